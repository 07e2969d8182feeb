import type { PageDraft } from '../landing/draft.ts';
import { type Written, writePage } from '../landing/write-page.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

interface Version {
  /** "Problem first". */
  readonly label: string;
  readonly draft: PageDraft;
}

export interface Pair {
  readonly written: Written;
  readonly a: Version;
  readonly b: Version;
  /** "what goes wrong today", as a visitor reads it first on A, and what on B. */
  readonly reads: readonly [string, string];
}

const byLabel: Readonly<Record<string, string>> = {
  'Problem first': 'what goes wrong today',
  'What it does first': 'what it does',
  'Your headline': 'your own headline',
  'Name first': 'the name',
};

/** Two pages that are the same but for one argument; null where there is only one way to say it. */
export function makePair(input: Input, { profile }: Basis): Pair | null {
  // Sign-ups are what is counted, so both pages end in the form.
  const written = writePage({ ...input, visitorDoes: 'join' }, profile);
  return input.differsIn === 'price' ? byPrice(written) : byOpening(written);
}

function byOpening(written: Written): Pair | null {
  const { draft } = written;
  const { hero } = draft.content;
  const openings = [{ label: written.opening, data: hero ?? {} }, ...(draft.others.hero ?? [])];
  const pick = (label: string) => openings.find((one) => one.label === label);
  const first = pick('Problem first') ?? pick('Your headline');
  const second = pick('What it does first') ?? pick('Name first');
  if (first === undefined || second === undefined || first === second) return null;
  const withOpening = ({ label, data }: (typeof openings)[number]): Version => ({
    label,
    draft: { ...draft, content: { ...draft.content, hero: { ...hero, ...data } }, others: {} },
  });
  return {
    written,
    a: withOpening(first),
    b: withOpening(second),
    reads: [byLabel[first.label] ?? first.label, byLabel[second.label] ?? second.label],
  };
}

function byPrice(written: Written): Pair | null {
  const { draft } = written;
  const { pricing, 'price-list': priceList, hero, facts, ...rest } = draft.content;
  if (pricing === undefined && priceList === undefined) return null;
  const isPrice = ({ label }: { readonly label: string }) => label === 'Price';
  const content = {
    ...rest,
    ...(facts === undefined
      ? {}
      : { facts: { ...facts, rows: (facts.rows ?? []).filter((row) => !isPrice(row)) } }),
    hero: { ...hero, points: (hero?.points ?? []).filter((point) => !isPrice(point)) },
  };
  return {
    written,
    a: { label: 'With the price', draft: { ...draft, others: {} } },
    b: { label: 'Without the price', draft: { ...draft, content, others: {} } },
    reads: ['the price', 'no price'],
  };
}
