import { placeInOrder } from './place-in-order.ts';

/** Makes the body read like this. A part that reads the same stays as it is, so a page that changes in one section keeps its place. */
export function updateBody(document: Document, markup: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const main = document.getElementById('main');
  const nextMain = template.content.querySelector('#main');
  if (main === null || nextMain === null) {
    document.body.replaceChildren(template.content);
    return;
  }
  update(main, [...nextMain.children]);
  update(document.body, [...template.content.children], main);
}

/** `kept` stands for the wanted element of its id, whatever is in it. */
function update(parent: Element, wanted: readonly Element[], kept?: Element): void {
  const now = [...parent.children];
  const known = new Map(now.map((element) => [element.outerHTML, element]));
  const next = wanted.map((element) =>
    kept !== undefined && element.id === kept.id ? kept : (known.get(element.outerHTML) ?? element),
  );
  for (const element of now) if (!next.includes(element)) element.remove();
  placeInOrder(parent, next);
}
