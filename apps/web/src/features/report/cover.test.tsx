// @vitest-environment happy-dom
import { checkReport, type Report } from '@slipway/report';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { answerReport } from '../../../test/report/answer-report.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { ReportSheet, type ReportSheetProps } from './report-sheet.tsx';
import { loaders } from './views.gen.ts';

beforeAll(() => Promise.all(Object.values(loaders).map((load) => load())));
afterEach(clean);

const onAnswer = vi.fn();
beforeEach(() => onAnswer.mockClear());
const live = { onAnswer, onAssume: () => undefined };

async function show(more: Partial<ReportSheetProps> = {}): Promise<HTMLElement> {
  const page = await draw(<ReportSheet report={answerReport} {...more} />);
  await waitFor(() => expect(page.querySelector('.skeleton')).toBeNull());
  return page;
}
const slot = (page: HTMLElement, field: string) => page.querySelector<HTMLElement>(`[data-slot="${field}"]`);
const panel = (page: HTMLElement) => page.querySelector('[role="dialog"]');
const button = (place: Element | null | undefined, text: string) =>
  [...(place?.querySelectorAll('button') ?? [])].find((one) => one.textContent === text);
const key = (name: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );

it('the fixture is a sound report', () => {
  expect(checkReport(answerReport)).toEqual([]);
});

describe('reading', () => {
  it('what needs a look stands first, and every slot says how sure it is', async () => {
    const page = await show(live);
    expect([...page.querySelectorAll('.slot')].map((one) => one.getAttribute('data-standing'))).toEqual([
      'unsure',
      'open',
      'read',
      'confirmed',
      'read',
      'confirmed',
      'read',
    ]);
    expect(slot(page, 'buyer')?.textContent).toBe('Who pays: Tractor workshops, read, not sure');
    expect(slot(page, 'price')?.textContent).toBe('Price: Not said');
    expect(slot(page, 'region')?.textContent).toBe('Where: Punjab, India, confirmed by you');
  });

  it('opens on the value it has, Escape closes it, and the focus goes back', async () => {
    const page = await show(live);
    expect(slot(page, 'buyer')?.getAttribute('aria-expanded')).toBe('false');
    await press(slot(page, 'buyer'));
    expect(slot(page, 'buyer')?.getAttribute('aria-expanded')).toBe('true');
    expect(panel(page)?.textContent).toContain('You wrote: “for tractor workshops”');
    expect(document.activeElement?.textContent).toBe('Tractor workshops');
    // Not sure: pressing it confirms it.
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('false');
    await key('Escape');
    expect(panel(page)).toBeNull();
    expect(document.activeElement).toBe(slot(page, 'buyer'));
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('a chip changes it, is said aloud, and leaves the focus on the slot', async () => {
    const page = await show(live);
    await press(slot(page, 'buyer'));
    await press(button(panel(page), 'Tractor owners'));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('buyer', 'farmer');
    expect(panel(page)).toBeNull();
    expect(document.activeElement).toBe(slot(page, 'buyer'));
    expect(page.querySelector('.reading [role="status"]')?.textContent).toBe(
      'Who pays: Tractor owners. The sheet is computed again.',
    );
  });

  it('takes other words where it may, and none where it may not', async () => {
    const page = await show(live);
    await press(slot(page, 'buyer'));
    await typeInto(panel(page)?.querySelector('input'), ' Farm machine dealers ');
    await key('Enter');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('buyer', 'Farm machine dealers');
    await press(slot(page, 'region'));
    expect(panel(page)?.querySelector('input')).toBeNull();
  });

  it.each([
    ['a sample', { onAssume: live.onAssume }],
    ['a shared sheet', {}],
    ['a sheet of an older engine', { onAnswer }],
  ])('%s: plain text', async (_, actions) => {
    const page = await show(actions);
    expect(page.querySelector('.slots button')).toBeNull();
    expect(page.querySelector('.reading')?.textContent).not.toContain('Changes are free');
    expect(page.querySelectorAll('.slot')).toHaveLength(7);
  });
});

describe('answer', () => {
  it('the verdict is the headline of the sheet, with its word; reasons are counted', async () => {
    const page = await show();
    const headlines = [...page.querySelectorAll('h2')].map((one) => one.textContent);
    expect(headlines).toEqual([expect.stringMatching(/Test first\. Speed can win these orders/)]);
    expect(page.querySelectorAll('ol.reasons > li')).toHaveLength(3);
    expect(page.querySelector('.reasons strong')?.textContent).toBe('Speed wins the order.');
  });

  it('a dial shows its number, or where there is none only which way it leans', async () => {
    const page = await show();
    const [kind, evidence] = [...page.querySelectorAll('.dial')];
    expect(kind?.querySelector('.dial-level')?.textContent).not.toMatch(/\d (?:of|–)/);
    expect(kind?.querySelector('.dial-level .figure-value')?.firstChild?.textContent).toBe('middle');
    expect(kind?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
      'For its kind: leans middle.',
    );
    expect(evidence?.querySelector('.dial-level bdi')?.textContent).toBe('12');
    expect(evidence?.querySelector('.dial-level')?.textContent).toContain('of 100');
  });

  it('the question is answered in place; without a listener there is nothing to press', async () => {
    const page = await show(live);
    await press(button(page.querySelector('.answer-question'), 'Parts dealers'));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('buyer', 'dealer');
    await clean();
    const shared = await show();
    expect(shared.querySelector('.answer-question li button')).toBeNull();
    expect(shared.querySelector('.answer-question')?.textContent).toContain('Parts dealers');
  });

  it('the next step has its day, and is copied with what counts as passed', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const page = await show({ meta: { tool: 'Score your idea', madeAt: '2026-11-30T12:00:00Z' } });
    expect(page.querySelector('.next-due')?.textContent).toBe('Next, by 14 December: ');
    await press(button(page.querySelector('.next-step'), 'Copy the plan'));
    expect(writeText).toHaveBeenCalledWith(
      'Next, by 14 December: Name fifty seals from photos of ten workshops.\nPasses if: 45 seals are right.',
    );
    expect(page.querySelector('.next-step [role="status"]')?.textContent).toBe('Copied');
    vi.unstubAllGlobals();
  });
});

describe('folds', () => {
  const folds = (page: HTMLElement) => [...page.querySelectorAll<HTMLDetailsElement>('details.sheet-fold')];
  const print = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));

  it('everything beyond the answer is closed; paper opens all of it, and puts it back', async () => {
    const page = await show();
    expect(folds(page).map((one) => one.querySelector('h3')?.firstChild?.textContent)).toEqual([
      'The parts of the score',
      'After that',
      'What you can change',
      'Sources',
    ]);
    const [first] = folds(page);
    if (!first) throw new Error('Nothing is folded.');
    first.open = true;
    await print('beforeprint');
    expect(folds(page).every(({ open }) => open)).toBe(true);
    await print('afterprint');
    expect(folds(page).map(({ open }) => open)).toEqual([true, false, false, false]);
  });

  it('an entry of the contents opens its fold and takes the focus there', async () => {
    const page = await show();
    const rail = page.querySelector('nav[aria-label="On this sheet"]');
    const entry = [...(rail?.querySelectorAll('a') ?? [])].find((one) => one.textContent === 'After that');
    await press(entry);
    expect(folds(page).map(({ open }) => open)).toEqual([false, true, false, false]);
    expect(document.activeElement).toBe(folds(page)[1]?.querySelector('summary'));
    expect(entry?.getAttribute('aria-current')).toBe('location');
    expect(location.hash).toBe('');
  });

  it('an assumed figure leads to its row in a closed fold', async () => {
    const page = await show(live);
    await press(page.querySelector('[data-statement="aa"] [data-figure="order"] button'));
    await press(button(panel(page), 'Change this assumption'));
    expect(folds(page)[2]?.open).toBe(true);
    expect(document.activeElement).toMatchObject({ value: '9' });
  });

  it('published sources have numbers, our own notes none', async () => {
    const page = await show();
    const [published, ours] = [...page.querySelectorAll('.source-list')].map(
      (list) => list.textContent ?? '',
    );
    expect(published).toMatch(/^\[S1\].+\[S2\]/);
    expect(ours).toMatch(/^Slipway trade notes/);
    expect(page.querySelector('.answer-verdict .paper-note')?.textContent).toBe('\u00a0[note]');
  });
});

