import type { Venture, VentureList } from '@slipway/knowledge';
import { companyKey } from '../retrieve/company-key.ts';
import { fitPlace } from '../retrieve/place.ts';
import { buildWordTable, findWord, type WordTable } from '../text/word-table.ts';

/** What all worked businesses say of one firm, near the idea or not. */
interface FirmNote {
  /** How many of them name it as a rival, and in how many industries. */
  readonly mentions: number;
  readonly industries: number;
  /** Noted for that country by any of them. */
  isNotedIn(place: string): boolean;
  /** Every mention is for some countries, and none for this one. */
  isNotedElsewhere(place: string): boolean;
}

export type FindFirm = (name: string) => FirmNote | null;

interface FirmData {
  readonly words: WordTable;
  /** Of each firm: mentions, industries, mentions for no country, where its countries end. */
  readonly counts: Int32Array;
  /** Countries of each firm, once each: places in `codes`. */
  readonly places: Int32Array;
  readonly codes: readonly string[];
}

const perFirm = 4;

export function buildFirms(ventures: VentureList): FirmData {
  const firms = new Map<string, { venture: Venture; places: readonly string[] }[]>();
  for (let at = 0; at < ventures.length; at++) {
    const venture = ventures.at(at);
    for (const { name, places } of venture?.rivals ?? []) {
      const key = companyKey(name);
      if (venture !== undefined) firms.set(key, [...(firms.get(key) ?? []), { venture, places }]);
    }
  }
  const codes = new Map<string, number>();
  const codeOf = (place: string): number => {
    if (!codes.has(place)) codes.set(place, codes.size);
    return codes.get(place) ?? 0;
  };
  const counts: number[] = [];
  const places: number[] = [];
  for (const all of firms.values()) {
    places.push(...new Set(all.flatMap((one) => one.places.map(codeOf))));
    const industries = new Set(all.map(({ venture }) => venture.niche.split('/')[0]));
    const unplaced = all.filter((one) => one.places.length === 0).length;
    counts.push(all.length, industries.size, unplaced, places.length);
  }
  return {
    words: buildWordTable([...firms.keys()]),
    counts: Int32Array.from(counts),
    places: Int32Array.from(places),
    codes: [...codes.keys()],
  };
}

export function openFirms({ words, counts, places, codes }: FirmData): FindFirm {
  return (name) => {
    const at = findWord(words, companyKey(name));
    if (at < 0) return null;
    const [mentions = 0, industries = 0, unplaced = 0, end = 0] = counts.subarray(at * perFirm);
    const noted = [...places.subarray(counts[at * perFirm - 1] ?? 0, end)].map((code) => codes[code] ?? '');
    const isNotedIn = (place: string) => noted.some((code) => fitPlace(code, [place]) === 'here');
    return {
      mentions,
      industries,
      isNotedIn,
      isNotedElsewhere: (place) => unplaced === 0 && !isNotedIn(place),
    };
  };
}
