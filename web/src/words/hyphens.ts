// Where a long word may be broken on a narrow card: browsers know it for some languages, on some systems.
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const LONG = 8; // letters: shorter words stay whole
const LEAST = 3; // letters on either side
const SOFT = "\u00ad";

const vowel = (letter = "") => VOWELS.includes(letter.toLowerCase());
const INSEPARABLE = /^([bcdfgkptv][lr]|[cpt]h|gn|qu)$/i;

/** After a vowel, before the last consonant (or pair such as "tr") that leads to the next vowel: Win-ches-ter. */
function broken(word: string): string {
  if ([...word].length < LONG) return word;
  let out = "";
  for (let place = 0; place < word.length; place++) {
    const [before, here, next] = [word[place - 1], word[place], word[place + 1]];
    const pair = INSEPARABLE.test(`${here}${next}`);
    const opens = !vowel(here) && (vowel(next) || pair) && !INSEPARABLE.test(`${before}${here}`);
    const room = place >= LEAST && word.length - place >= LEAST;
    if (opens && room && [...word.slice(0, place)].some(vowel)) out += SOFT;
    out += here;
  }
  return out;
}

/** The same words, with soft hyphens in the long ones. */
export const breakable = (text: string): string => text.replace(/\p{L}+/gu, broken);
