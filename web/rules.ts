// A Vite plugin: a page of docs/rules as data, rule by rule, so that the page can show, search and link them.
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

/** A part of a page. `rule` is its number, or "" for what stands between; `edition` if it is of one only. */
export interface Piece {
  rule: string;
  level: number; // of a heading; 0 for text
  html: string;
  edition: string; // "2009", "revised", or "" for all
}

const NUMBER = /^<strong>([A-Z]{2}-\d+)<\/strong>\s*/;
const EDITION = /<strong>(?:[^<]*, )?(2009|revised|révisée)\u00a0?:<\/strong>/;
const MARK = /\[([RV])([^\]]*)\]/g;
const REFERENCE = /(?<![\w-])([A-Z]{2}-\d+)\b/g;

const editionIn = (html: string): string => {
  const found = EDITION.exec(html)?.[1] ?? "";
  return found === "révisée" ? "revised" : found;
};

/** Rulings and values are marked, and rules that are named are links. */
function dress(html: string): string {
  return html
    .replace(MARK, '<span class="mark $1">$1<span class="why">$2</span></span>')
    .replace(REFERENCE, '<a data-rule="$1">$1</a>');
}

const marked = new Marked({
  renderer: {
    // Links between the pages lead nowhere in the app: their words stay.
    link({ tokens }: Tokens.Link): string {
      return this.parser.parseInline(tokens);
    },
    // What belongs to one edition only is marked, so that the other's readers are spared it.
    listitem(item: Tokens.ListItem): string {
      const html = this.parser.parse(item.tokens);
      const edition = editionIn(html.slice(0, 60));
      return `<li${edition ? ` class="edition-${edition}"` : ""}>${html}</li>\n`;
    },
    table(table: Tokens.Table): string {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const body = table.rows.map((cells) => row(cells, "td")).join("");
      return `<table><thead>${row(table.header, "th")}</thead><tbody>${body}</tbody></table>\n`;
    },
  },
});

function pieceOf(token: Token): Piece[] {
  if (token.type === "heading") {
    const html = marked.parser(token.tokens?.length ? [{ ...token, type: "text" } as Token] : []);
    return [{ rule: "", level: (token as Tokens.Heading).depth, html, edition: "" }];
  }
  if (token.type !== "list") {
    const html = dress(marked.parser([token]));
    return html.trim() ? [{ rule: "", level: 0, html, edition: "" }] : [];
  }
  const list = token as Tokens.List;
  return list.items.map((item) => {
    const html = marked.parser(item.tokens).trim();
    const inner = html.startsWith("<p>") ? html.replace(/^<p>([\s\S]*?)<\/p>/, "$1") : html;
    const rule = NUMBER.exec(inner)?.[1] ?? "";
    const text = inner.replace(NUMBER, "");
    return { rule, level: 0, html: dress(text), edition: rule ? editionIn(text.slice(0, 60)) : "" };
  });
}

/** The pieces of a page. Its title, what leads to its parts, and the way to the first page are left out. */
export function piecesOf(markdown: string): Piece[] {
  const tokens = marked.lexer(markdown);
  const first = tokens.findIndex(
    (token) => token.type === "heading" && (token as Tokens.Heading).depth === 2,
  );
  return tokens.slice(first).flatMap(pieceOf);
}

export function rules(): Plugin {
  return {
    name: "rules",
    transform: {
      filter: { id: /\/docs\/rules\/.*\.md$/ },
      handler(code: string) {
        return { code: `export default ${JSON.stringify(piecesOf(code))};`, map: null, moduleType: "js" };
      },
    },
  };
}
