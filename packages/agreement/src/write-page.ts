import type { CheckedPage, FigurePlace, PageFigure, PagePlan } from './company.ts';
import type { Settlement } from './finding.ts';
import { writeAmount } from './page-figures.ts';
import { rewritePrice, writeFigure } from './read-page.ts';
import { replaceText } from './replace-text.ts';

type OnPage = Extract<Settlement, { kind: 'page' }>;

/** The page's price becomes this one a month, wherever the page says it. */
export function writePrice({ id: pageId }: CheckedPage, plan: PagePlan, perMonth: number): OnPage {
  const amount = Number((plan.per === 'year' ? perMonth * 12 : perMonth).toFixed(2));
  // With its sign it is found in other sentences too; a bare number stays where it is.
  const from = /[^\s\d]+\d[\d,]*(?:\.\d+)?/u.exec(plan.text)?.[0] ?? plan.text;
  const to = rewritePrice(from, amount);
  return { kind: 'page', label: `Write ${to} on the page`, pageId, from, to, place: null };
}

/** A figure of the page becomes this value, in as many digits as it has. */
export function writeValue({ id: pageId }: CheckedPage, figure: PageFigure, value: number): OnPage {
  const { text: from, section, list, at } = figure;
  const to = writeAmount(from, value);
  return {
    kind: 'page',
    label: `Write ${to} on the page`,
    pageId,
    from,
    to,
    place: { section, list, at },
  };
}

/** The page with what a settlement writes on it. */
export function writeOnPage<T>(
  document: T,
  { from, to, place }: { readonly from: string; readonly to: string; readonly place: FigurePlace | null },
): T {
  return place === null ? replaceText(document, from, to) : writeFigure(document, place, to);
}
