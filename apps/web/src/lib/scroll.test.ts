// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { scrollToSection, scrollToSectionWhenThere } from './scroll.ts';

const scrolled = vi.fn();

function addSection(id: string, topPx: number): void {
  const section = document.createElement('section');
  section.id = id;
  section.getBoundingClientRect = () => new DOMRect(0, topPx, 100, 100);
  document.body.append(section);
}

beforeEach(() => {
  document.body.innerHTML = '';
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('scrollY', 300);
});
afterEach(() => vi.unstubAllGlobals());

it('stops 96 px above the section', () => {
  addSection('pricing', 1000);
  expect(scrollToSection('pricing')).toBe(true);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 1300 - 96 }));
});

it('does not move for a section that is not there', () => {
  expect(scrollToSection('pricing')).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});

it('waits for a section that a lazily loaded page brings', async () => {
  scrollToSectionWhenThere('demo', new AbortController().signal);
  addSection('demo', 500);
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
});

it('gives up when the visitor goes elsewhere', async () => {
  const stop = new AbortController();
  scrollToSectionWhenThere('demo', stop.signal);
  stop.abort();
  addSection('demo', 500);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(scrolled).not.toHaveBeenCalled();
});
