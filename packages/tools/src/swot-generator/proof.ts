import { type EvidenceClaim, type EvidenceRung, isSoldCount, signedOf } from '@slipway/analyst';
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
export function proofOf(input: SwotInput, { profile }: IdeaBasis, writer: Writer): Proof {
  const { stage, evidence } = profile;
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
  const signed = signedOf(profile);
  if (stage.standing !== 'confirmed' && signed !== null)
    return readProof('letters', signed.count, signed.of, signed.quote, writer);
  if (stage.standing !== 'confirmed' && evidence.value !== null && evidence.standing === 'read')
    return claimedProof(evidence.value, evidence.quote ?? evidence.value.rung, writer);
  if (stage.value === null || stage.standing !== 'confirmed')
    return { rung: null, count: null, figure: null, isAnswered: false, evidence: saidIdea(input) };
  return {
    rung: ofStage[stage.value],
    count: null,
    figure: null,
    isAnswered: true,
    evidence: [said('stage', stage.value)],
  };
}

const ofClaim: Readonly<Record<EvidenceRung, Rung>> = {
  none: 'none',
  opinions: 'opinions',
  interviews: 'interviews',
  waiting: 'waitlist',
  trial: 'pilot',
  payment: 'paying',
};

/** What the text says of customers beyond doubt. */
function claimedProof({ rung, count, of, counted }: EvidenceClaim, quote: string, writer: Writer): Proof {
  const sold = isSoldCount(counted) ? soldNoun(of, quote) : undefined;
  return readProof(ofClaim[rung], count, of, quote, writer, sold);
}

/** "340 sold", "12 pumps out": what is counted are no customers. */
function soldNoun(of: string | null, quote: string): string {
  const how = /\b(?:sold|booked|rented|leased|installed|out)\b/iu.exec(quote)?.[0]?.toLowerCase() ?? 'sold';
  return of === null ? how : `${of} ${how}`;
}

function readProof(
  rung: Rung,
  count: number | null,
  of: string | null,
  quote: string,
  writer: Writer,
  counted?: string,
): Proof {
  const noun = nouns[rung];
  const figure =
    count === null || noun === undefined
      ? null
      : writer.figure({
          id: 'evidence-count',
          label: 'Evidence so far',
          value: count,
          unit: 'count',
          noun: counted ?? (of === null ? noun : (named[rung]?.(of) ?? noun)),
          provenance: { kind: 'measured', field: 'idea', quote },
        });
  return { rung, count, figure, isAnswered: false, evidence: [said('idea', quote)] };
}

/** Who they are, with what they did: "14 dealers who said yes". */
const named: Readonly<Partial<Record<Rung, (who: string) => string>>> = {
  interviews: (who) => `${who} interviewed`,
  pilot: (who) => `${who} on trial`,
  waitlist: (who) => `${who} who said yes`,
  letters: (who) => `${who} who signed or paid a deposit`,
  paying: (who) => `paying ${who}`,
};

const isFrom = (proof: Proof, rung: Rung): boolean =>
  proof.rung !== null && rungs.indexOf(proof.rung) >= rungs.indexOf(rung);

/** Asked, and nobody did. */
export const cameBackEmpty = (proof: Proof): boolean => proof.count === 0 && isFrom(proof, 'pilot');

/** Somebody outside has done something about it. */
export const isConfirmed = (proof: Proof): boolean => proof.count !== 0 && isFrom(proof, 'interviews');

/** Money, or a signature: enough of them where their number is known. A word in the text is not enough to say so. */
export const isPaidFor = (proof: Proof): boolean =>
  proof.isAnswered && isFrom(proof, 'letters') && (proof.count === null || proof.count >= 3);
