import type { FigureStatus } from '../figure-status.ts';
import type { Currency, Unit } from '../units.ts';

/** What a formula has to know of a figure it stands on. */
interface KnownFigure {
  readonly value: number | null;
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly status?: FigureStatus;
  readonly reason?: string;
}

export type KnownFigures = Readonly<Record<string, KnownFigure>>;

export function findKnown(figures: KnownFigures, id: string): KnownFigure | undefined {
  return Object.hasOwn(figures, id) ? figures[id] : undefined;
}
