import {
  comparablePrices,
  economicsFindings,
  type Finding,
  goalWords,
  priceFindings,
  saleFindings,
  yearlyOf,
} from '@slipway/analyst';
import type { Block, FindingsBlock, TableBlock } from '@slipway/report';
import { round, roundPace } from '../model/span.ts';
import { addFactor, type SizeFigures } from './figures.ts';
import { slowSale } from './reasons.ts';
import type { Sheet } from './sheet.ts';

const rowsMost = 2;
const likelyRow = 0.4;

/** The round sum at other prices: the ends of one comparable row, else half and twice. */
export function pricesTable({ market, basis, writer }: Sheet): TableBlock | null {
  const { line, months, sizes } = market;
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
        value: name === 'share' ? Math.min(9.99, value) : value,
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
        ...(sizes === null
          ? []
          : [
              {
                figure: figure(
                  'share',
                  'Part of all',
                  round((goal / sizes.tam) * (price.amount / amount)),
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
      ...(yearly.isRecurring && months > 0 ? [{ label: 'To sign a month', numeric: true }] : []),
      ...(sizes === null ? [] : [{ label: 'Part of all', numeric: true }]),
    ],
    rows,
  };
}

/** Each way to size it that has its numbers, side by side. */
export function methodTable(sheet: Sheet, sizes: SizeFigures | null): TableBlock | null {
  const { market, writer } = sheet;
  const { methods, earning, currency } = market;
  if (sizes === null || methods === null || earning === null) return null;
  const money = (
    id: string,
    label: string,
    value: number,
    formula: string,
    inputs: readonly string[],
  ): string =>
    writer.figure({
      id,
      label,
      value: round(value),
      unit: 'money/year',
      currency,
      provenance: { kind: 'derived', formula, inputs },
    });
  const working = (id: string, ...figures: readonly string[]) => ({
    statement: writer.say(id, `${figures.map((one) => `{{f:${one}}}`).join(' × ')}.`),
  });
  const rows = [
    {
      cells: [{ label: 'Count × price' }, working('work-count', 'buyers', sizes.each), { figure: sizes.tam }],
      strong: true,
    },
    ...(methods.topDown === null
      ? []
      : [
          {
            cells: [
              { label: 'Published figure × your part' },
              working(
                'work-top',
                addFactor(sheet, methods.marketFigure),
                addFactor(sheet, methods.marketShare),
              ),
              {
                figure: money(
                  'topDown',
                  'From the published figure',
                  methods.topDown,
                  'published figure × your part',
                  ['marketFigure', 'marketShare'],
                ),
              },
            ],
          },
        ]),
    ...(methods.value === null
      ? []
      : [
          {
            cells: [
              { label: 'Worth to them × your part' },
              working(
                'work-value',
                'buyers',
                addFactor(sheet, methods.valuePerMonth),
                addFactor(sheet, methods.captureShare),
              ),
              {
                figure: money(
                  'byValue',
                  'From what it is worth',
                  methods.value,
                  'how many there are × worth a month × 12 × your part of it',
                  ['buyers', 'valuePerMonth', 'captureShare'],
                ),
              },
            ],
          },
        ]),
  ];
  return {
    id: 'methods',
    kind: 'table',
    title: 'How it adds up',
    columns: [{ label: 'Way' }, { label: 'Working' }, { label: 'A year', numeric: true }],
    rows,
  };
}

/** Only with more than one ring to draw. */
export function rings({ writer, place, market }: Sheet, sizes: SizeFigures | null): Block | null {
  if (sizes === null || (sizes.sam === null && sizes.som === null)) return null;
  return {
    id: 'rings',
    kind: 'rings',
    title: 'TAM, SAM, SOM',
    rings: [
      {
        label: 'TAM',
        figure: sizes.tam,
        note: writer.say(
          'ring-tam',
          `{{f:buyers}}${place === null ? '' : ` in ${place}`}, each at {{f:${sizes.each}}}.`,
        ),
      },
      ...(sizes.sam === null
        ? []
        : [
            {
              label: 'SAM',
              figure: sizes.sam,
              note: writer.say(
                'ring-sam',
                'The {{f:fitShare}} that fit, and {{f:reachShare}} of those within your reach: your own shares.',
              ),
            },
          ]),
      ...(sizes.som === null
        ? []
        : [{ label: 'SOM', figure: sizes.som, note: writer.say('ring-som', somWords(market)) }]),
    ],
  };
}

/** Which of the bounds is the smallest. */
function somWords({ sizes, plan }: Sheet['market']): string {
  if (sizes?.som != null && sizes.som === sizes.capacity)
    return 'What {{f:sellers}} can sign at {{f:dealsPerSeller}} each.';
  if (sizes?.som != null && plan?.hasAdoption === true && sizes.som === sizes.adoption)
    return 'The {{f:adoption}} of them you expect to win.';
  return 'Your people could sign more than there are: {{f:som}}.';
}

/** Rows about price, sale and keep; only of this kind of business. */
export function findings(sheet: Sheet): FindingsBlock | null {
  const {
    basis: { notes },
    writer,
    market,
  } = sheet;
  if (notes.known !== 'near') return null;
  // The likeliest row stands among the reasons, or in the first line.
  const said = market.line?.yearly == null ? undefined : comparablePrices(notes)[0]?.id;
  const groups: readonly (readonly Finding[])[] = [
    priceFindings(notes, writer)
      .filter(({ likely, statement }) => likely >= likelyRow && statement.id !== `prices:${said}`)
      .slice(0, rowsMost),
    slowSale(sheet) === null ? saleFindings(notes, writer).sale : [],
    economicsFindings(notes, writer),
  ];
  const rows = groups.flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            label: first.label,
            statements: [first.statement, ...others.map(({ statement }) => statement)] as const,
          },
        ],
  );
  return rows.length === 0 ? null : { id: 'findings', kind: 'findings', title: 'From our notes', rows };
}
