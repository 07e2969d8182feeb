// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Later } from './use-later.ts';

// React draws when it has time, as in a browser; tests share a window.
const collects = 'IS_REACT_ACT_ENVIRONMENT';
const before: unknown = Reflect.get(globalThis, collects);
beforeEach(() => void Reflect.set(globalThis, collects, false));
afterEach(() => void Reflect.set(globalThis, collects, before));

it('what is still to be drawn is on paper, with what is in it', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <>
        <Later>
          one <Later>two</Later>
        </Later>
        <Later>three</Later>
      </>,
    ),
  );
  expect(place.textContent).toBe('');
  window.dispatchEvent(new Event('beforeprint'));
  expect(place.textContent).toBe('one twothree');
  flushSync(() => root.unmount());
});
