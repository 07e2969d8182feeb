import type { Figure } from '@slipway/core';
import { VentureList } from '@slipway/knowledge';
import type { Block, Report, Statement } from '@slipway/report';
import {
  type AnyEngine,
  type AnyGather,
  type AnyLookUp,
  type Around,
  type Field,
  getTool,
  type Library,
  type ToolMeta,
} from '@slipway/tools';
import type { Toolbox } from '../src/modules/tools/toolbox.ts';

/** A whole tool in a few lines, for tests of everything around a tool. It counts the letters of an idea. */
const { id, name, cost, icon } = getTool('swot-generator');
const meta: ToolMeta = {
  id,
  version: 1,
  name,
  cost,
  route: '/swot-generator',
  icon,
  listed: true,
  order: 6,
  gives: 'How long a text is.',
};

const fields = [
  { name: 'idea', kind: 'long-text', label: 'Your idea', maxLength: 4000, essential: true },
  { name: 'customer', kind: 'text', label: 'Who pays', maxLength: 160 },
  { name: 'channel', kind: 'text', label: 'How they will find you', maxLength: 160 },
  {
    name: 'rows',
    kind: 'table',
    label: 'Months',
    editable: true,
    maxRows: 5000,
    columns: [
      { name: 'month', label: 'Month', kind: 'month' },
      { name: 'sum', label: 'Sum', kind: 'number', unit: 'money' },
    ],
  },
] as const satisfies readonly Field[];

export interface SmallToolOptions {
  /** Called in the middle of counting. */
  readonly onRun?: () => void;
  /** Called while what is known is looked through. */
  readonly onGather?: (around: Around) => void;
  /** What differs from the tool as it is. */
  readonly version?: number;
  readonly migrate?: AnyEngine['migrate'];
  readonly learns?: NonNullable<AnyEngine['learns']>;
  readonly documents?: NonNullable<AnyEngine['documents']>;
  readonly carries?: NonNullable<AnyEngine['carries']>;
  readonly lookUp?: AnyLookUp;
}

export function makeSmallToolbox(options: SmallToolOptions = {}): Toolbox {
  const { onRun, onGather, version = meta.version, migrate, learns, documents, carries, lookUp } = options;
  const engine: AnyEngine = {
    meta: { ...meta, version },
    ...(migrate ? { migrate } : {}),
    ...(learns ? { learns } : {}),
    ...(documents ? { documents } : {}),
    ...(carries ? { carries } : {}),
    fields,
    sample: { idea: 'A slot finder for dentists', customer: 'dental offices' },
    check: (input) =>
      input.idea === undefined ? [{ field: 'idea', message: 'Please tell us your idea.' }] : [],
    run(input, basis) {
      onRun?.();
      return count(String(input.idea), typeof input.customer === 'string' ? input.customer : null, {
        rate: Number(Reflect.get(Object(input.assumptions), 'rate') ?? 3),
        letters: Number(Reflect.get(Object(basis), 'letters')),
        channel: typeof input.channel === 'string' ? input.channel : null,
        rows: Array.isArray(input.rows) ? input.rows.length : 0,
      });
    },
  };
  const gather: AnyGather = (input, around) => {
    onGather?.(around);
    return { letters: String(input.idea).length };
  };
  return {
    catalogue: [meta],
    findTool: async (asked) => (asked === id ? { engine, gather, ...(lookUp ? { lookUp } : {}) } : null),
  };
}

/** The small tool knows nothing. */
export const emptyLibrary = async (): Promise<Library> => ({
  knowledge: {
    verticals: [],
    buyers: [],
    countries: [],
    rates: [],
    populations: [],
    benchmarks: [],
    segments: [],
    niches: [],
    fieldFacts: [],
    wordings: [],
    twins: [],
    jobs: [],
    businessModels: [],
    ventures: VentureList.of([]),
  },
  analyst: {
    read: () => {
      throw new Error('No idea is read here.');
    },
    study: () => {
      throw new Error('No idea is read here.');
    },
    suggestRivals: () => [],
  },
  naming: () => {
    throw new Error('Nothing is named here.');
  },
});

function count(
  idea: string,
  customer: string | null,
  {
    rate,
    letters,
    channel,
    rows,
  }: {
    readonly rate: number;
    readonly letters: number;
    readonly channel: string | null;
    readonly rows: number;
  },
): Report {
  const say = (statement: string, text: string): Statement => ({
    id: statement,
    text,
    evidence: [{ kind: 'figure', id: 'letters' }],
  });
  const figures: Record<string, Figure> = {
    letters: {
      id: 'letters',
      label: 'Letters',
      value: letters,
      unit: 'count',
      noun: 'letters',
      provenance: { kind: 'measured', field: 'idea' },
    },
    rate: {
      id: 'rate',
      label: 'Rate',
      value: rate,
      unit: 'ratio',
      provenance: { kind: 'assumed', why: 'A guess', assumption: 'rate' },
    },
    worth: {
      id: 'worth',
      label: 'Worth',
      value: letters * rate + rows,
      unit: 'points',
      range: { low: letters, high: letters * rate * 2 + rows, means: 'what the unknowns allow' },
      provenance: { kind: 'derived', formula: 'letters × rate', inputs: ['letters', 'rate'] },
    },
  };
  const ask = (field: string, text: string): Block => ({
    kind: 'question',
    id: `ask-${field}`,
    field,
    question: say(`ask-${field}`, text),
    options: [],
  });
  const headline: Block = {
    kind: 'headline',
    id: 'headline',
    tone: 'plain',
    verdict: say('verdict', 'It is worth {{f:worth}}.'),
    lede: [say('length', 'It has {{f:letters}}.')],
  };
  const reading: Block = {
    kind: 'reading',
    id: 'reading',
    slots: [
      {
        field: 'channel',
        label: 'Channel',
        value: channel,
        standing: channel === null ? 'open' : 'confirmed',
        options: [],
        takesText: true,
      },
    ],
  };
  if (idea.startsWith('asdf') && idea.length < 20)
    return {
      toolId: id,
      title: `Letters of ${idea}`,
      figures,
      sources: {},
      blocks: [headline, ask('idea', 'What does it mean?')],
      asksBack: true,
    };
  return {
    toolId: id,
    title: `Letters of ${idea.slice(0, 20)}`,
    figures,
    sources: {},
    blocks: [
      ...(idea.startsWith('Read') ? [reading] : []),
      headline,
      ...(customer === null ? [ask('customer', 'Who pays for {{f:letters}}?')] : []),
      ...(idea.length < 12 ? [ask('idea', 'What are the other letters?')] : []),
      {
        kind: 'assumptions',
        id: 'assumptions',
        rows: [
          {
            id: 'rate',
            label: 'Rate',
            figure: 'rate',
            control: { type: 'number', min: 0, max: 10, step: 1 },
            isOwn: rate !== 3,
            why: say('why', 'A guess over {{f:letters}}.'),
          },
        ],
      },
    ],
  };
}
