// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../../test/answers.ts';
import { clean, draw, leave, press, strike, typeInto } from '../../../../test/render.tsx';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { carryIdea, findIdea } from '../../../lib/carried-idea.ts';
import { BriefForm } from './brief-form.tsx';
import { useBrief } from './use-brief.ts';

const ran = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  ran.mockClear();
  answerWith({});
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let turns = 0;

interface StageProps {
  readonly uid?: string | null;
  readonly runId?: string | null;
  readonly runInput?: Record<string, unknown> | null;
  readonly record?: Record<string, unknown> | null;
  readonly engine?: typeof tinyTool;
}

function Stage(props: StageProps) {
  const { uid = null, runId = null, runInput = null, record = null, engine = tinyTool } = props;
  // Another object at every drawing: nobody can count on its being the same.
  const told = record && toRecord(record);
  const handle = useBrief({
    engine,
    toolId: 'tiny-tool',
    projectId: null,
    uid,
    runId,
    runInput,
    record: told,
    isLearnt: false,
    leftIdea: null,
    takesCarried: runId === null,
    isSettled: true,
  });
  turns = handle.turns;
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

function toRecord(values: Record<string, unknown>) {
  const told = { toolId: 'other', at: '2026-10-05T08:00:00.000Z', provenance: { kind: 'entered' } } as const;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { ...told, value, ofIdea: true }]),
  );
}

const field = (name: string) => document.querySelector(`[name="${name}"]`);
const textIn = (name: string) => Reflect.get(field(name) ?? {}, 'value');
const rowOf = (name: string) => document.querySelector(`[data-field="${name}"]`);
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(label));

async function submit(): Promise<void> {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

it('shows essentials first and the rest by group behind "Sharpen it"', async () => {
  await draw(<Stage />);
  const lids = [...document.querySelectorAll('details > summary')].map((one) => one.textContent);
  expect(lids).toEqual(['Sharpen it4', 'Money2', 'Field2']);
  expect(field('idea')?.closest('details')).toBeNull();
  expect(field('price')?.closest('details')).not.toBeNull();
});

it('a key in one field does not draw the others: a table of a file would be drawn at each', async () => {
  let drawings = 0;
  const fields = tinyTool.fields.map((one) =>
    one.name === 'share'
      ? Object.defineProperty({ ...one }, 'help', {
          get() {
            drawings += 1;
            return 'Of the whole.';
          },
        })
      : one,
  );
  const engine = { ...tinyTool, fields };
  await draw(<Stage engine={engine} />);
  expect(drawings).toBeGreaterThan(0);
  drawings = 0;
  await typeInto(field('price'), '120');
  expect(textIn('price')).toBe('120');
  expect(drawings).toBe(0);
  await typeInto(field('share'), '12');
  expect(drawings).toBeGreaterThan(0);
});

it('checks a field when it is left, and forgives as soon as it fits', async () => {
  await draw(<Stage />);
  await typeInto(field('price'), 'cheap');
  expect(rowOf('price')?.textContent).not.toContain('must be a number');
  await leave(field('price'));
  expect(rowOf('price')?.textContent).toContain('Price must be a number.');
  expect(field('price')?.getAttribute('aria-invalid')).toBe('true');
  await typeInto(field('price'), '1.2k');
  expect(rowOf('price')?.textContent).toContain('must be a number');
  await typeInto(field('price'), '$120');
  expect(rowOf('price')?.textContent).not.toContain('must be');
});

it('what is refused with the rest stays refused when its field is left as it was', async () => {
  const refused = 'One month is a value, not a trend.';
  const engine = { ...tinyTool, check: () => [{ field: 'price', message: refused }] };
  await draw(<Stage engine={engine} />);
  await typeInto(field('idea'), 'Gaps filled by text');
  await typeInto(field('price'), '12');
  await submit();
  expect(rowOf('price')?.textContent).toContain(refused);
  await leave(field('price'));
  expect(rowOf('price')?.textContent).toContain(refused);
  await typeInto(field('price'), '13');
  expect(rowOf('price')?.textContent).not.toContain(refused);
});

it('places problems, opens their group and leads to the first', async () => {
  await draw(<Stage />);
  await typeInto(field('rivals'), 'Ann\nBob\nCy');
  await leave(field('rivals'));
  await submit();
  expect(ran).toHaveBeenLastCalledWith(null);
  expect(document.activeElement).toBe(field('rivals'));
  expect(field('rivals')?.closest('details')?.open).toBe(true);
  await typeInto(field('rivals'), 'Ann');
  await submit();
  expect(document.activeElement).toBe(field('idea'));
  expect(rowOf('idea')?.textContent).toContain('Tell your idea, or a price.');
});

it('runs with what was typed, as numbers and lists', async () => {
  await draw(<Stage />);
  await typeInto(field('idea'), ' An idea ');
  await typeInto(field('share'), '7');
  await typeInto(field('rivals'), 'Ann\n\nBob');
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea: 'An idea', share: 0.07, rivals: ['Ann', 'Bob'] });
});

