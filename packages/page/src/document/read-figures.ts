import { isObject } from '../fields/read-data.ts';
import type { Page, TakenFigure } from './page.ts';

const most = 40;
const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 140;

/** What is no figure is left out: it is no word of the page. */
export function readFigures(raw: unknown): Pick<Page, 'figures'> {
  const listed: readonly unknown[] = Array.isArray(raw) ? raw.slice(0, most) : [];
  const figures = listed.flatMap((one): readonly TakenFigure[] => {
    const { section, label, text } = isObject(one) ? one : {};
    return isShort(section) && isShort(label) && isShort(text) ? [{ section, label, text }] : [];
  });
  return figures.length === 0 ? {} : { figures };
}
