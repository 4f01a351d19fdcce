// "Dig: one nugget for each of your 9s" is a title and a text.
export function split(sentence: string): [title: string, text: string] {
  const [, title = sentence, text = ""] = /^(.+?)\s?:\s(.+)$/.exec(sentence) ?? [];
  return [title, text.charAt(0).toUpperCase() + text.slice(1)];
}
