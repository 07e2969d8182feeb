import { type FieldFact, type Knowledge, listSpreads, type Niche } from '@slipway/facts';
import { stemsOf } from '@slipway/report';
import { isAboutElsewhere } from '../place/named-places.ts';
import { holdsIn, nameOfPlace } from '../place/places.ts';
import type { NearTo } from '../reading/nearness.ts';
import { nearJobs } from './near-jobs.ts';
import { runsIt } from './runs-it.ts';
import type { NearFact, NicheSlice } from './slice.ts';

const perKind = 2;
/** A fact about the whole field that the founder's words do not come near to is about something else. */
const farFromIt = 0.15;
const farFromNiche = 0.08;

interface Asked {
  readonly text: string;
  readonly code: string | null;
  /** Whom the founder names as customer. */
  readonly customer: string | null;
  readonly isSure: boolean;
  /** Of several things, those about what the founder speaks of come first. */
  readonly nearTo: NearTo;
}

/** Server only. Takes from the knowledge what is about this niche and fits the place: a few KB. */
export function gatherNiche(
  niche: Niche,
  { text, code, customer, isSure, nearTo }: Asked,
  knowledge: Pick<Knowledge, 'fieldFacts' | 'verticals' | 'niches' | 'jobs'>,
): NicheSlice {
  const { words: _, changes, incumbents, systems, channels, ...rest } = niche;
  const stems = stemsOf(text);
  const about = knowledge.fieldFacts.filter(
    ({ vertical, niches }) =>
      vertical === niche.vertical && (niches.length === 0 || niches.includes(niche.id)),
  );
  const nearness = (fact: FieldFact) =>
    (fact.niches.length > 0 ? 3 : 0) +
    placeNearness(fact.region, code) +
    Math.min(4, 2 * [...stemsOf(fact.says)].filter((stem) => stems.has(stem)).length) +
    4 * nearTo.met(fact.says) +
    (fact.confidence === 'low' ? 0 : 1);
  const ranked = about
    .filter((fact) => nearTo.met(fact.says) >= (fact.niches.length > 0 ? farFromNiche : farFromIt))
    .map((fact) => ({ fact, worth: nearness(fact) }))
    .toSorted((a, b) => b.worth - a.worth || (a.fact.id < b.fact.id ? -1 : 1))
    .map(({ fact }) => fact);
  const near = (fact: FieldFact): NearFact => ({
    ...fact,
    elsewhere: elsewhereOf(fact.region, code),
    nearness: nearTo.met(fact.says),
  });
  const spread = listSpreads(ranked)[0]?.members.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const [low, high] = [spread?.[0], spread?.at(-1)];
  const jobs = nearJobs(niche, nearTo, knowledge);
  const job = jobs.find(({ isIt }) => isIt);
  const isRun = runsIt(niche, text, customer);
  const sold = <T extends { readonly region: string | null }>(
    all: readonly T[],
    wordsOf: (one: T) => string,
  ) => (isRun ? [] : met(nearestFirst(all, wordsOf, nearTo), code));
  const toldHere = (clauses: readonly string[]) =>
    nearestFirst(
      clauses.filter((clause) => !isAboutElsewhere(clause, code)),
      same,
      nearTo,
    );
  const told = {
    incumbents: sold(incumbents, ({ sells }) => sells),
    systems: sold(systems, ({ does }) => does),
    channels: sold(channels, ({ through, because }) => `${through} ${because}`),
    today: job?.today ?? niche.today,
    cost: job?.pain ?? niche.cost,
    pains: [...(job === undefined ? [] : [job.pain]), ...toldHere(niche.pains)],
    next: toldHere(niche.next),
    failures: toldHere(niche.failures),
    lately: toldHere(changes.map(({ says }) => says)),
    season: niche.season !== null && isAboutElsewhere(niche.season, code) ? null : niche.season,
    rules: niche.rules.toSorted((a, z) => placeNearness(z.region, code) - placeNearness(a.region, code)),
  };
  return {
    ...rest,
    ...told,
    near: nearnessOf({ ...niche, ...told }, nearTo),
    isRun,
    isSure,
    jobs,
    verticalName: knowledge.verticals.find(({ id }) => id === niche.vertical)?.name ?? niche.vertical,
    facts: ranked
      .filter(({ kind }, at) => ranked.slice(0, at).filter((other) => other.kind === kind).length < perKind)
      .map(near),
    spread: low === undefined || high === undefined ? null : [near(low), near(high)],
  };
}

/** Of what each field leads with. */
function nearnessOf(
  niche: Omit<Niche, 'words' | 'changes'> & Pick<NicheSlice, 'lately'>,
  { met: metIn }: NearTo,
): NicheSlice['near'] {
  const { incumbents, systems, channels, rules } = niche;
  const leading = {
    today: niche.today,
    cost: niche.cost,
    pains: niche.pains[0],
    channels: channels[0] && `${channels[0].through} ${channels[0].because}`,
    cycle: niche.cycle.says,
    season: niche.season,
    next: niche.next[0],
    failures: niche.failures[0],
    lately: niche.lately[0],
    incumbents: incumbents[0]?.sells,
    systems: systems[0]?.does,
    rules: rules[0]?.says,
    questions: niche.questions.join(' '),
  };
  return Object.fromEntries(
    Object.entries(leading).flatMap(([field, words]) => (words ? [[field, metIn(words)]] : [])),
  );
}

/** A place in the table is worth a little: what matters most in the trade was written first. */
const placeWorth = 0.03;

function nearestFirst<T>(all: readonly T[], wordsOf: (one: T) => string, nearTo: NearTo): readonly T[] {
  return all
    .map((one, at) => ({ one, worth: nearTo.met(wordsOf(one)) - placeWorth * at }))
    .toSorted((a, z) => z.worth - a.worth)
    .map(({ one }) => one);
}

function same(text: string): string {
  return text;
}

/** Those of this place first, then those met everywhere; those of other places only where nobody else is known. Without a place,
 * those of a single other market come last. */
function met<T extends { readonly region: string | null }>(
  all: readonly T[],
  code: string | null,
): readonly T[] {
  const isWide = ({ region }: T) => region === null || region === 'US';
  if (code === null || code === 'global')
    return all.toSorted((a, z) => Number(isWide(z)) - Number(isWide(a)));
  const here = all.filter(({ region }) => region !== null && holdsIn([region], code));
  const everywhere = all.filter(({ region }) => region === null);
  const fitting = [...here, ...everywhere];
  return fitting.length > 0 ? fitting : all;
}

/** Here before everywhere before elsewhere; without a place, what was counted in the most countries. */
function placeNearness(region: string, code: string | null): number {
  if (region === 'global') return 3;
  if (code === null || code === 'global') return region === 'US' ? 1.5 : 1;
  return holdsIn([region], code) ? 5 : 0;
}

/** Null where the fact holds: a number of another place always says so. */
function elsewhereOf(region: string, code: string | null): string | null {
  const isHere = region === 'global' || (code !== null && code !== 'global' && holdsIn([region], code));
  return isHere ? null : nameOfPlace(region);
}
