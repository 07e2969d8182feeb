import { shortQuote, verb } from '@slipway/language';
import { productKey } from '@slipway/record';
import { type AnswerBlock, fromSource, type Tone } from '@slipway/report';
import { kindOf } from '../compute/kinds.ts';
import { spreadsOf } from './kinds.ts';
import { nextOf } from './next.ts';
import { pricesOf } from './prices.ts';
import {
  citeRival,
  count,
  featureOf,
  productOf,
  type Sheet,
  saidBuyers,
  saidIn,
  storedLine,
} from './sheet.ts';
import { lossesOf, type Standing } from './standing.ts';

const words = { stop: 'Stop', behind: 'Test first', level: 'Test first', ahead: 'Go' } as const;
const tones: Readonly<Record<Standing['kind'], Tone>> = {
  'own-open': 'plain',
  'rivals-open': 'plain',
  stop: 'poor',
  behind: 'fair',
  level: 'fair',
  ahead: 'good',
};
const knownForGo = 0.7;
const quoteWords = 12;

export function answerBlock(sheet: Sheet, standing: Standing): AnswerBlock {
  const question = columnQuestion(sheet);
  const assumed = assumedOf(sheet);
  return {
    id: 'answer',
    kind: 'answer',
    tone: tones[standing.kind],
    word: wordOf(sheet, standing),
    verdict: verdictOf(sheet, standing),
    dials: [],
    reasons: standing.kind === 'own-open' ? firstRivals(sheet) : reasonsOf(sheet),
    next: nextOf(sheet, standing),
    ...(assumed !== undefined && { assumed }),
    ...(question !== null && { question }),
  };
}

function wordOf(sheet: Sheet, { kind }: Standing): AnswerBlock['word'] {
  if (kind === 'own-open' || kind === 'rivals-open') return null;
  // Nobody is told to go on because little is known.
  return kind === 'ahead' && knownShare(sheet) < knownForGo ? 'Test first' : words[kind];
}

function cellsOf({ table }: Sheet) {
  const all = table.rivals.flatMap((rival) => table.features.map((_, at) => table.cell(at, rival)));
  return { all: all.length, known: all.filter(({ state }) => state !== 'unknown').length };
}

function knownShare(sheet: Sheet): number {
  const { all, known } = cellsOf(sheet);
  return all === 0 ? 0 : known / all;
}

/** "the 5 features that dental offices weigh most", or "the 11 features compared". */
function weighed(sheet: Sheet): string {
  const { among, segments } = sheet;
  const [{ name, weighs }] = segments;
  const noun = among.length === 1 ? 'feature' : 'features';
  const number = count(sheet, 'weighed', 'Features that decide', among.length, noun);
  return weighs.length > 0
    ? `{{f:${number}}} that ${lowerFirst(name)} ${verb(name, 'weighs', 'weigh')} most`
    : `{{f:${number}}} compared`;
}

function verdictOf(sheet: Sheet, standing: Standing): AnswerBlock['verdict'] {
  const { table, writer } = sheet;
  const features = count(sheet, 'features', 'Features compared', table.features.length, 'features');
  const rivals = count(
    sheet,
    'rivals',
    'Rivals',
    table.rivals.length,
    table.rivals.length === 1 ? 'rival' : 'rivals',
  );
  const named = saidIn(sheet, ...table.rivals.slice(0, 3).map((at) => productOf(sheet, at)));
  if (standing.kind === 'own-open' && !knowsSameJob(sheet))
    return writer.say(
      'verdict',
      `{{f:${rivals}}} near this job, none surely the same. Name those your buyers mention, then mark your own column.`,
      ...named,
    );
  if (standing.kind === 'own-open')
    return writer.say(
      'verdict',
      table.features.length === 0
        ? `We found {{f:${rivals}}} and no feature to compare by. Name the features your buyers ask for.`
        : `{{f:${rivals}}}, {{f:${features}}}: mark your own column, and this sheet says who beats you.`,
      ...named,
    );
  const { all, known } = cellsOf(sheet);
  if (standing.kind === 'rivals-open') {
    const cells = count(sheet, 'cells', 'Cells of rivals', all, 'cells of your rivals');
    const seen = count(sheet, 'seen', 'Cells known', known);
    return writer.say(
      'verdict',
      `Too little is known to say who beats you: {{f:${seen}}} of {{f:${cells}}}.`,
      ...named,
    );
  }
  const { duel, kind } = standing;
  const rival = productOf(sheet, duel.rival);
  const lost = count(sheet, 'lost', `Features lost to ${rival}`, duel.loses.length);
  const won = count(sheet, 'won', `Features won against ${rival}`, duel.wins.length);
  const from = [...saidIn(sheet, rival), saidBuyers(sheet, sheet.segments[0].name)];
  if (kind === 'stop')
    return writer.say(
      'verdict',
      `Stop this version: ${rival} has all you have, and beats you on {{f:${lost}}} of the ${weighed(sheet)}.`,
      ...from,
    );
  if (kind === 'behind')
    return writer.say('verdict', `You lose to ${rival} on {{f:${lost}}} of the ${weighed(sheet)}.`, ...from);
  if (kind === 'level')
    return writer.say(
      'verdict',
      `You and ${rival} are level: you win {{f:${won}}} and lose {{f:${lost}}} of the ${weighed(sheet)}.`,
      ...from,
    );
  return writer.say(
    'verdict',
    `No rival beats you: against ${rival} you win {{f:${won}}} and lose {{f:${lost}}} of the ${weighed(sheet)}.`,
    ...from,
  );
}

