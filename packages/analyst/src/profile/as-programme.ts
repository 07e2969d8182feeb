import type { FactKind } from '../read/facts/fact.ts';
import type { IdeaProfile, Understood } from './idea-profile.ts';
import { isKnown, open } from './understood.ts';

const ofCustomers: ReadonlySet<FactKind> = new Set(['waiting', 'paying', 'deposit']);

/** Donors pay, and whoever is helped does not. */
export const isProgramme = ({ businessModel }: Pick<IdeaProfile, 'businessModel'>): boolean =>
  businessModel.value === 'donor-programme' && isKnown(businessModel);

/**
 * Whoever is helped by a programme that donors pay for is no customer: a list of them is a need and no demand, and using it is no
 * purchase. What the founder confirmed stays.
 */
export function asProgramme(profile: IdeaProfile): IdeaProfile {
  if (!isProgramme(profile)) return profile;
  const { own, waiting, deposits, evidence, numbers, stage } = profile;
  const rung = evidence.value?.rung;
  return {
    ...profile,
    stage: stage.value === 'paying' && stage.standing !== 'confirmed' ? { ...stage, value: 'pilot' } : stage,
    waiting: unlessConfirmed(waiting),
    deposits: unlessConfirmed(deposits),
    own: { ...own, customersNow: unlessConfirmed(own.customersNow) },
    evidence:
      rung === 'waiting'
        ? unlessConfirmed(evidence)
        : rung === 'payment' && evidence.value !== null
          ? { ...evidence, value: { ...evidence.value, rung: 'trial' } }
          : evidence,
    numbers: numbers.filter(({ kind }) => !ofCustomers.has(kind)),
  };
}

function unlessConfirmed<T>(slot: Understood<T>): Understood<T> {
  return slot.standing === 'confirmed' ? slot : open;
}
