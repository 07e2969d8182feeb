import type { IdeaProfile } from '@slipway/analyst';
import { listRead } from '../idea/list-read.ts';
import type { Brief } from './brief.ts';
import type { PageDraft } from './draft.ts';

const counts: Readonly<Record<string, string>> = {
  interviews: 'Interviews',
  waitlist: 'Waiting list',
  paying: 'Customers',
};

/** Numbers of the company that the founder's words have, as the page prints them. What leaves a doubt is not among them. */
export function listTook({ input, price }: Brief, profile: IdeaProfile): NonNullable<PageDraft['took']> {
  const { price: read, takeRate, founderYears, evidence, evidenceCount, per } = listRead({ profile });
  const typed = input.price !== undefined && price !== null ? price.amount : null;
  const time = input.per ?? per?.value;
  const all = [
    {
      label: time === undefined ? 'Price' : `Price per ${time}`,
      text: typed ?? (read?.isUnsure ? null : read?.quote),
    },
    { label: 'Share of each sale', text: takeRate?.isUnsure ? null : takeRate?.quote },
    { label: 'Years in the field', text: founderYears?.quote },
    { label: counts[String(evidence?.value)], text: numberIn(evidenceCount) },
    // What the founder calls by its name in one place is the same number in another: "104%", "NRR".
    ...(input.measured ?? []).map(({ figure, counts: label }) => ({ label, text: signed(figure) })),
    ...(input.keyFacts ?? []).map(({ value, label }) => ({ label, text: signed(value) })),
  ];
  return all.flatMap(({ label, text }) => (label && text ? [{ label, text }] : []));
}

/** A sum or a share is known again wherever it is printed; a bare number is not. */
function signed(text: string | null | undefined): string | undefined {
  return text != null && /^(?:\p{Sc}\d[\d.,]*[kKmM]?|\d[\d.,]*\s?%)$/u.test(text) ? text : undefined;
}

/** "14 offices": with the word after it, since 14 alone may count anything. */
function numberIn(read: { readonly value: unknown; readonly quote: string } | undefined): string | null {
  const all = read?.quote.match(/\d[\d,]*\s\p{L}[\p{L}-]*/gu) ?? [];
  return all.find((one) => Number.parseInt(one.replaceAll(',', ''), 10) === read?.value) ?? null;
}
