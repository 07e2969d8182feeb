import type { Check } from '../finding.ts';
import { slotIn, textSide } from '../known.ts';

const inEurope = new Set('DE FR IT ES NL BE AT IE PT PL SE DK FI CZ GR RO HU'.split(' '));

const isWithin = (wide: string, narrow: string): boolean =>
  wide === 'global' || (wide === 'EU' && inEurope.has(narrow));

/** Another tool read the place out of the founder's words, and it differs from what was chosen. */
export const check: Check = {
  id: 'region-in-words',
  title: 'Where you sell',
  allows: 'One may be part of the other: Germany fits the European Union and the world.',
  keep: 'Both are right',
  find(company) {
    const [chosen, read] = [slotIn(company, 'region'), slotIn(company, 'regionRead')];
    if (chosen === null || read === null) return [];
    const [one, other] = [chosen.value, read.value];
    if (typeof one !== 'string' || typeof other !== 'string') return [];
    if (one === other || isWithin(one, other) || isWithin(other, one)) return [];
    const quote = read.provenance.kind === 'read' ? read.provenance.quote : undefined;
    return [
      {
        sides: [
          textSide('region', chosen, 'Where you sell first', one),
          textSide('regionRead', read, 'Where you sell first, read from your words', other, quote),
        ],
        why: `You chose ${one}; your words say ${quote === undefined ? other : `“${quote}”`}.`,
        settle: [{ kind: 'fact', label: `Set it to ${other}`, fact: 'region', value: other }],
      },
    ];
  },
};
