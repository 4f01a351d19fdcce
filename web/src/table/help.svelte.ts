// The help over the table: how to play, the rules, the hands, the cards. Where there is none, rules are links.
import { read, write } from "../kit/keepsake";
import { one } from "../kit/settings.svelte";

export const TABS = ["how", "rules", "hands", "cards"] as const;
export type HelpTab = (typeof TABS)[number];

class Help {
  here = $state(false); // this page has a sheet
  open = $state.raw<{ tab: HelpTab; rule: string } | null>(null);

  /** Without a tab the one that was looked at last in this browser, or how to play. */
  show(tab: HelpTab = one(read("help"), TABS, "how"), rule = ""): void {
    write("help", tab);
    this.open = { tab, rule };
  }

  close(): void {
    this.open = null;
  }
}

export const help = new Help();
