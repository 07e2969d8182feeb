// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from './reveal.tsx';

let enter: () => void;
let animations: [Keyframe[], KeyframeAnimationOptions][];
let topPx: number;
let media: Record<string, boolean>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  animations = [];
  topPx = 5000;
  media = { '(min-width: 768px)': true, '(prefers-reduced-motion: reduce)': false };
  enter = () => {};
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media[query] ?? false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        enter = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        enter = () => {};
      }
    },
  );
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, topPx, 100, 100);
  Element.prototype.animate = function animate(frames: unknown, options: unknown) {
    animations.push([frames as Keyframe[], options as KeyframeAnimationOptions]);
    return {} as Animation;
  };
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const place = document.createElement('div');
  act(() => createRoot(place).render(<Reveal>text</Reveal>));
  return place;
}

test('slides in for 800 ms, once', () => {
  const place = show();
  expect(place.innerHTML).toBe('<div>text</div>');
  enter();
  enter();
  expect(animations).toHaveLength(1);
  expect(animations[0]?.[1]).toMatchObject({ duration: 800 });
});

test.each([
  [
    'on a phone',
    () => {
      media['(min-width: 768px)'] = false;
    },
  ],
  [
    'with reduced motion',
    () => {
      media['(prefers-reduced-motion: reduce)'] = true;
    },
  ],
  [
    'when it is on screen already',
    () => {
      topPx = 10;
    },
  ],
])('stands still %s', (_when, arrange) => {
  arrange();
  show();
  enter();
  expect(animations).toHaveLength(0);
});
