import type { Check } from '../finding.ts';
import { textSide } from '../known.ts';
import { deckOf, refreshDeck } from '../slide-texts.ts';
import { listMoved } from '../stale.ts';

export const check: Check = {
  id: 'stale-result',
  title: 'Result computed with an earlier value',
  allows: 'Half a percent. What the tool was asked with counts, and the price it read; not what it assumed.',
  keep: 'Leave it as it is',
  find(company) {
    return company.results.flatMap((result) => {
      const { toolId, tool, runId, date } = result;
      const moved = listMoved(company, result);
      const [first] = moved;
      if (first === undefined) return [];
      const others = moved.slice(1).map(({ label }) => label.toLowerCase());
      return [
        {
          of: toolId,
          sides: [
            {
              label: `${first.label} in ${tool}`,
              value: first.was,
              text: first.was,
              from: { kind: 'result' as const, toolId, runId },
              facts: moved.map(({ fact }) => fact),
              date,
            },
            textSide(first.fact, first.slot, first.label, first.is),
          ] as const,
          why: `${tool} counted with ${first.was}; it is ${first.is} now.${
            others.length === 0 ? '' : ` Also changed: ${others.join(', ')}.`
          }`,
          settle: [
            result === deckOf(company)
              ? refreshDeck(result)
              : {
                  kind: 'run' as const,
                  toolId,
                  again: {
                    runId,
                    values: Object.fromEntries(moved.map(({ fact, slot }) => [fact, slot.value])),
                  },
                },
          ],
        },
      ];
    });
  },
};
