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

it('fills the brief from a file, and names the lines it left out', async () => {
  const imported: unknown[] = [];
  const place = await draw(
    <ImportFile toolId="tiny-tool" locked={false} onImported={(input) => imported.push(input)} />,
  );
  const field = place.querySelector('input');
  if (!field) throw new Error('There is no field');
  const file = new File(['a,1\nb,much\nc,4'], 'events.csv', { type: 'text/csv' });
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(place.textContent).toContain('2 rows read, 1 left out:'), {
    timeout: 10_000,
  });
  expect(place.textContent).toContain('Line 2: The amount is no number.');
  expect(imported).toEqual([{ price: 5 }]);
});