function reasonsOf(sheet: Sheet): AnswerBlock['reasons'] {
  return [...lossReason(sheet), ...edgeReason(sheet), ...priceReason(sheet), ...openReason(sheet)].slice(
    0,
    3,
  );
}

/** While nothing is compared yet: who they are up against, as stored. */
function firstRivals(sheet: Sheet): AnswerBlock['reasons'] {
  const stored = sheet.basis.rivals
    .filter((rival) => storedLine(rival) !== null && isIn(sheet, rival.name))
    // One line may name several of them.
    .filter((rival, at, all) => all.findIndex((one) => storedLine(one) === storedLine(rival)) === at)
    .slice(0, 2)
    .map((rival) => ({
      label:
        rival.besides !== undefined
          ? 'Used instead of a like business'
          : rival.isSameJob
            ? 'Same job'
            : `Sells in ${rival.where}`,
      statement: sheet.writer.say(
        `first.${rival.id}`,
        storedLine(rival) ?? '',
        fromSource(citeRival(sheet, rival)),
      ),
    }));
  return [...stored, ...openReason(sheet)];
}

/** One that does the same, or that the founder put into the table. */
function knowsSameJob({ basis, input }: Sheet): boolean {
  const isNamed = input.matrix !== undefined || (input.rivals ?? basis.profile.rivals).length > 0;
  return isNamed || basis.rivals.some(({ isSameJob }) => isSameJob);
}

const isIn = ({ table }: Sheet, name: string): boolean =>
  table.products.some((one) => productKey(one) === productKey(name));

function lossReason(sheet: Sheet): AnswerBlock['reasons'] {
  const [worst] = lossesOf(sheet);
  if (worst === undefined) return [];
  const name = featureOf(sheet, worst.feature);
  const have = count(sheet, 'loss.have', `Rivals with ${name}`, worst.have);
  const known = count(
    sheet,
    'loss.known',
    `Rivals known for ${name}`,
    worst.known,
    worst.known === 1 ? 'rival' : 'rivals',
  );
  const yours = worst.own === 'partly' ? 'You have it in part' : 'You do not have it';
  const text = `${name}. ${yours}; {{f:${have}}} of {{f:${known}}} looked at ${worst.have === 1 ? 'has' : 'have'} it.`;
  return [
    { label: 'Where you lose', statement: sheet.writer.say('reason-loss', text, ...saidIn(sheet, name)) },
  ];
}

function edgeReason(sheet: Sheet): AnswerBlock['reasons'] {
  const [edge] = spreadsOf(sheet)
    .filter((spread) => kindOf(spread) === 'only-you')
    .toSorted((a, z) => a.have - z.have);
  if (edge === undefined) return [];
  const name = featureOf(sheet, edge.feature);
  const have = count(sheet, 'edge.have', `Rivals with ${name}`, edge.have);
  const known = count(
    sheet,
    'edge.known',
    `Rivals known for ${name}`,
    edge.known,
    edge.known === 1 ? 'rival' : 'rivals',
  );
  const text = `${name}. You have it; {{f:${have}}} of {{f:${known}}} looked at ${edge.have === 1 ? 'has' : 'have'} it.`;
  return [{ label: 'Only you', statement: sheet.writer.say('reason-edge', text, ...saidIn(sheet, name)) }];
}

function priceReason(sheet: Sheet): AnswerBlock['reasons'] {
  const prices = pricesOf(sheet);
  const own = prices.find(({ product }) => product === sheet.table.you);
  const others = prices.filter(({ product }) => product !== sheet.table.you);
  const [cheapest] = others;
  if (own === undefined || cheapest === undefined) return [];
  const name = productOf(sheet, cheapest.product);
  const text = `You ask {{f:${own.figure}}}; ${name}, the cheapest known, asks {{f:${cheapest.figure}}}.`;
  return [{ label: 'Price', statement: sheet.writer.say('reason-price', text, ...saidIn(sheet, name)) }];
}

function openReason(sheet: Sheet): AnswerBlock['reasons'] {
  const { all, known } = cellsOf(sheet);
  if (all === 0 || known === all) return [];
  const cells = count(sheet, 'cells', 'Cells of rivals', all, 'cells of your rivals');
  const open = count(sheet, 'open', 'Cells not known', all - known);
  const text = `{{f:${open}}} of {{f:${cells}}} are unknown. They count neither for them nor against them.`;
  return [{ label: 'Unknown', statement: sheet.writer.say('reason-open', text) }];
}

function assumedOf({ segments, input, writer, table }: Sheet): AnswerBlock['assumed'] {
  const parts = [
    ...(input.matrix === undefined && table.features.length > 0
      ? ['these features are the ones buyers compare']
      : []),
    ...(segments[0].weighs.length === 0 ? ['all features weigh the same'] : []),
  ];
  if (parts.length === 0) return undefined;
  return writer.say('assumed', `We assumed that ${parts.join(' and that ')}.`, {
    kind: 'said',
    field: 'idea',
    quote: shortQuote(input.idea ?? '', quoteWords) || 'idea',
  });
}

/** A table of the founder's own in which no column is called theirs. */
function columnQuestion({ table, writer }: Sheet): NonNullable<AnswerBlock['question']> | null {
  if (table.you !== null) return null;
  return {
    question: writer.say('question', 'Which column is your product?'),
    field: 'company',
    options: table.products.map((name) => ({ value: name.slice(0, 60), label: name })),
  };
}

function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
