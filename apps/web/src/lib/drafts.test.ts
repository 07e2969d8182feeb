// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropDraft, findDraft, forgetDrafts, saveDraft } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it("keeps a visitor's words with the tab and a person's with the browser", () => {
  saveDraft({ uid: null, name: 'tool' }, { a: 1 });
  saveDraft({ uid: 'u1', name: 'tool' }, { a: 2 });
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
  expect(findDraft({ uid: null, name: 'tool' })).toEqual({ a: 1 });
  expect(findDraft({ uid: 'u1', name: 'tool' })).toEqual({ a: 2 });
  expect(findDraft({ uid: 'u1', name: 'other' })).toBeNull();
  dropDraft({ uid: null, name: 'tool' });
  expect(findDraft({ uid: null, name: 'tool' })).toBeNull();
});

it('forgets all of one person, and nothing of another', () => {
  saveDraft({ uid: 'u1', name: 'a' }, 1);
  saveDraft({ uid: 'u1', name: 'b' }, 2);
  saveDraft({ uid: 'u10', name: 'a' }, 3);
  localStorage.setItem('theme', 'dark');
  forgetDrafts('u1');
  expect(Object.keys(localStorage).length).toBe(2);
  expect(findDraft({ uid: 'u10', name: 'a' })).toBe(3);
});

it('goes on where storage is full or broken', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft({ uid: 'u1', name: 'a' }, 1)).not.toThrow();
  localStorage.clear();
  vi.restoreAllMocks();
  localStorage.setItem('slipway:draft:u1:a', 'not json');
  expect(findDraft({ uid: 'u1', name: 'a' })).toBeNull();
});
