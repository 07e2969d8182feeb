import { AppError } from '@slipway/core';

export interface GateLimits {
  /** Requests that are worked on at once: one thread serves them all, and the database has ten connections. */
  readonly running: number;
  /** Of these, as many may be one person's. */
  readonly perPerson: number;
  /** A request that is still at work after this waits for something else, and another may begin. */
  readonly turnMs: number;
  /** Requests that wait for their turn, of all people together. */
  readonly waiting: number;
  /** As many of a person's requests may wait, however long it takes: a page asks for a few things at once. */
  readonly ownFree: number;
  /** A person whose requests wait longer than this asks for more than there is. */
  readonly ownWaitMs: number;
  /** When somebody has waited this long for a turn, there are too many people. */
  readonly turnWaitMs: number;
  /** With every turn taken and the thread this late, nobody's second request is let in. */
  readonly loopDelayMs: number;
}

export const gateLimits: GateLimits = {
  running: 16,
  perPerson: 4,
  turnMs: 250,
  waiting: 4000,
  ownFree: 8,
  ownWaitMs: 3000,
  turnWaitMs: 1000,
  loopDelayMs: 500,
};

/** What the gate looks at besides the requests themselves. */
export interface Load {
  /** Milliseconds that only go up. */
  now(): number;
  /** How late the thread lately came to what was due. */
  loopDelayMs(): number;
}

export interface Gate {
  /** Waits for a turn and gives the function that ends it; refuses at once, with `server/busy`, what would only wait. */
  enter(person: string): Promise<() => void>;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

interface Person {
  running: number;
  readonly waiting: Waiting[];
  /** Since when they could have the next turn. */
  dueSince: number;
}

/**
 * People take turns, and each person's requests are in the order they came: a thousand requests of one person hold up
 * nobody else. What is let in is always served; what is refused is refused on arrival.
 */
export function makeGate(load: Load, limits: GateLimits = gateLimits): Gate {
  const people = new Map<string, Person>();
  /** Whose turn is next, in order: those who wait and have not all their own turns taken. */
  const due = new Set<Person>();
  let running = 0;
  let waiting = 0;

  function isTooMuch(person: Person): boolean {
    if (waiting >= limits.waiting) return true;
    const now = load.now();
    const isLate = running >= limits.running && load.loopDelayMs() > limits.loopDelayMs;
    const [oldest] = person.waiting;
    if (oldest && person.waiting.length >= limits.ownFree)
      return isLate || now - oldest.since > limits.ownWaitMs;
    if (isLate && person.running + person.waiting.length > 0) return true;
    const [first] = due;
    return first !== undefined && now - first.dueSince > limits.turnWaitMs;
  }

  function line(person: Person): void {
    if (person.waiting.length === 0 || person.running >= limits.perPerson || due.has(person)) return;
    person.dueSince = load.now();
    due.add(person);
  }

  function giveTurns(): void {
    for (const person of due) {
      if (running >= limits.running) return;
      due.delete(person);
      const next = person.waiting.shift();
      if (!next) continue;
      waiting -= 1;
      running += 1;
      person.running += 1;
      next.begin();
      // To the end of the line, which this loop reaches again.
      line(person);
    }
  }

  function leave(key: string, person: Person): void {
    running -= 1;
    person.running -= 1;
    line(person);
    giveTurns();
    if (person.running === 0 && person.waiting.length === 0 && people.get(key) === person) people.delete(key);
  }

  return {
    async enter(key) {
      const person = people.get(key) ?? { running: 0, waiting: [], dueSince: 0 };
      if (isTooMuch(person)) throw new AppError('server/busy');
      people.set(key, person);
      const { promise, resolve } = Promise.withResolvers<void>();
      person.waiting.push({ since: load.now(), begin: resolve });
      waiting += 1;
      line(person);
      giveTurns();
      await promise;
      return endOnce(() => leave(key, person), limits.turnMs);
    },
  };
}

/** By the caller or by the time, whichever is first. */
function endOnce(end: () => void, afterMs: number): () => void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    end();
  };
  const timer = setTimeout(once, afterMs);
  timer.unref();
  return once;
}
