import { isPlural } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { listActs } from '../retrieve/acts.ts';
import { listStems } from '../retrieve/words.ts';
import cheapTests from './cheap-tests.json' with { type: 'json' };
import { plainName } from './plain-name.ts';

/** How to test one kind of act cheaply. `{cases}`, `{passes}`, `{payers}` and `{suppliers}` are filled in. */
export interface CheapTest {
  readonly do: string;
  readonly passes: string;
  /** What is counted when the thing itself has no good name, in the plural. */
  readonly noun: string;
  /** The thing of the idea may stand for the noun: "Draft 20 lift plans". */
  readonly takesThing?: boolean;
  readonly takesPayer?: boolean;
  /** Single cases, of which some are harder than others. */
  readonly hasCases?: boolean;
  readonly sample: number;
  /** Share of the sample that must pass. */
  readonly share: number;
  readonly days: number;
}

export type TestedAct = keyof typeof cheapTests;
export const testsByAct: Readonly<Record<TestedAct, CheapTest>> = cheapTests;

/** Acts that a maker or a crew does for pay; any other word of theirs is beside the point. */
const ofGoods: readonly TestedAct[] = ['make', 'rent', 'sense'];
const ofService: readonly TestedAct[] = ['repair', 'care', 'move', 'teach', 'rent', 'make'];

/** The test of what the product does; interviews where that is not known. */
export function chooseTest(profile: IdeaProfile): TestedAct {
  const { offer, supplies } = profile;
  if (offer.value === 'marketplace' || supplies.value !== null) return 'match';
  const acts = actsOf(profile);
  if (offer.value === 'goods') return acts.find((act) => ofGoods.includes(act)) ?? 'ship';
  if (offer.value === 'service') return acts.find((act) => ofService.includes(act)) ?? 'serve';
  return acts[0] ?? 'ask';
}

/** What is counted: the thing itself where its name is plain and sure. */
export function nounOf({ does, thing, pays }: IdeaProfile, test: CheapTest): string {
  const isSure = does.standing === 'read' || does.standing === 'confirmed';
  if (test.takesThing === true && isSure && thing !== null && isPlainPlural(thing)) return thing;
  return test.takesPayer === true ? (plainName(pays.value) ?? test.noun) : test.noun;
}

const isPlainPlural = (thing: string): boolean =>
  /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(thing) && isPlural(thing);

/** Words of what it does; a word of the rest of the text counts only while no other act is in it. */
function actsOf({ does, acts }: IdeaProfile): readonly TestedAct[] {
  const own = does.value === null ? [] : [...listActs(listStems(does.value))];
  const all = own.length > 0 ? own : acts.length === 1 ? acts : [];
  return all.filter((act) => act in testsByAct) as TestedAct[];
}
