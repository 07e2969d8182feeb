interface Entry {
  readonly uid?: string;
  readonly grantId?: string;
  consumed?: number;
}

/** Where the loopback provider keeps its codes and sessions: its own default warns on every start. */
export function makeOidcStore() {
  const all = new Map<string, Entry>();
  return class Store {
    readonly #prefix: string;

    constructor(model: string) {
      this.#prefix = `${model}:`;
    }

    async upsert(id: string, entry: Entry): Promise<void> {
      all.set(this.#prefix + id, entry);
    }

    async find(id: string): Promise<Entry | undefined> {
      return all.get(this.#prefix + id);
    }

    async findByUid(uid: string): Promise<Entry | undefined> {
      return [...all].find(([key, entry]) => key.startsWith(this.#prefix) && entry.uid === uid)?.[1];
    }

    async consume(id: string): Promise<void> {
      const entry = all.get(this.#prefix + id);
      if (entry) entry.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      all.delete(this.#prefix + id);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, entry] of all) if (entry.grantId === grantId) all.delete(key);
    }
  };
}