it('keeps every word over a reload, for a visitor and for a person', async () => {
  for (const uid of [null, 'u1']) {
    await draw(<Stage uid={uid} />);
    await typeInto(field('idea'), `of ${uid}`);
    await clean();
    await draw(<Stage uid={uid} />);
    expect(textIn('idea')).toBe(`of ${uid}`);
    await clean();
  }
  await draw(<Stage uid="u2" />);
  expect(textIn('idea')).toBe('');
});

it('brings what was written before signing in along, once', async () => {
  await draw(<Stage />);
  await typeInto(field('idea'), 'as a visitor');
  await clean();
  await draw(<Stage uid="u1" />);
  expect(textIn('idea')).toBe('as a visitor');
  await clean();
  await draw(<Stage />);
  expect(textIn('idea')).toBe('');
});

it('shows the brief of a run, and keeps its own draft apart', async () => {
  await draw(<Stage uid="u1" />);
  await typeInto(field('idea'), 'a new one');
  await clean();
  await draw(<Stage uid="u1" runId="r1" runInput={{ idea: 'the one that ran', share: 0.5 }} />);
  expect(textIn('idea')).toBe('the one that ran');
  expect(textIn('share')).toBe('50');
  await clean();
  await draw(<Stage uid="u1" />);
  expect(textIn('idea')).toBe('a new one');
});

/** The tool as it opens; what it answers with puts other surroundings in their place. */
async function openTool(): Promise<(props: StageProps) => void> {
  let go: (props: StageProps) => void = () => {};
  function Opening() {
    const [props, setProps] = useState<StageProps>({ uid: 'u1' });
    go = setProps;
    return <Stage {...props} />;
  }
  await draw(<Opening />);
  return go;
}

it('what was given while the last run was on its way goes over its brief', async () => {
  const go = await openTool();
  await act(async () => go({ uid: 'u1', runId: 'r1' }));
  await typeInto(field('rivals'), 'Ann');
  await act(async () =>
    go({ uid: 'u1', runId: 'r1', runInput: { idea: 'the one that ran', rivals: ['Bob'] } }),
  );
  expect([textIn('idea'), textIn('rivals')]).toEqual(['the one that ran', 'Ann']);
  await clean();
  await draw(<Stage uid="u1" runId="r1" runInput={{ idea: 'the one that ran', rivals: ['Bob'] }} />);
  expect(textIn('rivals')).toBe('Ann');
});

it('counts the briefs that took the place of another, and no run of what stands there', async () => {
  const go = await openTool();
  await typeInto(field('idea'), 'a new one');
  const typed = turns;
  await act(async () => go({ uid: 'u1', runId: 'r1', runInput: { idea: 'a new one' } }));
  expect(turns).toBe(typed);
  await act(async () => go({ uid: 'u1', runId: 'r2', runInput: { idea: 'another' } }));
  expect(turns).toBe(typed + 1);
  await act(async () => go({ uid: 'u1' }));
  expect(turns).toBe(typed + 2);
  await press(button('Start afresh'));
  expect(turns).toBe(typed + 3);
});

