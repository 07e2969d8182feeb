import { lowerFirst } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';

/** What is often said has several ways of saying it. */
type Row = string | readonly [string, ...string[]];
/** What lifts a dimension by one written level; completes “To reach 6, …”. One row per level it stands on: 0, 2, 4, 6, 8. */
type Rows = readonly [Row, Row, Row, Row, Row];

export function raiseWords(id: DimensionId, level: number, one: Case): string {
  const rows = rowsOf[id](one);
  const row = rows[Math.min(4, Math.max(0, Math.floor(level / 2)))] ?? rows[0];
  return typeof row === 'string' ? row : one.voice.pick(`row-${id}`, row);
}

const rowsOf: Readonly<Record<DimensionId, (one: Case) => Rows>> = {
  severity: ({ voice: { who, one } }) => [
    `name one thing that goes wrong for ${who}`,
    `tell the last time it went wrong for a single ${one}`,
    [
      `find what ${who} lose, or what they built against it`,
      `learn what it costs ${who} each time`,
      `see what ${who} have rigged up to get round it`,
      `ask ${who} what the last time cost them`,
    ],
    `count the hours or the money that ${who} lose in a month`,
    `show a bill that ${who} already pay to be rid of it`,
  ],
  frequency: ({ voice: { who } }) => [
    `find the part of it that ${who} meet every year`,
    `find the part of it that ${who} meet every quarter`,
    `find the part of it that ${who} meet every month`,
    `find the part of it that ${who} meet every week`,
    `find the part of it that ${who} meet every day`,
  ],
  'willingness-to-pay': ({ voice: { who, one } }) => [
    `find anyone, among ${who} or beside them, who gains enough to pay`,
    `decide what ${who} pay for, and how often`,
    [
      `set a price that fits, and name who signs for ${who}`,
      `name a sum, and the person who signs for ${who}`,
      `put a price on it, and find out who among ${who} may spend that much`,
    ],
    `put your price beside what ${who} spend on it today`,
    `take the first payment from a single ${one}`,
  ],
  market: ({ voice: { who } }) => [
    'pick one group of people that has a name and an address',
    `name one kind of buyer among ${who}`,
    [
      `count ${who} in one country, or in one town`,
      `find out how many ${who} there are where you begin`,
      `put a number on ${who}: one town will do`,
      `look up how many ${who} a single district has`,
      `get the count of ${who} from whoever registers them`,
    ],
    `show that ${who}, times your price, make a market of that size`,
    `name the next group after ${who} that buys the same thing`,
  ],
  timing: ({ voice: { who } }) => [
    `name one thing that changed for ${who}`,
    `name the tool or habit that ${who} did not have before`,
    [
      `put a date on what changed for ${who}`,
      `say since when it is so for ${who}`,
      `find the month in which it changed for ${who}`,
    ],
    `find a rule that asks ${who} for it`,
    `find the day from which ${who} must have it`,
  ],
  competition: ({ voice: { who }, rivals }) => {
    const rival = rivals.named[0] ?? rivals.unnamed[0] ?? 'the nearest rival';
    return [
      `ask ${who} what they use today`,
      `describe, step by step, how ${who} manage today`,
      `name the product that ${who} would compare you with`,
      `write down what ${rival} leaves open for ${who}`,
      `say why ${rival} will not copy it`,
    ];
  },
  differentiation: ({ voice: { who }, rivals }) => {
    const rival = rivals.named[0] ?? rivals.unnamed[0] ?? 'the nearest rival';
    return [
      `strike the praise and keep one difference that ${who} would notice`,
      `pick the one difference that ${who} would switch for`,
      `say what keeps ${rival} from copying it`,
      `measure it on the number that ${who} watch: how many times better?`,
      `show ${who} something nobody could do for them before`,
    ];
  },
  distribution: ({ voice: { who, aOne }, basis }) => {
    const channel = lowerFirst(basis.vertical?.channels[0] ?? '');
    return [
      `name one place where ${who} can be met`,
      `pick a channel that your price can carry`,
      channel === ''
        ? `use a channel that ${who} buy through today`
        : `use a channel that ${who} buy through today, such as ${channel}`,
      `try it on ${who}, and write down what one answer cost`,
      `show ${aOne} that brought the next one`,
    ];
  },
  'founder-fit': ({ voice: { who } }) => [
    `spend a month at work among ${who}`,
    `spend a year beside ${who}, or team up with somebody who has`,
    `bring in somebody who did this work for ${who} for years`,
    `bring in somebody who knows ${who} from years of work`,
    `bring in somebody whom ${who} have long known`,
  ],
  feasibility: ({ voice: { who, aOne } }) => [
    `cut the part that nobody can build, and see what ${who} still get`,
    `find a version for ${who} that waits for no licence and no breakthrough`,
    [
      `show ${who} a prototype, even one that you run by hand`,
      `do it by hand once for somebody among ${who}`,
      `put a mock-up before ${who} and watch`,
      `make the smallest part of it work for ${aOne}`,
      `let ${aOne} try a rough first version`,
    ],
    `put it into the hands of a few ${who}`,
    `deliver it to ${aOne} that paid`,
  ],
};
