// The help over the table: the rules, the hands, the cards, how to play. Where there is none, rules are links.

export const TABS = ["rules", "hands", "cards", "how"] as const;
export type HelpTab = (typeof TABS)[number];

class Help {
  here = $state(false); // this page has a sheet
  open = $state.raw<{ tab: HelpTab; rule: string } | null>(null);
  private last: HelpTab = "rules";

  /** Without a tab the one that was looked at last: hands and cards are one tap away, too. */
  show(tab: HelpTab = this.last, rule = ""): void {
    this.last = tab;
    this.open = { tab, rule };
  }

  close(): void {
    this.open = null;
  }
}

export const help = new Help();
