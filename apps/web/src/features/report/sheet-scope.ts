import type { Provenance } from '@slipway/core';
import type { Evidence, NumberedNotes, Report, Statement } from '@slipway/report';
import { createContext, useContext } from 'react';
import type { SlotListProps } from '../../lib/slots/slot-list.tsx';

/** What an evidence mark opens. */
export type Subject =
  | Evidence
  /** A row of values that are no figures of their own: a line, a distribution. */
  | { readonly kind: 'origin'; readonly label: string; readonly provenance: Provenance }
  | { readonly kind: 'statement'; readonly statement: Statement };

export interface SheetActions {
  /** A changed assumption; null puts the default back. */
  readonly onAssume?: ((id: string, value: number | string | null) => void) | undefined;
  readonly onAnswer?: ((field: string, value: string) => void) | undefined;
  /** Leads to the field that a block was made from. */
  readonly onEdit?: ((field: string) => void) | undefined;
  /** Lets others vote on these names; only on a result that is kept. */
  readonly onAskFriends?: ((names: readonly string[]) => void) | undefined;
}

export interface SheetScope extends SheetActions {
  readonly report: Report;
  /** ISO time of the run. */
  readonly madeAt: string | undefined;
  /** Another reading of the idea: only where the engine that made the sheet can compute it again. */
  readonly onReread: SheetActions['onAnswer'];
  /** Looks for what a slot of the reading could be, beyond what it offers. */
  readonly findFor: SlotListProps['findFor'];
  readonly notes: NumberedNotes;
  /** "Fig. 3", "Table 1", by block id. */
  readonly labels: ReadonlyMap<string, string>;
  /** Page-wide unique ids, because two sheets may stand side by side. */
  readonly prefix: string;
  readonly openEvidence: (subject: Subject, anchor: HTMLElement) => void;
}

const Scope = createContext<SheetScope | null>(null);
export const SheetScopeProvider = Scope.Provider;

export function useSheet(): SheetScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A part of a report stands outside of its sheet');
  return scope;
}
