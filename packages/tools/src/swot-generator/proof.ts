import type { Evidence, Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import { said, saidIdea } from './case.ts';
import type { SwotInput } from './fields.ts';

const rungs = [
  'none',
  'opinions',
  'desk-research',
  'interviews',
  'pilot',
  'waitlist',
  'letters',
  'paying',
] as const;
export type Rung = (typeof rungs)[number];

/** How far others than the founder have confirmed it. */
export interface Proof {
  /** Null while nothing is said of it. */
  readonly rung: Rung | null;
  /** Id of the figure of how many; null where it is not said. */
  readonly figure: string | null;
  readonly count: number | null;
  /** Answered by the founder; else read from the text. */
  readonly isAnswered: boolean;
  readonly evidence: readonly Evidence[];
}

const ofStage = { idea: 'none', talks: 'interviews', pilot: 'pilot', paying: 'paying' } as const;

const nouns: Readonly<Partial<Record<Rung, string>>> = {
  interviews: 'interviews',
  pilot: 'pilot customers',
  waitlist: 'sign-ups',
  letters: 'signed letters or deposits',
  paying: 'paying customers',
};

/** What the founder answered; else what the text says with confidence. */
export function proofOf(input: SwotInput, { profile: { stage } }: IdeaBasis, writer: Writer): Proof {
  if (input.evidence !== undefined) {
    const noun = nouns[input.evidence];
    const count = noun === undefined ? null : (input.evidenceCount ?? null);
    const figure =
      count === null || noun === undefined
        ? null
        : writer.figure({
            id: 'evidence-count',
            label: 'Evidence so far',
            value: count,
            unit: 'count',
            noun,
            provenance: { kind: 'measured', field: 'evidenceCount' },
          });
    return {
      rung: input.evidence,
      count,
      figure,
      isAnswered: true,
      evidence: [said('evidence', input.evidence)],
    };
  }
  if (stage.value === null || stage.standing === 'unsure')
    return { rung: null, count: null, figure: null, isAnswered: false, evidence: saidIdea(input) };
  const from =
    stage.standing === 'confirmed' ? said('stage', stage.value) : said('idea', stage.quote ?? stage.value);
  return {
    rung: ofStage[stage.value],
    count: null,
    figure: null,
    isAnswered: stage.standing === 'confirmed',
    evidence: [from],
  };
}

const isFrom = (proof: Proof, rung: Rung): boolean =>
  proof.rung !== null && rungs.indexOf(proof.rung) >= rungs.indexOf(rung);

/** Asked, and nobody did. */
export const cameBackEmpty = (proof: Proof): boolean => proof.count === 0 && isFrom(proof, 'pilot');

/** Somebody outside has done something about it. */
export const isConfirmed = (proof: Proof): boolean => proof.count !== 0 && isFrom(proof, 'interviews');

/** Money, or a signature: enough of them where their number is known. A word in the text is not enough to say so. */
export const isPaidFor = (proof: Proof): boolean =>
  proof.isAnswered && isFrom(proof, 'letters') && (proof.count === null || proof.count >= 3);
