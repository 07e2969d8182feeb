import type { NicheSlice } from '../insights/index.ts';
import type { Reading } from '../reading/index.ts';
import { lowerFirst } from '../wording/index.ts';
import { findCustomer } from './find-customer.ts';
import { named, type People, unnamed } from './people.ts';
import { buyersOf, countedIn, dwellersIn, payersOf, spokenIn } from './stand-in.ts';
import { usableName } from './usable-name.ts';

interface Text {
  readonly field: string;
  readonly text: string;
}

interface Asked {
  /** What stands in the field for the customer. */
  readonly typed: string | undefined;
  /** Where else one may be named, most telling first. */
  readonly texts: readonly Text[];
  readonly reading: Pick<Reading, 'customer' | 'phrases' | 'offer'>;
  readonly niche: NicheSlice | null;
  /** Whom one sells to in this field. */
  readonly usual: readonly string[];
}

/** A reading below this needs somebody else who heard the same. */
const sureFrom = 0.43;

const anyOwner =
  /^(?:(?:owners|heads|founders|managers|directors|leaders|of|in|at|small|local|growing|young|mid-sized)\s)*(?:owners|founders|managers|heads|directors|leaders|firms|companies|businesses|teams|offices|people)$/u;

/** One way for every tool: the founder's own name first, then those who pay in this trade, then what the text gives. */
export function namePeople({ typed, texts, reading, niche, usual }: Asked): People {
  const own = usableName(typed ?? '');
  if (own !== null) return named(own, 'customer');
  const field = texts[0]?.field ?? 'idea';
  const counted = texts.map(({ text }) => countedIn(text)).find((one) => one !== null) ?? null;
  const withCount = (who: string): People =>
    counted?.who.endsWith(who)
      ? named(counted.who, field, counted.quote)
      : named(asWritten(who, texts), field);
  const heard = texts.map(({ text }) => heardIn(text)).find((one) => one !== null) ?? null;
  const read = reading.customer === null ? null : usableName(reading.customer.value);
  const isSure = (reading.customer?.confidence ?? 0) >= sureFrom;
  if (read !== null && (isSure || heard?.endsWith(read))) return withCount(fuller(heard, read));
  const there = texts.map(({ text }) => dwellersIn(text, field)).find((one) => one !== null) ?? null;
  // "In Danish villages" says more than the trade does.
  if (there !== null && /\p{Lu}/u.test(there.who)) return there;
  const spoken = texts.map(({ text }) => spokenIn(text, usual)).find((one) => one !== null);
  const payers = spoken ?? payersOf(niche);
  // "Owners of small firms" would stand in any sheet.
  if (payers !== null && !anyOwner.test(payers)) return unnamed(payers, field);
  if (heard !== null) return withCount(heard);
  if (counted !== null) return named(counted.who, field, counted.quote);
  return there ?? buyersOf(reading, field);
}

/** "Gikomba traders" keep the capital that no sentence gave them; "Village Grocers" lose those of a headline. */
function asWritten(who: string, texts: readonly Text[]): string {
  if (texts.some(({ text }) => isHeadline(text)))
    return who
      .split(' ')
      .map((word) => lowerFirst(word))
      .join(' ');
  const capital = who.charAt(0).toUpperCase() + who.slice(1);
  const isName = texts.some(({ text }) => {
    const at = text.indexOf(capital);
    return at > 1 && /[\p{Ll}\p{N},]\s$/u.test(text.slice(0, at));
  });
  return isName ? capital : who;
}

/** "An App For Dental Clinics": every word is large, so none says anything. */
function isHeadline(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
}

/** Of two names for the same people the longer says more: "solo immigration lawyers". */
function fuller(heard: string | null, read: string): string {
  return heard?.endsWith(read) ? heard : read;
}

function heardIn(text: string): string | null {
  const found = findCustomer(text);
  if (found === null) return null;
  const rest = text.slice(found.index + found.quote.length);
  const of = /^\sof\s(?:[\p{L}-]+\s){0,2}\p{L}{3,}s\b/u.exec(rest)?.[0] ?? '';
  return usableName(found.quote + of);
}
