import type { CompanyRecord } from '@slipway/record';
import type { CheckedResult, Company } from './company.ts';
import type { Settlement } from './finding.ts';

export function deckOf({ results }: Company): CheckedResult | null {
  return results.find(({ toolId }) => toolId === 'ai-pitch-generator') ?? null;
}

export const refreshDeck = ({ runId }: CheckedResult): Settlement => ({
  kind: 'version',
  label: 'Bring the deck up to date',
  runId,
  assumptions: null,
});

/** What the founder wrote on slides and into their notes: "slide.traction" → the text. */
export function slideTexts(deck: CheckedResult): CompanyRecord {
  const { toolId, runId, date } = deck;
  return Object.fromEntries(
    Object.entries(assumptionsOf(deck)).flatMap(([name, value]) =>
      name.startsWith('slide.') && typeof value === 'string'
        ? [[name, { value, toolId, at: date, provenance: { kind: 'result', runId, figure: name } }]]
        : [],
    ),
  );
}

/** The deck with another text there; without any, the slide is the engine's own again. */
export function rewriteSlide(
  deck: CheckedResult,
  label: string,
  { name, text }: { readonly name: string; readonly text: string },
): Settlement {
  const { [name]: _was, ...others } = assumptionsOf(deck);
  return {
    kind: 'version',
    label,
    runId: deck.runId,
    assumptions: text.trim() === '' ? others : { ...others, [name]: text },
  };
}

function assumptionsOf({ input }: CheckedResult): Readonly<Record<string, number | string>> {
  const entries: [string, unknown][] = Object.entries(Object(input.assumptions));
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}
