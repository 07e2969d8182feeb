import type { Standing, Understood } from './idea-profile.ts';

/** "So I want to build", "the idea is to make": what founders say before the product. */
const opening =
  /^(?:(?:so|and|but|ok|hi|hello|well|then|basically)[, ]+){0,3}(?:(?:i|we) (?:want|plan|hope|aim|would like) (?:to (?:build|make|start|create|launch|sell|open) )?|(?:the|my|our) (?:idea|plan|product) is (?:to (?:build|make|start|create|sell|open) )?)?/iu;

/** "open a small bakery": what is opened is the name. */
const founding = /^(?:open|start|launch|build|create|found|set up) (?=(?:an?|the|my|our|some) )/iu;

/** "Not started yet, but my plan is": what is said before it, in a few words. */
const aside = /^\S+(?: \S+){0,4}, (?=but )/u;

export const withoutOpening = (text: string): string =>
  text
    .replace(/[.?!]$/u, '')
    .replace(aside, '')
    .replace(opening, '');

const nameWords = 10;
/** A payer of more words ends at its first phrase; without one it may have so many. */
const payerWords = { whole: 5, most: 8 } as const;
const leastWords = 3;
/** Words that begin a phrase of their own: a title may end before one of them. */
const begins =
  /^(?:that|which|who|whose|where|when|while|so|and|or|but|because|with|without|by|from|in|on|at|to|for|as|if|until|after|before|instead|using|plus|booked|paid)$/iu;
/** Words that begin a clause: a title ends there first. */
const clause = /^(?:that|which|who|whose|where|when|while|so|because)$/iu;
const isKnown = ({ standing }: { readonly standing: Standing }): boolean =>
  standing === 'read' || standing === 'confirmed';

/** A title: "small freight forwarders: spots demurrage charges"; where nobody is known to pay, what it does alone. */
export function nameIdea(
  text: string,
  pays: Understood<string>,
  does: Understood<string>,
  /** The clause of the text that states the product. */
  stated: string | null,
): string {
  const [first = ''] = text.trim().split(/(?<=[.?!])\s|\n|[:;–—]\s/u);
  const isSaid = does.value !== null && does.standing === 'confirmed';
  const what = isSaid
    ? cutPhrase(does.value, nameWords)
    : ((stated === null ? null : withoutOpening(stated).replace(founding, '')) ??
      cutPhrase(withoutOpening(first), nameWords));
  const who = isKnown(pays) && pays.value !== null ? shortenPayer(pays.value) : null;
  return who === null || what.toLowerCase().includes(who.toLowerCase()) ? what : `${who}: ${what}`;
}

/** "dental offices with one or two dentists": the dental offices. Null where no phrase of it is short enough. */
function shortenPayer(who: string): string | null {
  const words = who.trim().split(/\s+/u);
  if (words.length <= payerWords.whole) return who;
  const end = words.findIndex(
    (word, at) => at > 0 && (begins.test(word) || /[,;]$/u.test(words[at - 1] ?? '')),
  );
  const kept = end === -1 ? words : words.slice(0, end);
  return kept.length <= payerWords.most ? trimEnd(kept.join(' ')) : null;
}

const shortLetters = 64;

/** A name for lists and menus: the same words, ended at an earlier phrase where they are long, else without who pays. Never within a phrase. */
export function shortenName(name: string): string {
  const [, who = '', what = name] = /^([^:]+: )(.+)$/su.exec(name) ?? [];
  for (const payer of new Set([who, '']))
    for (let most = nameWords; most >= leastWords; most--) {
      const cut = payer + cutPhrase(what, most);
      if (cut.length <= shortLetters && !cut.endsWith('…')) return cut;
    }
  return name;
}

/** The longest run of whole clauses that fits, else of whole phrases; where the first phrase is too long already, its words with a mark of the cut. */
export function cutPhrase(text: string, most: number): string {
  const words = text.split(/\s+/u);
  if (words.length <= most) return trimEnd(text);
  const isClause = (at: number): boolean =>
    /[,;]$/u.test(words[at - 1] ?? '') || clause.test(words[at] ?? '');
  // "The day before and …": nothing hangs on it, so it ends its phrase.
  const isAdverb = (at: number): boolean =>
    /^(?:before|after)$/iu.test(words[at] ?? '') && begins.test(words[at + 1] ?? '');
  const isStart = (at: number): boolean => begins.test(words[at] ?? '') && !isAdverb(at);
  const isPhrase = (at: number): boolean => isStart(at) && !isStart(at - 1);
  // A single word behind a comma would be torn off.
  const isTorn = (at: number): boolean => /[,;]$/u.test(words[at - 2] ?? '');
  for (const isEnd of [isClause, isPhrase])
    for (let at = most; at >= leastWords; at--)
      if (isEnd(at) && !isTorn(at)) return trimEnd(words.slice(0, at).join(' '));
  return `${trimEnd(words.slice(0, most).join(' '))} …`;
}

/** "where every keg is": the clause ends with its verb. */
const isAsked = /\s(?:where|what|how|which|who)\s(?:\S+\s){1,5}(?:is|are)[,;]?$/iu;

const trimEnd = (text: string): string =>
  isAsked.test(text)
    ? text.replace(/[,;]$/u, '')
    : text.replace(/(?:[,;:]|\s(?:and|or|the|a|an|of|is|are|it|we))+$/iu, '').trim();
