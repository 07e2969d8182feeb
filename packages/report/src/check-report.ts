import { evaluate, type Figure, findUnitFault, isMoney, listFigures, type Provenance } from '@slipway/core';
import { listBlockFigures, listProvenances } from './block-figures.ts';
import { findOwnDigits } from './own-digits.ts';
import { listPlaceholders } from './placeholders.ts';
import type { Report } from './report.ts';
import { shapeProblems } from './shape-problems.ts';
import type { Statement } from './statement.ts';
import { listStatements } from './statements.ts';

/** What is broken in a report, a sentence each; empty when it may be shown. */
export function checkReport(report: Report): string[] {
  const statements = listStatements(report);
  return [
    ...repeated(
      'block',
      report.blocks.map(({ id }) => id),
    ),
    ...repeated(
      'statement',
      statements.map(({ id }) => id),
    ),
    ...repeated('assumption', [...listAssumptionIds(report)]),
    ...report.blocks.flatMap((block) => [
      ...listBlockFigures(block)
        .filter((id) => !hasFigure(report, id))
        .map((id) => `Block ${block.id} names figure ${id}, which does not exist.`),
      ...shapeProblems(block, report),
      ...listProvenances(block).flatMap((one) => provenanceProblems(`Block ${block.id}`, one, report)),
    ]),
    ...statements.flatMap((statement) => statementProblems(statement, report)),
    ...Object.entries(report.figures).flatMap(([key, figure]) => figureProblems(key, figure, report)),
    ...Object.entries(report.sources)
      .filter(([key, source]) => key !== source.id)
      .map(([key, source]) => `Source ${source.id} is kept under ${key}.`),
  ];
}

function repeated(what: string, ids: readonly string[]): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(twice)].map((id) => `More than one ${what} is called ${id}.`);
}

function listAssumptionIds(report: Report): string[] {
  return report.blocks.flatMap((block) =>
    block.kind === 'assumptions' ? block.rows.map(({ id }) => id) : [],
  );
}

function hasFigure(report: Report, id: string): boolean {
  return Object.hasOwn(report.figures, id);
}

export function statementProblems(statement: Statement, report: Report): string[] {
  const at = `Statement ${statement.id}`;
  const problems: string[] = [];
  if (statement.text.trim() === '') problems.push(`${at} is empty.`);
  for (const id of listPlaceholders(statement.text)) {
    if (!hasFigure(report, id)) problems.push(`${at} names figure ${id}, which does not exist.`);
    else if (report.figures[id]?.value === null && report.figures[id]?.range === undefined)
      problems.push(`${at} names figure ${id}, which has no value to show in a sentence.`);
  }
  if (/\{\{|\}\}/u.test(statement.text.replace(/\{\{f:[^{}]+\}\}/gu, '')))
    problems.push(`${at} holds a broken placeholder.`);
  for (const evidence of statement.evidence) {
    if (evidence.kind === 'figure' && !hasFigure(report, evidence.id))
      problems.push(`${at} stands on figure ${evidence.id}, which does not exist.`);
    if (evidence.kind === 'source' && !Object.hasOwn(report.sources, evidence.id))
      problems.push(`${at} stands on source ${evidence.id}, which does not exist.`);
    if (evidence.kind === 'said' && (evidence.quote.trim() === '' || evidence.field === ''))
      problems.push(`${at} quotes nothing.`);
  }
  for (const token of findOwnDigits(statement, report.sources))
    problems.push(`${at} holds a number of its own: ${token}.`);
  return problems;
}

