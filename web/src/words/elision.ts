// Elision: whether a French word before a name loses its vowel, as in “d’Annie”.
// The model is src/gobelet/locale/elision.py.
const VOWELS = "aeiouœæ";
const MUTE_H = "eiouy"; // Henri, Hippolyte, Hortense, Hugo; not Harry

/** A vowel, a mute h, or a y before a consonant: “d’Annie”, “d’Henri”, “d’Yves”, “de Yann”, “de Harry”. */
export function elided(name: string): boolean {
  const [first = "", second = ""] = [...name.toLowerCase().normalize("NFD")].filter((letter) =>
    /\p{L}/u.test(letter),
  );
  if (first === "h") return second !== "" && MUTE_H.includes(second);
  if (first === "y") return second !== "" && !VOWELS.includes(second);
  return first !== "" && VOWELS.includes(first);
}
