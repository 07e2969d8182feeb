import { stemsOf } from '@slipway/language';
import type { StepsBlock } from '@slipway/report';
import { type Case, rivalsNamed, textOf } from './case.ts';
import type { Item } from './item.ts';
import type { Standing } from './verdict.ts';

type Step = StepsBlock['steps'][number];

const tasksMost = 3;

interface Frame {
  /** The founder's answer that is about the same thing as such a row, whatever its words. */
  readonly sameTopic?: 'channel';
  readonly does: 'sells' | 'builds';
  readonly dueDays: number;
  readonly say: (name: string) => string;
}

/** One frame for each kind of row that something of the founder's can meet. */
const frames: Readonly<Record<string, Frame>> = {
  rival: {
    does: 'builds',
    dueDays: 14,
    say: (name) => `Do one real case with ${name} and one with yours; write down both results.`,
  },
  channel: {
    sameTopic: 'channel',
    does: 'sells',
    dueDays: 21,
    say: (name) => `Try ${name} beside your own way in; count the replies from each.`,
  },
  system: {
    does: 'builds',
    dueDays: 14,
    say: (name) => `Ask what it takes to connect to ${name}.`,
  },
  rule: {
    does: 'builds',
    dueDays: 21,
    say: (name) => `Write one page on how you meet ${name}.`,
  },
};

/** A task where something of the founder's and one row share a topic; none otherwise. */
export function tasksBlock(one: Case, standing: Standing): readonly StepsBlock[] {
  const rows = [...standing.threats, ...standing.weaknesses, ...standing.opportunities];
  const kinds = new Set<string>();
  const steps = rows.flatMap((item) => {
    const step = kinds.has(item.kind) ? null : taskOf(one, item);
    if (step === null) return [];
    kinds.add(item.kind);
    return [step];
  });
  return steps.length === 0
    ? []
    : [{ id: 'tasks', kind: 'steps', title: 'Tasks', steps: steps.slice(0, tasksMost) }];
}

function taskOf(one: Case, { kind, line }: Item): Step | null {
  const frame = frames[kind];
  const row = rowOf(one, line.id);
  if (frame === undefined || row === undefined || line.own !== undefined || !isShared(one, frame, row))
    return null;
  const owner =
    textOf(one.input, 'team') === null ? 'You' : frame.does === 'sells' ? 'Whoever sells' : 'Whoever builds';
  return {
    id: `task:${line.id}`,
    do: one.writer.say(`task:${line.id}`, frame.say(row.name), ...line.statement.evidence),
    owner,
    dueDays: frame.dueDays,
  };
}

const names = ['edge', 'channel', 'team'] as const;

interface NamedRow {
  readonly name: string;
  readonly words: string;
}

function rowOf({ basis: { notes } }: Case, itemId: string): NamedRow | undefined {
  const rows = [
    ...notes.rivals.map(({ id, name, does }) => ({ id, name, words: `${name} ${does}` })),
    ...[...notes.channels, ...notes.systems, ...notes.rules].map(({ id, name, says }) => ({
      id,
      name,
      words: `${name} ${says}`,
    })),
  ];
  return rows.find(({ id }) => itemId.endsWith(`:${id}`));
}

/** A content word of what the founder brings, other than who pays: those words are in every row. */
function isShared({ input, basis }: Case, frame: Frame, row: NamedRow): boolean {
  if (frame.sameTopic !== undefined && textOf(input, frame.sameTopic) !== null) return true;
  const payers = stemsOf(basis.profile.pays.value ?? '');
  const texts = [...rivalsNamed({ input, basis }), ...names.map((name) => textOf(input, name) ?? '')];
  const own = stemsOf(texts.join(' '));
  return [...stemsOf(row.words)].some((stem) => own.has(stem) && !payers.has(stem));
}
