// @vitest-environment happy-dom
import { AppError, type Person } from '@slipway/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthStore } from './auth-store.ts';
import { createMirror } from './mirror.ts';

const ada: Person = { uid: 'u1', email: 'ada@example.com', displayName: 'Ada', photoURL: null };
const grace: Person = {
  uid: 'u2',
  email: 'grace@example.com',
  displayName: null,
  photoURL: 'https://x.example/g.png',
};

/** A server whose answers are given one by one, in any order. */
function makeServer() {
  const questions: { answer(person: Person | null): void; fail(): void }[] = [];
  const current = () =>
    new Promise<Person | null>((resolve, reject) => {
      questions.push({ answer: resolve, fail: () => reject(new AppError('network/offline')) });
    });
  return { current, questions };
}

function makeStore() {
  const server = makeServer();
  const mirror = createMirror(window);
  const store = createAuthStore({ identity: server, mirror, window });
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.getState().status));
  return { store, seen, server, mirror };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  delete window.userData;
});

describe('auth store', () => {
  it('loads, then knows the person and mirrors the four fields', async () => {
    const { store, server } = makeStore();
    const stop = store.start();
    expect(store.getState()).toEqual({ status: 'loading', person: null, remembered: null });
    server.questions[0]?.answer(ada);
    await settle();
    expect(store.getState()).toEqual({ status: 'signed-in', person: ada, remembered: null });
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(ada);
    expect(window.userData).toEqual(ada);
    stop();
  });

  it('clears both mirrors when the server knows nobody', async () => {
    localStorage.setItem('userData', JSON.stringify(ada));
    window.userData = ada;
    const { store, server, seen } = makeStore();
    const stop = store.start();
    server.questions[0]?.answer(null);
    await settle();
    expect(store.getState().status).toBe('signed-out');
    expect(localStorage.getItem('userData')).toBeNull();
    expect('userData' in window).toBe(false);
    expect(seen).toEqual(['loading', 'signed-out']);
    stop();
  });

  it('ends a question that was overtaken with the answer to the newer one', async () => {
    const { store, server } = makeStore();
    store.accept(ada);
    let isOver = false;
    void store.reload().then(() => {
      isOver = true;
    });
    void store.reload();
    server.questions[0]?.answer(null);
    await settle();
    expect([isOver, store.getState().status]).toEqual([false, 'signed-in']);
    server.questions[1]?.answer(null);
    await settle();
    expect([isOver, store.getState().status]).toEqual([true, 'signed-out']);
  });

  it('never takes the mirror for the truth, but remembers it while loading', () => {
    localStorage.setItem('userData', JSON.stringify({ ...ada, admin: true }));
    const { store } = makeStore();
    const stop = store.start();
    expect(store.getState()).toEqual({ status: 'loading', person: null, remembered: ada });
    stop();
  });

  it.each(['{', 'null', '[]', '{"uid":1}', '"ada"'])('reads a broken mirror %s as nobody', (raw) => {
    localStorage.setItem('userData', raw);
    expect(createMirror(window).read()).toBeNull();
  });

  it('lets no late answer overrule a newer one', async () => {
    const { store, server } = makeStore();
    const stop = store.start();
    store.accept(ada);
    server.questions[0]?.answer(null);
    await settle();
    expect(store.getState().person).toEqual(ada);

    void store.reload();
    void store.reload();
    server.questions[2]?.answer(grace);
    await settle();
    server.questions[1]?.answer(null);
    await settle();
    expect(store.getState().person).toEqual(grace);
    stop();
  });

  it('keeps the mirrors when the server cannot be asked, and asks again', async () => {
    localStorage.setItem('userData', JSON.stringify(ada));
    const { store, server } = makeStore();
    const stop = store.start();
    server.questions[0]?.fail();
    await settle();
    expect(store.getState()).toEqual({ status: 'loading', person: null, remembered: ada });
    expect(localStorage.getItem('userData')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.questions).toHaveLength(2);
    server.questions[1]?.answer(ada);
    await settle();
    expect(store.getState().status).toBe('signed-in');
    stop();
  });

  it('shows a stranger as signed out when the server cannot be asked, and asks when online again', async () => {
    const { store, server } = makeStore();
    const stop = store.start();
    server.questions[0]?.fail();
    await settle();
    expect(store.getState().status).toBe('signed-out');
    window.dispatchEvent(new Event('online'));
    server.questions[1]?.answer(ada);
    await settle();
    expect(store.getState().status).toBe('signed-in');
    stop();
  });

  it('follows a sign-out and a sign-in in another tab', async () => {
    const { store, server } = makeStore();
    const stop = store.start();
    store.accept(ada);
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }));
    server.questions[1]?.answer(null);
    await settle();
    expect(store.getState().status).toBe('signed-out');
    expect('userData' in window).toBe(false);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(server.questions).toHaveLength(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: JSON.stringify(grace) }));
    server.questions[2]?.answer(grace);
    await settle();
    expect(store.getState().person).toEqual(grace);
    stop();
  });

  it('signs in all the same when storage refuses', () => {
    const refusing = {
      localStorage: {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    };
    const mirror = createMirror(refusing as unknown as Window);
    expect(() => mirror.write(ada)).not.toThrow();
    expect(refusing).toMatchObject({ userData: ada });
  });

  it('hears nothing after it was stopped', async () => {
    const { store, server, seen } = makeStore();
    store.start()();
    server.questions[0]?.answer(ada);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(seen).toEqual(['loading']);
    expect(server.questions).toHaveLength(1);
  });
});
