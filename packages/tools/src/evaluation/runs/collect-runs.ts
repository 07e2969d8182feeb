import type { LoadedTool } from '../../conformance/run-tool.ts';
import type { Library } from '../../gatherer.ts';
import { regionField, segmentField } from '../../reading/idea-fields.ts';
import { hash32 } from '../../wording/index.ts';
import type { EvaluationIdea } from '../ideas/evaluation-idea.ts';
import { type IdeaRun, isAnswered, type RefusedRun } from './idea-run.ts';
import { runIdea } from './run-idea.ts';

export type Slot = 'region' | 'price' | 'segment';

export interface ToolRuns {
  readonly toolId: string;
  readonly runs: readonly (IdeaRun | RefusedRun)[];
  /** The same idea in other words. */
  readonly paraphrased: readonly { readonly one: IdeaRun; readonly other: IdeaRun }[];
  /** The same idea with one slot changed. */
  readonly changed: readonly Changed[];
}

export interface Changed {
  readonly slot: Slot;
  /** What the slot is called before and after. */
  readonly names: readonly string[];
  readonly before: IdeaRun;
  readonly after: IdeaRun;
}

export function isPlain({ kind }: EvaluationIdea): boolean {
  return kind === 'plain' || kind === 'non-tech';
}

/** So many ideas have their slots changed, out of all that are plain. */
const changedEvery = 3;

export function collectRuns(tool: LoadedTool, ideas: readonly EvaluationIdea[], library: Library): ToolRuns {
  const runs = ideas.map((idea) => runIdea(tool, idea, library));
  const answered = runs.filter(isAnswered).filter(({ idea }) => isPlain(idea));
  const fields = new Set(tool.engine.fields.map(({ name }) => name));
  return {
    toolId: tool.engine.meta.id,
    runs,
    paraphrased: answered.flatMap((one) => {
      const { paraphrase } = one.idea;
      if (paraphrase === undefined) return [];
      const other = runIdea(tool, { ...one.idea, idea: paraphrase }, library);
      return isAnswered(other) ? [{ one, other }] : [];
    }),
    changed: answered
      .filter(({ idea }) => hash32(idea.id) % changedEvery === 0)
      .flatMap((before) =>
        changesOf(before.idea)
          .filter(({ from, to }) =>
            [...Object.keys(from), ...Object.keys(to)].every((name) => fields.has(name)),
          )
          .flatMap(({ slot, from, to }) => {
            // Both ends are typed: a slot that was read out of the text is no change of one slot.
            const one = runIdea(tool, before.idea, library, from);
            const other = runIdea(tool, before.idea, library, to);
            return isAnswered(one) && isAnswered(other)
              ? [{ slot, names: namesOf(from, to), before: one, after: other }]
              : [];
          }),
      ),
  };
}

type Change = Readonly<Record<string, string | number>>;

function changesOf({ id, region, pricePerMonth, currency }: EvaluationIdea): readonly {
  readonly slot: Slot;
  readonly from: Change;
  readonly to: Change;
}[] {
  const place = region ?? 'US';
  const price = { pricePerMonth: pricePerMonth ?? 49, currency: currency ?? 'USD' };
  return [
    { slot: 'region', from: { region: place }, to: { region: otherOf(place, id) } },
    { slot: 'price', from: price, to: { ...price, pricePerMonth: price.pricePerMonth * 2 } },
    { slot: 'segment', from: { [segmentField.name]: 'small' }, to: { [segmentField.name]: 'enterprise' } },
  ];
}

function namesOf(from: Change, to: Change): readonly string[] {
  return regionField.options
    .filter(({ value }) => value === from.region || value === to.region)
    .map(({ value, label }) => (value === 'global' ? 'world' : label));
}

function otherOf(region: string, id: string): string {
  const others = regionField.options.map(({ value }) => value).filter((value) => value !== region);
  return others[hash32(id) % others.length] ?? 'US';
}
