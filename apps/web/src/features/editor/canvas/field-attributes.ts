/** What makes a field one that Tab reaches and words are typed into, taken off again. */
export function closeField(field: HTMLElement): void {
  for (const name of ['tabindex', 'role', 'aria-label', 'aria-multiline', 'contenteditable'])
    if (field.hasAttribute(name)) field.removeAttribute(name);
}
