import { type SuggestedRival, type VentureNote, ventureSource } from '@slipway/analyst';
import { flatText } from '@slipway/language';
import { type Block, createWriter, fromSource, type Report, type Writer } from '@slipway/report';
import type { Matrix } from '../../fields/matrix/field.ts';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { matrixOf } from '../propose/matrix.ts';
import { gridBlock } from './grid.ts';
import {
  citeFeature,
  citeRival,
  featureOf,
  findProposed,
  openSheet,
  type Sheet,
  saidBuyers,
} from './sheet.ts';
import { proposedBlock, whyOf } from './suggested.ts';

/** Too few surely do this job, and the founder named none: what buyers compare by, who it may be, one question, no credit. */
export function askRivals(toolId: string, title: string, input: Input, basis: Basis): Report {
  const { profile, notes, rivals: sure, perhaps = [] } = basis;
  const { venture } = notes;
  const writer = createWriter();
  const { value, standing } = profile.pays;
  // A guess would put the question to somebody else.
  const payer = standing === 'read' || standing === 'confirmed' ? flatText(value ?? '') : '';
  const who = payer !== '' && payer.split(' ').length < 7 ? payer : 'buyers';
  const sheet = openSheet({ ...input, matrix: withRoom(matrixOf(input, basis)) }, basis, writer);
  const offered = [...sure, ...perhaps];
  const blocks: readonly (Block | null)[] = [
    {
      id: 'ask',
      kind: 'answer',
      tone: 'plain',
      word: null,
      verdict: verdictOf(sheet, sure),
      dials: [],
      reasons: [
        ...(venture === null || venture.elsewhere?.includes('instead') ? [] : [todayReason(venture, writer)]),
      ],
    },
    {
      id: 'question',
      kind: 'question',
      question: writer.say(
        'question',
        offered.length === 0
          ? `Which two products or firms do ${who} use for this today? Put a comma between them; a spreadsheet or a helper counts too.`
          : `Which products or firms do ${who} use for this today? Press those you meet; some may do another job. Add others after a comma.`,
        saidBuyers({ input, basis }, who),
      ),
      field: 'rivals',
      ...(offered.length > 0 && { taken: sure.map(({ name }) => name) }),
      options: offered.map((rival) => ({ value: rival.name, label: rival.name, why: whyOf(rival) })),
    },
    { id: 'buyers', kind: 'steps', title: 'If you cannot name two', steps: [askBuyers(writer)] },
    sheet.table.features.length === 0
      ? null
      : { ...gridBlock(sheet), title: 'What buyers compare by', intro: introOf(sheet) },
    proposedBlock(sheet),
  ];
  return writer.finish({
    toolId,
    title,
    asksBack: true,
    blocks: blocks.filter((block) => block !== null),
  });
}

const columnsLeast = 3;

/** Empty columns for those who are not named yet. */
function withRoom({ columns, rows }: Matrix): Matrix {
  const room = Array.from(
    { length: Math.max(1, columnsLeast - columns.length) },
    (_, at) => `Rival ${columns.length + at}`,
  );
  return {
    columns: [...columns, ...room],
    rows: rows.map(({ name, cells }) => ({
      name,
      cells: [...cells, ...room.map(() => ({ state: 'unknown' as const }))],
    })),
  };
}

function verdictOf(sheet: Sheet, sure: readonly SuggestedRival[]) {
  const names = sure.map(({ name }) => flatText(name));
  return sheet.writer.say(
    'ask',
    names.length === 0
      ? 'We know no rivals for certain. Name two that your customers mention, and we compare you with them.'
      : `We are fairly sure of ${names.join(' and ')}. Name the others that your customers mention, and we compare you with all.`,
    ...sure.map((rival) => fromSource(citeRival(sheet, rival))),
  );
}

function introOf(sheet: Sheet) {
  const proposed = findProposed(sheet, featureOf(sheet, 0));
  return sheet.writer.say(
    'grid-intro',
    'Our notes propose these. Strike what does not fit, change the words, and put names over the empty columns.',
    ...(proposed === undefined ? [] : [fromSource(citeFeature(sheet, proposed))]),
  );
}

const talks = 5;
const twice = 2;

/** Whoever cannot name two asks those who would pay. */
function askBuyers(writer: Writer) {
  const rule = (id: string, label: string, value: number, noun: string) =>
    writer.figure({
      id,
      label,
      value,
      unit: 'count',
      noun,
      provenance: { kind: 'assumed', why: 'Our rule: five talks, and a name that comes twice counts.' },
    });
  const asked = rule('talks', 'Buyers to ask', talks, 'buyers');
  const names = rule('names', 'Names that come twice', twice, 'names');
  return {
    id: 'next',
    do: writer.say('next', `Ask {{f:${asked}}} what they would use without you, and write each name down.`),
    passes: writer.say('next-passes', `{{f:${names}}} come up more than once.`),
    dueDays: 7,
  };
}

/** What the customers of a business like it do, where our line about it names no firm. */
function todayReason(venture: VentureNote, writer: Writer) {
  const source = writer.cite(ventureSource(venture, 'instead', venture.instead));
  return {
    label: 'Used instead of a like business',
    statement: writer.say('today', venture.instead, fromSource(source)),
  };
}
