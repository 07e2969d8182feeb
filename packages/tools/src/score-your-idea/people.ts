import { stemsOf } from '@slipway/report';
import { namePeople } from '../people/name-people.ts';
import { named, type People } from '../people/people.ts';
import { matterOf } from '../people/stand-in.ts';
import { countWords } from '../people/usable-name.ts';
import { lowerFirst } from '../wording/index.ts';
import type { ScoreBasis } from './basis.ts';
import type { ScoreInput } from './fields.ts';
import { listTexts } from './texts.ts';

/** "startups" alone would fit any report: the founder's own word for the matter goes with it. */
export function findPeople(input: ScoreInput, { reading, niche, vertical }: ScoreBasis): People {
  const people = namePeople({
    typed: input.customer,
    texts: listTexts(input, ['idea', 'problem', 'solution']),
    reading,
    niche,
    usual: vertical?.customers ?? [],
  });
  const { who, field, isNamed } = people;
  if (!isNamed || field === 'customer' || stemsOf(who).size > 0) return people;
  // "Interviewers with “interviewers sit”" says nothing.
  const phrases = reading.phrases.filter((phrase) => !sharesWord(phrase, who));
  const matter = troubleOf(reading, phrases) ?? matterOf({ phrases });
  return matter === null ? people : named(`${who} with “${lowerFirst(matter)}”`, field);
}

/** A noun said of them or of their trouble: they have it already, unlike what is offered to them. */
function troubleOf({ problem, customer }: ScoreBasis['reading'], phrases: readonly string[]): string | null {
  const about = [customer?.value ?? '', problem?.value ?? ''];
  const isTheirs = (phrase: string) =>
    about.some((text) => text.includes(phrase)) &&
    stemsOf(phrase).size > 0 &&
    !/(?:ed|ing)$|[“”"{}\n]/u.test(phrase);
  return phrases.find((phrase) => isTheirs(phrase) && countWords(phrase) <= 3) ?? null;
}

function sharesWord(phrase: string, who: string): boolean {
  const words = new Set(who.toLowerCase().split(' '));
  return phrase
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
}
