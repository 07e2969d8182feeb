import { AppError } from '@slipway/core';

export interface GateLimits {
  /** Requests that are worked on at once: one thread serves them all, and the database has ten connections. */
  readonly running: number;
  /** Of these, as many may be one person's. */
  readonly perPerson: number;
  /** A thread that is at work for more than this share of the time, from 0 to 1, has all it can do: */
  readonly fullShare: number;
  /** then this many are worked on at once, and one of each person. */
  readonly runningFull: number;
  /** A request that is still at work after this waits for something else, unless the thread is full. */
  readonly turnMs: number;
  /** No turn lasts longer, whatever the reason. */
  readonly turnMaxMs: number;
  /** Requests that wait for their turn, of all people together. */
  readonly waiting: number;
  /** As many of a person's requests are no excess: a page asks for a few things at once. */
  readonly ownFree: number;
  /** A person whose requests wait longer than this asks for more than there is. */
  readonly ownWaitMs: number;
  /** When somebody has waited this long for a turn, there are too many people. */
  readonly turnWaitMs: number;
}

export const gateLimits: GateLimits = {
  running: 16,
  perPerson: 4,
  fullShare: 0.8,
  runningFull: 2,
  turnMs: 250,
  turnMaxMs: 2000,
  waiting: 4000,
  ownFree: 8,
  ownWaitMs: 3000,
  turnWaitMs: 1500,
};

/**
 * Node takes one new connection in a round of the event loop and reads from it in the next: after two rounds without a
 * request nobody is left at the door.
 */
const quietRounds = 2;
/** However many arrive, the next turn is given after this many rounds. */
const roundsMax = 32;

/** What the gate looks at besides the requests themselves. */
export interface Load {
  /** Milliseconds that only go up; for how long the thread stood still in one piece says nothing about the crowd. */
  now(): number;
  /** Share of the last moment in which the thread was at work. */
  busyShare(): number;
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
  let arrivals = 0;
  let isTurnSet = false;

  const isFull = () => load.busyShare() > limits.fullShare;

  function isTooMuch(person: Person): boolean {
    if (waiting >= limits.waiting) return true;
    const [first] = due;
    if (first && first !== person && load.now() - first.dueSince > limits.turnWaitMs) return true;
    const [oldest] = person.waiting;
    if (!oldest || person.waiting.length < limits.ownFree) return false;
    return load.now() - oldest.since > limits.ownWaitMs;
  }

  function line(person: Person): void {
    const mayRun = isFull() ? 1 : limits.perPerson;
    if (person.waiting.length === 0 || person.running >= mayRun || due.has(person)) return;
    person.dueSince = load.now();
    due.add(person);
  }

  function giveTurn(): void {
    isTurnSet = false;
    const [person] = due;
    if (!person || running >= (isFull() ? limits.runningFull : limits.running)) return;
    due.delete(person);
    const next = person.waiting.shift();
    if (next) {
      waiting -= 1;
      running += 1;
      person.running += 1;
      next.begin();
    }
    line(person);
    setTurn();
  }

  /** A request may do all its work without ever waiting, so those who arrived meanwhile are heard before the next. */
  function hearAll(rounds: number, quiet: number): void {
    const before = arrivals;
    setImmediate(() => {
      const quietNow = arrivals === before ? quiet + 1 : 0;
      if (quietNow === quietRounds || rounds === 1) giveTurn();
      else hearAll(rounds - 1, quietNow);
    });
  }

  function setTurn(): void {
    if (isTurnSet || due.size === 0) return;
    isTurnSet = true;
    hearAll(roundsMax, 0);
  }

  function leave(key: string, person: Person): void {
    running -= 1;
    person.running -= 1;
    line(person);
    setTurn();
    if (person.running === 0 && person.waiting.length === 0 && people.get(key) === person) people.delete(key);
  }

  /** Ended by the caller or by the time, whichever is first. */
  function takeTurn(end: () => void): () => void {
    const begunMs = load.now();
    let isOver = false;
    const endOnce = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      end();
    };
    const look = () => {
      if (!isFull() || load.now() - begunMs >= limits.turnMaxMs) return endOnce();
      timer = setTimeout(look, limits.turnMs);
      timer.unref();
    };
    let timer = setTimeout(look, limits.turnMs);
    timer.unref();
    return endOnce;
  }

  return {
    async enter(key) {
      arrivals += 1;
      const person = people.get(key) ?? { running: 0, waiting: [], dueSince: 0 };
      if (isTooMuch(person)) throw new AppError('server/busy');
      people.set(key, person);
      const { promise, resolve } = Promise.withResolvers<void>();
      person.waiting.push({ since: load.now(), begin: resolve });
      waiting += 1;
      line(person);
      setTurn();
      await promise;
      return takeTurn(() => leave(key, person));
    },
  };
}
