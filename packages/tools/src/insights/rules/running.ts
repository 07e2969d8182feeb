import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';

const analysis = ['swot-generator', 'score-your-idea', 'market-size-estimator'] as const;

/** For whoever stands behind the counter: why people come, and where the money goes. */
export const runningRules = [
  rule({
    id: 'run-chosen',
    matter: 'buyer',
    side: 'opportunity',
    serves: [...analysis, 'pitch-generator', 'landing-page-generator', 'brand-analyzer'],
    needs: ['running'],
    impact: 4,
    likelihood: 0.7,
    say: ({ running: { guests, chosen } }) => ({
      label: brief(chosen),
      noun: `what ${guests} come back for`,
      clause: chosen,
      says: [
        line(chosen),
        line(`${guests} decide by it: ${chosen}`),
        line(`${guests} compare in their own way: ${chosen}`),
      ],
    }),
  }),
  rule({
    id: 'run-eaten',
    matter: 'economics',
    side: 'threat',
    serves: [...analysis, 'pitch-generator'],
    needs: ['running'],
    impact: 4,
    likelihood: 0.7,
    say: ({ running: { eaten } }) => ({
      label: brief(eaten),
      noun: 'what eats the margin',
      clause: eaten,
      says: [
        line(eaten),
        line(`where the money goes in this trade: ${eaten}`),
        line(`look at your own books for it: ${eaten}`),
      ],
    }),
  }),
  rule({
    id: 'run-guests-missing',
    matter: 'buyer',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['running', 'niche'],
    // Who names nobody is asked who pays; that is enough.
    when: ({ running }, { isNamed }, voice) => isNamed && voice.shares(running.guests) === 0,
    impact: 3,
    likelihood: 0.6,
    say: ({ running: { guests }, niche }) => ({
      label: `${guests} go unmentioned`,
      noun: `the unmentioned ${guests}`,
      says: [
        line(`${guests} keep most businesses of this kind alive, and your text does not speak of them`),
        line(`for ${niche.name} the till lives from ${guests}; say whether yours will too`),
      ],
    }),
  }),
  rule({
    id: 'run-peers',
    matter: 'today',
    side: 'opportunity',
    serves: analysis,
    needs: ['running', 'today'],
    impact: 3,
    likelihood: 0.6,
    say: ({ today }) => ({
      label: `how others run it: ${brief(today)}`,
      noun: 'how the others run it',
      clause: today,
      says: [
        line(`this is how most others run it, and where you can be better: ${today}`),
        line(`elsewhere ${today}; a place that does it otherwise is talked about`),
      ],
    }),
  }),
];
