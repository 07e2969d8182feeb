// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../../test/render.tsx';
import { WorkerStandIn } from '../../../../test/worker-stand-in.ts';
import { ImportFile } from './import-file.tsx';

beforeEach(() => vi.stubGlobal('Worker', WorkerStandIn));
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const rows = 'a,1\nb,much\nc,4';
const wide = new Uint8Array([0xff, 0xfe, ...[...rows].flatMap((letter) => [letter.charCodeAt(0), 0])]);

it.each<[string, (place: HTMLElement) => void]>([
  [
    'chosen',
    (place) => {
      const field = place.querySelector('input');
      const file = new File([rows], 'events.csv', { type: 'text/csv' });
      Object.defineProperty(field, 'files', { value: [file], configurable: true });
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ],
  [
    'saved by a spreadsheet as wide text',
    (place) => {
      const field = place.querySelector('input');
      Object.defineProperty(field, 'files', { value: [new File([wide], 'events.txt')], configurable: true });
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ],
  [
    'dropped',
    (place) => {
      const dropped = new Event('drop', { bubbles: true });
      const file = new File([rows], 'events.csv');
      Object.assign(dropped, { dataTransfer: { files: [file], getData: () => '' } });
      place.querySelector('label')?.dispatchEvent(dropped);
    },
  ],
  [
    'pasted',
    (place) => {
      const pasted = new Event('paste', { bubbles: true });
      Object.assign(pasted, { clipboardData: { files: [], getData: () => rows } });
      place.querySelector('textarea')?.dispatchEvent(pasted);
    },
  ],
])('rows that are %s fill the brief, and the lines left out are named', async (_, bring) => {
  const imported: unknown[] = [];
  const place = await draw(
    <ImportFile toolId="tiny-tool" locked={false} onImported={(input) => imported.push(input)} />,
  );
  await act(async () => bring(place));
  await vi.waitFor(() => expect(place.textContent).toContain('2 rows read, 1 left out:'), {
    timeout: 10_000,
  });
  expect(place.textContent).toContain('Line 2: The amount is no number.');
  expect(imported).toEqual([{ price: 5 }]);
});

it('many lines of one reason are one sentence, and the list of them a file', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  // happy-dom would go to the file instead of saving it.
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const place = await draw(<ImportFile toolId="tiny-tool" locked={false} onImported={() => {}} />);
  const pasted = new Event('paste', { bubbles: true });
  const text = `a,1\n${'b,much\n'.repeat(40)}c,2`;
  Object.assign(pasted, { clipboardData: { files: [], getData: () => text } });
  await act(async () => place.querySelector('textarea')?.dispatchEvent(pasted));
  await vi.waitFor(() =>
    expect(place.textContent).toContain('Lines 2, 3, 4, 5, 6 and 35 others: The amount is no number.'),
  );
  await act(async () => place.querySelector<HTMLElement>('button.text-link')?.click());
  const list = saved.mock.calls[0]?.[0];
  expect(list instanceof Blob ? await list.text() : '').toContain('41,"The amount is no number."');
  expect(pressed).toHaveBeenCalledOnce();
  saved.mockRestore();
  pressed.mockRestore();
});

it('rows of which none can be read stay in the box, with one sentence', async () => {
  const place = await draw(<ImportFile toolId="tiny-tool" locked={false} onImported={() => {}} />);
  const pasted = new Event('paste', { bubbles: true });
  Object.assign(pasted, { clipboardData: { files: [], getData: () => 'b,much' } });
  await act(async () => place.querySelector('textarea')?.dispatchEvent(pasted));
  await vi.waitFor(
    () => expect(place.querySelector('[role="status"]')?.textContent).toBe('The amount is no number.'),
    {
      timeout: 10_000,
    },
  );
  expect(place.querySelector('textarea')?.value).toBe('b,much');
});
