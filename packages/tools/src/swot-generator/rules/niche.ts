import type { Insight, Matter, Side } from '../../insights/index.ts';
import type { Case } from '../case.ts';
import type { BoxId, Found, Group } from '../factor.ts';
import type { SwotRule } from './rule.ts';

const boxOf: Readonly<Record<Side, BoxId>> = {
  strength: 'strengths',
  weakness: 'weaknesses',
  opportunity: 'opportunities',
  threat: 'threats',
};

/** What kind of factor an insight is: pairs are written for groups. */
const groups: Readonly<Record<Side, Readonly<Partial<Record<Matter, Group>>>>> = {
  strength: {
    next: 'none',
    pain: 'pain',
    today: 'pain',
    channel: 'route',
    price: 'price',
    buyer: 'spot',
    economics: 'numbers',
  },
  weakness: {
    system: 'dependent',
    channel: 'unrouted',
    price: 'unpriced',
    economics: 'unpriced',
    buyer: 'unnamed',
    rule: 'liable',
    next: 'heavy',
  },
  opportunity: {
    rival: 'demand',
    season: 'demand',
    cycle: 'demand',
    lately: 'tech',
    system: 'tech',
    today: 'demand',
    pain: 'demand',
    buyer: 'demand',
    rule: 'demand',
    channel: 'channel',
    economics: 'level',
    price: 'level',
    next: 'shape',
    neighbour: 'shape',
    size: 'size',
  },
  threat: {
    rival: 'rival',
    lately: 'rival',
    failure: 'rival',
    neighbour: 'rival',
    today: 'rival',
    system: 'door',
    rule: 'law',
    cycle: 'slow',
    season: 'slow',
    buyer: 'people',
    price: 'money',
    channel: 'money',
    economics: 'money',
    size: 'money',
  },
};
const otherwise: Readonly<Record<Side, Group>> = {
  strength: 'edge',
  weakness: 'alike',
  opportunity: 'opening',
  threat: 'slow',
};

/** A matter that older, wider rules speak of as well: then they are silent. */
const topics: Readonly<Record<string, string>> = {
  'rival-holds': 'rival-near',
  'channel-known': 'channel',
  'channel-spoken': 'route',
  'channel-unspoken': 'route',
  'pain-spoken': 'pain',
  'system-spoken': 'system',
  'price-below': 'price',
  'price-within': 'price',
  'price-above': 'price',
  'price-far-below': 'price',
  'price-open': 'price',
};
/** Nobody told: the weakness is a question. */
const asked = new Set(['price-open', 'channel-unspoken', 'system-unspoken', 'law-where', 'law-unspoken']);

/** From 2 to 7 for an insight; older rules say 1 to 1.4. */
const specificityShare = 0.25;

/** What the trade knows about this very niche: before everything that holds for the whole field. */
export const nicheRules: readonly SwotRule[] = (
  ['strength', 'weakness', 'opportunity', 'threat'] as const
).map((side) => ({
  id: `niche-${side}`,
  box: boxOf[side],
  group: otherwise[side],
  impact: 3,
  likelihood: 0.6,
  confidence: 0.6,
  find: (one) =>
    one.insights
      .filter((insight) => insight.side === side && insight.matter !== 'question')
      .map((insight) => foundOf(one, insight)),
}));

function foundOf(one: Case, insight: Insight): Found {
  for (const source of insight.sources) one.cite(source);
  for (const figure of insight.figures) one.figures.add(figure);
  const { id, ruleId, side, matter, label, says, evidence, impact, likelihood, confidence } = insight;
  return {
    key: id,
    topic: topics[ruleId] ?? id,
    label,
    says,
    evidence,
    noun: insight.noun ?? label,
    ...(insight.isMany === undefined ? {} : { isMany: insight.isMany }),
    clause: insight.clause ?? label,
    group: groups[side][matter] ?? otherwise[side],
    impact,
    likelihood,
    confidence,
    specificity: 1 + specificityShare * insight.specificity,
    ...(asked.has(ruleId) ? { isQuestion: true as const } : {}),
  };
}
