export type Verdict = 'passed' | 'failed' | `not run: ${string}`;

/** One part after another; one that cannot even begin says why, and the others go on. */
export async function runParts(
  parts: Readonly<Record<string, () => Promise<Verdict>>>,
): Promise<Readonly<Record<string, Verdict>>> {
  const verdicts: Record<string, Verdict> = {};
  for (const [name, run] of Object.entries(parts))
    verdicts[name] = await run().catch((error: unknown): Verdict => `not run: ${reasonOf(error)}`);
  return verdicts;
}

/** 0 only when every part ran and passed. */
export function exitCodeOf(verdicts: Readonly<Record<string, Verdict>>): number {
  const all = Object.values(verdicts);
  return all.length > 0 && all.every((verdict) => verdict === 'passed') ? 0 : 1;
}

export function tableOf(verdicts: Readonly<Record<string, Verdict>>): string {
  return Object.entries(verdicts)
    .map(([part, verdict]) => `  ${part.padEnd(42)} ${verdict}`)
    .join('\n');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
