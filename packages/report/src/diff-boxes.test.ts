import { expect, test } from 'vitest';
import type { BoxesBlock, BoxItem } from './block.ts';
import { diffReports } from './diff-reports.ts';
import { reportToCsv } from './export/to-csv.ts';
import { toMarkdown } from './export/to-markdown.ts';
import type { Report } from './report.ts';

const item = (id: string, text: string, more: Partial<BoxItem> = {}): BoxItem => ({
  id,
  label: 'Failed before',
  statement: { id, text, evidence: [] },
  weight: 3,
  ...more,
});

function sheet(strengths: readonly BoxItem[], threats: readonly BoxItem[]): Report {
  const box = (id: string, label: string, items: readonly BoxItem[]): BoxesBlock['boxes'][number] => ({
    id,
    label,
    hint: '',
    tone: 'plain',
    items,
  });
  return {
    toolId: 'swot-generator',
    title: 'SWOT',
    figures: {},
    sources: {},
    blocks: [
      {
        id: 'boxes',
        kind: 'boxes',
        editable: true,
        boxes: [box('strengths', 'Strengths', strengths), box('threats', 'Threats', threats)],
      },
    ],
  };
}

const before = sheet([item('edge', 'Quick.')], [item('grave', 'Robots were too dear.')]);

test.each([
  ['nothing', before, []],
  [
    'struck',
    sheet([item('edge', 'Quick.')], [item('grave', 'Robots were too dear.', { struck: true })]),
    [['grave', 'Threats: Robots were too dear.', 'Struck out: Robots were too dear.']],
  ],
  [
    'edited',
    sheet([item('edge', 'Two minutes.', { own: 'edited' })], [item('grave', 'Robots were too dear.')]),
    [['edge', 'Strengths: Quick.', 'Strengths: Two minutes.']],
  ],
  [
    'moved',
    sheet([], [item('edge', 'Quick.'), item('grave', 'Robots were too dear.')]),
    [['edge', 'Strengths: Quick.', 'Threats: Quick.']],
  ],
  [
    'added',
    sheet(
      [item('edge', 'Quick.'), item('own:strengths:1', 'A nurse.', { own: 'added' })],
      [item('grave', 'Robots were too dear.')],
    ),
    [['own:strengths:1', null, 'Strengths: A nurse.']],
  ],
] as const)('%s is seen in the diff, once', (_, after, seen) => {
  const { items, statements } = diffReports(before, after);
  expect(items.map(({ id, before: was, after: is }) => [id, was, is])).toEqual(seen);
  expect(statements).toEqual([]);
});

test('what is struck out leaves the exports', () => {
  const struck = sheet([item('edge', 'Quick.')], [item('grave', 'Robots were too dear.', { struck: true })]);
  for (const text of [toMarkdown(struck), reportToCsv(struck)]) {
    expect(text).toContain('Quick.');
    expect(text).not.toContain('Robots');
  }
});
