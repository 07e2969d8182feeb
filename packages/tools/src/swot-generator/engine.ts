import { decide, makeFindings, nextStep } from '@slipway/analyst';
import { createWriter, listBlockStatements, type Report, type Tone } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import { assumedOf } from '../idea/assumed.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import { migrateIdea } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { fitAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import { boxesBlock, drawBoxes, makeBoxes, reasonsOf, standingOf } from './boxes.ts';
import { type Case, saidIdea } from './case.ts';
import { fields, type SwotInput, sample } from './fields.ts';
import { furtherBlocks } from './further.ts';
import { meta } from './meta.ts';
import { proofOf } from './proof.ts';
import { questionOf } from './question.ts';
import { tasksBlock } from './tasks.ts';
import { promoteRivals } from './threats.ts';
import { type Standing, verdictOf, type Word, wordOf } from './verdict.ts';

export const engine: Engine<SwotInput, IdeaBasis> = {
  meta,
  fields,
  sample,
  migrate: migrateIdea(meta.version),
  asks: [['venture', 'niche'], 'businessModel', 'customer'],
  check: ({ idea }) =>
    idea === undefined ? [{ field: 'idea', message: 'Please describe your idea in a line or two.' }] : [],
  run(input, basis) {
    const title = `SWOT: ${basis.profile.name}`;
    return basis.scope.kind === 'ask' ? askReport(meta.id, title, basis) : drawUp(input, basis, title);
  },
};

const isEmpty = (standing: Standing): boolean => Object.values(standing).every((box) => box.length === 0);

const tones: Readonly<Record<Word, Tone>> = { Go: 'good', 'Test first': 'fair', Stop: 'poor' };

function drawUp(input: SwotInput, basis: IdeaBasis, title: string): Report {
  const writer = createWriter();
  const all = makeFindings(basis.profile, basis.notes, writer);
  const decided = decide(basis.profile, writer);
  // What the verdict says is not said again below it.
  const made = decided === null ? all : { ...all, asked: [] };
  const findings = basis.notes.known === 'near' ? promoteRivals(made, basis, input) : made;
  const one: Case = { input, basis, findings, writer, proof: proofOf(input, basis, writer) };
  const isNear = basis.notes.known === 'near';
  const isKnown = isNear || basis.notes.businessModel !== null;
  const boxes = makeBoxes(one);
  const reasons = reasonsOf(one, boxes);
  const drawn = drawBoxes(one, boxes, reasons);
  const standing = standingOf(one, boxes);
  const word = wordOf(one, standing);
  const question = questionOf(one, standing);
  const next = nextStep(basis.profile, basis.notes, writer);
  const answer = fitAnswer(
    {
      id: 'answer',
      kind: 'answer',
      tone: tones[word],
      word,
      verdict:
        decided === null
          ? verdictOf(one, standing, word)
          : writer.say('verdict', decided.verdict, ...saidIdea(input)),
      dials: [],
      reasons: reasons.map(({ label, statement }) => ({ label, statement })),
      ...(next === undefined ? {} : { next }),
      ...assumedOf(basis, writer),
      ...(question === undefined ? {} : { question }),
    },
    reasons,
  );
  const shown = [
    readingBlock(basis, writer),
    answer,
    boxesBlock(one, drawn, standing, question?.field),
    ...(isKnown ? tasksBlock(one, standing) : []),
  ];
  const used = new Set(shown.flatMap(listBlockStatements).map(({ id }) => id));
  const isOnlyAsked = isEmpty(standing) && reasons.length === 0 && decided === null;
  return writer.finish({
    toolId: meta.id,
    title,
    // Four empty boxes ask; they answer nothing, and cost nothing.
    ...(isOnlyAsked && basis.profile.pays.value === null ? { asksBack: true as const } : {}),
    blocks: [...shown, ...(isKnown ? furtherBlocks(one, used) : [])],
  });
}
