import {
  type Company,
  findDisagreements,
  readPage,
  replaceText,
  rewritePrice,
  writeAmount,
  writeFigure,
} from '@slipway/agreement';
import type { Page } from '@slipway/page';

interface Move {
  readonly id: string;
  /** One sentence with both numbers. */
  readonly why: string;
  readonly from: string;
  readonly to: string;
  readonly write: (page: Page) => Page;
}

/** Each number of the page that the record has another value for, and the page with that value. */
export function listMoves(page: Page, name: string, record: Company['record']): readonly Move[] {
  const checked = readPage({ id: 'open', name, date: '', document: page });
  const company = { record, results: [], pages: [checked], asOf: '' };
  return findDisagreements(company).flatMap(({ id, check, why, sides: [known, shown] }): readonly Move[] => {
    if (shown.from.kind !== 'page' || typeof known.value !== 'number') return [];
    const { section } = shown.from;
    if (check === 'page-price') {
      const plan = checked.plans.find((one) => one.section === section);
      if (plan === undefined) return [];
      const amount = Number((plan.per === 'year' ? known.value * 12 : known.value).toFixed(2));
      // With its sign it is found in other sentences too; a bare number stays where it is.
      const from = /[^\s\d]+\d[\d,]*(?:\.\d+)?/u.exec(plan.text)?.[0] ?? plan.text;
      const to = rewritePrice(from, amount);
      return [{ id, why, from, to, write: (now) => replaceText(now, from, to) }];
    }
    const figure = checked.figures.find((one) => id.endsWith(` ${one.section} ${one.list} ${one.at}`));
    if (check !== 'page-figure' || figure === undefined) return [];
    const to = writeAmount(figure.text, known.value);
    return [{ id, why, from: figure.text, to, write: (now) => writeFigure(now, figure, to) }];
  });
}
