import type { SlideSource } from '../document/deck.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "12 November 2026"; a text that is no day stays as it is. */
export function sayDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/u.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
}

/** How many: their names would not end on the one line of a foot. */
export function sayChanged({ length }: SlideSource['changed']): string {
  return length === 0 ? '' : `${length} ${length === 1 ? 'figure' : 'figures'} changed`;
}

/** Under a slide, on one line: whose result it shows, of "19 Nov 2026", and what changed since. */
export function sayFoot({ tool, date, changed }: SlideSource): string {
  const day = sayDay(date).replace(/(?<= [A-Z][a-z]{2})[a-z]+/u, '');
  return [`${tool}, ${day}`, sayChanged(changed)].filter((said) => said !== '').join('; ');
}
