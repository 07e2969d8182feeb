import { chooseReasons, countReasons, decide, makeFindings } from '@slipway/analyst';
import { createWriter } from '@slipway/report';
import { askReport } from '../idea/ask-report.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import { migrateIdea } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { fitAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import { writeAnswer } from './answer.ts';
import { assumptionsBlock } from './assumptions.ts';
import { bodyBlocks } from './body.ts';
import { fields, type ScoreInput, sample } from './fields.ts';
import { writeFigures } from './figures.ts';
import { meta } from './meta.ts';
import { comparePrice } from './own-numbers.ts';
import { createPicker } from './pick-findings.ts';
import { sizeForVerdict } from './say-open.ts';
import { makeScore, type Score } from './score.ts';
import { furtherBlock, stopBlock, takesBlock } from './stops.ts';
import { workingBlocks } from './working.ts';

export const engine: Engine<ScoreInput, IdeaBasis> = {
  meta,
  fields,
  sample,
  migrate: migrateIdea(meta.version),
  learns: ({ figures }) =>
    figures.idea?.value == null ? [] : [{ id: 'ideaScore', value: figures.idea.value, figure: 'idea' }],
  asks: [['venture', 'niche'], 'businessModel', 'customer', 'costsNow', 'paysToday', 'whyNow'],
  check: ({ idea }) =>
    idea === undefined ? [{ field: 'idea', message: 'Please describe your idea in a line or two.' }] : [],
  run(input, basis) {
    const title = `Idea score: ${basis.profile.name}`;
    if (basis.scope.kind === 'ask') return askReport(meta.id, title, basis);
    const writer = createWriter();
    const all = makeFindings(basis.profile, basis.notes, writer);
    // What the verdict says is not said again below it.
    const findings = decide(basis.profile, writer) === null ? all : { ...all, asked: [] };
    // A confirmed business puts what decides it into the verdict.
    const score = makeScore(input, basis, countReasons(findings));
    const sized = sizeForVerdict(score.evidence, basis, findings, writer);
    const below = {
      ...findings,
      ...(basis.notes.venture?.likely === 1 ? { decides: [] } : {}),
      ...(sized === null ? {} : { size: [] }),
    };
    const reasons = chooseReasons(below);
    const figures = score.shown === 'none' ? null : writeFigures(score, basis.notes, writer);
    const price = comparePrice(input, basis, writer);
    const answer = fitAnswer(
      writeAnswer({ input, basis, score, figures, findings, reasons, sized, price, writer }),
      reasons,
    );
    const said = reasons.slice(0, answer.reasons.length);
    const picker = createPicker(below, said, answer.next?.do.text);
    return writer.finish({
      toolId: meta.id,
      title,
      ...(isOnlyAsked(score, basis, reasons.length) ? { asksBack: true as const } : {}),
      blocks: [
        readingBlock(basis, writer),
        answer,
        ...bodyBlocks(input, basis, price, picker, writer),
        ...takesBlock(input, basis, picker, writer),
        ...stopBlock(input, figures, picker, writer),
        ...(figures === null ? [] : workingBlocks(score, figures, writer)),
        ...furtherBlock(basis, picker),
        ...assumptionsBlock(input, score, figures, answer.next, writer),
      ],
    });
  },
};

/** No dial, nothing known and nobody who pays: all that the sheet can do is ask, and that costs nothing. */
const isOnlyAsked = ({ shown, evidence }: Score, { profile }: IdeaBasis, reasons: number): boolean =>
  shown === 'none' &&
  reasons === 0 &&
  profile.pays.value === null &&
  !isKnown(profile.price) &&
  evidence.origin === 'unsure';

const isKnown = ({ standing }: IdeaBasis['profile']['price']): boolean =>
  standing === 'read' || standing === 'confirmed';