it('fills from earlier runs only what was never touched, and says so', async () => {
  await draw(<Stage uid="u1" />);
  await typeInto(field('price'), '5');
  await typeInto(field('price'), '');
  await typeInto(field('rivals'), 'Ann');
  await clean();
  await draw(<Stage uid="u1" record={{ idea: 'known', price: 9, stranger: 1 }} />);
  expect(textIn('idea')).toBe('known');
  expect(rowOf('idea')?.textContent).toContain('from your record');
  expect(textIn('price')).toBe('');
  expect(textIn('rivals')).toBe('Ann');
  // What was filled in is not kept with what was written: opened again, the draft shows what the record says by then.
  await typeInto(field('rivals'), 'Bob');
  await clean();
  await draw(<Stage uid="u1" record={{ idea: 'put in other words' }} />);
  expect([textIn('idea'), textIn('rivals')]).toEqual(['put in other words', 'Bob']);
});

it('loads the sample, labelled, and starts afresh', async () => {
  await draw(<Stage />);
  await press(button('Load sample'));
  expect(textIn('idea')).toBe('Twice as much of everything');
  expect(textIn('share')).toBe('7');
  expect(rowOf('share')?.textContent).toContain('sample');
  await press(button('Start afresh'));
  expect(textIn('idea')).toBe('');
});

it('judges a new text with nothing that was remembered of the old one', async () => {
  const fire = 'Training records for volunteer fire departments';
  const plants = 'A sensor that texts renters when to water houseplants';
  await draw(<Stage uid="u1" record={{ idea: fire, rivals: ['Ann'] }} />);
  expect(textIn('rivals')).toBe('Ann');
  await typeInto(field('idea'), plants);
  expect(textIn('rivals')).toBe('');
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea: plants });

  // The run's own page: what was picked stays and is seen.
  await clean();
  await draw(<Stage uid="u1" runId="r1" runInput={{ idea: fire, rivals: ['Bob'] }} />);
  await typeInto(field('idea'), plants);
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea: plants, rivals: ['Bob'] });
  expect(document.body.textContent).toContain('Kept from your earlier textClear itRivals:Bob');
  await press(button('Clear it'));
  expect(textIn('rivals')).toBe('');
});

it('takes an idea from the home page in, once, as a brief of its own', async () => {
  await draw(<Stage uid="u1" />);
  await typeInto(field('price'), '5');
  await clean();
  carryIdea('From the home page');
  await draw(<Stage uid="u1" record={{ idea: 'known', share: 0.5 }} />);
  expect([textIn('idea'), textIn('price'), textIn('share')]).toEqual(['From the home page', '', '']);
  expect(findIdea()).toBeNull();
  await clean();
  await draw(<Stage uid="u1" />);
  expect(textIn('idea')).toBe('From the home page');
});

it('goes on without a reading', async () => {
  vi.useFakeTimers();
  answerWith({ 'POST /api/read-idea': () => new TypeError('offline') });
  await draw(<Stage />);
  await typeInto(field('idea'), 'A text that is long enough to be read');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await submit();
  expect(ran).toHaveBeenLastCalledWith({ idea: 'A text that is long enough to be read' });
});

it('takes keys as fast as they come', async () => {
  await draw(<Stage uid="u1" record={{ price: 9 }} />);
  const complaint = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', complaint);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  for (let count = 1; count <= 80; count += 1) {
    strike(field('idea'), 'k'.repeat(count));
    // Time for what React does at once, none for what it puts off.
    await Promise.resolve();
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  window.removeEventListener('error', complaint);
  expect(complaint).not.toHaveBeenCalled();
  expect(textIn('idea')).toHaveLength(80);
});

it('says what is missing before the run, and a press leads to the field', async () => {
  const { name = '', label = '' } = tinyTool.fields.find(({ essential }) => !essential) ?? {};
  const engine = {
    ...tinyTool,
    suggests: (input: Record<string, unknown>) =>
      input[name] === undefined ? [{ field: name, do: 'It makes the result better.' }] : [],
  };
  const place = await draw(<Stage engine={engine} />);
  const rows = () => [...place.querySelectorAll('[aria-labelledby="suggestions"] button')];
  expect(rows().map((row) => row.textContent)).toEqual([`${label}: It makes the result better.`]);
  await press(rows()[0]);
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(name);
});
