import type { Figure } from '@slipway/core';
import type { Report, Statement } from '@slipway/report';

const count = (id: string, value: number, noun: string): Figure => ({
  id,
  label: noun,
  value,
  unit: 'count',
  noun,
  provenance: { kind: 'measured', field: 'idea' },
});
const money = (id: string, label: string, value: number): Figure => ({
  id,
  label,
  value,
  unit: 'money/year',
  currency: 'USD',
  provenance: { kind: 'assumed', why: 'A test.' },
});

const figures = [
  money('tam', 'All offices at your price', 12_400_000),
  money('rival', 'What Weave charges', 24_634),
  count('offices', 3100, 'dental offices'),
  count('clinics', 870, 'clinics'),
];

/** What the lies are told about: a claim, a comparison, a refusal, a condition, a name, a question and a quote. */
const texts: Readonly<Record<string, string>> = {
  verdict: 'Dental offices in Ohio would pay {{f:tam}} for recall letters.',
  compared: 'Dentists pay {{f:tam}}, which is more than the {{f:rival}} that clinics pay to Weave.',
  refused: 'Nobody outside your team has paid for recall letters yet, so do not build more.',
  condition: 'If {{f:offices}} sign within a month, hire one seller; otherwise stop.',
  split: 'Dentrix sends letters for {{f:offices}} and Weave for {{f:clinics}}.',
  asked: 'How many of the {{f:offices}} have paid, and what did they stop paying for?',
  quoted: 'Read as what people do today: “A paper list at the front desk”, in {{f:clinics}}.',
};

export const lieSheet: Report = {
  toolId: 'market-size-estimator',
  title: 'Market size: recall letters for dental offices',
  figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
  sources: {},
  blocks: [
    {
      kind: 'list',
      id: 'claims',
      ordered: false,
      tone: 'plain',
      items: Object.entries(texts).map(([id, text]): Statement => ({ id, text, evidence: [] })),
    },
  ],
};

/** Lines "id: text"; three dots stand for the statement as the engine wrote it, without its full stop. */
export function readLies(lines: string): string[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, id = '', text = ''] = /^(\w+): (.*)$/u.exec(line) ?? [];
      const said = texts[id];
      if (said === undefined) throw new Error(`No statement: ${line}`);
      const read = text.replace(/\\u\{?([0-9a-f]{4,5})\}?/gu, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      );
      return read.replace('...', said.replace(/[.?]$/u, ''));
    });
}
