import type { AnswerBlock } from '@slipway/report';
import { count, featureOf, productOf, type Sheet, saidIn } from './sheet.ts';
import { lossesOf, type Standing } from './standing.ts';

type Next = NonNullable<AnswerBlock['next']>;

const asked = 5;
const enough = 3;
const days = { own: 2, look: 7, ask: 14 } as const;

/** One thing to do, with a number and a day. What is open is looked up before anybody is asked. */
export function nextOf(sheet: Sheet, standing: Standing): Next {
  if (standing.kind === 'own-open') return markOwn(sheet);
  const open = standing.kind === 'rivals-open' ? mostOpen(sheet) : openOf(sheet, standing.duel.rival);
  if (open !== null && open.features.length > 0) return lookUp(sheet, open);
  return standing.kind === 'rivals-open' ? markOwn(sheet) : askBuyers(sheet, standing.duel.rival);
}

function markOwn(sheet: Sheet): Next {
  const { table, writer } = sheet;
  const number = Math.max(1, table.features.length);
  const cells = count(sheet, 'own-cells', 'Your own cells', number, number === 1 ? 'cell' : 'cells');
  return {
    do: writer.say('next', `Mark {{f:${cells}}} of your own column: yes, partly, no.`),
    dueDays: days.own,
  };
}

interface Open {
  readonly rival: number;
  readonly features: readonly number[];
}

function openOf({ table, among }: Sheet, rival: number): Open {
  return { rival, features: among.filter((at) => table.cell(at, rival).state === 'unknown') };
}

/** The rival of whom most is known already: its rest is the quickest way to an answer. */
function mostOpen(sheet: Sheet): Open | null {
  return (
    sheet.table.rivals
      .map((rival) => openOf(sheet, rival))
      .filter(({ features }) => features.length > 0)
      .toSorted((a, z) => a.features.length - z.features.length || a.rival - z.rival)[0] ?? null
  );
}

function lookUp(sheet: Sheet, { rival, features }: Open): Next {
  const { writer } = sheet;
  const name = productOf(sheet, rival);
  const number = count(
    sheet,
    'to-find',
    `Unknown of ${name}`,
    features.length,
    features.length === 1 ? 'cell' : 'cells',
  );
  const first = featureOf(sheet, features[0] ?? 0);
  return {
    do: writer.say(
      'next',
      `Look up {{f:${number}}} of ${name} on its site or in a trial, “${first}” first.`,
      ...saidIn(sheet, name, first),
    ),
    passes: writer.say('next-passes', `{{f:${number}}} with a source and a date.`),
    dueDays: days.look,
  };
}

function askBuyers(sheet: Sheet, rival: number): Next {
  const { writer } = sheet;
  const name = productOf(sheet, rival);
  const [worst] = lossesOf(sheet);
  const rule = (id: string, label: string, value: number) =>
    writer.figure({
      id,
      label,
      value,
      unit: 'count',
      noun: 'buyers',
      provenance: { kind: 'assumed', why: 'Our rule: five talks, and most of them decide.' },
    });
  const talks = rule('talks', 'Buyers to ask', asked);
  const yes = rule('talks-yes', 'Buyers who must say so', enough);
  const feature = worst === undefined ? null : featureOf(sheet, worst.feature);
  return {
    do: writer.say(
      'next',
      feature === null
        ? `Ask {{f:${talks}}} who chose ${name} what decided it.`
        : `Ask {{f:${talks}}} who chose ${name} whether “${feature}” decided it.`,
      ...saidIn(sheet, name, ...(feature === null ? [] : [feature])),
    ),
    passes: writer.say(
      'next-passes',
      feature === null
        ? `{{f:${yes}}} name a feature that you have.`
        : `{{f:${yes}}} say yes: then build it.`,
    ),
    dueDays: days.ask,
  };
}
