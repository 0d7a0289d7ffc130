import { Marked, type Token, type Tokens } from "marked";
import type { GameRules } from "../games/game";
import type { GameName } from "../lib/catalog";
import { chip, sign } from "./chip";

/** A piece of a rules page: text, or a row of cards in the game's notation. */
export type Block = { kind: "text"; html: string } | { kind: "cards"; cards: string[] };

/** The mark of a fenced row of cards. */
const CARDS = "cards";

/** Behind a translated heading stands the address of the English one: a link leads to the same place everywhere. */
const ANCHOR = /^<!--\s*([a-z0-9-]+)\s*-->$/;

/** A ruling begins with its name. */
const RULING = /^\*\*([A-Z]\d+)\*\*/;

/** The name of a heading in an address: its words, in small letters. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/<[^>]*>/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function anchorOf(tokens: Token[]): string | undefined {
  return tokens.map((token) => ANCHOR.exec(token.raw.trim())?.[1]).find((anchor) => anchor !== undefined);
}

const markedFor = (game: GameName, rules: GameRules): Marked =>
  new Marked({
    renderer: {
      codespan({ text }) {
        return chip(game, rules, text) ?? `<code>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
      },
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens.filter((token) => token.type !== "html")).trim();
        return `<h${depth} id="${anchorOf(tokens) ?? slug(text)}">${text}</h${depth}>`;
      },
      listitem(item) {
        const ruling = RULING.exec(item.text)?.[1];
        const id = ruling ? ` id="${ruling.toLowerCase()}"` : "";
        return `<li${id}>${this.parser.parse(item.tokens)}</li>`;
      },
      // Tables scroll by themselves, so that narrow screens do not.
      table(token) {
        const row = (cells: string): string => `<tr>${cells}</tr>`;
        const data = (cell: Tokens.TableCell, cells: Tokens.TableCell[]): string => {
          const texts = cells.map(({ text }) => text);
          return `<td>${sign(game, rules, cell.text, texts) ?? this.parser.parseInline(cell.tokens)}</td>`;
        };
        const head = token.header
          .map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`)
          .join("");
        const body = token.rows.map((cells) => row(cells.map((cell) => data(cell, cells)).join("")));
        const table = `<table><thead>${row(head)}</thead><tbody>${body.join("")}</tbody></table>`;
        return `<div class="scroll" tabindex="0" role="group">${table}</div>`;
      },
    },
  });

const isCards = (token: Token): token is Tokens.Code => token.type === "code" && (token as Tokens.Code).lang === CARDS;

/** The rules as they stand on the page, from top to bottom. The HTML still has to be cleaned. */
export function rulesBlocks(game: GameName, rules: GameRules, markdown: string): Block[] {
  const marked = markedFor(game, rules);
  const blocks: Block[] = [];
  let text: Token[] = [];
  const flush = (): void => {
    if (text.length > 0) blocks.push({ kind: "text", html: marked.parser(text) });
    text = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (isCards(token)) {
      flush();
      blocks.push({ kind: "cards", cards: token.text.split(/\s+/) });
    } else text.push(token);
  }
  flush();
  return blocks;
}
