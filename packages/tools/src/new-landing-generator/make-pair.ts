import { sentencesOf } from '@slipway/language';
import type { PageDraft } from '../landing/draft.ts';
import { withoutStop } from '../landing/phrase.ts';
import { type Written, writePage } from '../landing/write-page.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

interface Version {
  readonly draft: PageDraft;
  /** What sets it apart: "Opens with what goes wrong today". */
  readonly says: string;
  /** What its visitors do, in a hypothesis: "first read what goes wrong today". */
  readonly visitors: string;
}

export interface Pair {
  readonly written: Written;
  readonly a: Version;
  readonly b: Version;
}

const byLabel: Readonly<Record<string, string>> = {
  'Problem first': 'what goes wrong today',
  'What it does first': 'what it does',
  'Your headline': 'your own headline',
  'Name first': 'the name',
};

/** Two pages that are the same but for one argument; null where there is only one way to say it. */
export function makePair(input: Input, { profile, brand }: Basis): Pair | null {
  // Sign-ups are what is counted, so both pages end in the form.
  const written = writePage({ ...input, visitorDoes: 'join' }, profile, brand);
  return input.differsIn === 'price' ? byPrice(written) : byOpening(written);
}

function byOpening(written: Written): Pair | null {
  const { draft } = written;
  const { hero } = draft.content;
  const openings = [{ label: written.opening, data: hero ?? {} }, ...(draft.others.hero ?? [])];
  const pick = (label: string) => openings.find((one) => one.label === label);
  const first = pick('Problem first') ?? pick('Your headline') ?? pick('Name first');
  const second = pick('What it does first') ?? pick('Name first');
  if (first === undefined || second === undefined || first === second) return null;
  const content = withoutRepeat(draft.content, String(first.data.heading ?? ''));
  const withOpening = ({ label, data }: (typeof openings)[number]): Version => {
    const read = byLabel[label] ?? label;
    return {
      draft: { ...draft, content: { ...content, hero: { ...hero, ...data } }, others: {} },
      says: `Opens with ${read}`,
      visitors: `first read ${read}`,
    };
  };
  return { written, a: withOpening(first), b: withOpening(second) };
}

/** What one page opens with is not told below as well; the pages stay the same there. */
function withoutRepeat({ problem, ...rest }: PageDraft['content'], heading: string): PageDraft['content'] {
  const left = sentencesOf(problem?.body ?? '').filter((one) => withoutStop(one) !== heading);
  return problem === undefined || left.length === 0
    ? rest
    : { ...rest, problem: { ...problem, body: left.join(' ') } };
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
    a: { draft: { ...draft, others: {} }, says: 'Shows the price', visitors: 'see the price' },
    b: { draft: { ...draft, content, others: {} }, says: 'Shows no price', visitors: 'see no price' },
  };
}
