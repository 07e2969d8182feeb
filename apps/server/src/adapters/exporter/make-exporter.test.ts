import { AppError } from '@slipway/core';
import { afterAll, expect, test } from 'vitest';
import { plainSource } from '../../../../../packages/export/test/sources.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { makeExporter } from './make-exporter.ts';

const exporter = makeExporter(silentLog);
afterAll(() => exporter.stop());
const job = (format: string) => ({ format, source: plainSource, options: {} });
const never = new AbortController().signal;

test('says how far it is, and hands the bytes over', async () => {
  const said: string[] = [];
  const onProgress = ({ what }: { readonly what: string }) => void said.push(what);
  const bytes = await exporter.make(job('pdf'), { signal: never, onProgress });
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(said).toEqual(['Laying out the pages', 'Writing the file']);
});

test('who hangs up stops the work, before and while it runs, and the next one is served', async () => {
  const gone = new AbortController();
  const first = exporter.make(job('pdf'), { signal: gone.signal, onProgress: () => gone.abort() });
  const second = exporter.make(job('markdown'), { signal: never });
  const third = exporter.make(job('markdown'), { signal: AbortSignal.abort() });
  await expect(first).rejects.toThrow(/abort/u);
  expect((await second).length).toBeGreaterThan(100);
  await expect(third).rejects.toThrow(/abort/u);
});

test('what cannot be made fails as such, and the next one is served', async () => {
  await expect(exporter.make(job('exe'), { signal: never })).rejects.toEqual(new AppError('export/failed'));
  expect((await exporter.make(job('csv'), { signal: never })).length).toBeGreaterThan(100);
});

test('more than can wait are sent away', async () => {
  const all = Array.from({ length: 24 }, () =>
    exporter.make(job('json'), { signal: never }).then(
      () => 'made',
      (error) => error.code,
    ),
  );
  const ends = await Promise.all(all);
  expect(ends.filter((end) => end === 'export/busy')).toHaveLength(4);
  expect(ends.filter((end) => end === 'made')).toHaveLength(20);
});
