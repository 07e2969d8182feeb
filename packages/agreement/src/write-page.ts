import type { CheckedPage, FigurePlace, PageFigure, PagePlan } from './company.ts';
import type { Settlement } from './finding.ts';
import { writeAmount } from './page-figures.ts';
import { listed, rewritePrice } from './read-page.ts';
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
  const { text: from, section, row, label } = figure;
  const to = /^price\b/iu.test(label) ? rewritePrice(from, value) : writeAmount(from, value);
  return {
    kind: 'page',
    label: `Write ${to} on the page`,
    pageId,
    from,
    to,
    place: { section, row },
  };
}

interface Writing {
  readonly from: string;
  readonly to: string;
  readonly place: FigurePlace | null;
}

/** The page with what a settlement writes on it. At a place, any other that says the same stays. */
export function writeOnPage<T>(document: T, writing: Writing): T;
export function writeOnPage(document: unknown, { from, to, place }: Writing): unknown {
  if (place === null) return replaceText(document, from, to);
  const { sections, figures } = Object(document);
  const { section, row } = place;
  const written = listed(sections).map((one) => {
    if (one.id !== section) return one;
    if (row === null) return { ...one, data: replaceText(one.data, from, to) };
    const data = Object(one.data);
    const rows = listed(data[row.list]).map((old, at) => (at === row.at ? { ...old, value: to } : old));
    return { ...one, data: { ...data, [row.list]: rows } };
  });
  const taken = listed(figures).map((one) =>
    row === null && one.section === section && one.text === from ? { ...one, text: to } : one,
  );
  return { ...Object(document), sections: written, ...(taken.length > 0 && { figures: taken }) };
}
