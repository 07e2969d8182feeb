// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { useWidth } from './use-width.ts';

let room = 500;
let asked = 0;
const tell = new Set<() => void>();

beforeEach(() => {
  asked = 0;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => {
    asked += 1;
    return room;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: () => void;
      constructor(tellOwn: () => void) {
        this.tell = tellOwn;
      }
      observe() {
        tell.add(this.tell);
      }
      disconnect() {
        tell.delete(this.tell);
      }
    },
  );
});
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Wide({ kind }: { readonly kind: string }) {
  const [ref, width] = useWidth<HTMLDivElement>(kind);
  return <div ref={ref}>{width}</div>;
}

it('the first of a kind asks the page, those after it are as wide and ask nothing', async () => {
  expect((await draw(<Wide kind="first" />)).textContent).toBe('500');
  asked = 0;
  expect((await draw(<Wide kind="first" />)).textContent).toBe('500');
  expect(asked).toBe(0);
  expect((await draw(<Wide kind="other" />)).textContent).toBe('500');
  expect(asked).toBeGreaterThan(0);
});

it('a window that was changed meanwhile is heard of with the next frame', async () => {
  room = 500;
  await draw(<Wide kind="changed" />);
  room = 320;
  const later = await draw(<Wide kind="changed" />);
  expect(later.textContent).toBe('500');
  await act(async () => {
    for (const one of tell) one();
  });
  expect(later.textContent).toBe('320');
  room = 100;
  await act(async () => {
    for (const one of tell) one();
  });
  expect(later.textContent).toBe('240');
});
