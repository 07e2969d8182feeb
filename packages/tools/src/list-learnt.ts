import { facts, isFactId, type LearntBrand, type LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';
import type { AnyInput } from './field.ts';
import type { AnyEngine } from './tool.ts';

interface Made {
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}

/** What a result adds to the record: a brand, and facts that one of its figures holds, in the fact's own unit. Anything else is left out. */
export function listLearnt(
  { learns }: Pick<AnyEngine, 'learns'>,
  { report, input, basis }: Made,
): readonly (LearntFact | LearntBrand)[] {
  if (report.asksBack) return [];
  return (learns?.(report, input, basis) ?? []).flatMap((learnt): readonly (LearntFact | LearntBrand)[] => {
    if (isBrand(learnt)) return [learnt];
    const { id, value, figure: name } = learnt;
    const figure = Object.hasOwn(report.figures, name) ? report.figures[name] : undefined;
    const isHeld = figure?.value === value && Number.isFinite(value);
    if (!figure || !isHeld || !isFactId(id) || figure.unit !== facts[id].unit) return [];
    return [{ id, value, figure: name, currency: figure.currency }];
  });
}

function isBrand(learnt: LearntFact | LearntBrand): learnt is LearntBrand {
  return learnt.id === 'brand' || learnt.id === 'brandKit';
}
