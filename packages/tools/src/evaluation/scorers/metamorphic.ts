import { listPlaceholders, listStatements, type Report, type Statement } from '@slipway/report';

export interface Moved {
  readonly statements: number;
  /** Reads differently, is new or is gone. */
  readonly changed: number;
  /** Ids of those that stand on the same things as before and read differently all the same. */
  readonly unfounded: readonly string[];
}

/**
 * What a change of one slot did: only statements that stand on the slot, name it (`names`: what it is called before and after) or
 * ask may read differently.
 */
export function compareStatements(before: Report, after: Report, names: readonly string[] = []): Moved {
  const old = new Map(listStatements(before).map((statement) => [statement.id, statement]));
  const now = new Map(listStatements(after).map((statement) => [statement.id, statement]));
  const ids = new Set([...old.keys(), ...now.keys()]);
  const changed: string[] = [];
  const unfounded: string[] = [];
  for (const id of ids) {
    const [one, other] = [old.get(id), now.get(id)];
    if (one === undefined || other === undefined) {
      changed.push(id);
      continue;
    }
    const [standsOn, standsOnNow] = [groundsOf(one, before), groundsOf(other, after)];
    const isSame = one.text === other.text;
    if (!isSame || standsOn !== standsOnNow) changed.push(id);
    const isQuestion = other.text.trim().endsWith('?');
    if (standsOn === standsOnNow && !isQuestion && without(one.text, names) !== without(other.text, names))
      unfounded.push(id);
  }
  return { statements: ids.size, changed: changed.length, unfounded };
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(`the ${name}`, '').replaceAll(name, ''), text);
}

/** The evidence and, through every derivation, the values it rests on. */
function groundsOf({ text, evidence }: Statement, report: Report): string {
  const open = [
    ...listPlaceholders(text),
    ...evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : [])),
  ];
  const seen = new Set<string>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const provenance = report.figures[id]?.provenance;
    if (provenance?.kind === 'derived') open.push(...provenance.inputs);
  }
  const figures = [...seen].sort().map((id) => {
    const figure = report.figures[id];
    return [id, figure?.value, figure?.currency, figure?.range?.low, figure?.range?.high, figure?.provenance];
  });
  const others = evidence.map((one) => (one.kind === 'source' ? [one, report.sources[one.id]] : [one]));
  return JSON.stringify([figures, others]);
}
