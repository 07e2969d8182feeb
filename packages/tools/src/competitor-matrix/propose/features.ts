import type { SuggestedRival } from '@slipway/analyst';
import type { BusinessModel, Niche } from '@slipway/knowledge';
import { singularise, stemsOf } from '@slipway/language';
import { isWithin } from '../../rivals/is-within.ts';
import type { ProposedFeature } from '../basis.ts';
import { listItems, sentenceCase } from './list-items.ts';
import { namesIt } from './names-it.ts';

interface From {
  readonly rivals: readonly SuggestedRival[];
  /** Too few rivals are sure: what other firms of the niche sell may be another job. */
  readonly isOpen: boolean;
  /** Of the first rival. */
  readonly niche: Niche | undefined;
  /** How the idea is likeliest to earn. */
  readonly model: BusinessModel | undefined;
  readonly place: string | null;
  /** What the founder wrote: features that stand in it come first. */
  readonly text: string;
  /** Who pays: they are not a feature. */
  readonly payer: string;
  /** Words with which our lines begin to say what a company does. */
  readonly verbs: ReadonlySet<string>;
  /** Single words that several firms of any niche sell: "invoices" is a thing, "experts" are not. */
  readonly sold: ReadonlySet<string>;
}

const most = 10;
/** Below it, what firms of this kind add next fills up. */
const least = 8;
const sharesMost = { stated: 6, systems: 2, rules: 1, charged: 2 } as const;

