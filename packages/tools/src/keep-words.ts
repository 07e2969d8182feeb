import { fillText, listStatements, mapStatements, type Report, type Statement } from '@slipway/report';
import type { AnyInput } from './field.ts';
import type { AnyEngine } from './tool.ts';

/** A report with what it was computed from. */
export interface ComputedSheet {
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}

/**
 * Carries a model's words over to a recomputed report, wherever the analyst says the same as then, to the figure. What the
 * analyst said then is not stored: the engine says it again, once for all reports that follow.
 */
export function makeWordKeeper(engine: AnyEngine, worded: ComputedSheet): (after: Report) => Report {
  const words = new Map(
    listStatements(worded.report)
      .filter(({ by }) => by === 'model')
      .map((statement) => [statement.id, statement]),
  );
  if (words.size === 0) return (after) => after;
  const then = engine.run(worded.input, worded.basis);
  const saidThen = new Map(
    listStatements(then).map((statement) => [statement.id, fillText(statement.text, then.figures)]),
  );
  return (after) => {
    const keep = (statement: Statement): Statement => {
      const found = words.get(statement.id);
      if (!found || saidThen.get(statement.id) !== fillText(statement.text, after.figures)) return statement;
      const readsTheSame =
        fillText(found.text, worded.report.figures) === fillText(found.text, after.figures);
      return readsTheSame ? { ...statement, text: found.text, by: 'model' } : statement;
    };
    return mapStatements(after, keep);
  };
}
