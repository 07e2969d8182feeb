import type { CheckedPage, PageFigure, PagePlan } from './company.ts';
import { replaceText } from './replace-text.ts';

interface StoredPage {
  readonly id: string;
  readonly name: string;
  /** ISO day of the last save. */
  readonly date: string;
  /** As it is stored. */
  readonly document: unknown;
}

/** What is held against the record, of a page as it is stored. */
export function readPage({ id, name, date, document }: StoredPage): CheckedPage {
  const { title, sections } = Object(document);
  const all = listed(sections);
  const plans = all.flatMap(readSection);
  const rows = all.flatMap(readFigures);
  return {
    id,
    name,
    date,
    title: typeof title === 'string' ? title.trim() : '',
    plans,
    figures: [...rows, ...readTaken(document, rows, plans)],
  };
}

/** Lists of a section whose rows have a label and a value. */
const lists: Readonly<Record<string, string>> = { proof: 'figures', facts: 'rows', hero: 'points' };

function readFigures({ id, kind, data }: Record<string, unknown>): readonly PageFigure[] {
  const list = lists[String(kind)];
  if (list === undefined || typeof id !== 'string') return [];
  return listed(Object(data)[list]).flatMap(({ label, value }, at) => {
    const text = String(value ?? '').trim();
    const figure = { section: id, row: { list, at }, label: String(label ?? '').trim(), text };
    return /\d/u.test(text) && !isPrice(figure) ? [figure] : [];
  });
}

const isPrice = ({ label }: { readonly label?: unknown }) => /^price$/iu.test(String(label).trim());

/**
 * What the page was written with and still says. A text that was rewritten without it is the founder's own; what a row or a plan
 * says is compared there.
 */
function readTaken(
  document: unknown,
  rows: readonly PageFigure[],
  plans: readonly PagePlan[],
): readonly PageFigure[] {
  const { sections, figures } = Object(document);
  return listed(figures).flatMap(({ section, label, text }) => {
    const found = listed(sections).find(({ id }) => id === section);
    if (typeof section !== 'string' || typeof label !== 'string' || typeof text !== 'string') return [];
    const isThere = found !== undefined && replaceText(found.data, text, '') !== found.data;
    const isCompared =
      (plans.length > 0 && /^price\b/iu.test(label)) ||
      rows.some((row) => row.section === section && row.text.includes(text));
    return isThere && !isCompared ? [{ section, row: null, label, text }] : [];
  });
}

/** Plans, and rows of facts that are called "Price". */
function readSection({ id, kind, data }: Record<string, unknown>): readonly PagePlan[] {
  const { plans, rows, points } = Object(data);
  if (typeof id !== 'string') return [];
  const priced = kind === 'pricing' ? listed(plans) : [];
  const named = [...listed(kind === 'facts' ? rows : null), ...listed(kind === 'hero' ? points : null)]
    .filter(isPrice)
    .map(({ value }) => ({ price: value, per: '' }));
  return [...priced, ...named].flatMap(({ price, per }) => {
    const plan = readPrice(String(price ?? ''), String(per ?? ''));
    return plan === null ? [] : [{ section: id, ...plan }];
  });
}

export function listed(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((one: unknown) => Object(one)) : [];
}

/** The currency a text names; null where it names none, or a sign of many. */
export const currencyIn = (text: string): string | null =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? null;

const marks: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR\b/u, 'EUR'],
  [/£|\bGBP\b/u, 'GBP'],
  [/₹|\bINR\b|\bRs\b/u, 'INR'],
  [/R\$|\bBRL\b/u, 'BRL'],
  [/₦|\bNGN\b/u, 'NGN'],
  [/US\$|\bUSD\b/u, 'USD'],
];

const amountIn = /\d[\d,]*(?:\.\d+)?/u;

/** The same price text with another amount: "From $49" becomes "From $59". */
export function rewritePrice(text: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const shown = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return text.replace(amountIn, shown);
}

/** "$49" and "per month". Null for what is free, comes once, or is charged by the head. */
export function readPrice(price: string, per: string): Omit<PagePlan, 'section'> | null {
  const digits = amountIn.exec(price)?.[0] ?? '';
  const amount = Number(digits.replaceAll(',', ''));
  const period = `${price} ${per}`.toLowerCase();
  const isHeads = /\b(?:seat|user|person|head|member|employee)s?\b/u.test(period);
  const every = /year|annual|\byr\b/u.test(period) ? 'year' : /month|\bmo\b/u.test(period) ? 'month' : null;
  if (!(amount > 0) || every === null || isHeads) return null;
  return { text: price.trim(), amount, currency: currencyIn(price), per: every };
}
