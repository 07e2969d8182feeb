/** Opens what a part is folded away in, tab or fold, and brings it under the bar. */
export function reveal(part: HTMLElement): void {
  const panel = part.closest<HTMLElement>('[role="tabpanel"][data-closed]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  tab?.click();
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  part.scrollIntoView({ block: 'start' });
}
