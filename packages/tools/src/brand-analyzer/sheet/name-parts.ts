import { over, plus, times } from '@slipway/core';
import { type Book, fromFigure, measured, quoted, said } from './book.ts';
import { makePart, type Part, shareOf } from './part.ts';

const apartFrom = 3;

/** What the name scores; measured as the domain tool measures names. */
export function nameParts(book: Book): readonly Part[] {
  const { basis, name } = book;
  const found = basis.name;
  const near = found?.nearest ?? null;
  if (found !== null) {
    const put = (id: string, label: string, value: number, unit: 'count' | 'share', noun?: string) =>
      book.put({
        id,
        label,
        value,
        unit,
        ...(noun !== undefined && { noun }),
        provenance: measured('company'),
      });
    put('letters', 'Letters', found.letters, 'count', 'letters');
    put('nameSyllables', 'Syllables of the name', found.syllables, 'count', 'syllables');
    put('say', 'Easy to say', found.say, 'share');
    put('spell', 'Spelled right after hearing it', found.spell, 'share');
  }
  if (near !== null)
    book.put({
      id: 'edits',
      label: `Letters or sounds between the name and ${quoted(near.name, 40)}`,
      value: near.looksAlike ? 0 : near.edits,
      unit: 'count',
      noun: 'changes',
      provenance: measured('rivals'),
    });
  const rival = near === null ? '' : quoted(near.name, 40);
  return [
    makePart(book, {
      id: 'name',
      score: 'clarity',
      label: 'Name said and spelled',
      asks: 'your name',
      points: found === null ? null : shareOf(over(plus('say', 'spell'), 2)),
      finding: () =>
        book.say(
          'name.found',
          `${name} has {{f:nameSyllables}}; {{f:say}} for saying it, {{f:spell}} for spelling it after hearing.`,
        ),
      fix: () =>
        book.say(
          'name.fix',
          `Spell ${name} out wherever it is heard: {{f:spell}} for spelling it after hearing.`,
        ),
    }),
    makePart(book, {
      id: 'rival-name',
      score: 'distinctiveness',
      label: 'Distance to rivals’ names',
      asks: 'the names of your rivals',
      points: near === null ? null : shareOf(over(times(1, 'edits'), apartFrom)),
      finding: () =>
        book.say(
          'rival-name.found',
          `${rival} is nearest to ${name}: {{f:edits}} turn one into the other.`,
          said('rivals', near?.name ?? ''),
        ),
      fix: () =>
        book.say(
          'rival-name.fix',
          `Check ${name} against ${rival} with a lawyer: only {{f:edits}} apart.`,
          said('rivals', near?.name ?? ''),
          fromFigure('edits'),
        ),
    }),
  ];
}
