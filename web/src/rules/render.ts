import DOMPurify from "dompurify";
import { Marked } from "marked";
import type { GameName } from "../lib/art";
import { chip } from "./chip";

/** The name of a heading in an address: its words, in small letters. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/<[^>]*>/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const markedFor = (game: GameName): Marked => new Marked({
  renderer: {
    codespan({ text }) {
      return chip(game, text) ?? `<code>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
    },
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${slug(text)}">${text}</h${depth}>`;
    },
    // Tables scroll by themselves, so that narrow screens do not.
    table(token) {
      const row = (cells: string): string => `<tr>${cells}</tr>`;
      const head = token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`).join("");
      const body = token.rows.map((cells) => row(cells.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`).join("")));
      return `<div class="scroll" tabindex="0" role="group"><table><thead>${row(head)}</thead><tbody>${body.join("")}</tbody></table></div>`;
    },
  },
});

/** Markdown of the rules as HTML that is safe to show. */
export function renderRules(game: GameName, markdown: string): string {
  return DOMPurify.sanitize(markedFor(game).parse(markdown, { async: false }), { FORBID_TAGS: ["style", "form", "input"], FORBID_ATTR: ["style"] });
}
