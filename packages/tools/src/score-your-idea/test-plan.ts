import type { Rung } from '../hearing/read-evidence.ts';
import { shortQuote } from '../wording/index.ts';
import type { Case } from './case.ts';
import type { DimensionId } from './dimensions.ts';
import { findText } from './texts.ts';
import { type Threshold, thresholdFor } from './threshold.ts';

/** The cheapest test of one assumption, with sample and threshold fixed beforehand. */
export interface TestPlan {
  readonly id: DimensionId;
  /** `{{f:test-n}}` is the sample, with its noun. */
  readonly does: string;
  /** Completes “Passed if at least 5 of 20 …”. */
  readonly passes: string;
  readonly threshold: Threshold;
  readonly floor: number;
  readonly target: number;
  /** What is counted: "dental offices", "visitors". */
  readonly noun: string;
  readonly days: number;
  /** The rung that a passed test stands on. */
  readonly proves: Rung;
}

interface Design {
  readonly n: number;
  readonly floor: number;
  readonly target: number;
  readonly days: number;
  readonly proves: Rung;
  readonly noun?: string;
  does(one: Case): string;
  passes(one: Case): string;
}

/** Sizes that one founder manages alone: talks by the dozen, visits and messages by the hundred. */
const designs: Readonly<Record<DimensionId, Design>> = {
  severity: {
    n: 20,
    floor: 0.3,
    target: 0.5,
    days: 14,
    proves: 'interviews',
    does: ({ judged, voice }) => {
      const { quote } = judged('severity');
      const offer = judged('feasibility').quote;
      if (quote === null && offer !== null)
        return `Ask {{f:test-n}} when they last needed this, “${offer}”, and what going without cost them.`;
      return quote === null
        ? 'Ask {{f:test-n}} when this last happened to them, what they did, and what it cost.'
        : voice.pick('test-severity', [
            `Ask {{f:test-n}} when this last happened to them, “${quote}”, and what it cost.`,
            `Let {{f:test-n}} tell you of the last time, “${quote}”, and listen for a sum.`,
            `Read {{f:test-n}} one line, “${quote}”, and ask for the last case and its price.`,
          ]);
    },
    passes: ({ voice }) =>
      voice.pick('test-names', [
        'name a cost unprompted',
        'put a sum on it unasked',
        'speak of money or hours by themselves',
      ]),
  },
  frequency: {
    n: 12,
    floor: 0.4,
    target: 0.7,
    days: 14,
    proves: 'interviews',
    does: () => 'Have {{f:test-n}} send you a line each time it happens, for two weeks.',
    passes: () => 'write at least once in each week',
  },
  'willingness-to-pay': {
    n: 20,
    floor: 0.1,
    target: 0.3,
    days: 21,
    proves: 'payment',
    does: ({ figures }) =>
      figures.has('price')
        ? 'Ask {{f:test-n}} for the first month now, {{f:price}}, to be given back if you do not deliver.'
        : 'Name a price to {{f:test-n}} and ask for a deposit now, to be given back if you do not deliver.',
    passes: () => 'put money down',
  },
  market: {
    n: 50,
    floor: 0.4,
    target: 0.6,
    days: 7,
    proves: 'desk-research',
    does: () =>
      'List {{f:test-n}} by name with a phone number, then call them: who had the problem in the last month?',
    passes: () => 'had it in the last month',
  },
  timing: {
    n: 15,
    floor: 0.4,
    target: 0.7,
    days: 10,
    proves: 'interviews',
    does: () => 'Ask {{f:test-n}} what changed in their work in the last year. Do not name your reason.',
    passes: () => 'bring up the change by themselves',
  },
  competition: {
    n: 15,
    floor: 0.3,
    target: 0.6,
    days: 10,
    proves: 'interviews',
    does: ({ rivals }) =>
      rivals.unnamed[0] === undefined
        ? 'Watch {{f:test-n}} do the job the way they do it today, and write down where they stop.'
        : `Use ${rivals.unnamed[0]} yourself for a week, then watch {{f:test-n}} do the job with what they have.`,
    passes: () => 'stop or curse at the step that you would take away',
  },
  differentiation: {
    n: 20,
    floor: 0.5,
    target: 0.7,
    days: 14,
    proves: 'interviews',
    does: ({ rivals, input }) => {
      const today = findText(input, 'workaround');
      const rival =
        rivals.named[0] ??
        rivals.unnamed[0] ??
        (today === null ? 'what they use' : `“${shortQuote(today.text, 6)}”`);
      return `Show {{f:test-n}} a drawing of yours beside ${rival}, without saying which is whose.`;
    },
    passes: () => 'pick yours and give your reason in their own words',
  },
  distribution: {
    n: 60,
    floor: 0.05,
    target: 0.15,
    days: 10,
    proves: 'waitlist',
    does: ({ judged }) => {
      const { quote } = judged('distribution');
      return quote === null
        ? 'Write to {{f:test-n}} who do not know you, one by one, and ask for a call.'
        : `Contact {{f:test-n}} by way of “${quote}”, and ask each for a call.`;
    },
    passes: () => 'answer and agree on a day',
  },
  'founder-fit': {
    n: 10,
    floor: 0.3,
    target: 0.6,
    days: 14,
    proves: 'interviews',
    does: () => 'Spend half a day each at the work of {{f:test-n}}, and ask for a second visit.',
    passes: () => 'ask you back',
  },
  feasibility: {
    n: 10,
    floor: 0.5,
    target: 0.8,
    days: 21,
    proves: 'waitlist',
    does: () => 'Do it by hand for {{f:test-n}}, as if the product existed.',
    passes: () => 'get the result that you promise, in the time that you promise',
  },
};

/** Consumers are met on a page, not by appointment (rubrics reference, J2: sign-up pages convert a few in a hundred). */
const pageDesigns: Partial<Record<DimensionId, Design>> = {
  'willingness-to-pay': {
    n: 300,
    floor: 0.02,
    target: 0.06,
    days: 14,
    proves: 'payment',
    noun: 'visitors',
    does: ({ figures, voice: { who } }) =>
      `Bring {{f:test-n}} (${who}) to one page with ${figures.has('price') ? 'the price, {{f:price}},' : 'a price'} and a button that takes a card.`,
    passes: () => 'leave a card',
  },
  distribution: {
    n: 300,
    floor: 0.03,
    target: 0.08,
    days: 14,
    proves: 'waitlist',
    noun: 'visitors',
    does: ({ judged, voice: { who } }) => {
      const { quote } = judged('distribution');
      return quote === null
        ? `Bring {{f:test-n}} (${who}, strangers all) to one page that says what it does.`
        : `Bring {{f:test-n}} by way of “${quote}” to one page that says what it does for ${who}.`;
    },
    passes: () => 'leave an address',
  },
};

export function planTest(id: DimensionId, one: Case): TestPlan {
  const isConsumer = one.basis.segment?.id === 'consumer';
  const design = (isConsumer ? pageDesigns[id] : undefined) ?? designs[id];
  const n = fewest(design, one);
  return {
    id,
    does: design.does(one),
    passes: design.passes(one),
    threshold: thresholdFor(n, design.floor, design.target),
    floor: design.floor,
    target: design.target,
    noun: design.noun ?? one.voice.who,
    days: design.days,
    proves: design.proves,
  };
}

/** Nobody can ask more buyers than there are. */
function fewest({ n, noun }: Design, { figures }: Case): number {
  const buyers = figures.all.buyers?.value ?? null;
  return noun === undefined && buyers !== null && buyers >= 1 && buyers < n ? Math.floor(buyers) : n;
}
