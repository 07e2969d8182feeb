import { lowerFirst } from '../../wording/index.ts';
import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { firmName } from './names.ts';

export const latelyRules = [
  rule({
    id: 'lately-opens',
    matter: 'lately',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator', 'market-size-estimator'],
    needs: ['lately'],
    impact: 4,
    likelihood: 0.6,
    say: ({ lately }, _told, voice) => {
      const change = lately.toSorted((a, b) => voice.shares(b) - voice.shares(a))[0];
      return change === undefined
        ? null
        : {
            label: brief(change),
            noun: 'that change',
            clause: change,
            nearness: voice.shares(change) >= 2 ? 1.2 : 1,
            says: [line(change), line(`new in the last years: ${change}`), line(`why now: ${change}`)],
          };
    },
  }),
  rule({
    id: 'lately-second',
    matter: 'lately',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'market-size-estimator'],
    needs: ['lately', 'user'],
    when: ({ lately }) => lately.length >= 2,
    impact: 3,
    likelihood: 0.6,
    say: ({ lately, user }, _told, voice) => {
      const change = lately.toSorted((a, b) => voice.shares(b) - voice.shares(a))[1];
      return change === undefined
        ? null
        : {
            label: brief(change),
            noun: 'the other change',
            clause: change,
            says: [line(`${change}: ${user} feel it already`), line(`at the same time ${change}`)],
          };
    },
  }),
  rule({
    id: 'lately-rivals-too',
    matter: 'lately',
    side: 'threat',
    serves: ['score-your-idea', 'competitor-matrix'],
    needs: ['lately', 'incumbents'],
    impact: 3,
    likelihood: 0.6,
    say: ({ lately: [change], incumbents }) => {
      const rival = incumbents[1] ?? incumbents[0];
      return change === undefined || rival === undefined
        ? null
        : {
            label: `${firmName(rival.name)} sees the change too`,
            noun: firmName(rival.name),
            clause: `${firmName(rival.name)} sees the same change`,
            says: [
              line(`${change}, and ${firmName(rival.name)} has noticed as well`),
              line(`the opening is open for ${firmName(rival.name)} too: ${change}`),
            ],
          };
    },
  }),
  rule({
    id: 'lately-not-told',
    matter: 'lately',
    side: 'weakness',
    serves: ['score-your-idea', 'pitch-generator'],
    needs: ['lately'],
    unless: ({ lately }, _told, voice) =>
      lately.some(voice.speaksClearly) || voice.speaksOf(/\b(?:since|now that|recently|new law|just)\b/iu),
    excludes: ['lately-told'],
    impact: 2,
    likelihood: 0.5,
    say: ({ lately: [change] }) =>
      change === undefined
        ? null
        : {
            label: 'no answer to why now',
            noun: 'the missing why now',
            says: [
              line(`your text gives no reason for now; the trade has one: ${change}`),
              line(`why now is open, although ${change}`),
            ],
          },
  }),
  rule({
    id: 'lately-told',
    matter: 'lately',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['lately'],
    when: ({ lately }, _told, voice) => lately.some(voice.speaksClearly),
    impact: 3,
    likelihood: 0.7,
    say: ({ lately }, _told, voice) => {
      const change = lately.find(voice.speaksClearly);
      return change === undefined
        ? null
        : {
            label: 'you build on a real change',
            noun: 'the change you build on',
            says: [
              line(`you build on something that did change: ${change}`),
              line(`the timing holds; ${change}`),
            ],
          };
    },
  }),
  rule({
    id: 'lately-and-rule',
    matter: 'lately',
    side: 'opportunity',
    serves: ['pitch-generator', 'swot-generator'],
    needs: ['lately', 'statement'],
    impact: 3,
    likelihood: 0.6,
    say: ({ lately: [change], statement }) =>
      change === undefined
        ? null
        : {
            label: lowerFirst(statement.fact.what),
            noun: 'the change on record',
            clause: statement.clause,
            says: [line(`${change}; ${statement.clause}`), line(`${statement.clause}: ${change}`)],
          },
  }),
  rule({
    id: 'lately-headline',
    matter: 'lately',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer'],
    needs: ['lately', 'buyer'],
    impact: 2,
    likelihood: 0.6,
    say: ({ lately: [change], buyer }) =>
      change === undefined
        ? null
        : {
            label: 'a reason to read on today',
            noun: 'the reason to read on today',
            clause: change,
            says: [
              line(`give ${buyer} a reason to read today: ${change}`),
              line(`a second headline to test: ${change}`),
            ],
          },
  }),
];
