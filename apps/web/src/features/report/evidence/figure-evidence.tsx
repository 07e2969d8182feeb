import type { Figure, Provenance } from '@slipway/core';
import {
  formatFigure,
  formatRange,
  nameField,
  originKind,
  sayFormula,
  sayNumbers,
  sayRun,
  upperFirst,
} from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { getTool, isToolId } from '@slipway/tools/list';
import { type Subject, useSheet } from '../sheet-scope.ts';
import { Glyph } from './glyph.tsx';
import { SourceEntry } from './source-entry.tsx';

export interface OpenProps {
  readonly onOpen: (subject: Subject) => void;
}

const statuses: Partial<Record<NonNullable<Figure['status']>, string>> = {
  low_data: 'Indicative only: too little data to rely on.',
  not_meaningful: 'The sign of its inputs makes this ratio mislead.',
  invalid: 'What it was computed from does not add up.',
};

export function FigureEvidence({
  figure,
  onOpen,
  onAssumption,
}: OpenProps & { readonly figure: Figure } & AssumptionLink) {
  const range = formatRange(figure);
  const warning = figure.status ? statuses[figure.status] : undefined;
  const isReason = figure.value === null && figure.range === undefined;
  return (
    <div className="grid gap-3">
      <p>
        <span className={isReason ? 'block text-base' : 'block font-display text-2xl font-semibold tabular'}>
          <bdi>{formatFigure(figure, { compact: false })}</bdi>
        </span>
        {range && figure.value !== null && figure.range ? (
          <span className="block text-ink-soft">
            <bdi>{range}</bdi>: {figure.range.means}
          </span>
        ) : null}
        {figure.period ? <span className="block text-ink-soft">{figure.period}</span> : null}
        {warning ? <span className="block text-signal-text">{warning}</span> : null}
        {figure.reason && !isReason ? <span className="block text-ink-soft">{figure.reason}</span> : null}
      </p>
      <OriginEvidence provenance={figure.provenance} onOpen={onOpen} onAssumption={onAssumption} />
    </div>
  );
}

function RunLink({ from }: { readonly from: NonNullable<MeasuredFrom> }) {
  const { run } = from;
  const words = upperFirst(sayRun(from));
  const route = run && isToolId(run.toolId) ? getTool(run.toolId).routes[0] : null;
  return (
    <p>
      {run && route ? (
        <a className="text-link" href={`${route}?run=${encodeURIComponent(run.id)}`}>
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}

type MeasuredFrom = Extract<Provenance, { readonly kind: 'measured' }>['from'];

interface AssumptionLink {
  /** Leads to the row where the assumption can be changed; null where nothing can be. */
  readonly onAssumption: ((id: string) => void) | null;
}

export function OriginEvidence({
  provenance,
  onOpen,
  onAssumption,
}: OpenProps & AssumptionLink & { readonly provenance: Provenance }) {
  const { report } = useSheet();
  switch (provenance.kind) {
    case 'measured':
      return (
        <div className="grid gap-1">
          {provenance.from?.run ? null : (
            <p className="text-ink-soft">You told us: {nameField(provenance.field)}</p>
          )}
          {provenance.from ? <RunLink from={provenance.from} /> : null}
          {provenance.quote ? <blockquote className="evidence-quote">{provenance.quote}</blockquote> : null}
        </div>
      );
    case 'sourced':
      return (
        <div className="grid gap-3">
          {provenance.sources.length > 1 && originKind(provenance, report) === 'sourced' ? (
            <p className="text-ink-soft">Publishers disagree; all are kept:</p>
          ) : null}
          {provenance.sources.map((id) => {
            const source = report.sources[id];
            return source ? <SourceEntry key={id} source={source} /> : null;
          })}
        </div>
      );
    case 'assumed': {
      const { assumption } = provenance;
      return (
        <div className="grid gap-2">
          <p>{provenance.why}</p>
          {assumption !== undefined && onAssumption ? (
            <button
              type="button"
              className="text-link w-fit no-print"
              onClick={() => onAssumption(assumption)}
            >
              Change this assumption
            </button>
          ) : null}
        </div>
      );
    }
    case 'derived': {
      const numbers = sayNumbers(provenance, report.figures);
      return (
        <div className="grid gap-2">
          <p>
            <span className="fig-label block">Formula</span>
            {sayFormula(provenance, report.figures)}
            {numbers === null ? null : (
              <span className="block text-ink-soft tabular">
                <bdi>{numbers}</bdi>
              </span>
            )}
          </p>
          {provenance.inputs.length > 0 ? <InputList ids={provenance.inputs} onOpen={onOpen} /> : null}
        </div>
      );
    }
  }
}

/** Each input opens in turn. */
export function InputList({ ids, onOpen }: OpenProps & { readonly ids: readonly string[] }) {
  const { report } = useSheet();
  return (
    <ul className="border-t border-line">
      {ids.map((id) => {
        const figure = findFigure(report.figures, id);
        if (!figure) return null;
        return (
          <li key={id} className="border-b border-line">
            <button type="button" onClick={() => onOpen({ kind: 'figure', id })} className="evidence-input">
              <Glyph kind={originKind(figure.provenance, report)} />
              <span className="min-w-0 flex-1">{figure.label}</span>
              <span className="tabular text-right font-medium">
                <bdi>{formatFigure(figure)}</bdi>
              </span>
              <span aria-hidden="true" className="text-ink-soft">
                ›
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
