import { fillText, listStatements, mapStatements, type Report, type Statement } from '@slipway/report';
import type { AnyEngine, AnyInput } from '@slipway/tools';

export interface Sheet {
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}

/**
 * The model's words of the first version, wherever the analyst says the same as then, to the figure. What the analyst said
 * then is not stored: the engine says it again.
 */
export function keepWords(engine: AnyEngine, first: Sheet, after: Report): Report {
  const worded = new Map(
    listStatements(first.report)
      .filter(({ by }) => by === 'model')
      .map((statement) => [statement.id, statement]),
  );
  if (worded.size === 0) return after;
  const then = engine.run(first.input, first.basis);
  const saidThen = new Map(
    listStatements(then).map((statement) => [statement.id, fillText(statement.text, then.figures)]),
  );
  const keep = (statement: Statement): Statement => {
    const words = worded.get(statement.id);
    if (!words || saidThen.get(statement.id) !== fillText(statement.text, after.figures)) return statement;
    const readsTheSame = fillText(words.text, first.report.figures) === fillText(words.text, after.figures);
    return readsTheSame ? { ...statement, text: words.text, by: 'model' } : statement;
  };
  return mapStatements(after, keep);
}
