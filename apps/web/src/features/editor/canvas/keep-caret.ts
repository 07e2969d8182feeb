/** A section that is drawn anew under the caret (an undo, for example) gets it back, at the end of the same field. */
export function keepCaret(document: Document, draw: () => void): void {
  const active = document.activeElement;
  const name = active?.getAttribute('data-field') ?? active?.getAttribute('data-rich') ?? null;
  const id = active?.closest('.s')?.id;
  draw();
  if (name === null || id === undefined || active?.isConnected) return;
  const fields = document.getElementById(id)?.querySelectorAll<HTMLElement>('[data-field],[data-rich]') ?? [];
  const field = [...fields].find((one) => (one.dataset.field ?? one.dataset.rich) === name);
  if (field === undefined) return;
  field.focus();
  document.getSelection()?.selectAllChildren(field);
  document.getSelection()?.collapseToEnd();
}
