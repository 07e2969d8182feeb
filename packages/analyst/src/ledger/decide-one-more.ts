import { wordNumber } from '../read/amounts.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { asPeriod, openMonthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

/** Two years: longer is no plan for one machine. */
const monthsMost = 24;

const oneMore =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|another|a new|one more|extra|additional)\b/iu;
const someMore = /\b(\d{1,2}|\p{L}+) (?:more|extra|additional)\b/iu;

/** How many more are asked about; null where it is something else. */
function countMore({ quote = '' }: Fact): number | null {
  const said = someMore.exec(quote)?.[1] ?? '';
  const count = Number(said) || wordNumber(said.toLowerCase());
  return count !== null && count > 1 ? count : oneMore.test(quote) ? 1 : null;
}

function monthsIn({ sold }: Ledger): number | null {
  if (sold?.when != null) return sold.per === 'year' ? 12 : null;
  return openMonthsOf(sold?.per ?? null) ?? null;
}

/** "A fifth one costs 1.45 million": what each of them leaves now pays for one more. */
export const decideOneMore: Decider = (ledger, profile, writer) => {
  const { sold, margin, fixed } = ledger;
  const among = sold?.from.find((fact) => fact.among !== undefined)?.among;
  const cost = profile.numbers.find(({ kind, per }) => kind === 'considered' && per === null);
  const more = cost === undefined ? null : countMore(cost);
  const months = monthsIn(ledger);
  if (sold === null || among === undefined || cost === undefined || more === null || months === null)
    return null;
  // Rent is paid anyway; what each of them costs is paid for one more as well.
  const running = fixed.filter(({ each }) => each === among);
  const own = running.map(({ value, per }) => value / (openMonthsOf(asPeriod(per ?? '')) ?? Number.NaN));
  const out = own.reduce((sum, one) => sum + one, 0);
  const left = (sold.count * margin) / months / among - out;
  if (!(left > 0)) return null;
  sayBooks(profile, writer);
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const one = money(
    'book-one-leaves',
    'Left of each of them',
    left,
    'month',
    `what is sold ÷ ${among} × what one leaves, less what each costs`,
    ['book-sold', ...(running.length > 0 ? ['book-fixed-1'] : [])],
    ledger,
    writer,
  );
  const back = counted(
    'book-one-back',
    'Until it is paid back',
    Math.ceil(cost.value / (left * more) - 1e-9),
    'months',
    'what it would cost ÷ what each of them leaves',
    [spent, one.id],
    writer,
  );
  const needed = counted(
    'book-one-needed',
    'Enough to pay it back in two years',
    Math.ceil((cost.value / monthsMost + out * more) / margin - 1e-9),
    sold.noun,
    'what it would cost ÷ 24 months, and what it costs to keep, ÷ what one leaves',
    [spent],
    writer,
  );
  const rest = fixed.length > running.length ? ', before a share of what goes out anyway' : '';
  const what = more === 1 ? 'One more that earns' : 'More that earn';
  return {
    verdict:
      `${what} as yours do pays {{f:${spent}}} back in {{f:${back}}}: each leaves ${one.says} now${rest}.`.replace(
        'More that earn as yours do pays',
        'More that earn as yours do pay',
      ),
    step: {
      do: 'Write down for two weeks how often all are taken and you have to say no.',
      passes: `It comes to {{f:${needed}}} a month or more: then it is paid back in two years.`,
      days: 14,
    },
  };
};
