import type { GivenKey, Givens } from './givens.ts';
import type { InsightTool, Matter, Said, Side } from './insight.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

/** What a rule's own functions see: everything it said it needs, and nothing else of the niche. */
export type Ready<Needs extends GivenKey> = Pick<Givens, Needs>;

export interface RuleSpec<Needs extends GivenKey> {
  readonly id: string;
  readonly matter: Matter;
  readonly side: Side;
  readonly serves: readonly InsightTool[];
  /** One that is not known keeps the rule silent; each brings its evidence along. */
  readonly needs: readonly Needs[];
  readonly when?: (given: Ready<Needs>, told: Told, voice: Voice) => boolean;
  readonly unless?: (given: Ready<Needs>, told: Told, voice: Voice) => boolean;
  /** Rules that would say the opposite: of two, the more specific stays. */
  readonly excludes?: readonly string[];
  /** 1 to 5, and 0 to 1. */
  readonly impact: number;
  readonly likelihood: number;
  readonly say: (given: Ready<Needs>, told: Told, voice: Voice) => Said | readonly Said[] | null;
}

/** A rule whose needs are its own business. */
export interface InsightRule {
  readonly id: string;
  readonly matter: Matter;
  readonly side: Side;
  readonly serves: readonly InsightTool[];
  readonly needs: readonly GivenKey[];
  readonly excludes: readonly string[];
  readonly impact: number;
  readonly likelihood: number;
  find(given: Partial<Givens>, told: Told, voice: Voice): readonly Said[];
}

export function rule<const Needs extends GivenKey>(spec: RuleSpec<Needs>): InsightRule {
  const { id, matter, side, serves, needs, excludes = [], impact, likelihood } = spec;
  return {
    id,
    matter,
    side,
    serves,
    needs,
    excludes,
    impact,
    likelihood,
    find(given, told, voice) {
      if (!hasAll(given, needs)) return [];
      if (spec.when?.(given, told, voice) === false || spec.unless?.(given, told, voice) === true) return [];
      const said = spec.say(given, told, voice);
      if (said === null) return [];
      return isList(said) ? said : [said];
    },
  };
}

function hasAll<Needs extends GivenKey>(
  given: Partial<Givens>,
  needs: readonly Needs[],
): given is Partial<Givens> & Ready<Needs> {
  return needs.every((key) => given[key] !== undefined);
}

function isList(said: Said | readonly Said[]): said is readonly Said[] {
  return Array.isArray(said);
}
