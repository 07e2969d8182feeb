/** Starts each task as soon as what it waits for has ended and enough slots are free; answers when all have ended. */
export interface Task {
  readonly name: string;
  readonly slots: number;
  readonly after?: readonly string[];
}

export async function runInSlots<T extends Task>(
  tasks: readonly T[],
  slots: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const names = new Set(tasks.map(({ name }) => name));
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<void>>();
  const open = new Set(names);
  let free = slots;
  while (waiting.size + running.size > 0) {
    for (const task of waiting) {
      const blocked = (task.after ?? []).some((name) => open.has(name));
      const needed = Math.min(task.slots, slots);
      if (blocked || needed > free) continue;
      waiting.delete(task);
      free -= needed;
      running.set(
        task,
        run(task).finally(() => {
          free += needed;
          open.delete(task.name);
          running.delete(task);
        }),
      );
    }
    if (running.size === 0)
      throw new Error(`Steps wait for each other: ${[...waiting].map(({ name }) => name)}.`);
    await Promise.race(running.values());
  }
}
