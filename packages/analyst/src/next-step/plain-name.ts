import type { IdeaProfile } from '../profile/idea-profile.ts';

const wordsMost = 8;

/** A name as it may stand in a sentence of ours: words alone, no digit, no mark, not a whole sentence. */
export function plainName(name: string | null): string | null {
  if (name === null || !/^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name)) return null;
  return name.split(' ').length > wordsMost ? null : name;
}

/** Who pays as far as the text says, a likely guess included; whoever uses it says which. */
export const payersOf = ({ pays }: Pick<IdeaProfile, 'pays'>): string | null => plainName(pays.value);

/** Who is asked in a test: whoever pays, else uses it, else whoever the founder's own name for it may mean. */
export function audienceOf({ pays, uses, name }: Pick<IdeaProfile, 'pays' | 'uses' | 'name'>): string | null {
  const words = ` ${name.toLowerCase()} `;
  const named = pays.alternatives.find((one) => words.includes(` ${one.toLowerCase()} `));
  return plainName(pays.value) ?? plainName(uses.value) ?? plainName(named ?? null);
}

const ideaWords = 9;

/** The founder's own words for it, in a sentence of ours; "it" where they are a whole story. */
export function ideaWordsOf({ name }: Pick<IdeaProfile, 'name'>): string {
  const [first = ''] = name.split(/[,;:(]/u);
  const short = first.trim();
  // Words alone: a number of the founder's is a figure, and no name.
  const isName = /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(short) && short.split(/\s+/u).length <= ideaWords;
  return isName ? `“${short}”` : 'it';
}
