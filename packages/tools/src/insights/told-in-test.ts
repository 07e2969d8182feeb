import type { Knowledge, Niche } from '@slipway/facts';
import { singularise } from '../wording/index.ts';
import { gatherNiche } from './gather-niche.ts';
import type { Told } from './told.ts';

/** Everything is near, and nothing nearer than the rest. */
const nearTo = { met: () => 0.5, alike: () => 1 };

/** An idea about a niche, as a tool would tell it. */
export function tellAbout(niche: Niche, knowledge: Knowledge, more: Partial<Told> = {}): Told {
  const text = `A tool for ${niche.buyer} to ${niche.job}. ${niche.words.slice(0, 3).join(', ')}.`;
  const code = more.place === undefined ? 'US' : (more.place?.code ?? null);
  return {
    seed: text,
    texts: [{ field: 'idea', text }],
    who: niche.buyer,
    one: singularise(niche.buyer),
    whoSaid: { kind: 'said', field: 'idea', quote: niche.buyer },
    isNamed: true,
    thing: 'the tool',
    customer: { field: 'idea', text: niche.buyer },
    today: null,
    place: { code: 'US', inName: 'the United States' },
    price: null,
    rivals: [],
    businessModel: 'subscription',
    segment: 'small',
    stage: 'idea',
    runwayMonths: null,
    hasPayment: false,
    niche: gatherNiche(niche, { text, code, customer: null, isSure: true, nearTo }, knowledge),
    ...more,
  };
}

/** The same, told by somebody who runs such a business. */
export function toldBehindTheCounter(told: Told): Told {
  const { niche } = told;
  if (niche === null || niche.running === null) return told;
  return { ...told, niche: { ...niche, isRun: true, incumbents: [], systems: [], channels: [] } };
}