function figureProblems(key: string, figure: Figure, report: Report): string[] {
  const at = `Figure ${figure.id}`;
  const problems: string[] = [];
  const { value, range, status = 'ok' } = figure;
  if (key !== figure.id) problems.push(`${at} is kept under ${key}.`);
  if (figure.label.trim() === '') problems.push(`${at} has no label.`);
  if (value !== null && !Number.isFinite(value)) problems.push(`${at} is not a finite number.`);
  if (value === null && range === undefined && (status === 'ok' || !figure.reason))
    problems.push(`${at} has no value and does not say why.`);
  if (value !== null && status !== 'ok' && status !== 'low_data')
    problems.push(`${at} has a value although its status is ${status}.`);
  if (status === 'low_data' && !figure.reason) problems.push(`${at} has low data and does not say why.`);
  if (isMoney(figure.unit) !== (figure.currency !== undefined))
    problems.push(`${at} must have a currency when, and only when, it is money.`);
  if (range !== undefined) problems.push(...rangeProblems(at, value, range.low, range.high));
  return [
    ...problems,
    ...provenanceProblems(at, figure.provenance, report),
    ...chainProblems(figure, report),
    ...formulaProblems(figure, report),
  ];
}

function rangeProblems(at: string, value: number | null, low: number, high: number): string[] {
  if (!Number.isFinite(low) || !Number.isFinite(high) || low > high) return [`${at} has a broken range.`];
  const slack = 1e-9 * Math.max(1, Math.abs(low), Math.abs(high));
  return value !== null && (value < low - slack || value > high + slack)
    ? [`${at} lies outside its own range.`]
    : [];
}

function provenanceProblems(at: string, provenance: Provenance, report: Report): string[] {
  switch (provenance.kind) {
    case 'measured':
      return provenance.field === '' ? [`${at} is measured, but no field is named.`] : [];
    case 'sourced':
      return provenance.sources
        .filter((id) => !Object.hasOwn(report.sources, id))
        .map((id) => `${at} comes from source ${id}, which does not exist.`);
    case 'assumed':
      return [
        ...(provenance.why.trim() === '' ? [`${at} is assumed without a reason.`] : []),
        ...(provenance.assumption !== undefined && !listAssumptionIds(report).includes(provenance.assumption)
          ? [`${at} belongs to assumption ${provenance.assumption}, which has no row.`]
          : []),
      ];
    case 'derived':
      return [
        ...(typeof provenance.formula === 'string' && provenance.formula.trim() === ''
          ? [`${at} is derived without a formula.`]
          : []),
        ...(provenance.inputs.length === 0 ? [`${at} is derived from nothing.`] : []),
        ...provenance.inputs
          .filter((id) => !hasFigure(report, id))
          .map((id) => `${at} is derived from figure ${id}, which does not exist.`),
      ];
  }
}

/** What its formula gives is what the figure says. A figure without a value may be one that means nothing: then it says so itself. */
function formulaProblems(figure: Figure, { figures }: Report): string[] {
  const { id, value, provenance } = figure;
  if (provenance.kind !== 'derived' || typeof provenance.formula === 'string') return [];
  const { formula, inputs } = provenance;
  const hidden = listFigures(formula).filter((one) => !inputs.includes(one));
  if (hidden.length > 0) return hidden.map((one) => `Figure ${id} does not name its input ${one}.`);
  const fault = findUnitFault(formula, figures, figure);
  if (fault !== null) return [`Figure ${id} has a formula that does not fit: ${fault}`];
  if (value === null) return [];
  const given = evaluate(formula, figures).value;
  return given !== null && Math.abs(given - value) <= 1e-9 * Math.max(Math.abs(given), Math.abs(value))
    ? []
    : [`Figure ${id} says ${value}, and its formula gives ${given ?? 'nothing'}.`];
}

/** A chain of derivations must end: in what was measured, sourced or assumed. */
function chainProblems(figure: Figure, report: Report): string[] {
  const seen = new Set<string>();
  const open = inputsOf(figure);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === figure.id) return [`Figure ${figure.id} is derived from itself.`];
    if (seen.has(id)) continue;
    seen.add(id);
    const input = report.figures[id];
    if (input !== undefined) open.push(...inputsOf(input));
  }
  return [];
}

function inputsOf({ provenance }: Figure): string[] {
  return provenance.kind === 'derived' ? [...provenance.inputs] : [];
}
