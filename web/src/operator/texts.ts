// Which pages the operator has filled in: the server says so in the head of the page.
export type OperatorPage = "imprint" | "privacy";

const PAGES: OperatorPage[] = ["imprint", "privacy"];

export function filledIn(): OperatorPage[] {
  const named = document.querySelector<HTMLMetaElement>("meta[name=gobelet-texts]")?.content.split(" ") ?? [];
  return PAGES.filter((page) => named.includes(page));
}
