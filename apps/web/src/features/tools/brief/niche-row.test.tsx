// @vitest-environment happy-dom
import type { AnyEngine } from '@slipway/tools';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../../test/render.tsx';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { BriefForm } from './brief-form.tsx';
import { useBrief } from './use-brief.ts';

const tool: AnyEngine = {
  ...tinyTool,
  fields: [...tinyTool.fields, { name: 'niche', kind: 'text', label: 'Niche', maxLength: 80, hidden: true }],
};
const recall = {
  id: 'dental/recall',
  name: 'dental recall',
  vertical: 'dental',
  confidence: 0.8,
  because: ['chairs'],
};
const claims = {
  id: 'dental/claims',
  name: 'dental claims',
  vertical: 'dental',
  confidence: 0.1,
  because: [],
};
const reading = {
  verticals: [{ id: 'dental', name: 'Dental clinics', confidence: 0.9, because: ['chairs'] }],
  niches: [recall, claims],
  businessModel: null,
  customer: null,
  slots: { vertical: 'dental', niche: 'dental/recall' },
  question: null,
};
const ran = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  ran.mockClear();
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Stage() {
  const handle = useBrief({
    engine: tool,
    toolId: 'tiny-tool',
    uid: null,
    runId: null,
    runInput: null,
    record: null,
    leftIdea: null,
    takesCarried: true,
    isSettled: true,
  });
  return (
    <BriefForm engine={tool} handle={handle} locked={false} onSubmit={() => ran(handle.submit())}>
      <button type="submit">Run</button>
    </BriefForm>
  );
}

async function readIdea(answer: object) {
  const asked = answerWith({
    'POST /api/read-idea': () => ({ body: answer }),
    'GET /api/verticals/dental/niches': () => ({
      body: [recall, claims, { id: 'dental/imaging', name: 'dental X-rays' }].map(({ id, name }) => ({
        id,
        name,
      })),
    }),
  });
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <Stage />
    </QueryClientProvider>,
  );
  await typeInto(document.querySelector('[name="idea"]'), 'Chairs stay empty when patients cancel late');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  return asked;
}

const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(label));

async function submitted(): Promise<unknown> {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return ran.mock.lastCall?.[0];
}

it('shows the niche that was read, without a row of its own in the form', async () => {
  const asked = await readIdea(reading);
  expect(button('Niche:dental recall')).toBeDefined();
  expect(document.querySelector('[name="niche"]')).toBeNull();
  // The others of the field are fetched when somebody wants one.
  expect(asked.map(({ path }) => path)).toEqual(['/api/read-idea']);
  // Read, not picked: the engine reads the words itself.
  expect(await submitted()).toEqual({ idea: 'Chairs stay empty when patients cancel late' });
});

it('lets one of the others of the field be picked, and gives the focus back', async () => {
  await readIdea(reading);
  await press(button('Niche:'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(button('Niche:')?.getAttribute('aria-expanded')).toBe('true');
  expect(button('dental recall')?.getAttribute('aria-pressed')).toBe('true');
  expect(button('dental recall')?.textContent).toContain('You wrote “chairs”.');
  await press(button('dental X-rays'));
  expect(document.activeElement).toBe(button('Niche:dental X-rays'));
  expect(await submitted()).toMatchObject({ niche: 'dental/imaging' });
});

it('takes none of them for an answer', async () => {
  await readIdea(reading);
  await press(button('Niche:'));
  await press(button('None of these'));
  expect(button('Niche:none of ours')).toBeDefined();
  expect(await submitted()).toMatchObject({ niche: 'none' });
});

it('drops a niche that belongs to another field than the one chosen', async () => {
  await readIdea(reading);
  await act(async () => {
    const select = document.querySelector<HTMLSelectElement>('select[name="vertical"]');
    if (select) {
      select.value = 'law';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  expect(button('Niche:not clear from your words')).toBeDefined();
});

it('asks which one it is, and takes the field along', async () => {
  await readIdea({
    ...reading,
    slots: {},
    question: {
      field: 'niche',
      text: 'Is this closer to dental recall or dental claims?',
      options: [
        { value: recall.id, label: recall.name, why: 'You wrote “chairs”.' },
        { value: claims.id, label: claims.name },
      ],
    },
  });
  expect(document.body.textContent).toContain('You wrote “chairs”.');
  await press(button('dental claims'));
  expect(document.body.textContent).not.toContain('Is this closer');
  expect(await submitted()).toMatchObject({ vertical: 'dental', niche: 'dental/claims' });
});
