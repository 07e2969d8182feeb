// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { lazyBlock } from './late-block.tsx';

const View = ({ name }: { readonly name: string }) => <p>Here is {name}</p>;

it('says that a part is missing, and brings it when the connection is back', async () => {
  let isOnline = false;
  const Block = lazyBlock<{ name: string }>(() =>
    isOnline ? Promise.resolve({ default: View }) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Suspense fallback="…">
        <Block name="the tornado" />
      </Suspense>,
    ),
  );
  expect(place.textContent).toContain('This part could not be loaded.');
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toContain('This part could not be loaded.');
  isOnline = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(place.textContent).toBe('Here is the tornado');
  act(() => root.unmount());
});

it('what was fetched before is there with the first drawing', async () => {
  const Block = lazyBlock<{ name: string }>(() => Promise.resolve({ default: View }));
  await Block.fetch();
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => flushSync(() => root.render(<Block name="the tornado" />)));
  expect(place.textContent).toBe('Here is the tornado');
  act(() => root.unmount());
});
