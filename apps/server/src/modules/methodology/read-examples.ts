import type { MethodologyOverview } from '@slipway/contracts';
import type { Library } from '@slipway/tools';
import { gatherIdea, listSlots } from '@slipway/tools/idea';

type ShownReading = MethodologyOverview['readings'][number];

/** One that is understood, one that names no one who pays and no job. */
const sentences = [
  'Dental offices in Texas lose chair time when patients cancel late. We sell a phone assistant that fills the gap within the hour, for $300 a month.',
  'Make life better with blockchain',
];

/** Read by the reader itself when asked: what the page shows is what a founder would get. */
export function readExamples(library: Library): ShownReading[] {
  return sentences.map((text) => {
    const basis = gatherIdea({ idea: text }, library);
    const [niche] = basis.notes.known === 'near' ? basis.notes.niches : [];
    return {
      text,
      slots:
        basis.scope.kind === 'ask'
          ? []
          : listSlots(basis).flatMap(({ label, quote }) =>
              quote !== undefined && text.includes(quote) ? [{ slot: label, words: quote }] : [],
            ),
      field: niche?.industryName ?? null,
      niche: niche?.name ?? null,
      question: basis.scope.kind === 'ask' ? basis.scope.question : null,
    };
  });
}
