// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Later } from './use-later.ts';

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
