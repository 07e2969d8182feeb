import type { Clauses } from './clauses.ts';
import { inferParties } from './inferred-parties.ts';
import type { Mention } from './mentions.ts';
import type { NicheBuyers } from './niche-buyers.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { markMentions } from './party-marks.ts';
import type { PriceMention } from './prices.ts';
import type { Token } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';
import { family, singular } from './word-forms.ts';

/** Everything about one text that the roles are read from. */
export interface ParsedText {
  readonly tokens: readonly Token[];
  readonly phrases: readonly NounPhrase[];
  readonly clauses: Clauses;
  readonly mentions: readonly Mention[];
  readonly prices: readonly PriceMention[];
}

/** A party with all its mentions. */
export interface Candidate {
  readonly key: string;
  /** Empty when it is inferred: then it has a name. */
  readonly mentions: readonly Mention[];
  readonly features: Readonly<Record<string, number>>;
  readonly name: string | null;
}

export function makeCandidates(
  parsed: ParsedText,
  niches: NicheBuyers,
  classes: WordClasses,
  text: string,
): readonly Candidate[] {
  const { mentions, tokens } = parsed;
  const marks = markMentions(parsed, classes);
  const groups = new Map<string, number[]>();
  mentions.forEach(({ key }, at) => {
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  const likely = niches.likely(text);
  const lastSentence = tokens.at(-1)?.sentence ?? 0;
  const named = [...groups].map(([key, members]) => {
    const features: Record<string, number> = {};
    for (const member of members)
      for (const [name, value] of Object.entries(marks[member] ?? {}))
        features[name] = Math.max(features[name] ?? 0, value);
    const own = members.flatMap((member) => mentions[member] ?? []);
    const full = own.filter(({ phrase }) => parsed.phrases[phrase]?.isModifier !== true);
    const first = parsed.phrases[own[0]?.phrase ?? 0];
    const sentence = tokens[first?.head ?? 0]?.sentence ?? 0;
    const heads = [
      ...new Set(own.map(({ phrase }) => singular(tokens[parsed.phrases[phrase]?.head ?? 0]?.lower ?? ''))),
    ];
    const best = own.reduce(
      (top, { party }) => (party.share > top.share ? party : top),
      own[0]?.party ?? { kind: 'unknown', share: 0, domain: '' },
    );
    features.share = best.share;
    features[`is ${best.kind}`] = 1;
    features.often = Math.log(full.length || 0.5);
    features.late = lastSentence === 0 ? 0 : sentence / lastSentence;
    if (sentence === 0 && lastSentence > 0) features['in first sentence'] = 1;
    if (full.length === 0) features['only before a noun'] = 1;
    features['buyer rows'] = Math.max(
      ...heads.map((head) => Math.log1p(Math.min(9, niches.buyerHeads.get(head) ?? 0))),
    );
    features['user rows'] = Math.max(
      ...heads.map((head) => Math.log1p(Math.min(9, niches.userHeads.get(head) ?? 0))),
    );
    const families = [key, ...heads.map(family)];
    features['near buyers'] = Math.max(...families.map((one) => likely.buyers.get(one) ?? 0));
    features['near users'] = Math.max(...families.map((one) => likely.users.get(one) ?? 0));
    features['near guests'] = Math.max(...families.map((one) => likely.guests.get(one) ?? 0));
    if (
      own.every(({ phrase }) => isBare(phrase, parsed)) &&
      heads.every((head) => classes.generalHeads.has(head))
    )
      features['says little'] = 1;
    return { key, mentions: own, features, name: null };
  });
  const inferred = inferParties(text, mentions, likely).map((one) => ({ ...one, mentions: [] }));
  return [...named, ...inferred];
}

function isBare(phrase: number, { phrases }: ParsedText): boolean {
  const found = phrases[phrase];
  return found === undefined || found.from === found.head;
}
