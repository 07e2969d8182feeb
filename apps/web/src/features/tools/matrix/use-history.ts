import { useRef, useState } from 'react';
import { useStable } from '../../../lib/use-stable.ts';
import type { MatrixRows } from './matrix-rows.ts';

const stepsMost = 50;

interface History {
  /** `what` names the box: letters typed into one are one step. */
  readonly change: (next: MatrixRows, what?: string) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
}

/** What stood in the table before each change. */
export function useHistory(rows: MatrixRows, onChange: (rows: MatrixRows) => void): History {
  const [past, setPast] = useState<readonly MatrixRows[]>([]);
  const last = useRef<string | null>(null);
  const change = useStable((next: MatrixRows, what?: string) => {
    const isSame = what !== undefined && what === last.current;
    last.current = what ?? null;
    if (!isSame) setPast((before) => [...before, rows].slice(-stepsMost));
    onChange(next);
  });
  const undo = useStable(() => {
    const before = past.at(-1);
    if (before === undefined) return;
    last.current = null;
    setPast(past.slice(0, -1));
    onChange(before);
  });
  return { change, undo, canUndo: past.length > 0 };
}
