import type { Attachment } from "svelte/attachments";

/** A table shows the same crest dozens of times: it is read once and then copied. */
const models = new Map<string, DocumentFragment>();

function modelOf(svg: string): DocumentFragment {
  const known = models.get(svg);
  if (known) return known;
  const template = document.createElement("template");
  template.innerHTML = svg;
  models.set(svg, template.content);
  return template.content;
}

/** Puts one of our drawings into an element. */
export function drawn(svg: string): Attachment {
  return (element) => element.replaceChildren(modelOf(svg).cloneNode(true));
}
