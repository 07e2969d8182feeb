import type { GridBlock, GridCell, GridState } from './block.ts';

export const notLooked = 'not looked at';

export function findState({ states }: GridBlock, { state }: GridCell): GridState | undefined {
  return states.find(({ id }) => id === state);
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const days = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function isDay(text: string): boolean {
  return days.test(text);
}

/** "3 Nov 2026". */
export function sayDay(text: string): string {
  const [, year, month, day] = days.exec(text) ?? [];
  return year === undefined ? text : `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** How often each state is found, what is open, and how old the oldest look is. */
export function sayGrid(block: GridBlock): string {
  const cells = block.rows.flatMap(({ cells: all }) => all);
  const counts = block.states.flatMap(({ id, label }) => {
    const found = cells.filter((cell) => cell?.state === id).length;
    return found === 0 ? [] : [`${found} ${label.toLowerCase()}`];
  });
  const open = cells.filter((cell) => cell === null).length;
  const [oldest] = cells.flatMap((cell) => cell?.on ?? []).sort();
  return [
    `${block.rows.length} × ${block.columns.length} cells: `,
    [...counts, ...(open > 0 ? [`${open} ${notLooked}`] : [])].join(', '),
    oldest === undefined ? '.' : `. Oldest look: ${sayDay(oldest)}.`,
  ].join('');
}
