import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GateLimits, makeGate } from './gate.ts';

const limits: GateLimits = {
  running: 4,
  perPerson: 2,
  fullShare: 0.8,
  runningFull: 2,
  turnMs: 250,
  turnMaxMs: 2000,
  waiting: 2000,
  ownFree: 3,
  ownWaitMs: 3000,
  turnWaitMs: 1000,
};

let nowMs: number;
let share: number;
beforeEach(() => {
  nowMs = 0;
  share = 0;
  // Turns end when a test ends them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Every request by the name of its person, in the order in which it began; each is ended by the test. */
function open(changes: Partial<GateLimits> = {}) {
  const gate = makeGate({ now: () => nowMs, busyShare: () => share }, { ...limits, ...changes });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (person: string, times = 1) => {
    for (let n = 0; n < times; n += 1)
      gate.enter(person).then(
        (end) => {
          begun.push(person);
          ends.push(end);
        },
        (error: unknown) => refused.push(`${person} ${Reflect.get(Object(error), 'code')}`),
      );
  };
  /** A turn is given in each round of the event loop. */
  const settle = async () => {
    for (let round = 0; round < 10; round += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    begun,
    refused,
    async asks(person: string, times?: number) {
      ask(person, times);
      await settle();
    },
    async ends(count = 1) {
      for (const end of ends.splice(0, count)) end();
      await settle();
    },
    settle,
  };
}

test('one person has no more than their share, and the rest of the turns wait for others', async () => {
  const gate = open();
  await gate.asks('greedy', 1000);
  expect(gate.begun).toEqual(['greedy', 'greedy']);
  await gate.asks('ada');
  expect(gate.begun.slice(2)).toEqual(['ada']);
  expect(gate.refused).toEqual([]);
});

test('a thousand at once are all served, in turn with everybody who comes meanwhile', async () => {
  const gate = open();
  await gate.asks('greedy', 1000);
  await gate.asks('ada', 3);
  await gate.asks('bob', 3);
  while (gate.begun.length < 12) await gate.ends();
  // All four turns were taken: from there on it goes round.
  expect(gate.begun.slice(0, 12).filter((person) => person !== 'greedy')).toHaveLength(6);
  while (gate.begun.length < 1006) await gate.ends(4);
  expect(gate.refused).toEqual([]);
});

test('who asks faster than they are served for seconds is refused at once, and others are not', async () => {
  const gate = open();
  await gate.asks('greedy', 100);
  nowMs = 3001;
  await gate.asks('greedy', 5);
  expect(gate.refused).toEqual(Array.from({ length: 5 }, () => 'greedy server/busy'));
  await gate.asks('ada', 2);
  expect(gate.begun.filter((person) => person === 'ada')).toHaveLength(2);
  // What was let in is served, and then there is room again.
  while (gate.begun.length < 102) await gate.ends();
  await gate.asks('greedy');
  expect(gate.refused).toHaveLength(5);
});

test('the few requests of a page wait as long as they have to', async () => {
  const gate = open();
  await gate.asks('ada', 4);
  nowMs = 60_000;
  // Two at work, two waiting: it may be a slow page, not a greedy one.
  gate.begun.length = 0;
  await gate.ends(2);
  await gate.asks('ada', 2);
  expect(gate.refused).toEqual([]);
});

test('too many people: who waits keeps their place, who comes after is refused until it moves on', async () => {
  const gate = open();
  for (let n = 0; n < 10; n += 1) await gate.asks(`person ${n}`);
  expect(gate.begun).toHaveLength(4);
  nowMs = 900;
  await gate.asks('early');
  nowMs = 1001;
  await gate.asks('late');
  expect(gate.refused).toEqual(['late server/busy']);
  while (gate.begun.length < 11) await gate.ends();
  expect(gate.begun.slice(4)).toEqual([4, 5, 6, 7, 8, 9].map((n) => `person ${n}`).concat('early'));
  await gate.asks('late');
  expect(gate.refused).toHaveLength(1);
});

test('too many people: whose own requests wait already is refused like everybody', async () => {
  const gate = open();
  for (let n = 0; n < 10; n += 1) await gate.asks(`person ${n}`, 5);
  nowMs = 1001;
  await gate.asks('person 9');
  expect(gate.refused).toEqual(['person 9 server/busy']);
});

test('who is the first to wait does not stand in their own way', async () => {
  const gate = open();
  for (const person of ['ada', 'bob']) await gate.asks(person, 2);
  await gate.asks('cid');
  nowMs = 1001;
  await gate.asks('cid');
  await gate.asks('eve');
  expect(gate.refused).toEqual(['eve server/busy']);
});

test('a full thread works for fewer at once, one request of each', async () => {
  const gate = open();
  share = 1;
  await gate.asks('greedy', 10);
  expect(gate.begun).toEqual(['greedy']);
  await gate.asks('ada');
  await gate.asks('bob');
  expect(gate.begun).toEqual(['greedy', 'ada']);
  await gate.ends();
  await gate.ends();
  expect(gate.begun).toEqual(['greedy', 'ada', 'bob', 'greedy']);
  share = 0;
  await gate.ends(2);
  expect(gate.begun.slice(4)).toEqual(['greedy', 'greedy']);
  expect(gate.refused).toEqual([]);
});

test('on a full thread a long turn is no sign of waiting for something else, but has an end', async () => {
  const gate = open();
  share = 1;
  await gate.asks('ada', 2);
  nowMs = 1999;
  vi.advanceTimersByTime(250);
  await gate.settle();
  expect(gate.begun).toHaveLength(1);
  nowMs = 2000;
  vi.advanceTimersByTime(250);
  await gate.settle();
  expect(gate.begun).toHaveLength(2);
});

test('nobody waits behind a request that waits for something else', async () => {
  const gate = open();
  await gate.asks('ada', 3);
  expect(gate.begun).toHaveLength(2);
  vi.advanceTimersByTime(250);
  await gate.settle();
  expect(gate.begun).toHaveLength(3);
  // Its own end comes later and gives nothing back a second time.
  await gate.ends(3);
  await gate.asks('bob', 5);
  await gate.asks('cid', 5);
  expect(gate.begun).toHaveLength(7);
});

test('between two requests everybody who has arrived is seen', async () => {
  const gate = makeGate({ now: () => nowMs, busyShare: () => share }, limits);
  const order: string[] = [];
  const work = async (name: string) => {
    const end = await gate.enter(name);
    order.push(name);
    end();
  };
  const all = [work('a'), work('a'), work('a'), work('a')];
  setImmediate(() => setImmediate(() => all.push(work('b'))));
  while (all.length < 5) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(all);
  expect(order.indexOf('b')).toBeLessThan(4);
});

/** Node takes one new connection in each round of the event loop. */
function comeOneByOne(times: number, come: () => void): void {
  if (times === 0) return;
  setImmediate(() => {
    come();
    comeOneByOne(times - 1, come);
  });
}

test.each([
  ['all who stand at the door are heard before the next turn', 20, 20],
  ['a crowd without end does not hold up the turn', 200, 32],
])('%s', async (_what, crowd, heard) => {
  const gate = open();
  await gate.asks('a', 2);
  let came = 0;
  let cameBefore = 0;
  comeOneByOne(crowd, () => {
    came += 1;
    if (gate.begun.length === 2) cameBefore = came;
    void gate.asks('greedy');
  });
  await vi.waitUntil(() => came === crowd);
  expect(cameBefore).toBe(heard);
});

test('there is an end to waiting room', async () => {
  const gate = open({ waiting: 10 });
  await gate.asks('a', 10);
  await gate.asks('a', 2);
  expect(gate.refused).toEqual([]);
  await gate.asks('b');
  await gate.asks('a');
  expect(gate.refused).toEqual(['b server/busy', 'a server/busy']);
});
