import type { Check } from '../finding.ts';
import { deckOf, refreshDeck } from '../slide-texts.ts';
import { listMovedFigures } from '../taken-figures.ts';

export const check: Check = {
  id: 'deck-figure',
  title: 'Figure in the deck',
  allows: 'What both would write the same way agrees.',
  keep: 'Leave it as it is',
  find(company) {
    const deck = deckOf(company);
    if (deck === null) return [];
    const moved = Map.groupBy(listMovedFigures(company.results, deck), ({ of }) => of);
    return [...moved].flatMap(([of, [first, ...more]]) => {
      if (first === undefined) return [];
      const others = more.map(({ label, was, is }) => `${label}, ${was} to ${is}`);
      return [
        {
          of: of.toolId,
          sides: [
            {
              label: `${first.label} in the deck`,
              value: first.was,
              text: first.was,
              from: { kind: 'result' as const, toolId: deck.toolId, runId: deck.runId },
              facts: [],
              date: deck.date,
            },
            {
              label: `${first.label} in ${of.tool}`,
              value: first.is,
              text: first.is,
              from: { kind: 'result' as const, toolId: of.toolId, runId: of.runId },
              facts: [],
              date: of.date,
            },
          ] as const,
          why: `The deck says ${first.was}; ${of.tool} says ${first.is} now.${
            others.length === 0 ? '' : ` Also changed: ${others.join('; ')}.`
          }`,
          settle: [refreshDeck(deck)],
        },
      ];
    });
  },
};
