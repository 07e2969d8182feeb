// @vitest-environment happy-dom
import { makePage } from '@slipway/page';
import { sampleFor } from '@slipway/page/samples';
import { afterEach, expect, it, vi } from 'vitest';
import { exportTemplate, importTemplate } from './template-file.ts';

afterEach(() => vi.restoreAllMocks());

const page = makePage('menu', sampleFor('menu'), { nowMs: 0, random: Math.random, selectedElement: null });
const file = (text: string, name = 'a.json') => new File([text], name, { type: 'application/json' });

it('what was exported can be imported and is the same page', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  exportTemplate('Our menu / spring', page);
  expect(click.mock.contexts[0]).toMatchObject({ download: 'our-menu-spring.json' });
  const [blob] = saved.mock.calls[0] ?? [];
  if (!(blob instanceof Blob)) throw new Error('Nothing was saved');
  const back = await importTemplate(file(await blob.text()));
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
