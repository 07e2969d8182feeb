import { facts, isFactId, type LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';
import type { AnyEngine } from './tool.ts';

/** What a result adds to the record: facts that one of its figures holds, in the fact's own unit. Anything else is left out. */
export function listLearnt({ learns }: Pick<AnyEngine, 'learns'>, report: Report): readonly LearntFact[] {
  if (report.asksBack) return [];
  return (learns?.(report) ?? []).flatMap(({ id, value, figure: name }) => {
    const figure = Object.hasOwn(report.figures, name) ? report.figures[name] : undefined;
    const isHeld = figure?.value === value && Number.isFinite(value);
    if (!figure || !isHeld || !isFactId(id) || figure.unit !== facts[id].unit) return [];
    return [{ id, value, figure: name, currency: figure.currency }];
  });
}
