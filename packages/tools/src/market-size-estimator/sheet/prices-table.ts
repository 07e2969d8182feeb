import { comparablePrices, goalWords, yearlyOf } from '@slipway/analyst';
import { type Expression, figure as figureNamed, over, plus, readAs, roundTo, times } from '@slipway/core';
import type { TableBlock } from '@slipway/report';
import { addCycle, addFactor } from './figures.ts';
import { priceUnit, rounded, signingMonths, sizeFormulas, yearlyPrice } from './formulas.ts';
import type { Sheet } from './sheet.ts';

/** What it takes at other prices: the ends of one comparable row, else half and twice. */
export function pricesTable(sheet: Sheet): TableBlock | null {
  const { market, basis, writer } = sheet;
  const { line, months, sizes, factors } = market;
  const share = line === null || sizes === null ? null : line.goal / sizes.tam;
  const hasShare = share !== null && share <= 0.5;
  if (
    line === null ||
    line.kind !== 'units' ||
    line.yearly === null ||
    line.ours !== null ||
    line.price === null
  )
    return null;
  const { yearly, price, goal, currency, noun } = line;
  const same = comparablePrices(basis.profile, basis.notes).find((row) => {
    const other = yearlyOf({ ...row, amount: row.low });
    return (
      row.currency === currency && other?.isRecurring === yearly.isRecurring && other.unit === yearly.unit
    );
  });
  const yours = figureNamed('own-price', 'your price');
  const perPrice = yearly.amount / price.amount;
  /** A price for a year stands beside one for a month as a twelfth. */
  const asYours = (amount: number): number =>
    same === undefined ? amount : (yearlyOf({ ...same, amount })?.amount ?? amount) / perPrice;
  const others =
    same === undefined
      ? ([
          ['half', 'Half', over(yours, 2), price.amount / 2],
          ['twice', 'Double', times(yours, 2), price.amount * 2],
        ] as const)
      : ([
          ['low', `${same.what}, low`, null, asYours(same.low)],
          ['high', `${same.what}, high`, null, asYours(same.high)],
        ] as const);
  const isPaced = yearly.isRecurring && months > 0;
  if (isPaced) {
    addFactor(sheet, factors.years);
    addCycle(sheet);
  }
  const own = ['own', 'Your price', plus(yours), price.amount] as const;
  const rows = [own, ...others].map(([id, label, changed, amount]) => {
    const figure = (
      name: string,
      what: string,
      formula: Expression,
      unit: 'count' | 'count/month' | 'share',
    ): string =>
      writer.derive({
        id: `at:${id}:${name}`,
        label: `${what}, ${label.toLowerCase()}`,
        unit,
        ...(unit === 'share' ? {} : { noun }),
        formula,
      });
    const base = { id: `at:${id}:price`, label, unit: priceUnit(market), currency } as const;
    const shown =
      changed === null
        ? writer.figure({
            ...base,
            value: amount,
            provenance: { kind: 'assumed', why: `${same?.what ?? 'Others'}, by our notes.` },
          })
        : writer.derive({ ...base, formula: changed });
    const needed = readAs('count', over('goal', yearlyPrice(market, figureNamed(shown, 'this price'))));
    // From the number that is shown beside it, so that both can be checked by hand.
    const pace = over(rounded(needed), signingMonths(market));
    // Nobody signs a part of a customer; below three the part still says something.
    const isSlow = goal / (amount * perPrice) / months < 3;
    return {
      cells: [
        { label },
        { figure: shown },
        { figure: figure('needed', `For ${goalWords(line)}`, rounded(needed), 'count') },
        ...(isPaced
          ? [
              {
                figure: figure(
                  'pace',
                  'To sign a month',
                  rounded(isSlow ? pace : roundTo(0, pace)),
                  'count/month',
                ),
              },
            ]
          : []),
        ...(!hasShare
          ? []
          : [
              {
                figure: figure(
                  'share',
                  'Part of all',
                  rounded(over('goal', sizeFormulas(market).tamAt(shown))),
                  'share',
                ),
              },
            ]),
      ],
      ...(id === 'own' ? { strong: true } : {}),
    };
  });
  return {
    id: 'prices',
    kind: 'table',
    title: 'At other prices',
    columns: [
      { label: 'Price' },
      { label: 'Amount', numeric: true },
      { label: `For ${goalWords(line)}`, numeric: true },
      ...(isPaced ? [{ label: 'To sign a month', numeric: true }] : []),
      ...(!hasShare ? [] : [{ label: 'Part of all', numeric: true }]),
    ],
    rows,
  };
}
