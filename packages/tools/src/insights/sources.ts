import type { Source } from '@slipway/core';
import type { NearFact, NearJob, NicheSlice } from './slice.ts';

const fromKnowledge =
  'From general knowledge of the trade, not from one publication; check it before you rely on it.';

/** What we hold about a niche ourselves, one source a field; `what` carries every word that is used of it. */
export function nicheSource(
  niche: NicheSlice,
  field: string,
  what: string,
  region: string | null = null,
): Source {
  return {
    id: `niche-${field}`,
    publisher: `Slipway trade notes: ${niche.name}`,
    what,
    year: null,
    region,
    confidence: niche.confidence,
    note: fromKnowledge,
  };
}

/** One source a job: its words, and the niche it is told of. */
export function jobSource(
  niche: NicheSlice,
  as: 'own' | 'beside' | 'farther',
  { what, pain, today, hard, nextDoor }: NearJob,
): Source {
  const told = nicheSource(niche, `job-${as}`, `${what}: ${pain}; ${today}; ${hard}`);
  return nextDoor === null ? told : { ...told, publisher: `Slipway trade notes: ${nextDoor}` };
}

export function factSource(fact: NearFact): Source {
  const { id, publisher, what, says, value, year, region, confidence, checked, elsewhere } = fact;
  const notes = [
    ...(elsewhere === null ? [] : [`About ${elsewhere}, not about where you sell.`]),
    ...(checked ? [] : ['Recalled from this publisher, not checked against the publication again.']),
  ];
  return {
    id: `fact-${id}`,
    publisher,
    // Names in the statement that hold a digit ("H-1B") stand on the source.
    what: /\p{Nd}/u.test(says) || value === null ? `${what}: ${says.replace('#', '…')}` : what,
    year,
    region,
    confidence,
    ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
  };
}

/** The fields of a niche that a sentence may be taken from whole. */
export type NicheField =
  | 'rivals'
  | 'systems'
  | 'today'
  | 'cost'
  | 'pains'
  | 'channels'
  | 'season'
  | 'next'
  | 'failures'
  | 'lately'
  | 'questions';

/** One source a field, the same wherever the field is used. */
export function fieldSource(niche: NicheSlice, field: NicheField): Source {
  return nicheSource(niche, field, `${titles[field]}: ${wordsOf(niche, field).join('; ')}`);
}

const titles: Readonly<Record<NicheField, string>> = {
  rivals: 'Companies',
  systems: 'Systems to connect to',
  today: 'How it is done today',
  cost: 'What that costs',
  pains: 'What hurts',
  channels: 'Ways to the buyer',
  season: 'The year of the trade',
  next: 'Jobs next door',
  failures: 'Why others failed',
  lately: 'What changed lately',
  questions: 'What an expert asks first',
};

function wordsOf(niche: NicheSlice, field: NicheField): readonly string[] {
  switch (field) {
    case 'rivals':
      return niche.incumbents.map(({ name, sells, pricing }) => `${name} (${sells}; ${pricing})`);
    case 'systems':
      return niche.systems.map(({ name, does }) => `${name} ${does}`);
    case 'channels':
      return niche.channels.map(({ through, because }) => `${through} (${because})`);
    case 'today':
    case 'cost':
      return [niche[field]];
    case 'season':
      return niche.season === null ? [] : [niche.season];
    default:
      return niche[field];
  }
}

export function userSource(niche: NicheSlice): Source {
  return nicheSource(niche, 'user', `Who works with it: ${niche.user}`);
}

export function ruleSource(niche: NicheSlice, rules: NicheSlice['rules'], field = 'rules'): Source {
  return nicheSource(
    niche,
    field,
    rules.map(({ name, region, says }) => `${name} (${region}): ${says}`).join('; '),
  );
}
