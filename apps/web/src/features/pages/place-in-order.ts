/**
 * Puts the elements into the parent in this order with as few moves as one step of a person needs. Others in it stay last. Those that
 * were `placed` in the same order before, and are still there, are passed over: asking the page for each of hundreds takes a while.
 */
export function placeInOrder(
  parent: Element,
  wanted: readonly Element[],
  placed: readonly Element[] = [],
): void {
  let start = 0;
  while (start < wanted.length && wanted[start] === placed[start]) start += 1;
  let here = start === 0 ? parent.firstElementChild : (wanted[start - 1]?.nextElementSibling ?? null);
  for (let at = start; at < wanted.length; at += 1) {
    const element = wanted[at];
    if (element === undefined) break;
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
