// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useRoving } from './use-roving.ts';

function Rows({ children }: { readonly children?: ReactNode }) {
  const list = useRoving<HTMLUListElement>({ items: 'button', rows: 'li' });
  return (
    <ul ref={list}>
      {['a', 'b'].map((row) => (
        <li key={row}>
          <button type="button">{row}1</button>
          <button type="button">{row}2</button>
          <input aria-label={row} />
        </li>
      ))}
      {children}
    </ul>
  );
}

afterEach(() => document.body.replaceChildren());

async function show(content: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(content));
  return {
    draw: (next: ReactNode) => act(async () => root.render(next)),
    stops: () =>
      [...box.querySelectorAll('button')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent),
    press: (key: string) =>
      act(async () => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }),
    at: () => document.activeElement?.textContent,
    box,
  };
}

it('is one stop, and the arrow keys walk along and across', async () => {
  const { box, stops, press, at } = await show(<Rows />);
  expect(stops()).toEqual(['a1']);
  box.querySelector('button')?.focus();
  for (const [key, to] of [
    ['ArrowRight', 'a2'],
    ['ArrowDown', 'b2'],
    ['ArrowUp', 'a2'],
    ['ArrowLeft', 'a1'],
    ['ArrowLeft', 'a1'],
    ['End', 'b2'],
    ['Home', 'a1'],
  ] as const) {
    await press(key);
    expect([key, at(), stops()]).toEqual([key, to, [to]]);
  }
});

it('leaves the keys of a box to the box, and takes in what comes later, but not what is folded away', async () => {
  const { box, draw, stops, press } = await show(<Rows />);
  const field = box.querySelector('input');
  field?.focus();
  await press('ArrowDown');
  expect(document.activeElement).toBe(field);
  await draw(
    <Rows>
      <li>
        <details>
          <summary>More</summary>
          <button type="button">hidden</button>
        </details>
        <button type="button">late</button>
      </li>
    </Rows>,
  );
  await act(() => Promise.resolve());
  box.querySelector('button')?.focus();
  await press('End');
  expect(stops()).toEqual(['hidden', 'late']);
});
