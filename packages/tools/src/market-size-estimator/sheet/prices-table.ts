import { comparablePrices, goalWords, yearlyOf } from '@slipway/analyst';
import type { TableBlock } from '@slipway/report';
import { round, roundPace } from '../model/span.ts';
import type { Sheet } from './sheet.ts';

/** What it takes at other prices: the ends of one comparable row, else half and twice. */
export function pricesTable({ market, basis, writer }: Sheet): TableBlock | null {
  const { line, months, sizes } = market;
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
  const same = comparablePrices(basis.notes).find((row) => {
    const other = yearlyOf({ ...row, amount: row.low });
    return (
      row.currency === currency && other?.isRecurring === yearly.isRecurring && other.unit === yearly.unit
    );
  });
  const perPrice = yearly.amount / price.amount;
  const others =
    same === undefined
      ? ([
          ['half', 'Half', price.amount / 2],
          ['twice', 'Double', price.amount * 2],
        ] as const)
      : ([
          ['low', `${same.what}, low`, same.low],
          ['high', `${same.what}, high`, same.high],
        ] as const);
  const rows = [['own', 'Your price', price.amount] as const, ...others].map(([id, label, amount]) => {
    const inputs = ['goal', 'own-price'];
    const figure = (
      name: string,
      what: string,
      value: number,
      unit: 'count' | 'count/month' | 'share',
    ): string =>
      writer.figure({
        id: `at:${id}:${name}`,
        label: `${what}, ${label.toLowerCase()}`,
        value,
        unit,
        ...(unit === 'share' ? {} : { noun }),
        provenance: { kind: 'derived', formula: 'sum to reach ÷ a year at this price', inputs },
      });
    const needed = goal / (amount * perPrice);
    const shown = writer.figure({
      id: `at:${id}:price`,
      label,
      value: amount,
      unit: /\bmonth/u.test(price.per ?? '')
        ? 'money/month'
        : /\byear/u.test(price.per ?? '')
          ? 'money/year'
          : 'money',
      currency,
      provenance: { kind: 'derived', formula: 'your price, changed', inputs: ['own-price'] },
    });
    return {
      cells: [
        { label },
        { figure: shown },
        { figure: figure('needed', `For ${goalWords(line)}`, round(needed), 'count') },
        ...(yearly.isRecurring && months > 0
          ? [{ figure: figure('pace', 'To sign a month', roundPace(needed / months), 'count/month') }]
          : []),
        ...(!hasShare
          ? []
          : [
              {
                figure: figure('share', 'Part of all', round(share * (price.amount / amount)), 'share'),
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
      ...(yearly.isRecurring && months > 0 ? [{ label: 'To sign a month', numeric: true }] : []),
      ...(!hasShare ? [] : [{ label: 'Part of all', numeric: true }]),
    ],
    rows,
  };
}
