import { flatText, shortQuote } from '@slipway/language';
import type { AnswerBlock, Block } from '@slipway/report';
import { createWriter, type Evidence, type Writer } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import { toVentures } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { listClaims } from '../landing/claims.ts';
import { designName } from '../landing/designs.ts';
import type { PageBasis } from '../landing/gather-page.ts';
import { suggestFields } from '../landing/missing.ts';
import { claimsBlock, leftOffBlock, missingBlock } from '../landing/sheet.ts';
import { voiceBlock } from '../landing/voice-block.ts';
import { type Written, writePage } from '../landing/write-page.ts';
import type { Engine } from '../tool.ts';
import { fields, type Input } from './fields.ts';
import { meta } from './meta.ts';
import { sample } from './sample.ts';

export const engine: Engine<Input, PageBasis> = {
  meta,
  migrate: { 1: toVentures },
  fields,
  sample,
  asks: ['customer', 'price', 'offer'],
  suggests: suggestFields,
  check: ({ idea }) =>
    idea === undefined
      ? [{ field: 'idea', message: 'Please describe in a line or two what the page is for.' }]
      : [],
  run(input, basis) {
    const title = `Page: ${input.company ?? basis.profile.name}`;
    if (basis.scope.kind === 'ask') return askReport(meta.id, title, basis);
    const written = writePage(input, basis.profile, basis.brand);
    const writer = createWriter();
    const blocks: readonly (Block | null)[] = [
      answerOf(written, writer),
      missingBlock(written, writer),
      voiceBlock(written, basis.brand, writer),
      readingBlock(basis, writer),
      claimsBlock(written, writer),
      leftOffBlock(written, writer),
    ];
    return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
  },
  documents(input, basis) {
    const { draft } = writePage(input, basis.profile, basis.brand);
    return [{ kind: 'page', title: draft.title === '' ? 'Page' : draft.title.slice(0, 200), data: draft }];
  },
};

function answerOf({ draft, brief, why }: Written, writer: Writer): AnswerBlock {
  const idea = brief.input.idea ?? '';
  const said: Evidence = { kind: 'said', field: 'idea', quote: shortQuote(idea, 12) || idea.trim() };
  const sections = writer.figure({
    id: 'sections',
    label: 'Sections with something to say',
    value: Object.keys(draft.content).length,
    unit: 'count',
    noun: 'sections',
    provenance: { kind: 'measured', field: 'idea' },
  });
  const design = designName(draft.design);
  const heading = flatText(draft.content.hero?.heading ?? '').replaceAll(/["“”]/gu, '’');
  const claim = listClaims(draft.content, brief.input, brief.name).find(
    ({ text }) => text === draft.content.hero?.heading,
  );
  // A name alone claims nothing, and yet it was typed somewhere.
  const named: Evidence =
    brief.name !== '' && draft.content.hero?.heading === brief.name
      ? { kind: 'said', field: 'company', quote: flatText(brief.input.company ?? '') }
      : said;
  const opening: Evidence =
    claim === undefined ? named : { kind: 'said', field: claim.field, quote: claim.quote };
  const names = (claim?.also ?? []).map((one): Evidence => ({ kind: 'said', ...one }));
  return {
    id: 'answer',
    kind: 'answer',
    tone: 'good',
    word: null,
    verdict: writer.say('verdict', `The page is written: {{f:${sections}}}, every claim in your own words.`),
    big: { label: 'Sections', figure: sections },
    dials: [],
    reasons: [
      { label: 'Headline', statement: writer.say('headline', `“${heading}”`, opening, ...names) },
      {
        label: 'Design',
        statement: writer.say(
          'design',
          why === '' ? `${design}, as you chose.` : `${design}, because ${why}.`,
          said,
        ),
      },
    ],
  };
}
