import type { KeyFigure, NextStep, ProjectResult } from '@slipway/contracts';
import { formatSpan } from '@slipway/report';
import { getTool, isToolId, type Station } from '@slipway/tools/list';
import type { PartState } from './hull/hull-on-way.tsx';
import { type StationPart, stations } from './stations.ts';

interface Measured {
  readonly part: StationPart;
  readonly result: ProjectResult;
}

export interface StationFigures {
  readonly id: Station;
  readonly name: string;
  readonly state: PartState;
  /** Its results in the order of its parts; the first with a figure stands for the station. */
  readonly measured: readonly Measured[];
  readonly figure: KeyFigure | null;
}

interface Findings {
  readonly results: readonly ProjectResult[];
  readonly step: Pick<NextStep, 'toolId'>;
}

/** What was measured at each station of a project. */
export function listStationFigures({ results, step }: Findings): readonly StationFigures[] {
  const next = isToolId(step.toolId) ? getTool(step.toolId).station : null;
  return stations.map(({ id, name, parts }) => {
    const measured = parts.flatMap((part) => {
      const result = results.find(({ toolId }) => toolId === part.tool?.id);
      return result ? [{ part, result }] : [];
    });
    return {
      id,
      name,
      state: measured.length > 0 ? 'plated' : id === next ? 'next' : 'open',
      measured,
      figure: measured.find(({ result }) => result.figure !== null)?.result.figure ?? null,
    };
  });
}

/** "42–78"; null where the figure is known exactly, and where the range is all that is known and its text says so. */
export function rangeOf({ value, low, high, unit, currency }: KeyFigure): string | null {
  return value === null || low === undefined || high === undefined
    ? null
    : formatSpan(low, high, unit, currency);
}

/** The drawing in words. */
export function sayStations(found: readonly StationFigures[]): string {
  const parts = found.map(({ name, state, figure }) => {
    if (state === 'next') return `${name} is next`;
    if (state === 'open') return `${name} not measured`;
    return `${name} ${figure?.text ?? 'measured'}`;
  });
  const plated = found.filter(({ state }) => state === 'plated').length;
  return `A hull on its slipway, ${plated} of ${found.length} parts plated: ${parts.join(', ')}.`;
}
