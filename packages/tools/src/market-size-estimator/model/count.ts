import type { CountNote, IdeaProfile } from '@slipway/analyst';
import type { IdeaBasis } from '../../idea/gather.ts';
import type { MarketInput } from '../fields.ts';
import { findOwn } from './factor.ts';
import { around, type Span } from './span.ts';

/** How far a published count may be off, by how far it is trusted. */
const allowance = { high: 0.05, medium: 0.15, low: 0.4 } as const;
const ownAllowance = 0.1;
/** What `count` holds when none of them fits. */
export const noCount = 'none';

interface Count {
  readonly value: number;
  readonly span: Span;
  /** In the plural. */
  readonly noun: string;
  /** The founder's own words, where the text counts them. */
  readonly quote: string | null;
  /** Null for the founder's own number. */
  readonly published: CountNote | null;
}

export interface Counts {
  readonly used: Count | null;
  /** To choose from. */
  readonly candidates: readonly CountNote[];
  /** The founder said that none of them fits. */
  readonly isRefused: boolean;
}

/** A published count is used when it is of who pays and that is not in doubt, or when the founder chose it. */
export function countsOf(input: MarketInput, { notes, profile }: IdeaBasis, payer: string): Counts {
  const isPlaced = profile.where.value !== null || input.region === 'global';
  const candidates = isPlaced ? notes.counts : [];
  const own = findOwn(input, 'buyers');
  const wanted = input.assumptions?.count ?? input.count;
  const isRefused = wanted === noCount;
  if (own !== null)
    return {
      used: {
        value: own.value,
        span: around(own.value, ownAllowance, ownAllowance),
        noun: payer,
        quote: null,
        published: null,
      },
      candidates,
      isRefused,
    };
  const said = saidCount(profile);
  if (said !== null && wanted === undefined)
    return {
      used: {
        value: said.value,
        span: around(said.value, ownAllowance, ownAllowance),
        noun: said.noun ?? payer,
        quote: said.quote,
        published: null,
      },
      candidates,
      isRefused,
    };
  const published =
    wanted === undefined
      ? candidates.find(({ isOfPayer }) => isOfPayer && isSure(profile))
      : candidates.find(({ id }) => id === wanted);
  if (published === undefined) return { used: null, candidates, isRefused };
  return {
    used: {
      value: published.value,
      span: spanOf(published),
      noun: published.isOfPayer && isSure(profile) ? payer : countNoun(published),
      quote: null,
      published,
    },
    candidates,
    isRefused,
  };
}

function spanOf({ value, estimate, confidence }: CountNote): Span {
  if (estimate !== undefined) return { low: estimate.low, base: value, high: estimate.high };
  return around(value, allowance[confidence], allowance[confidence]);
}

/** What the text counts as the market, unless the founder says that it is none. */
function saidCount(profile: IdeaProfile): {
  readonly value: number;
  readonly noun: string | null;
  readonly quote: string | null;
} | null {
  const { value, quote, standing } = profile.own.ownCount;
  return value === null || !(standing === 'read' || standing === 'confirmed')
    ? null
    : { value: value.value, noun: value.noun, quote };
}

export function isSure({ pays }: Pick<IdeaProfile, 'pays'>): boolean {
  return pays.standing === 'confirmed' || pays.standing === 'read';
}

/** "Beauty salons (812112), employers only" → "Beauty salons, employers only". */
export function bareLabel({ label }: Pick<CountNote, 'label'>): string {
  return label.replaceAll(/\s+\([^)]*\)/gu, '').replace(/ used as .*$/u, '');
}

/** The same to stand behind a number: "beauty salons, employers only". */
export function countNoun(count: Pick<CountNote, 'label'>): string {
  const bare = bareLabel(count);
  return /^\p{Lu}\p{Ll}/u.test(bare) ? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare;
}
