// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { useAnswer } from './use-answer.ts';

afterEach(clean);

it('says what came, says what failed, and asks again when it is told to', async () => {
  const asked: { resolve(value: string): void; reject(cause: unknown): void; signal: AbortSignal }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => asked.push({ resolve, reject, signal }));
  function Price() {
    const { data, error, isFetching, refetch } = useAnswer(load);
    return (
      <button type="button" onClick={refetch}>
        {data ?? error?.message ?? 'nothing'} {isFetching ? 'busy' : 'idle'}
      </button>
    );
  }
  const page = await draw(<Price />);
  const button = page.querySelector('button');
  if (button === null) throw new Error('no button');
  expect(button.textContent).toBe('nothing busy');
  await act(async () => asked.at(-1)?.reject(new Error('lost')));
  expect(button.textContent).toBe('lost idle');
  await act(async () => button.click());
  expect(button.textContent).toBe('lost busy');
  await act(async () => asked.at(-1)?.resolve('$9'));
  expect(button.textContent).toBe('$9 idle');
  await clean();
  expect(asked.at(-1)?.signal.aborted).toBe(true);
});
