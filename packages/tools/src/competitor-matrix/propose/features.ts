import type { SuggestedRival } from '@slipway/analyst';
import type { Niche } from '@slipway/knowledge';
import { stemsOf } from '@slipway/language';
import type { ProposedFeature } from '../basis.ts';
import { isWithin } from './is-within.ts';
import { listItems, sentenceCase } from './list-items.ts';
import { namesIt } from './names-it.ts';

interface From {
  readonly rivals: readonly SuggestedRival[];
  /** Of the first rival. */
  readonly niche: Niche | undefined;
  readonly place: string | null;
  /** What the founder wrote: features that stand in it come first. */
  readonly text: string;
  /** Who pays: they are not a feature. */
  readonly payer: string;
  /** Words with which our lines begin to say what a company does. */
  readonly verbs: ReadonlySet<string>;
}

const most = 10;
const sharesMost = { stated: 6, systems: 2, rules: 1 } as const;

/** What buyers of this job may compare by, each from one stored line; nothing here is guessed. */
export function proposeFeatures(from: From): readonly ProposedFeature[] {
  const { rivals, niche, place } = from;
  const stated = statedFeatures(from);
  const none = { has: [] };
  const row = (kind: string, at: number): string => `${niche?.id}#${kind}:${at}`;
  const fits = (region: string | null): boolean => region === null || region === 'global' || region === place;
  const isRival = (name: string): boolean => rivals.some((rival) => rival.name.startsWith(name));
  const systems = (niche?.systems ?? []).flatMap(({ region, name, does }, at) =>
    fits(region) && /^\p{Lu}/u.test(name) && !isRival(name)
      ? [{ name: `Works with ${name}`, from: row('system', at), says: `${name} ${does}`, ...none }]
      : [],
  );
  const rules = (niche?.rules ?? []).flatMap(({ region, name, says }, at) =>
    place !== null && region === place
      ? [{ name: `Complies with ${name}`, from: row('rule', at), says: `${name}: ${says}`, ...none }]
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
  const rest = [...stated, ...nextDoor, ...systems].filter((one) => !first.includes(one));
  return distinct([...first, ...rest]).slice(0, most);
}

/** Named by a rival's own line; by how many of them, then by the founder's own words. */
function statedFeatures({ rivals, niche, text, payer, verbs }: From): readonly ProposedFeature[] {
  const own = stemsOf(text);
  const whom = stemsOf(`${payer} ${niche?.short ?? ''} ${niche?.buyer ?? ''} ${niche?.user ?? ''}`);
  const near = rivals.filter((rival) => rival.isSameJob || rival.niche === niche?.id || rival.niche === null);
  const isThing = (item: string): boolean => {
    const stems = stemsOf(item);
    return stems.size > 0 && !isWithin(stems, whom);
  };
  // What it sells is a list of things; what it does may go on with another verb.
  const isVerb = (item: string): boolean => verbs.has(item.split(/\s/u)[0] ?? '');
  return distinct(
    near
      .flatMap(({ id, sells, does, name }) =>
        [
          ...listItems(sells),
          ...listItems(does.replace(/^\S+\s+(?:and\s+\S+\s+)?/u, '')).filter((item) => !isVerb(item)),
        ]
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

/** One of those that say the same. */
function distinct<F extends { readonly name: string }>(features: readonly F[]): readonly F[] {
  const kept: { readonly feature: F; readonly stems: ReadonlySet<string> }[] = [];
  for (const feature of features) {
    const stems = stemsOf(feature.name);
    if (!kept.some((one) => isWithin(stems, one.stems) || isWithin(one.stems, stems)))
      kept.push({ feature, stems });
  }
  return kept.map(({ feature }) => feature);
}
