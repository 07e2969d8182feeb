import type { Report } from '@slipway/report';
import { type AnyEngine, type AnyInput, findDocuments } from '@slipway/tools';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';

const DeckView = lazy(() => import('../deck/deck-view.tsx'));

interface DeckSlotProps {
  readonly engine: AnyEngine;
  readonly input: Readonly<Record<string, unknown>>;
  readonly basis: unknown;
  readonly report: Report;
  /** Names run and version: another one begins with its own deck. */
  readonly at: string;
  readonly moved?: readonly string[];
  readonly onRefresh?: (() => void) | undefined;
  readonly onAssume?: ((id: string, value: number | string) => void) | undefined;
  readonly share?: ReactNode;
}

/** The deck of a result that has one, made by the engine that made the sheet: it needs no network either. */
export function DeckSlot(props: DeckSlotProps) {
  const { engine, input, basis, report, at, moved = [], onRefresh, onAssume, share } = props;
  // Made once for what is stored: what is changed in the deck afterwards is the deck's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` names them all, and a what-if must not draw the deck anew.
  const deck = useMemo(
    () =>
      findDocuments(engine, { input: input as AnyInput, basis, report }).find(({ kind }) => kind === 'deck'),
    [engine, at],
  );
  if (deck === undefined) return null;
  return (
    <Suspense fallback={<p className="text-sm text-ink-soft">Loading the deck</p>}>
      <DeckView
        key={at}
        data={deck.data}
        report={report}
        moved={moved}
        onRefresh={onRefresh}
        onAssume={onAssume}
        share={share}
      />
    </Suspense>
  );
}
