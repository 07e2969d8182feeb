import { keepModelView, type Report } from '@slipway/report';
import {
  type AnyEngine,
  type AnyInput,
  type Assumptions,
  applyPatch,
  type ReportPatch,
} from '@slipway/tools';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { useRecomputed } from '../worker/use-recomputed.ts';

/** A stored sheet, and what it was computed from. */
interface Computed {
  /** Names run and version: another one begins without changes. */
  readonly key: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly basis: unknown;
  readonly report: Report;
  /** What was looked up after the report. */
  readonly patch?: ReportPatch | null;
  /** What was edited beside the sheet, and not kept yet: field → value, null where it was emptied. */
  readonly edits?: Readonly<Record<string, unknown>> | null;
}

interface WhatIf {
  /** The stored report while nothing is changed, else the one recomputed here. */
  readonly report: Report;
  readonly isChanged: boolean;
  /** The engine cannot compute the change from what is stored: the report is the stored one. */
  readonly isBroken: boolean;
  /** All that differ from the defaults. */
  readonly assumptions: Record<string, number | string>;
  readonly assume: (id: string, value: number | string | null) => void;
  readonly reset: () => void;
}

type Changes = Readonly<Record<string, number | string | null>>;
const none: Changes = {};

/** Recomputes a whole sheet in the browser with the engine that the server uses. */
export function useWhatIf(engine: AnyEngine, computed: Computed): WhatIf {
  const { key, basis, edits = null } = computed;
  const input = useMemo(() => ({ ...computed.input, ...edits }), [computed.input, edits]);
  const [state, setState] = useState({ key, changes: none });
  const changes = state.key === key ? state.changes : none;
  const stored = useMemo(() => readAssumptions(computed.input.assumptions), [computed.input]);
  const assumptions = useMemo(() => applyChanges(stored, changes), [stored, changes]);
  const isChanged = edits !== null || !isSame(stored, assumptions);
  const { report, patch = null } = computed;
  const asked = useMemo(
    () => (isChanged ? withoutBlanks({ ...input, assumptions }) : null),
    [input, assumptions, isChanged],
  );
  const { report: counted, isBroken } = useRecomputed(engine, asked, basis);
  const recomputed = useMemo(
    () => (counted === null ? undefined : keepModelView(report, applyPatch(counted, patch))),
    [counted, report, patch],
  );
  return {
    report: recomputed ?? report,
    isChanged,
    isBroken,
    assumptions,
    // A transition: the control under the finger is never kept waiting by the sums.
    assume: useCallback(
      (id, value) =>
        startTransition(() =>
          setState((before) => ({
            key,
            changes: { ...(before.key === key ? before.changes : none), [id]: value },
          })),
        ),
      [key],
    ),
    reset: useCallback(() => setState({ key, changes: none }), [key]),
  };
}

function withoutBlanks(input: Readonly<Record<string, unknown>>): AnyInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as AnyInput;
}

function readAssumptions(value: unknown): Assumptions {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number | string] =>
        typeof entry[1] === 'number' || typeof entry[1] === 'string',
    ),
  );
}

function applyChanges(stored: Assumptions, changes: Changes): Record<string, number | string> {
  const all: Record<string, number | string | null> = { ...stored, ...changes };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, number | string] => entry[1] !== null),
  );
}

function isSame(a: Assumptions, b: Assumptions): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
