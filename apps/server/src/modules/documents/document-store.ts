/** What a document holds besides its place. */
export type Fields = Readonly<Record<string, string | number | null>>;

export interface Stored {
  /** Path below the database: `people/ada/projects/p1`. */
  readonly path: string;
  readonly fields: Fields;
  /** Changes with every write. */
  readonly version: string;
}

/** The hosted database, as far as we need it. A failure is an error; the same write may be tried again at any time. */
export interface DocumentStore {
  /** Its version and what its parts are called; not its text. */
  find(path: string): Promise<Stored | null>;
  /** All of it. */
  read(path: string): Promise<Stored | null>;
  /**
   * All or nothing. False, and nothing is written, when a document is no longer in the version that `seen` names.
   */
  commit(writes: readonly DocumentWrite[]): Promise<boolean>;
  /** Documents of a collection, with those that only have collections below them. */
  list(collection: string, what?: 'whole' | 'names'): AsyncIterable<Stored>;
  /** The account at the provider; none there is as good as removed. */
  removeAccount(subject: string): Promise<void>;
}

export interface DocumentWrite {
  readonly path: string;
  /** Null: removed. */
  readonly fields: Fields | null;
  /** The version that was seen, null for none; left out: written in any case. */
  readonly seen?: string | null;
}
