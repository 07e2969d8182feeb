import type { EvidenceClaim, EvidenceRung } from './evidence.ts';
import type { Slot } from './reading.ts';

export const stages = ['idea', 'talks', 'pilot', 'paying'] as const;
export type Stage = (typeof stages)[number];

const ofRung: Readonly<Record<EvidenceRung, Stage>> = {
  none: 'idea',
  opinions: 'idea',
  interviews: 'talks',
  waiting: 'talks',
  trial: 'pilot',
  payment: 'paying',
};

/** How far it is, by what customers did. Who has done something says so; a text that does not is no proof. */
export function readStage(evidence: Slot<EvidenceClaim> | null): Slot<Stage> {
  const value = ofRung[evidence?.value.rung ?? 'none'];
  return {
    value,
    words: evidence?.words ?? [],
    sure: evidence?.sure ?? false,
    chance: evidence?.chance ?? 0.4,
    alternatives: stages.filter((stage) => stage !== value),
  };
}
