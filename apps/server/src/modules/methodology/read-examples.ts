import type { MethodologyOverview } from '@slipway/contracts';
import type { Library } from '@slipway/tools';

type ShownReading = MethodologyOverview['readings'][number];

/** One that is understood, one that names no one who pays and no job. */
const sentences = [
  'Dental offices in Texas lose chair time when patients cancel late. The front desk phones down a paper list. We sell a phone assistant that fills the gap within the hour, for $300 a month.',
  'Make life better with blockchain',
];

/** Read by the reader itself when asked: what the page shows is what a founder would get. */
export function readExamples({ knowledge, readIdea }: Library): ShownReading[] {
  return sentences.map((text) => {
    const read = readIdea(text);
    const [field] = read.isSure ? read.verticals : [];
    const [niche] = read.isSure ? read.niches : [];
    const found: readonly (readonly [string, string | undefined])[] = [
      ['customer', read.customer?.value],
      ['region', read.region?.because[0]],
      ['problem', read.problem?.value],
      ['today', read.today?.value],
      ['offer', read.offer?.value],
      ['price', read.price?.because[0]],
    ];
    return {
      text,
      slots: read.isSure
        ? found.flatMap(([slot, words]) =>
            words !== undefined && text.includes(words) ? [{ slot, words }] : [],
          )
        : [],
      field: knowledge.verticals.find(({ id }) => id === field?.id)?.name ?? null,
      niche: niche?.name ?? null,
      question: read.question?.text ?? null,
    };
  });
}
