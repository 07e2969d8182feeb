// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restFarSections } from './rest-far.ts';

const tall = 300;
const windowTall = 900;
/** What the browser's layout would say: one below the other, those that stand behind another have no box. */
function boxOf(element: Element): DOMRect {
  const heightOf = (one: HTMLElement) =>
    one.dataset.far === 'behind' ? 0 : one.style.height === '' ? tall : Number.parseFloat(one.style.height);
  const before = [...document.querySelectorAll<HTMLElement>('main>*')];
  const place = before.indexOf(element as HTMLElement);
  const top = before.slice(0, Math.max(0, place)).reduce((sum, one) => sum + heightOf(one), -window.scrollY);
  return new DOMRect(0, top, 100, place < 0 ? 0 : heightOf(element as HTMLElement));
}
let far: ReturnType<typeof restFarSections>;

beforeEach(() => {
  window.innerHeight = windowTall;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this);
  });
  far = restFarSections(document);
});
afterEach(() => {
  far.stop();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

function show(count: number): HTMLElement[] {
  const sections = Array.from({ length: count }, (_, at) => `<section id="s${at}"></section>`);
  document.body.innerHTML = `<main id="main">${sections.join('')}</main>`;
  return [...document.querySelectorAll<HTMLElement>('main>*')];
}
function scrollTo(top: number): void {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}
const awake = (all: readonly HTMLElement[]) =>
  all.flatMap((element, at) => (element.dataset.far === undefined ? [at] : []));
const seen = (all: readonly HTMLElement[]) =>
  awake(all).filter((at) => {
    const { top, bottom } = boxOf(all[at] as Element);
    return bottom > 0 && top < windowTall;
  });

test('a page of sixty sections is left as it is', () => {
  const all = show(60);
  far.measure(true);
  expect(awake(all)).toHaveLength(60);
});

test('of a long page what is far rests, and every section keeps its place', () => {
  const all = show(200);
  far.measure(true);
  expect(awake(all)).toEqual(Array.from({ length: 13 }, (_, at) => at));
  expect(boxOf(document.querySelector('main>:last-child') as Element).bottom).toBe(200 * tall);
  for (const at of [40, 41, 120, 199, 60, 0]) {
    scrollTo(at * tall);
    expect(boxOf(all[at] as Element).top, `section ${at}`).toBeCloseTo(0);
    expect(seen(all), `at section ${at}`).toEqual([at, at + 1, at + 2].filter((one) => one < 200));
  }
});

test('from section to section of one place nothing rests and nothing wakes', () => {
  const all = show(200);
  far.measure(true);
  scrollTo(100 * tall);
  scrollTo(105 * tall);
  const there = awake(all);
  scrollTo(100 * tall);
  expect(awake(all)).toEqual(there);
});

test('the selected one wakes wherever it is, and does not rest until another is selected', () => {
  const all = show(200);
  far.measure(true);
  const chosen = all[150] as HTMLElement;
  chosen.dataset.selected = '';
  far.follow(chosen);
  expect(awake(all)).toContain(150);
  expect(boxOf(chosen).top).toBe(150 * tall);
  scrollTo(50 * tall);
  expect(awake(all)).toContain(150);
  delete chosen.dataset.selected;
  scrollTo(70 * tall);
  expect(awake(all)).not.toContain(150);
});

test('where the first of a row goes, the next one keeps the room of the rest', () => {
  const all = show(200);
  far.measure(true);
  all[13]?.remove();
  far.follow(null);
  expect(boxOf(all[199] as Element).bottom).toBe(199 * tall);
});

test('a link to one that rests wakes it, and so does searching in the page', () => {
  const all = show(200);
  far.measure(true);
  all[0]?.insertAdjacentHTML('beforeend', '<a href="#s99">There</a>');
  all[0]?.querySelector('a')?.click();
  expect(awake(all)).toContain(99);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }));
  expect(awake(all)).toHaveLength(200);
});

test('awake a section is to the letter what it was', () => {
  const all = show(200);
  const before = document.body.innerHTML;
  far.measure(true);
  far.measure(false);
  expect(document.body.innerHTML).toBe(before);
  expect(awake(all)).toHaveLength(200);
});
