import { type AnswerBlock, fillText, type Report, type Statement } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import type { Lean } from './dial.ts';
import { engine } from './engine.ts';
import { readEvidence } from './ladder.ts';
import type { Rung } from './rungs.ts';

/** The top of the sheet for an idea that was only typed: nothing is asked, nothing is stored. */
export interface FirstRead {
  /** `asks`: there is nothing to answer yet; then only `says` and `question` are filled. */
  readonly verdict: 'asks' | 'read';
  readonly title: string;
  /** The verdict in one sentence, or what is missing. */
  readonly says: string;
  /** Null where too little is known for a dial. */
  readonly idea: { readonly lean: Lean; readonly low: number; readonly high: number } | null;
  readonly evidence: { readonly rung: Rung; readonly label: string };
  /** Points of evidence, 0 to 100: what is earned, never the top of a range. */
  readonly earned: number;
  readonly reason: { readonly label: string; readonly text: string } | null;
  readonly next: string | null;
  readonly question: string | null;
}

/** By the engine of the tool itself, so that the home page promises nothing the sheet does not say. */
export function firstRead(basis: IdeaBasis): FirstRead {
  const report = engine.run({}, basis);
  const answer = report.blocks.find((block): block is AnswerBlock => block.kind === 'answer');
  const asked = report.blocks.find((block) => block.kind === 'question');
  const evidence = readEvidence({}, basis.profile);
  const say = (statement: Statement | undefined): string | null =>
    statement === undefined ? null : fillText(statement.text, report.figures);
  const [reason] = answer?.reasons ?? [];
  return {
    verdict: report.asksBack === true ? 'asks' : 'read',
    title: basis.profile.name,
    says: say(answer?.verdict) ?? '',
    idea: ideaDial(answer, report),
    evidence: { rung: evidence.row.rung, label: evidence.row.label },
    earned: evidence.points,
    reason: reason === undefined ? null : { label: reason.label, text: say(reason.statement) ?? '' },
    next: say(answer?.next?.do),
    question: say(asked?.question ?? answer?.question?.question),
  };
}

function ideaDial(answer: AnswerBlock | undefined, { figures }: Report): FirstRead['idea'] {
  const dial = answer?.dials.find(({ lean }) => lean !== undefined);
  const range = dial === undefined ? undefined : figures[dial.figure]?.range;
  return dial?.lean === undefined || range === undefined
    ? null
    : { lean: dial.lean, low: Math.round(range.low), high: Math.round(range.high) };
}
