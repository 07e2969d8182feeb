import type { Database, Engine } from '../../apps/server/src/db/client.ts';

/** Where a trial happens: an empty, migrated database of its own that goes away afterwards. */
export interface Place {
  readonly engine: Engine;
  readonly db: Database;
  /** Address of PostgreSQL or file of the embedded database, for other processes. */
  readonly address: string;
  /** The environment with which a real server uses this very database. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Trial {
  /** The promise in a few words, with its figures. */
  readonly promise: string;
  /** What was seen. */
  readonly found: string;
  readonly kept: boolean;
}

export interface Chance {
  readonly seed: number;
  /** From 0 up to, not including, 1. */
  next(): number;
}

export type Report = (trial: Trial) => void;

/** One file of this folder. What needs no database runs once, the rest on each engine. */
export interface Subject {
  readonly name: string;
  readonly once?: (report: Report, chance: Chance) => Promise<void>;
  readonly onEach?: (place: Place, report: Report, chance: Chance) => Promise<void>;
}
