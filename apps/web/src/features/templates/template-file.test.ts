// @vitest-environment happy-dom
import { makePage } from '@slipway/page';
import { sampleFor } from '@slipway/page/samples';
import { expect, it, vi } from 'vitest';
import { saveTextFile } from '../../lib/save-file.ts';
import { exportTemplate, importTemplate } from './template-file.ts';

vi.mock('../../lib/save-file.ts', () => ({ saveTextFile: vi.fn() }));

const page = makePage('menu', sampleFor('menu'), { nowMs: 0, random: Math.random, selectedElement: null });
const file = (text: string, name = 'a.json') => new File([text], name, { type: 'application/json' });

it('what was exported can be imported and is the same page', async () => {
  exportTemplate('Our menu / spring', page);
  const [name, kind, text] = vi.mocked(saveTextFile).mock.calls[0] ?? [];
  expect([name, kind]).toEqual(['our-menu-spring.json', 'application/json']);
  const back = await importTemplate(file(text ?? ''));
  expect(back).toMatchObject({ page, name: 'Orchard Lane', problem: null });
});

it.each([
  ['not json', 'This file is not JSON.'],
  ['[]', 'This is not a page.'],
  ['{"version":1,"design":"nothing","sections":[]}', 'This page has a design that we do not know.'],
  [`{"x":"${'y'.repeat(1_000_001)}"}`, 'This file is larger than a page can be.'],
])('a bad file gets one sentence: %.40s', async (text, problem) => {
  expect(await importTemplate(file(text))).toEqual({ page: null, problem });
});
