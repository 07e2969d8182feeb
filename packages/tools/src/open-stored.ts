import type { AnyEngine, Stored } from './tool.ts';

type Opened = ({ readonly ok: true } & Stored) | { readonly ok: false; readonly why: string };

const older = 'This result comes from an older version of the tool, which worked from other data.';
const newer = 'This result comes from a newer version of the tool than the one that is running.';

/** A stored run as today's engine computes from it, brought along version by version; or why that cannot be. */
export function openStored(
  engine: Pick<AnyEngine, 'meta' | 'migrate' | 'run' | 'documents'>,
  { input, basis, toolVersion }: Stored & { readonly toolVersion: number },
): Opened {
  if (toolVersion > engine.meta.version) return { ok: false, why: newer };
  let stored: Stored = { input, basis };
  for (let version = toolVersion; version < engine.meta.version; version += 1) {
    const next = tryStep(engine.migrate?.[version], stored);
    if (next === null) return { ok: false, why: older };
    stored = next;
  }
  if (toolVersion < engine.meta.version && !isComputable(engine, stored)) return { ok: false, why: older };
  return { ok: true, ...stored };
}

/** What was stored long ago may look like nothing the step expects. */
function tryStep(step: ((stored: Stored) => Stored | null) | undefined, stored: Stored): Stored | null {
  try {
    return step?.(stored) ?? null;
  } catch {
    return null;
  }
}

/** A step that forgot something shows here, and not when a founder moves the first assumption. */
function isComputable(engine: Pick<AnyEngine, 'run' | 'documents'>, { input, basis }: Stored): boolean {
  try {
    const report = engine.run(input, basis);
    if (!report.asksBack) engine.documents?.(input, basis, report);
    return true;
  } catch {
    return false;
  }
}
