import type { Report } from '@slipway/report';
import type { AnyEngine, AnyInput } from '@slipway/tools';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { asAppError } from '../run/run-state.ts';
import { askWorker } from './ask-worker.ts';

/**
 * What the engine makes of an input (null: nothing is asked), at once; a heavy one in a worker, with the sheet before it shown
 * until the new one is there.
 */
export function useRecomputed(engine: AnyEngine, input: AnyInput | null, basis: unknown): Report | null {
  const isHeavy = engine.heavy === true;
  const here = useMemo(
    () => (isHeavy || input === null ? null : engine.run(input, basis)),
    [engine, isHeavy, input, basis],
  );
  const [there, setThere] = useState<{ readonly basis: unknown; readonly report: Report } | null>(null);
  useEffect(() => {
    if (!isHeavy || input === null) return;
    let isWanted = true;
    askWorker({ kind: 'run', toolId: engine.meta.id, input, basis }).then(
      (report) => isWanted && setThere({ basis, report }),
      (cause: unknown) => isWanted && toast.error(asAppError(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [engine, isHeavy, input, basis]);
  if (!isHeavy || input === null) return here;
  return there !== null && there.basis === basis ? there.report : null;
}
