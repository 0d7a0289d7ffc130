import DOMPurify from "dompurify";

/** HTML that is safe to show. */
export function clean(html: string): string {
  return DOMPurify.sanitize(html, { FORBID_TAGS: ["style", "form", "input"], FORBID_ATTR: ["style"] });
}
