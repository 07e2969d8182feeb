import { productKey } from '@slipway/record';
import type { Cell, TableBlock } from '@slipway/report';
import { fromSource } from '@slipway/report';
import { sentenceCase } from '../propose/list-items.ts';
import { citeNote, citeRival, productOf, type Sheet } from './sheet.ts';

interface Price {
  readonly product: number;
  readonly figure: string;
  readonly value: number;
}

const anchorsMost = 2;

/** What the founder wrote beside each product; their own from the idea where the table has none. */
export function pricesOf(sheet: Sheet): readonly Price[] {
  const { table, writer } = sheet;
  return table.products
    .flatMap((name, product): Price[] => {
      const typed = rowOf(sheet, product)?.price ?? null;
      const own = product === table.you && typed === null ? ownPrice(sheet) : null;
      const value = typed ?? own;
      if (value === null) return [];
      const figure = writer.figure({
        id: `price.${product}`,
        label: `Price of ${name}`,
        value,
        unit: 'money/month',
        currency: currencyOf(sheet),
        provenance: { kind: 'measured', field: typed === null ? 'price' : 'prices' },
      });
      return [{ product, figure, value }];
    })
    .toSorted((a, z) => a.value - z.value || a.product - z.product);
}

export function rowOf({ input, table }: Sheet, product: number) {
  const name = productKey(table.products[product] ?? '');
  return input.prices?.find((row) => productKey(row.product ?? '') === name);
}

export function currencyOf({ input, basis }: Sheet): string {
  const currency = input.currency ?? basis.profile.price.value?.currency ?? 'USD';
  return /^[A-Z]{3}$/u.test(currency) ? currency : 'USD';
}

function ownPrice({ input, basis }: Sheet): number | null {
  const { value } = basis.profile.price;
  const per = input.per ?? value?.per ?? null;
  const amount = input.price ?? value?.amount ?? null;
  return per === 'month' && value?.currency !== '%' ? amount : null;
}

/** Cheapest first; then those whose price nobody has written down, with how they charge. */
export function pricesBlock(sheet: Sheet): TableBlock | null {
  const { table, basis, writer } = sheet;
  const prices = pricesOf(sheet);
  const open = table.rivals.filter((at) => !prices.some(({ product }) => product === at));
  const charges = (product: number): Cell => {
    const rival = basis.rivals.find((one) => productKey(one.name) === productKey(productOf(sheet, product)));
    if (rival === undefined || rival.pricing === '') return { label: '' };
    const cite = fromSource(citeRival(sheet, rival));
    return { statement: writer.say(`charges.${product}`, `${sentenceCase(rival.pricing)}.`, cite) };
  };
  const rows = [
    ...prices.map(({ product, figure }) => ({
      ...(product === table.you && { strong: true }),
      cells: [{ label: productOf(sheet, product) }, { figure }, charges(product)] as readonly Cell[],
    })),
    ...open.map((product) => ({
      cells: [
        { label: productOf(sheet, product) },
        { label: 'unknown' },
        charges(product),
      ] as readonly Cell[],
    })),
    ...basis.notes.prices.slice(0, anchorsMost).map((anchor, at) => ({
      cells: [
        { label: `Usual: ${anchor.what}` },
        { figure: anchorFigure(sheet, at) },
        { label: `per ${anchor.per}` },
      ] as readonly Cell[],
    })),
  ];
  const hasFigures = prices.length > 0 || basis.notes.prices.length > 0;
  if (!hasFigures && open.every((at) => 'label' in charges(at))) return null;
  return {
    id: 'prices',
    kind: 'table',
    title: 'Price ladder',
    tab: 'Prices',
    columns: [{ label: 'Product' }, { label: 'Price', numeric: true }, { label: 'How it charges' }],
    rows,
  };
}

function anchorFigure(sheet: Sheet, at: number): string {
  const { basis, writer } = sheet;
  const anchor = basis.notes.prices[at];
  if (anchor === undefined) throw new Error('There is no such price.');
  const { id, what, low, high, currency, per } = anchor;
  const source = citeNote(sheet, id, `${what}, per ${per}`);
  return writer.figure({
    id: `usual.${at}`,
    label: `Usual price of ${what}`,
    value: null,
    unit: 'money',
    currency,
    range: { low, high, means: 'our notes' },
    provenance: { kind: 'sourced', sources: [source] },
  });
}
