// @vitest-environment happy-dom
import type { AnyEngine } from '@slipway/tools';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../../test/answers.ts';
import { caseFiles } from '../../../../test/reading.ts';
import { clean, draw, press, typeInto } from '../../../../test/render.tsx';
import { tinyFields, tinyTool } from '../../../../test/tiny-tool.ts';
import { BriefForm } from './brief-form.tsx';
import { useBrief } from './use-brief.ts';

const text = (name: string, hidden?: true) =>
  ({ name, kind: 'text', label: name, maxLength: 120, ...(hidden ? { hidden } : {}) }) as const;
const engine: AnyEngine = {
  ...tinyTool,
  fields: [...tinyFields, text('customer'), text('region'), text('niche', true), text('venture', true)],
  asks: ['venture', 'customer', 'vertical', 'niche'],
};
const idea = 'Case files that sort themselves for law firms in Kenya at $99 a month';
const ran = vi.fn();
let asked: ReturnType<typeof answerWith>;
let answer: (body: unknown) => object | Error = () => caseFiles;

function Stage() {
  const handle = useBrief({
    engine,
    toolId: 'tiny-tool',
    projectId: null,
    uid: null,
    runId: null,
    runInput: null,
    record: null,
    isLearnt: false,
    leftIdea: null,
    takesCarried: false,
    isSettled: true,
  });
  return (
    <BriefForm
      engine={engine}
      handle={handle}
      isFolded={false}
      locked={false}
      onSubmit={() => ran(handle.submit())}
    >
      <button type="submit">Run</button>
    </BriefForm>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  ran.mockClear();
  answer = () => caseFiles;
  asked = answerWith({
    'POST /api/read-idea': ({ body }) => {
      const given = answer(body);
      return given instanceof Error ? given : { body: given };
    },
  });
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (name: string) => document.querySelector(`[name="${name}"]`);
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
const pause = () => act(() => vi.advanceTimersByTimeAsync(2000));
const chip = (label: string, place: ParentNode | null = document) =>
  [...(place?.querySelectorAll('.chip') ?? [])].find((one) => one.textContent === label);
const questions = () => document.querySelector('.questions');
const sent = () => asked.filter(({ path }) => path === '/api/read-idea').map(({ body }) => body);
async function submit(): Promise<void> {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
async function write(words = idea): Promise<void> {
  await typeInto(field('idea'), words);
  await pause();
}

it('reads when the typing pauses; a reading fills no field and is not sent', async () => {
  await draw(<Stage />);
  await typeInto(field('idea'), 'Case files that sort');
  await pause();
  expect(sent()).toEqual([]);
  await typeInto(field('idea'), idea.slice(0, 40));
  await act(() => vi.advanceTimersByTimeAsync(300));
  await write();
  expect(sent()).toEqual([{ text: idea, answers: {} }]);
  expect(slot('customer')?.textContent).toBe('Who pays: law firms, read, not sure');
  expect(document.body.textContent).toContain('3 to check');
  expect(document.querySelectorAll('.idea-mark')).toHaveLength(3);
  expect(Reflect.get(field('customer') ?? {}, 'value')).toBe('');
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea });
});

it('what is picked is an answer: shown at once, read around, sent, and taken back by one press', async () => {
  await draw(<Stage />);
  await write();
  await press(slot('customer'));
  answer = () => new TypeError('slow');
  await press(chip('clerks', document.querySelector('[role="dialog"]')));
  expect(slot('customer')?.textContent).toBe('Who pays: clerks, confirmed by you');
  answer = () => caseFiles;
  await pause();
  expect(sent().at(-1)).toEqual({ text: idea, answers: { customer: 'clerks' } });
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea, customer: 'clerks' });
  await typeInto(field('idea'), `${idea}!`);
  await press(document.querySelector('[aria-label="Undo: Who pays"]'));
  await pause();
  expect(sent().at(-1)).toEqual({ text: `${idea}!`, answers: {} });
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea: `${idea}!` });
});

it('asks at most three above the button; an answer is sent, pressed again it is taken back', async () => {
  await draw(<Stage />);
  expect(questions()).toBeNull();
  await write();
  expect([...(questions()?.querySelectorAll('p.font-medium') ?? [])].map((one) => one.textContent)).toEqual([
    'Nearest business we know',
    'Who pays',
    'Field',
  ]);
  await press(chip('Law firms', questions()));
  expect(chip('Law firms', questions())?.getAttribute('aria-pressed')).toBe('true');
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea, vertical: 'law' });
  await press(chip('Law firms', questions()));
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea });
  await press([...(questions()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Skip'));
  expect(questions()).toBeNull();
});

it('a text that says too little gets the question, no chips and no further ones', async () => {
  answer = () => ({ ...caseFiles, question: 'What does it do, and who pays for it?' });
  await draw(<Stage />);
  await write('Make life better with blockchain');
  expect(document.body.textContent).toContain('What does it do, and who pays for it?');
  expect([slot('customer'), questions()]).toEqual([null, null]);
});

it('words that cannot be read leave no reading of others behind', async () => {
  await draw(<Stage />);
  await write();
  answer = () => new TypeError('offline');
  await write('Words that the server is not there to read');
  expect([slot('customer'), questions(), document.querySelector('.idea-mirror')]).toEqual([null, null, null]);
  answer = () => caseFiles;
  await write();
  expect(slot('customer')).not.toBeNull();
  await write('Short');
  expect(slot('customer')).toBeNull();
});
