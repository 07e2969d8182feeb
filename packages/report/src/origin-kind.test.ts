import type { Source } from '@slipway/core';
import { expect, it } from 'vitest';
import { toMarkdown } from './export/to-markdown.ts';
import { originKind, sourceKind } from './origin-kind.ts';
import { exampleReport } from './testing/example-report.ts';

const source = (id: string, publisher: string): Source => ({
  id,
  publisher,
  what: `Words of ${id}`,
  year: null,
  region: null,
  confidence: 'medium',
});
const sources = {
  ours: source('ours', 'Slipway trade notes: recall'),
  rule: source('rule', 'Slipway rule'),
  census: source('census', 'Census Bureau'),
};

it('tells a line of our own notes from a published one', () => {
  const kindOf = (...ids: [string, ...string[]]) =>
    originKind({ kind: 'sourced', sources: ids }, { sources });
  expect([kindOf('ours'), kindOf('ours', 'rule'), kindOf('census'), kindOf('ours', 'census')]).toEqual([
    'note',
    'note',
    'sourced',
    'sourced',
  ]);
  expect(originKind({ kind: 'assumed', why: 'x' }, { sources })).toBe('assumed');
  expect([sourceKind('rule', { sources }), sourceKind('toString', { sources })]).toEqual(['note', 'sourced']);
});

it('says so in the exported document, without year and grade', () => {
  const [first] = Object.values(exampleReport.figures).filter(
    ({ provenance }) => provenance.kind === 'sourced',
  );
  if (!first) throw new Error('The example has no sourced figure.');
  const id = first.provenance.kind === 'sourced' ? first.provenance.sources[0] : '';
  const text = toMarkdown({
    ...exampleReport,
    sources: { ...exampleReport.sources, [id]: { ...source(id, 'Slipway rule'), year: 2024 } },
  });
  const [, ours = ''] = /## Our notes, check them\n\n([\s\S]*?)\n\n##/u.exec(text) ?? [];
  expect(ours).toContain('- \\[note\\] Slipway rule.');
  expect(ours).not.toMatch(/2024|confidence|Published/iu);
  expect(text).toContain('Our note, check it: Slipway rule.');
});
