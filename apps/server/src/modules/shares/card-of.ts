import type { Shared } from '@slipway/contracts';
import type { Card } from '@slipway/export';
import { digestOf } from '@slipway/report';

/** What a messenger shows of a link: its title, of a report the large figure, and nothing else out of it. */
export function cardOf({ kind, title, reports, deck }: Shared): Card {
  const [first] = reports;
  if (kind === 'report' && first) {
    const { figure } = digestOf(first.report);
    const isKnown = figure !== null && figure.value !== null;
    return {
      over: first.tool,
      title,
      ...(isKnown && { figure: { text: figure.text, label: figure.label } }),
    };
  }
  if (kind === 'deck') return { over: 'Pitch deck', title, line: sayCount(slidesOf(deck), 'slide') };
  const results = reports.length === 0 ? [] : [sayCount(reports.length, 'result')];
  return { over: 'Project', title, line: [...results, ...(deck ? ['a pitch deck'] : [])].join(' and ') };
}

function slidesOf(deck: unknown): number {
  const slides: unknown = Reflect.get(Object(deck), 'slides');
  return Array.isArray(slides) ? slides.length : 0;
}

function sayCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
