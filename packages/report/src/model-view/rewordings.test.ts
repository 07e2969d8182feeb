import { describe, expect, it } from 'vitest';
import type { Report } from '../report.ts';
import { collectView } from './collect-view.ts';
import { keepModelView } from './keep-model-view.ts';
import { withModelView } from './model-view.ts';
import { listRewordings } from './rewordings.ts';

const founder = 'Our assistant texts the waiting list and fills the gap by itself. It costs $249 a month.';
const said = { kind: 'said', field: 'idea', quote: founder } as const;
const sheet = (first: string): Report => ({
  toolId: 'landing-page-generator',
  title: 'Page',
  blocks: [
    {
      id: 'answer',
      kind: 'answer',
      tone: 'good',
      word: null,
      verdict: { id: 'verdict', text: 'Written.', evidence: [said] },
      dials: [],
      reasons: [],
    },
    {
      id: 'claims',
      kind: 'table',
      columns: [{ label: 'On the page' }],
      rows: [first, '“It costs $249 a month.”'].map((text, at) => ({
        cells: [{ statement: { id: `claim-${at}`, text, evidence: [said] } }],
      })),
    },
  ],
  figures: {},
  sources: {},
});
const report = sheet('“Our assistant texts the waiting list and fills the gap by itself.”');

function reword(id: string, text: string) {
  const collector = collectView({ report, founderTexts: [founder], isDeep: false, isWord: () => true });
  const isTaken = collector.take({ id: `words:${id}`, text });
  return { isTaken, view: collector.view };
}

describe('a model says a line of a page in other words', () => {
  it.each([
    ['the same, plainer', 'claim-0', 'We text your waiting list and fill the gap.', true],
    ['a number', 'claim-0', 'We text your list in 5 minutes.', false],
    ['a number in words', 'claim-0', 'We text your waiting list within ten minutes.', false],
    ['a name nobody gave', 'claim-0', 'Weave texts the waiting list.', false],
    ['a claim of its own', 'claim-0', 'Loved by happy practices across America.', false],
    ['much longer', 'claim-0', `We text your waiting list and fill the gap${' by itself'.repeat(8)}.`, false],
    ['a line with a number in it', 'claim-1', 'It costs little.', false],
    ['a line that is not of the page', 'verdict', 'Written for you.', false],
    ['a line that is not there', 'claim-9', 'We text your waiting list.', false],
  ])('%s', (_, id, text, isTaken) => {
    expect(reword(id, text).isTaken).toBe(isTaken);
  });

  it('is found again in what is stored, and changes no word of the sheet', () => {
    const { view } = reword('claim-0', 'We text your waiting list and fill the gap.');
    const stored = withModelView(report, view);
    expect([...listRewordings(stored)]).toEqual([['claim-0', 'We text your waiting list and fill the gap.']]);
    expect(stored.blocks.filter(({ id }) => id !== 'model-view')).toEqual(report.blocks);
    expect(keepModelView(stored, report)).toEqual(stored);
    const other = sheet('“Our assistant calls the list.”');
    expect(listRewordings(keepModelView(stored, other)).size).toBe(0);
  });
});
