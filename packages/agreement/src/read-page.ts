import type { CheckedPage, PagePlan } from './company.ts';

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
  const all: readonly unknown[] = Array.isArray(sections) ? sections : [];
  return {
    id,
    name,
    date,
    title: typeof title === 'string' ? title.trim() : '',
    plans: all.flatMap((section) => readSection(Object(section))),
  };
}

function readSection({ id, kind, data }: Record<string, unknown>): readonly PagePlan[] {
  const { plans } = Object(data);
  if (kind !== 'pricing' || typeof id !== 'string' || !Array.isArray(plans)) return [];
  return plans.flatMap((one: unknown) => {
    const { price, per } = Object(one);
    const plan = readPrice(String(price ?? ''), String(per ?? ''));
    return plan === null ? [] : [{ section: id, ...plan }];
  });
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR\b/u, 'EUR'],
  [/£|\bGBP\b/u, 'GBP'],
  [/₹|\bINR\b|\bRs\b/u, 'INR'],
  [/R\$|\bBRL\b/u, 'BRL'],
  [/₦|\bNGN\b/u, 'NGN'],
  [/US\$|\bUSD\b/u, 'USD'],
];

/** "$49" and "per month". Null for what is free, comes once, or is charged by the head. */
export function readPrice(price: string, per: string): Omit<PagePlan, 'section'> | null {
  const digits = /\d[\d,\s]*(?:\.\d+)?/u.exec(price)?.[0] ?? '';
  const amount = Number(digits.replaceAll(/[,\s]/gu, ''));
  const period = `${price} ${per}`.toLowerCase();
  const isHeads = /\b(?:seat|user|person|head|member|employee)s?\b/u.test(period);
  const every = /year|annual|\byr\b/u.test(period) ? 'year' : /month|\bmo\b/u.test(period) ? 'month' : null;
  if (!(amount > 0) || every === null || isHeads) return null;
  const currency = marks.find(([mark]) => mark.test(price))?.[1] ?? null;
  return { text: price.trim(), amount, currency, per: every };
}
