import { AppError } from '@slipway/core';
import type { Page } from '@slipway/page';
import { expect, test, vi } from 'vitest';
import { pageOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { createSaver, type Place } from './saver.ts';

const first = pageOf([], { title: 'First' });
const titled = (title: string): Page => pageOf([], { title });

/** Time passes when the test says so. */
function make(place: Place | null = { id: 'p', revision: 1 }) {
  const timers = new Set<() => void>();
  const saves: string[] = [];
  let drafted: string | null = null;
  let answer: () => Promise<void> = async () => {};
  const ports = {
    async create(page: Page) {
      await answer();
      saves.push(`new ${page.title}`);
      return { id: 'p', revision: 1 };
    },
    async save(page: Page, { id, revision }: Place) {
      await answer();
      saves.push(`${revision} ${page.title}`);
      return { id, revision: revision + 1 };
    },
    keepDraft(page: Page | null) {
      drafted = page?.title ?? null;
    },
    later(work: () => void) {
      const due = () => {
        timers.delete(due);
        work();
      };
      timers.add(due);
      return () => timers.delete(due);
    },
  };
  return {
    saver: createSaver(first, place, ports),
    saves,
    draft: () => drafted,
    answer: (next: () => Promise<void>) => {
      answer = next;
    },
    pass: async () => {
      for (const due of [...timers]) due();
      await vi.waitFor(() => Promise.resolve());
      await new Promise((done) => setImmediate(done));
    },
  };
}

test('many changes are one save, and the next is made from its revision', async () => {
  const { saver, saves, pass, draft } = make();
  for (const title of ['a', 'ab', 'abc']) saver.changed(titled(title));
  expect(saver.getState().kind).toBe('waiting');
  await pass();
  expect(saves).toEqual(['1 abc']);
  expect(saver.getState().kind).toBe('saved');
  expect(draft()).toBeNull();
  saver.changed(titled('abcd'));
  await pass();
  expect(saves).toEqual(['1 abc', '2 abcd']);
});

test('a page that is opened and not changed is not made; its first change makes it', async () => {
  const { saver, saves, pass } = make(null);
  saver.changed(first);
  await pass();
  expect(saves).toEqual([]);
  saver.changed(titled('a'));
  await pass();
  saver.changed(titled('b'));
  await pass();
  expect(saves).toEqual(['new a', '1 b']);
});

test('what is typed during a save is saved after it, from the new revision', async () => {
  const { saver, saves, pass, answer } = make();
  let go = () => {};
  answer(
    () =>
      new Promise((done) => {
        go = done;
      }),
  );
  saver.changed(titled('a'));
  await pass();
  saver.changed(titled('b'));
  expect(saves).toEqual([]);
  answer(async () => {});
  go();
  await pass();
  await pass();
  expect(saves).toEqual(['1 a', '2 b']);
  expect(saver.hasUnsaved()).toBe(false);
});

test('refused because it was saved elsewhere: nothing more is sent, the draft stays', async () => {
  const { saver, saves, pass, answer, draft } = make();
  answer(async () => {
    throw new AppError('page/changed', { revision: 7 });
  });
  saver.changed(titled('mine'));
  await pass();
  expect(saver.getState().kind).toBe('changed');
  answer(async () => {});
  saver.changed(titled('mine too'));
  await pass();
  expect(saves).toEqual([]);
  expect(draft()).toBe('mine too');
  expect(await saver.flush()).toBe(false);
  saver.adopt(titled('theirs'), { id: 'p', revision: 7 });
  saver.changed(titled('mine again'));
  await pass();
  expect(saves).toEqual(['7 mine again']);
});

test('without a network it says so, keeps the draft, and tries again', async () => {
  const { saver, saves, pass, answer, draft } = make();
  answer(async () => {
    throw new AppError('network/offline');
  });
  saver.changed(titled('a'));
  await pass();
  expect(saver.getState().kind).toBe('offline');
  expect(draft()).toBe('a');
  answer(async () => {});
  await pass();
  expect(saves).toEqual(['1 a']);
  expect(draft()).toBeNull();
});

test('a page that is too large says so in the sentence of the server', async () => {
  const { saver, pass, answer } = make();
  const error = new AppError('page/too-large', { size: 600, limit: 500 });
  answer(async () => {
    throw error;
  });
  saver.changed(titled('a'));
  await pass();
  expect(saver.getState()).toEqual({ kind: 'refused', message: error.message });
});

test('on leaving, what is not saved is kept, and nothing is sent behind the back of the next opening', async () => {
  const { saver, saves, draft, answer, pass } = make();
  answer(async () => {
    throw new AppError('network/offline');
  });
  saver.changed(titled('last word'));
  saver.stop();
  expect(draft()).toBe('last word');
  await saver.flush();
  answer(async () => {});
  await pass();
  expect(saves).toEqual([]);
});