it('a part of the sheet is one stop of the Tab key for its marks; the arrow keys lead to the others', async () => {
  const page = await show();
  const marks = [...page.querySelectorAll<HTMLElement>('.answer .evidence-mark')];
  expect(marks.length).toBeGreaterThan(2);
  expect(marks.map(({ tabIndex }) => tabIndex)).toEqual(marks.map((_, at) => (at === 0 ? 0 : -1)));
  expect(marks[0]?.getAttribute('aria-description')).toBe(`1 of ${marks.length}, arrow keys`);
  await act(async () => marks[0]?.focus());
  await key('ArrowRight');
  expect(document.activeElement).toBe(marks[1]);
  expect(marks[1]?.tabIndex).toBe(0);
  await key('End');
  expect(document.activeElement).toBe(marks.at(-1));
  await key('Home');
  expect(document.activeElement).toBe(marks[0]);
});

it('the whole sheet, folds closed, has fewer than 80 stops', async () => {
  const page = await show(live);
  const stops = [
    ...page.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
  ].filter(
    (one) => one.tabIndex >= 0 && (one.tagName === 'SUMMARY' || one.closest('details:not([open])') === null),
  );
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.length).toBeLessThan(80);
});

it('a sheet without an answer has no contents, and its title block at the foot', async () => {
  const report: Report = { ...answerReport, blocks: answerReport.blocks.slice(2) };
  const page = await show({ report, meta: { tool: 'Score your idea' } });
  expect(page.querySelector('nav')).toBeNull();
  expect(page.querySelector('.report-sheet > .sheet-foot ~ .title-block')).not.toBeNull();
});