/** What buyers of this job may compare by, each from one stored line; nothing here is guessed. */
export function proposeFeatures(from: From): readonly ProposedFeature[] {
  const { rivals, isOpen, model, place } = from;
  // Firms of a niche sell to those who do its work: whoever does it is compared by other things.
  const doesWork = model?.side === 'owner' && rivals.filter(({ sells }) => sells !== '').length < sameLeast;
  const niche = doesWork ? undefined : from.niche;
  const stated = statedFeatures({ ...from, niche });
  const none = { has: [] };
  const row = (kind: string, at: number): string => `${niche?.id}#${kind}:${at}`;
  const fits = (region: string | null): boolean => region === null || region === 'global' || region === place;
  const isRival = (name: string): boolean => rivals.some((rival) => rival.name.startsWith(name));
  const systems = (niche?.systems ?? []).flatMap(({ region, name, does }, at) =>
    fits(region) && /^\p{Lu}/u.test(name) && !isRival(name)
      ? [{ name: `Works with ${name}`, from: row('system', at), says: `${name} ${does}`, ...none }]
      : [],
  );
  const rules = (from.niche?.rules ?? []).flatMap(({ region, name, says }, at) =>
    place !== null && region === place
      ? [
          {
            name: `Complies with ${name}`,
            from: `${from.niche?.id}#rule:${at}`,
            says: `${name}: ${says}`,
            ...none,
          },
        ]
      : [],
  );
  const nextDoor = (niche?.next ?? []).map((thing, at) => ({
    name: sentenceCase(thing),
    from: row('next', at),
    says: thing,
    ...none,
  }));
  const first = [
    ...stated.slice(0, sharesMost.stated),
    ...systems.slice(0, sharesMost.systems),
    ...rules.slice(0, sharesMost.rules),
  ];
  const rest = [...stated, ...chargedFeatures(rivals), ...systems].filter((one) => !first.includes(one));
  const known = distinct([...first, ...rest]);
  // A niche may hold several trades: what only a lawn firm sells fills up a list for pest control, and does not lead it.
  const job = stemsOf([from.text, ...rivals.map(({ sells, does }) => `${sells} ${does}`)].join(' '));
  const isSaid = rivals.filter(({ isSameJob }) => isSameJob).length >= sameLeast;
  const isRule = (name: string): boolean => rules.some((rule) => rule.name === name);
  const isNear = (one: ProposedFeature): boolean =>
    !isSaid ||
    one.has.length > 0 ||
    isRule(one.name) ||
    // A thing that is sold is near by its own words: a line that shares "visits" may be about mowing.
    (stated.includes(one)
      ? isWithin(stemsOf(one.name), job)
      : [...stemsOf(one.says)].some((stem) => job.has(stem)));
  const compared = (model?.compared ?? []).map((name, at) => ({
    name,
    from: `model/${model?.id}#compare:${at}`,
    says: `Customers of ${model?.they} compare by this: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    ...none,
  }));
  const near = known.filter(isNear).slice(0, most);
  if (doesWork || isOpen) {
    // Of others nobody knows whether they do this job; what is said of a rival in one word says too little.
    const said = near.filter(({ name, has }) => /\s/u.test(name) && (has.length > 0 || isRule(name)));
    return withCompared(said, compared);
  }
  if (near.length >= least) return near;
  if (compared.length > 0) return withCompared(near, compared);
  // Quotes and invoices are sold to anybody; mowing visits are not.
  const { usual = [], special = [] } = Object.groupBy(known, ({ name }) =>
    from.sold.has(thingKey(name)) ? 'usual' : 'special',
  );
  return distinct([...near, ...usual, ...nextDoor, ...special]).slice(0, least);
}

/** Those of the business model come last, where none before says it in fewer words: "Deposits", then "Takes deposits or card details". */
function withCompared(
  known: readonly ProposedFeature[],
  compared: readonly ProposedFeature[],
): readonly ProposedFeature[] {
  const said = known.map(({ name }) => stemsOf(name));
  const others = compared.filter(({ name }) => !said.some((stems) => isWithin(stems, stemsOf(name))));
  return [...known, ...others].slice(0, most);
}

/** So many who do the same job say what it is compared by. */
const sameLeast = 3;

/** How they charge, in the words of our notes: the commonest first. */
function chargedFeatures(rivals: readonly SuggestedRival[]): readonly ProposedFeature[] {
  return [
    ...Map.groupBy(
      rivals.filter(({ pricing }) => pricing !== ''),
      ({ pricing }) => pricing,
    ),
  ]
    .toSorted(([, a], [, z]) => z.length - a.length)
    .slice(0, sharesMost.charged)
    .flatMap(([pricing, [first, ...others]]) =>
      first === undefined || pricing.length > chargedMost
        ? []
        : [
            {
              name: /^free\b/u.test(pricing) ? sentenceCase(pricing) : `Charges ${pricing}`,
              from: first.id,
              says: `${first.name}: charges ${pricing}`,
              has: [first, ...others].map(({ name }) => name),
            },
          ],
    );
}

const chargedMost = 30;

/** "marks up", "hires and fires": the things come after it. */
const acts = /^\S+\s+(?:after\s+)?(?:and\s+\S+\s+)?(?:(?:up|out|in|on|off|down|away|back|over)\s+)?/u;
/** Then others follow, and what they do: "lets technicians design crowns" names no thing. */
const lettingOthers = /^(?:lets|helps)\s/u;

/** Named by a stored line of a rival, else of another firm of its niche; by how many rivals, then by the founder's own words. */
function statedFeatures({ rivals, niche, text, payer, verbs, sold }: From): readonly ProposedFeature[] {
  const own = stemsOf(text);
  const whom = stemsOf(`${payer} ${niche?.short ?? ''} ${niche?.buyer ?? ''} ${niche?.user ?? ''}`);
  const near = rivals.filter((rival) => rival.isSameJob || rival.niche === niche?.id || rival.niche === null);
  const others = (niche?.incumbents ?? [])
    .map(({ name, sells }, at) => ({ id: `${niche?.id}#rival:${at}`, name, sells, does: '' }))
    .filter(({ name }) => !near.some((rival) => rival.name === name));
  const isThing = (item: string): boolean => {
    const stems = stemsOf(item);
    const isNamed = /\s/u.test(item)
      ? !/\p{Lu}\p{L}*['’]/u.test(item)
      : sold.has(thingKey(item)) || isWithin(stems, own);
    return isNamed && stems.size > 0 && !isWithin(stems, whom);
  };
  // What it sells is a list of things; what it does may go on with another verb.
  const isVerb = (item: string): boolean => verbs.has(item.split(/\s/u)[0] ?? '');
  const doneBy = (does: string): readonly string[] =>
    lettingOthers.test(does) ? [] : listItems(does.replace(acts, '')).filter((item) => !isVerb(item));
  return distinct(
    [...near, ...others]
      .flatMap(({ id, sells, does, name }) =>
        [...listItems(sells), ...doneBy(does)]
          .filter(isThing)
          .map((item) => ({ name: sentenceCase(item), from: id, says: `${name}: ${sells}`, item })),
      )
      .map(({ item, ...feature }) => ({
        ...feature,
        has: rivals.filter(({ sells, does }) => namesIt(item, sells) || namesIt(item, does)),
        isOwn: isWithin(stemsOf(item), own),
      }))
      .toSorted((a, z) => z.has.length - a.has.length || Number(z.isOwn) - Number(a.isOwn)),
  ).map(({ name, from, says, has }) => ({ name, from, says, has: has.map((rival) => rival.name) }));
}

/** "site" for "Sites". */
export function thingKey(item: string): string {
  return singularise(item.toLowerCase());
}

/** One of those that say the same: all words of one are in the other, or they name the same thing and share a word that tells which. */
function distinct<F extends { readonly name: string }>(features: readonly F[]): readonly F[] {
  const kept: { readonly feature: F; readonly stems: ReadonlySet<string>; readonly head: string }[] = [];
  for (const feature of features) {
    const words = feature.name.toLowerCase().split(/[\s-]+/u);
    const stems = stemsOf(words.map((word) => singularise(word)).join(' '));
    const head = thingKey(words.at(-1) ?? '');
    const isSame = (one: (typeof kept)[number]): boolean =>
      isWithin(stems, one.stems) ||
      isWithin(one.stems, stems) ||
      (head === one.head && [...stems].filter((stem) => one.stems.has(stem)).length > 1);
    if (!kept.some(isSame)) kept.push({ feature, stems, head });
  }
  return kept.map(({ feature }) => feature);
}
