// A heap of dollars, nuggets, Store cards and deeds in words, by their faces where the facts have them.
import type { Fact, Facts, Voice, Words } from "../../words/voice";

const filled = (fact: Fact | undefined): fact is Fact =>
  Array.isArray(fact) ? fact.length > 0 : Boolean(fact);

/** Offers and shown hands name goods: their sentences have a place for them. */
export function words(facts: Facts, voice: Voice): Words {
  const told = ("number" in facts && "deeds" in facts) || ("cards" in facts && "titles" in facts);
  return told ? { goods: goodsOf(facts, voice) } : {};
}

function goodsOf(facts: Facts, voice: Voice): string {
  const heap: string[] = [];
  const add = (id: string, some: Facts) => heap.push(voice.tell(id, some));
  for (const fact of ["dollars", "nuggets"]) {
    const value = facts[fact];
    if (filled(value)) add(`goods-${fact}`, { [fact]: value });
  }
  for (const [seen, counted] of [
    ["cards", "number"],
    ["titles", "deeds"],
  ] as const) {
    const faces = facts[seen];
    const count = facts[counted];
    if (filled(faces)) add(`goods-${seen}-seen`, { [seen]: faces });
    else if (filled(count)) add(`goods-${seen}`, { number: count });
  }
  const fenced = Array.isArray(facts.fenced) ? facts.fenced.map(Number) : [];
  const plots = fenced.filter((points) => points > 0); // a Ranch is 0
  if (plots.length) add("goods-fenced", { titles: plots });
  if (fenced.length > plots.length) add("goods-ranches", { number: fenced.length - plots.length });
  return voice.listed(heap);
}
