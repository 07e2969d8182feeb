import type { Check } from '../finding.ts';
import { plainName, slotIn, textSide } from '../known.ts';
import { deckOf, rewriteSlide, slideTexts } from '../slide-texts.ts';

/** Who is named as the one to be compared with: "Unlike Weave", "cheaper than Solutionreach". */
const named =
  /\b(?:unlike|versus|vs\.?|instead of|competes? with|competitors? (?:like|such as)|(?:better|cheaper|faster|easier|simpler|more|less) than)\s+((?:\p{Lu}[\p{L}\p{N}&'’-]*)(?:\s\p{Lu}[\p{L}\p{N}&'’-]*){0,2})/giu;

export const check: Check = {
  id: 'rivals-on-slides',
  title: 'Rival on a slide',
  allows: 'A slide may leave rivals out; one it names has to be in the matrix.',
  keep: 'Both are right',
  find(company) {
    const [deck, matrix] = [deckOf(company), slotIn(company, 'matrix')];
    const { columns } = Object(matrix?.value);
    if (deck === null || matrix === null || !Array.isArray(columns) || columns.length < 2) return [];
    const own = company.record.company?.value;
    // The first column is the founder's own.
    const known = [...columns.map(String), ...(typeof own === 'string' ? [own] : [])].map(plainName);
    return Object.entries(slideTexts(deck)).flatMap(([name, slot]) => {
      const text = String(slot.value);
      const stranger = [...text.matchAll(named)]
        .map(([, rival = '']) => rival)
        .find((rival) => /^\p{Lu}/u.test(rival) && !isKnown(plainName(rival), known));
      if (stranger === undefined) return [];
      const rest = text
        .split(/(?<=[.!?])\s+/u)
        .filter((sentence) => !sentence.includes(stranger))
        .join(' ');
      return [
        {
          of: name,
          sides: [
            textSide(name, slot, 'Rival on the slide', stranger, text.slice(0, 120)),
            textSide('matrix', matrix, 'Rivals in the matrix', columns.slice(1).map(String).join(', ')),
          ] as const,
          why: `A slide names ${stranger}; the matrix does not compare it.`,
          settle: [
            rewriteSlide(deck, `Take ${stranger} off the slide`, { name, text: rest }),
            { kind: 'run' as const, toolId: 'competitor-matrix' },
          ],
        },
      ];
    });
  },
};

const isKnown = (rival: string, known: readonly string[]): boolean =>
  known.some((one) => one !== '' && (one.includes(rival) || rival.includes(one)));
