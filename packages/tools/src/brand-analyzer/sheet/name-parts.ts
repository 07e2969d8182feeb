import { over } from '@slipway/core';
import { type Book, measured, quoted, said } from './book.ts';
import { lessEach, makePart, type Part, shareOf } from './part.ts';

/** As the domain tool has it: with fewer changes two names are confused. */
const apartFrom = 3;

/** What the name scores; measured as the domain tool measures names. */
export function nameParts(book: Book): readonly Part[] {
  return [
    sayPart(book),
    spellPart(book),
    lengthPart(book),
    lookPart(book),
    unwantedPart(book),
    rivalPart(book),
  ];
}

function sayPart(book: Book): Part {
  const { basis, name } = book;
  const found = basis.name;
  if (found !== null) {
    const own = measured('company');
    book.put({
      id: 'nameSyllables',
      label: 'Syllables of the name',
      value: found.syllables,
      unit: 'count',
      noun: 'syllables',
      provenance: own,
    });
    book.put({
      id: 'say',
      label: 'Ease of saying the name',
      value: found.say,
      unit: 'share',
      provenance: own,
    });
  }
  return makePart(book, {
    id: 'say',
    score: 'clarity',
    label: 'Saying the name',
    asks: 'your name',
    points: found === null ? null : shareOf('say'),
    finding: () =>
      book.say(
        'say.found',
        `${name} has {{f:nameSyllables}} and {{f:part.say}} of {{f:full}} points for ease of saying.`,
      ),
    fix: () =>
      book.say(
        'say.fix',
        `Let five strangers read ${name} aloud: it has {{f:part.say}} of {{f:full}} points for ease of saying.`,
      ),
  });
}

function spellPart(book: Book): Part {
  const { basis, name } = book;
  const found = basis.name;
  if (found !== null)
    book.put({
      id: 'spell',
      label: 'Ease of spelling the name after hearing it',
      value: found.spell,
      unit: 'share',
      provenance: measured('company'),
    });
  const instead = found?.instead ? `; some will write “${found.instead}”` : '';
  return makePart(book, {
    id: 'spell',
    score: 'clarity',
    label: 'Spelling the name',
    asks: 'your name',
    points: found === null ? null : shareOf('spell'),
    finding: () =>
      book.say(
        'spell.found',
        `Heard, ${name} has {{f:part.spell}} of {{f:full}} points for spelling${instead}.`,
      ),
    fix: () =>
      book.say(
        'spell.fix',
        `Show ${name} in writing wherever it is heard: {{f:part.spell}} of {{f:full}} points${instead}.`,
      ),
  });
}

function lengthPart(book: Book): Part {
  const { basis, name } = book;
  const { letters, length } = basis.name ?? {};
  if (letters !== undefined && length !== undefined) {
    const provenance = measured('company');
    const [noun, unit] = ['letters', 'count'] as const;
    book.put({ id: 'nameLetters', label: 'Letters of the name', value: letters, unit, noun, provenance });
    book.put({
      id: 'nameLength',
      label: 'Length of the name, rated',
      value: length,
      unit: 'share',
      provenance,
    });
  }
  return makePart(book, {
    id: 'name-length',
    score: 'clarity',
    label: 'Length of the name',
    asks: 'your name',
    points: length === undefined ? null : shareOf('nameLength'),
    finding: () => book.say('name-length.found', `${name} has {{f:nameLetters}}.`),
    fix: () =>
      book.say('name-length.fix', `Offer a short form of ${name} for addresses: it has {{f:nameLetters}}.`),
  });
}

function lookPart(book: Book): Part {
  const { basis, name, input } = book;
  const misread = basis.name?.misread;
  const known = misread !== undefined;
  if (known)
    book.put({
      id: 'misread',
      label: 'Ways to misread the name in small type',
      value: misread === null ? 0 : 1,
      unit: 'count',
      noun: 'ways to misread it',
      provenance: measured('company'),
    });
  // A number in a sentence is a figure's; as what it is misread is then left to the eye.
  const as = misread && !/\d/u.test(misread) ? `, as “${misread}”` : '';
  const own = said('company', input.company ?? name);
  return makePart(book, {
    id: 'name-look',
    score: 'clarity',
    label: 'Reading the name',
    asks: 'your name',
    // As the domain tool rates it.
    points: known ? lessEach(60, 'misread') : null,
    finding: () => book.say('name-look.found', `In small type ${name} has {{f:misread}}${as}.`, own),
    fix: () =>
      book.say('name-look.fix', `Set ${name} in capitals or a clearer face: {{f:misread}}${as}.`, own),
  });
}

function unwantedPart(book: Book): Part {
  const { basis, name, input } = book;
  const found = basis.name;
  const [word] = found?.unwanted ?? [];
  if (found !== null)
    book.put({
      id: 'unwanted',
      label: 'Unwanted words inside the name',
      value: found.unwanted.length,
      unit: 'count',
      noun: 'unwanted words',
      provenance: measured('company'),
    });
  const inside = word === undefined ? '' : `: ${word}`;
  return makePart(book, {
    id: 'unwanted',
    score: 'credibility',
    label: 'No unwanted word in the name',
    asks: 'your name',
    points: found === null ? null : lessEach(100, 'unwanted'),
    finding: () =>
      book.say(
        'unwanted.found',
        `Inside ${name}: {{f:unwanted}}${inside}.`,
        said('company', input.company ?? name),
      ),
    fix: () =>
      book.say('unwanted.fix', `Ask people who speak the language about ${name}: {{f:unwanted}}${inside}.`),
  });
}

function rivalPart(book: Book): Part {
  const { basis, name } = book;
  const near = basis.name?.nearest ?? null;
  const rival = quoted(near?.name ?? '', 40);
  if (near !== null)
    book.put({
      id: 'edits',
      label: `Letters or sounds between the name and ${rival}`,
      value: near.looksAlike ? 0 : near.edits,
      unit: 'count',
      noun: 'changes',
      provenance: measured('rivals'),
    });
  const isSame = near !== null && (near.looksAlike || near.edits === 0);
  const evidence = near === null ? [] : [said('rivals', near.name)];
  return makePart(book, {
    id: 'rival-name',
    score: 'distinctiveness',
    label: 'Distance to rivals’ names',
    asks: 'the names of your rivals',
    points: near === null ? null : shareOf(over('edits', apartFrom)),
    finding: () =>
      book.say(
        'rival-name.found',
        isSame
          ? `Your rival ${rival} cannot be told from ${name}: {{f:edits}}.`
          : `${name} is {{f:edits}} of letter or sound from ${rival}.`,
        ...evidence,
      ),
    fix: () =>
      book.say(
        'rival-name.fix',
        isSame
          ? `Ask a lawyer before you go on as ${name}: ${rival} is {{f:edits}} away.`
          : `Have a lawyer compare ${name} with ${rival}: {{f:edits}} of letter or sound apart.`,
        ...evidence,
      ),
  });
}
