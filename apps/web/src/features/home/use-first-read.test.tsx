// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import type { FirstReadResult } from '../../api/first-read.ts';
import { useFirstRead } from './use-first-read.ts';

const named = (title: string) => ({ slots: [], read: { title } }) as unknown as FirstReadResult;
const sample = 'A sample idea that was read while building';
const known = new Map([[sample, named('sample')]]);
const words = 'Case files that sort themselves for law firms';
let asked: ReturnType<typeof answerWith>;
let isOffline = false;

function Stage({ text }: { readonly text: string }) {
  const { result, isPending, isFailed } = useFirstRead(text, known);
  return (
    <p>{[result?.read.title ?? 'none', isPending && 'pending', isFailed && 'failed'].join(' ').trim()}</p>
  );
}
async function show(texts: readonly string[]) {
  const Steps = () => {
    const [at, setAt] = useState(0);
    return (
      <>
        <Stage text={texts[at] ?? ''} />
        <button type="button" onClick={() => setAt(at + 1)} />
      </>
    );
  };
  await draw(<Steps />);
}
const next = () => press(document.querySelector('button'));
const pause = () => act(() => vi.advanceTimersByTimeAsync(2000));
const shown = () => document.querySelector('p')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  isOffline = false;
  asked = answerWith({
    'POST /api/first-read': ({ body }) =>
      isOffline ? new TypeError('offline') : { body: named(String(Reflect.get(Object(body), 'text'))) },
  });
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks nobody for a text that is only begun, nor for a sample', async () => {
  await show(['', 'Case files', sample]);
  await next();
  await pause();
  expect(shown()).toContain('none');
  await next();
  await pause();
  expect(shown()).toContain('sample');
  expect(asked).toEqual([]);
});

it('asks once the typing pauses, and keeps the last reading until the next is here', async () => {
  await show([words, `${words} in`, `${words} in Kenya`]);
  await next();
  await pause();
  await waitFor(() => expect(shown()).toContain(`${words} in`));
  await next();
  expect(shown()).toContain('pending');
  expect(shown()).toContain(`${words} in`);
  await pause();
  expect(asked.map(({ body }) => body)).toEqual([{ text: `${words} in` }, { text: `${words} in Kenya` }]);
});

it('says when it could not be read, and asks again at the next change', async () => {
  isOffline = true;
  await show([words, `${words}!`]);
  await pause();
  await waitFor(() => expect(shown()).toContain('failed'));
  isOffline = false;
  await next();
  await pause();
  await waitFor(() => expect(shown()).toContain(`${words}!`));
});
