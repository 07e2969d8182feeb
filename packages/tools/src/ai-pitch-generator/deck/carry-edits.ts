import { replaceText } from '@slipway/agreement';
import { nameEdit } from '@slipway/deck';
import { createWriter } from '@slipway/report';
import type { Basis } from '../basis.ts';
import { type Case, openCase } from '../case.ts';
import type { Input } from '../fields.ts';
import { partsOf } from '../pitch.ts';
import type { Draft } from './draft.ts';
import { makeDrafts } from './make-drafts.ts';

interface Counted {
  readonly input: Input;
  readonly basis: Basis;
}

/**
 * Texts of slides as the founder wrote them, with the figures that moved. A slide took the figures that its own made text has: one
 * that still stands in the written text as it was printed is printed anew there, any other number stays.
 */
export function carryEdits(before: Counted, after: Counted): Input {
  const own = Object.entries(after.input.assumptions ?? {});
  if (own.length === 0) return after.input;
  const [was, is] = [openMade(before), openMade(after)];
  const assumptions = own.map(([name, text]) => {
    const draft = was.drafts.find(({ topic }) => `${name}.`.startsWith(`${nameEdit(topic)}.`));
    return [
      name,
      draft === undefined || typeof text !== 'string' ? text : rewrite(text, listMoved(draft, was.of, is.of)),
    ];
  });
  return { ...after.input, assumptions: Object.fromEntries(assumptions) };
}

/** All at once: what one figure becomes may be what another one was. */
function rewrite(text: string, moved: readonly Moved[]): string {
  const mark = (at: number) => String.fromCodePoint(0xe000 + at);
  const marked = moved.reduce((words, { printed }, at) => replaceText(words, printed, mark(at)), text);
  return moved.reduce((words, { now }, at) => words.replaceAll(mark(at), now), marked);
}

/** The deck without a word of the founder's own. */
function openMade({ input, basis }: Counted): { readonly of: Case; readonly drafts: readonly Draft[] } {
  const { assumptions: _own, ...asked } = input;
  const of = openCase(asked, basis, createWriter());
  const parts = partsOf(of);
  return { of, drafts: parts === null ? [] : makeDrafts(parts) };
}

interface Moved {
  /** "$3.4M", and a bare number with the word after it: "14 interviews". */
  readonly printed: string;
  readonly now: string;
}

const figureIn = /(\{\{f:[^{}]*\}\})(\s\p{L}[\p{L}-]*)?/gu;

/** Two figures that were printed alike and are not now cannot be told apart in a text: both stay. */
function listMoved({ point, data, notes }: Draft, was: Case, is: Case): readonly Moved[] {
  const words = JSON.stringify([point.text, data, notes]);
  const taken = [...words.matchAll(figureIn)].flatMap(([, figure = '', word = '']) => {
    const [then, now] = [was.shown(figure), is.shown(figure)];
    return then === '—' || now === '—' ? [] : sayBoth(then, now, word);
  });
  return [...Map.groupBy(taken, ({ printed }) => printed).values()].flatMap(([first, ...others]) =>
    first === undefined || first.now === first.printed || others.some(({ now }) => now !== first.now)
      ? []
      : [first],
  );
}

/** A sum is found without its "a year" as well. */
function sayBoth(then: string, now: string, word: string): readonly Moved[] {
  if (/^\d[\d,.]*$/u.test(then)) return word === '' ? [] : [{ printed: then + word, now: now + word }];
  const [sum = '', period] = then.split(/ (.*)/u);
  const [sumNow = '', periodNow] = now.split(/ (.*)/u);
  const isSum = /\p{Sc}/u.test(sum) && /\d/u.test(sum) && period === periodNow;
  return [isSum ? { printed: sum, now: sumNow } : { printed: then, now }];
}
