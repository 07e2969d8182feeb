import {
  type Currency,
  type Expression,
  type Figure,
  type FigureRange,
  type FigureStatus,
  figure,
  isMoney,
  type Provenance,
  type Source,
  type Unit,
} from '@slipway/core';
import { lack, type Maybe, type Outcome, quantityOf } from '@slipway/finance';
import { collectFigures, collectSources, deriveFigure } from '@slipway/report';

/** A figure of the sheet, with its quantity for further formulas. */
export interface Ref<U extends Unit = Unit> {
  readonly id: string;
  readonly unit: U;
  readonly label: string;
  readonly value: number | null;
  readonly quantity: Maybe<U>;
  readonly status: FigureStatus;
  readonly reason: string | null;
  readonly range?: FigureRange;
}

interface Extra {
  readonly period?: string;
  readonly noun?: string;
}

interface Derivation extends Extra {
  /** Decides what is counted, without being in the formula. */
  readonly also?: readonly Ref[];
  /** What the formula does not say. */
  readonly note?: string;
}

/** Keeps every figure once, and passes on why a value is not there. */
export interface Sheet {
  put<U extends Unit>(
    id: string,
    label: string,
    outcome: Outcome<U>,
    provenance: Provenance,
    extra?: Extra,
  ): Ref<U>;
  /** The value is what the formula gives; `judged` says whether it means anything, and how far it carries. */
  derive<U extends Unit>(
    id: string,
    label: string,
    judged: Outcome<U>,
    formula: Expression,
    extra?: Derivation,
  ): Ref<U>;
  /** For what no formula can say: month after month simulated, fitted, searched for. */
  deriveInWords<U extends Unit>(
    id: string,
    label: string,
    outcome: Outcome<U>,
    formula: string,
    inputs: readonly Ref[],
    extra?: Extra,
  ): Ref<U>;
  source(source: Source): string;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly sources: Readonly<Record<string, Source>>;
}

/** Money without an amount still has a currency: the table's. */
export function openSheet(currency: Currency): Sheet {
  const figures = collectFigures();
  const sources = collectSources();
  // Cells are taken many times over: the first one stands.
  const known = new Map<string, Ref>();
  const put: Sheet['put'] = (id, label, given, provenance, extra = {}) => {
    const outcome = within(given);
    const ref = toRef(id, label, outcome);
    const first = known.get(id);
    if (first && isSame(first, ref)) return ref;
    figures.add(toFigure(id, label, { currency, ...outcome }, provenance, extra));
    known.set(id, ref);
    return ref;
  };
  return {
    put,
    derive(id, label, judged, formula, { also = [], note, ...extra } = {}) {
      const made = deriveFigure(
        {
          id,
          label,
          unit: judged.unit,
          formula,
          also: also.map((one) => one.id),
          ...(isMoney(judged.unit) && { currency }),
          ...(note !== undefined && { note }),
        },
        figures.all,
      );
      const { provenance } = made;
      const inputs = provenance.kind === 'derived' ? provenance.inputs : [];
      const refs = inputs.flatMap((input) => known.get(input) ?? []);
      return put(id, label, explain(valued(judged, made), refs), provenance, extra);
    },
    deriveInWords: (id, label, outcome, formula, inputs, extra) =>
      put(
        id,
        label,
        explain(outcome, inputs),
        { kind: 'derived', formula, inputs: [...new Set(inputs.map((input) => input.id))] },
        extra,
      ),
    source: (source) => sources.add(source),
    figures: figures.all,
    sources: sources.all,
  };
}

/** A figure under the name that it has in one formula. */
export function named({ id }: Ref, name: string): Expression {
  return figure(id, name);
}

function valued<U extends Unit>(judged: Outcome<U>, { value, status, reason }: Figure): Outcome<U> {
  if (judged.value === null) return judged;
  return value === null
    ? { unit: judged.unit, value, status: status ?? 'undefined', reason: reason ?? null }
    : { ...judged, value };
}

/** "Add CAC" helps nobody when CAC is a figure of ours: the reason of the input is the reason of the outcome. */
function explain<U extends Unit>(outcome: Outcome<U>, inputs: readonly Ref[]): Outcome<U> {
  if (outcome.status === 'missing') {
    const cause = inputs.find(({ value }) => value === null);
    if (cause?.reason) return { ...outcome, status: cause.status, reason: cause.reason };
  }
  const weak = inputs.find(({ status }) => status === 'low_data');
  return outcome.status === 'ok' && weak?.reason
    ? { ...outcome, status: 'low_data', reason: weak.reason }
    : outcome;
}

function toFigure<U extends Unit>(
  id: string,
  label: string,
  { value, unit, currency, status, reason, range }: Outcome<U>,
  provenance: Provenance,
  { period, noun }: Extra,
): Figure {
  return {
    id,
    label,
    value,
    unit,
    ...(isMoney(unit) && currency !== undefined && { currency }),
    ...nounOf(unit, noun),
    ...(range !== undefined && { range }),
    ...(status !== 'ok' && { status }),
    ...(reason !== null && { reason }),
    ...(period !== undefined && { period }),
    provenance,
  };
}

/** A ratio is read as a multiple, the rule of forty as points. */
function nounOf(unit: Unit, noun: string | undefined): Pick<Figure, 'noun'> {
  const own = noun ?? (unit === 'ratio' ? '×' : unit === 'points' ? 'points' : undefined);
  return own === undefined ? {} : { noun: own };
}

/** Beyond what a number can hold there is nothing to show; and JSON knows no minus zero. */
function within<U extends Unit>(outcome: Outcome<U>): Outcome<U> {
  const { value, range } = outcome;
  const isSound = [value, range?.low, range?.high].every((one) => one == null || Number.isFinite(one));
  if (!isSound)
    return lack(outcome.unit, 'not_meaningful', 'Too large to mean anything: please check the inputs.');
  return value === 0 ? { ...outcome, value: 0 } : outcome;
}

function isSame(a: Ref, b: Ref): boolean {
  return a.value === b.value && a.unit === b.unit && a.label === b.label && a.status === b.status;
}

function toRef<U extends Unit>(id: string, label: string, outcome: Outcome<U>): Ref<U> {
  const { unit, value, status, reason, range } = outcome;
  return {
    id,
    label,
    unit,
    value,
    quantity: quantityOf(outcome),
    status,
    reason,
    ...(range !== undefined && { range }),
  };
}
