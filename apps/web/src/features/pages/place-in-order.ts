/** Puts the elements into the parent in this order with as few moves as one step of a person needs. Others in it stay last. */
export function placeInOrder(parent: Element, wanted: readonly Element[]): void {
  let here = parent.firstElementChild;
  for (const [at, element] of wanted.entries()) {
    if (here === element) {
      here = element.nextElementSibling;
      continue;
    }
    // One that was taken further down: without this, everything behind it would be moved instead.
    if (here !== null && here.nextElementSibling === element && wanted[at + 1] !== here) {
      const away = here;
      here = element.nextElementSibling;
      const after = wanted[wanted.indexOf(away) - 1];
      if (after !== undefined) after.after(away);
      continue;
    }
    parent.insertBefore(element, here);
  }
}
