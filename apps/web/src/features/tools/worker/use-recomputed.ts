import type { Report } from '@slipway/report';
import type { AnyEngine, AnyInput } from '@slipway/tools';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { asAppError } from '../run/run-state.ts';
import { askWorker } from './ask-worker.ts';

interface Recomputed {
  /** Null while nothing is asked or the first answer is on its way. */
  readonly report: Report | null;
  /** The engine cannot compute from what is stored. */
  readonly isBroken: boolean;
}

const nothing: Recomputed = { report: null, isBroken: false };
const broken: Recomputed = { report: null, isBroken: true };

/**
 * What the engine makes of an input (null: nothing is asked), at once; a heavy one in a worker, with the sheet before it shown
 * until the new one is there.
 */
export function useRecomputed(engine: AnyEngine, input: AnyInput | null, basis: unknown): Recomputed {
  const isHeavy = engine.heavy === true;
  const here = useMemo(
    () => (isHeavy || input === null ? nothing : tryRun(engine, input, basis)),
    [engine, isHeavy, input, basis],
  );
  const [there, setThere] = useState<Recomputed & { readonly basis: unknown }>({ ...nothing, basis: null });
  useEffect(() => {
    if (!isHeavy || input === null) return;
    let isWanted = true;
    askWorker({ kind: 'run', toolId: engine.meta.id, input, basis }).then(
      (report) => isWanted && setThere({ report, isBroken: false, basis }),
      (cause: unknown) => {
        if (!isWanted) return;
        const error = asAppError(cause);
        if (error.code === 'tool/failed') setThere({ ...broken, basis });
        else toast.error(error.message);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [engine, isHeavy, input, basis]);
  if (!isHeavy || input === null) return here;
  return there.basis === basis ? there : nothing;
}

function tryRun(engine: AnyEngine, input: AnyInput, basis: unknown): Recomputed {
  try {
    return { report: engine.run(input, basis), isBroken: false };
  } catch {
    return broken;
  }
}
