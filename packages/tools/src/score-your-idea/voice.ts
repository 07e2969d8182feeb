import type { Evidence, Statement } from '@slipway/report';
import type { People } from '../people/people.ts';
import { pickPhrase } from '../wording/index.ts';

/** How this report speaks: the customer's name, and one of several phrasings chosen by the founder's own words. */
export interface Voice extends People {
  pick(id: string, options: readonly [string, ...string[]]): string;
  say(id: string, text: string, evidence?: readonly Evidence[]): Statement;
}

/** `cover` names the sources of words in a text that are not the founder's: companies, for one. */
export function makeVoice(seed: string, people: People, cover: (text: string) => readonly Evidence[]): Voice {
  return {
    ...people,
    pick: (id, options) => pickPhrase(seed, id, options),
    say(id, text, evidence = []) {
      // A figure in the customer's own name ("schools with 500 pupils") stands on the founder's words.
      const small = text.toLowerCase();
      const isHere = [people.who, people.one].some((name) => small.includes(name.toLowerCase()));
      const named = isHere ? people.who.split(/\s?[“”]/u).filter((piece) => /\p{Nd}/u.test(piece)) : [];
      const figures = [...text.matchAll(/\{\{f:([^{}]+)\}\}/gu)].map(
        ([, id = '']): Evidence => ({ kind: 'figure', id }),
      );
      return {
        id,
        text,
        evidence: unique([
          ...evidence,
          ...named.map((quote) => said(people.field, quote)),
          ...cover(text),
          ...figures,
        ]),
      };
    },
  };
}

function unique(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return evidence.filter((one) => {
    const key = JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
}

/** Every word of the founder that a sentence repeats, as its evidence. */
export function said(field: string, quote: string): Evidence {
  return { kind: 'said', field, quote };
}
