// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw, strike } from '../../../../test/render.tsx';
import { IdeaBox } from './idea-box.tsx';

const control = { id: 'box', 'aria-describedby': undefined, 'aria-invalid': undefined } as const;
const box = () => document.querySelector('textarea');
const onChange = vi.fn();
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  await clean();
  onChange.mockClear();
});

function Box({ value, marks = [] }: { readonly value: string; readonly marks?: readonly string[] }) {
  return (
    <IdeaBox
      control={control}
      name="idea"
      value={value}
      marks={marks.map((words) => ({ name: words, words }))}
      onChange={onChange}
      onLeave={() => undefined}
    />
  );
}

/** A letter in the box of which the page has not heard yet. */
function slipIn(text: string): void {
  const area = box();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
}

function Page({ later }: { readonly later: string }) {
  const [text, setText] = useState('');
  onChange.mockImplementation(setText);
  return (
    <>
      <Box value={text} />
      <button type="button" onClick={() => setText(later)} />
    </>
  );
}
const redraw = () => act(async () => document.querySelector('button')?.click());

it.each([
  ['words that were taken up a letter ago', 'typed earl'],
  ['a text that was kept from before', 'Another idea'],
])('letters typed while the page is taken over outlive %s', async (_, later) => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page later={later} />);
  slipIn('typed early');
  await act(async () => {
    root = hydrateRoot(place, <Page later={later} />);
  });
  await redraw();
  expect(box()?.value).toBe('typed early');
  expect(onChange).toHaveBeenLastCalledWith('typed early');
  await act(async () => strike(box(), 'typed early, and late'));
  expect(box()?.value).toBe('typed early, and late');
  await redraw();
  expect(box()?.value).toBe(later);
});

it('underlines the words that were understood, for eyes only', async () => {
  const text = 'Case files for law firms in Kenya.';
  await draw(<Box value={text} marks={['law firms', 'Kenya', 'Paris']} />);
  const mirror = document.querySelector('.idea-mirror');
  expect(mirror?.getAttribute('aria-hidden')).toBe('true');
  expect(mirror?.textContent).toBe(text);
  expect([...document.querySelectorAll('.idea-mark')].map((one) => one.textContent)).toEqual([
    'law firms',
    'Kenya.',
  ]);
  await clean();
  await draw(<Box value={text} />);
  expect(document.querySelector('.idea-mirror')).toBeNull();
});
