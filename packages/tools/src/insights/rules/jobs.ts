import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import type { NearJob } from '../slice.ts';

const analysis = ['swot-generator', 'score-your-idea', 'market-size-estimator'] as const;
const everywhere = [...analysis, 'pitch-generator', 'competitor-matrix'] as const;

/** 0.4 is as good as the same words. */
function nearnessOf({ nearness }: NearJob): number {
  return Math.min(2, 0.8 + 2 * nearness);
}

/** "weighing colour by the gram", with the niche next door where it is not of this one. */
function named({ what, nextDoor }: NearJob): string {
  return nextDoor === null ? what : `${what} (${nextDoor})`;
}

/** What the trade would say about exactly the job that the founder takes on. */
export const jobRules = [
  rule({
    id: 'job-pain',
    matter: 'job',
    side: 'opportunity',
    serves: [...everywhere, 'landing-page-generator', 'brand-analyzer'],
    needs: ['ownJob'],
    impact: 5,
    likelihood: 0.7,
    say: ({ ownJob }) => ({
      label: brief(ownJob.pain),
      noun: `the trouble with ${ownJob.what}`,
      nearness: nearnessOf(ownJob),
      clause: ownJob.pain,
      says: [
        line(`you take on ${named(ownJob)}: ${ownJob.pain}`),
        line(`in ${named(ownJob)}, ${ownJob.pain}`),
        line(`your job here is ${named(ownJob)}: ${ownJob.pain}`),
        line(`what you set out to end: ${ownJob.pain}`),
      ],
    }),
  }),
  rule({
    id: 'job-today',
    matter: 'today',
    side: 'opportunity',
    serves: everywhere,
    needs: ['ownJob'],
    impact: 4,
    likelihood: 0.8,
    say: ({ ownJob }) => ({
      label: brief(ownJob.today),
      noun: 'the way it is done today',
      nearness: nearnessOf(ownJob),
      clause: ownJob.today,
      says: [
        line(ownJob.today),
        line(`today ${ownJob.today}`),
        line(`this is what you replace: ${ownJob.today}`),
      ],
    }),
  }),
  rule({
    id: 'job-hard',
    matter: 'job',
    side: 'threat',
    serves: everywhere,
    needs: ['ownJob'],
    impact: 4,
    likelihood: 0.8,
    say: ({ ownJob }) => ({
      label: brief(ownJob.hard),
      noun: 'what makes it hard',
      nearness: nearnessOf(ownJob),
      clause: ownJob.hard,
      says: [
        line(ownJob.hard),
        line(`${named(ownJob)} is still open for a reason: ${ownJob.hard}`),
        line(`what an outsider overlooks: ${ownJob.hard}`),
      ],
    }),
  }),
  rule({
    id: 'job-beside',
    matter: 'neighbour',
    side: 'opportunity',
    serves: analysis,
    needs: ['besideJob'],
    impact: 4,
    likelihood: 0.6,
    say: ({ besideJob }) => ({
      label: brief(besideJob.pain),
      noun: `the trouble with ${besideJob.what}`,
      nearness: nearnessOf(besideJob),
      clause: besideJob.pain,
      says: [
        line(`close by lies ${named(besideJob)}: ${besideJob.pain}`),
        line(`the same door leads to ${named(besideJob)}: ${besideJob.pain}`),
        line(`a neighbour of your idea is ${named(besideJob)}: ${besideJob.pain}`),
      ],
    }),
  }),
  rule({
    id: 'job-beside-hard',
    matter: 'neighbour',
    side: 'threat',
    serves: analysis,
    needs: ['besideJob'],
    impact: 3,
    likelihood: 0.6,
    say: ({ besideJob }) => ({
      label: brief(besideJob.hard),
      noun: 'what holds back its neighbour',
      nearness: nearnessOf(besideJob),
      clause: besideJob.hard,
      says: [
        line(besideJob.hard),
        line(`in ${named(besideJob)} they learnt it already: ${besideJob.hard}`),
        line(`expect it from next door too: ${besideJob.hard}`),
      ],
    }),
  }),
  rule({
    id: 'job-farther',
    matter: 'next',
    side: 'opportunity',
    serves: analysis,
    needs: ['fartherJob'],
    impact: 3,
    likelihood: 0.6,
    say: ({ fartherJob }) => ({
      label: brief(fartherJob.pain),
      noun: `the trouble with ${fartherJob.what}`,
      nearness: nearnessOf(fartherJob),
      clause: fartherJob.pain,
      says: [
        line(`somebody else in the trade asks for ${named(fartherJob)}: ${fartherJob.pain}`),
        line(`not far off, ${fartherJob.pain}`),
        line(`another job next to it is ${named(fartherJob)}: ${fartherJob.pain}`),
      ],
    }),
  }),
];
