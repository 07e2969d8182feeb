import type { Vertical } from '@slipway/facts';
import { listWords } from '../wording/list-words.ts';
import type { CustomerRead } from './customer.ts';
import type { ReadNiche, ReadQuestion, ReadVertical } from './reading.ts';

export function askForIdea(best: ReadVertical | undefined): ReadQuestion {
  const heard = best?.because[0];
  return {
    field: 'idea',
    text:
      heard === undefined
        ? 'Who has the problem, what do they do about it today, and what would you do instead? One or two sentences are enough.'
        : `“${heard}” is a start. Who has the problem there, what do they do about it today, and what would you do instead?`,
    options: [],
  };
}

export function askBeyondKnown(likely: readonly ReadVertical[]): ReadQuestion {
  if (likely.length >= 2) return askWhichField(likely);
  return {
    field: 'vertical',
    text: 'This is outside what I know: your words point to no field I hold facts about. Pick the nearest one, or say what your customer does all day.',
    options: likely.map(asOption),
  };
}

export function askForJob(
  best: ReadVertical,
  customer: CustomerRead | null,
  verticals: readonly Vertical[],
): ReadQuestion {
  if (customer === null) return askWhoPays(best, verticals);
  return {
    field: 'idea',
    text: `What does it do for ${customer.value}, and what do they do today instead?`,
    options: [],
  };
}

export function askWhoPays(best: ReadVertical, verticals: readonly Vertical[]): ReadQuestion {
  const buyers = verticals.find(({ id }) => id === best.id)?.customers ?? [];
  return {
    field: 'customer',
    text: `I read ${listWords(
      best.because.slice(0, 2).map((word) => `“${word}”`),
      'and',
    )}, but not who pays. Who is it?`,
    options: buyers.slice(0, 3).map((label) => ({ value: label, label })),
  };
}

/** Null when fewer than two can be named. */
export function askWhichNiche(likely: readonly ReadNiche[]): ReadQuestion | null {
  if (likely.length < 2) return null;
  return {
    field: 'niche',
    text: `Is this closer to ${listWords(
      likely.map(({ name }) => name),
      'or',
    )}?`,
    options: likely.map(asOption),
  };
}

export function askWhichField(all: readonly ReadVertical[]): ReadQuestion {
  const likely = all.filter(({ confidence }, place) => place < 2 || confidence >= 0.05);
  return {
    field: 'vertical',
    text: `Is this closer to ${listWords(
      likely.map(({ name }) => name),
      'or',
    )}?`,
    options: likely.map(asOption),
  };
}

function asOption({ id, name, because }: ReadVertical | ReadNiche): ReadQuestion['options'][number] {
  const words = because.slice(0, 2).map((word) => `“${word}”`);
  return {
    value: id,
    label: name,
    ...(words.length === 0 ? {} : { why: `You wrote ${listWords(words, 'and')}.` }),
  };
}
