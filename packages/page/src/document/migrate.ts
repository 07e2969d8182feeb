type Raw = Readonly<Record<string, unknown>>;

/** Brings what was stored as one version to the next: the first step makes version 2 of version 1. */
export type Migration = (stored: Raw) => Raw;

/** `null` where the stored version is none that was ever written. */
export function migrate(stored: Raw, version: unknown, steps: readonly Migration[]): Raw | null {
  const from = version ?? 1;
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > steps.length + 1) return null;
  return steps.slice(from - 1).reduce((value, step) => step(value), stored);
}
