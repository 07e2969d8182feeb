import { lowerFirst } from '../../wording/index.ts';
import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { bareName, firmName } from './names.ts';

/** What the stage, the size of buyer and the business model change about the trade's own facts. */
export const stageRules = [
  rule({
    id: 'stage-idea-today',
    matter: 'today',
    side: 'opportunity',
    serves: ['score-your-idea', 'pitch-generator'],
    needs: ['stage', 'today', 'user'],
    when: ({ stage }) => stage === 'idea',
    impact: 3,
    likelihood: 0.7,
    say: ({ today, user }) => ({
      label: 'a day beside them costs nothing',
      noun: 'a day beside them',
      says: [
        line(`before anything is built, sit with ${user} for a day: ${today}`),
        line(`a day beside ${user} tells more than a survey; see whether ${today}`),
      ],
    }),
  }),
  rule({
    id: 'stage-revenue-next',
    matter: 'next',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator'],
    needs: ['stage', 'next', 'channels'],
    when: ({ stage }) => stage === 'revenue' || stage === 'growing',
    impact: 3,
    likelihood: 0.6,
    say: ({ next: [job], channels: [channel] }) =>
      job === undefined || channel === undefined
        ? null
        : {
            label: `customers who pay can be asked about ${job}`,
            noun: `the step to ${job}`,
            clause: `customers who pay can be asked about ${job}`,
            says: [
              line(
                `with customers who pay you can ask about ${job}, and show it through ${lowerFirst(channel.through)}: ${channel.because}`,
              ),
              line(
                `your paying customers are the way on to ${job}; ${lowerFirst(channel.through)} spread the word`,
              ),
            ],
          },
  }),
  rule({
    id: 'stage-launched-unpaid',
    matter: 'price',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['stage', 'anchor'],
    when: ({ stage }, { hasPayment }) => stage === 'launched' && !hasPayment,
    impact: 4,
    likelihood: 0.7,
    say: ({ anchor }) => ({
      label: 'launched, and nobody pays',
      noun: 'the missing payment',
      says: [
        line(
          `it is out and nobody pays, while others get ${anchor.text} for ${anchor.what}: ask for money this week`,
        ),
        line(`${anchor.text} is what others get for ${anchor.what}; you have users and no invoice yet`),
      ],
    }),
  }),
  rule({
    id: 'enterprise-security',
    matter: 'cycle',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['segment', 'cycle', 'systems'],
    when: ({ segment }) => segment === 'enterprise' || segment === 'mid-market',
    impact: 3,
    likelihood: 0.6,
    say: ({ cycle, systems: [system] }) =>
      system === undefined
        ? null
        : {
            label: `${bareName(system.name)} brings the IT department in`,
            noun: 'the IT department',
            clause: `touching ${bareName(system.name)} brings the IT department in`,
            says: [
              line(
                `touching ${bareName(system.name)} brings the IT department in: the upper end of ${cycle.text}`,
              ),
              line(
                `${bareName(system.name)} ${system.does}; a larger buyer lets nobody near it without a review`,
              ),
            ],
          },
  }),
  rule({
    id: 'small-buyer-owner',
    matter: 'buyer',
    side: 'opportunity',
    serves: ['swot-generator', 'landing-page-generator', 'pitch-generator'],
    needs: ['segment', 'buyer', 'cost'],
    when: ({ segment }) => segment === 'very-small' || segment === 'small' || segment === 'prosumer',
    impact: 2,
    likelihood: 0.6,
    say: ({ buyer, cost }) => ({
      label: `${buyer} pay out of their own pocket`,
      noun: 'their own pocket',
      clause: `${buyer} feel it in their own pocket`,
      says: [
        line(`in a small firm ${buyer} feel it themselves: ${cost}`),
        line(`${buyer} pay out of their own pocket, and so does the loss; ${cost}`),
      ],
    }),
  }),
  rule({
    id: 'consumer-habit',
    matter: 'today',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'landing-page-generator'],
    needs: ['segment', 'today', 'pains'],
    when: ({ segment }) => segment === 'consumer',
    excludes: ['today-habit'],
    impact: 3,
    likelihood: 0.6,
    say: ({ today, pains: [pain] }) =>
      pain === undefined
        ? null
        : {
            label: `people live with it: ${brief(today)}`,
            noun: 'the habit of living with it',
            clause: today,
            says: [
              line(`people live with it: ${today}`),
              line(`${pain}, and still people put up with it; ${today}`),
            ],
          },
  }),
  rule({
    id: 'marketplace-sides',
    matter: 'buyer',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['model', 'buyer', 'user', 'incumbents'],
    when: ({ model, buyer, user }) => model === 'marketplace' && buyer !== user,
    impact: 4,
    likelihood: 0.7,
    say: ({ buyer, user, incumbents: [first] }) =>
      first === undefined
        ? null
        : {
            label: `${user} wait for ${buyer}, and the other way round`,
            noun: 'the empty start',
            clause: `${user} wait for ${buyer}, who wait for them`,
            says: [
              line(
                `${user} come when ${buyer} are there, and ${buyer} when ${user} are; ${firmName(first.name)} has both`,
              ),
              line(
                `start in one street: ${user} and ${buyer} must meet within the first week, as they do at ${firmName(first.name)}`,
              ),
            ],
          },
  }),
  rule({
    id: 'freemium-buyer',
    matter: 'buyer',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['model', 'buyer', 'user', 'anchor'],
    when: ({ model }) => model === 'freemium',
    impact: 3,
    likelihood: 0.6,
    say: ({ buyer, user, anchor }) => ({
      label: `free for ${user}, and nothing for ${buyer}`,
      noun: 'the free plan',
      says: [
        line(`${user} take what is free; what would make ${buyer} pay ${anchor.text} is not told`),
        line(`say where free ends: ${buyer} pay ${anchor.text} for ${anchor.what} today`),
      ],
    }),
  }),
  rule({
    id: 'hardware-channel',
    matter: 'channel',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['model', 'channels', 'margin'],
    when: ({ model }) => model === 'hardware' || model === 'product-sale',
    impact: 3,
    likelihood: 0.6,
    say: ({ channels: [channel], margin }) =>
      channel === undefined
        ? null
        : {
            label: 'a thing must be shipped, stocked and taken back',
            noun: 'stock and returns',
            clause: `${margin.text} has to pay for stock and returns`,
            says: [
              line(
                `selling through ${lowerFirst(channel.through)} means stock and returns; ${margin.text} has to pay for both`,
              ),
              line(`${margin.text} gross margin has to carry stock, shipping and what comes back`),
            ],
          },
  }),
  rule({
    id: 'ads-model',
    matter: 'economics',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['model', 'buyer', 'anchor'],
    when: ({ model }) => model === 'ads',
    impact: 4,
    likelihood: 0.7,
    say: ({ buyer, anchor }) => ({
      label: `advertising, where ${buyer} would pay`,
      noun: 'the detour over advertising',
      says: [
        line(`you live from advertising although ${buyer} pay ${anchor.text} for ${anchor.what}`),
        line(`${buyer} already pay ${anchor.text} for ${anchor.what}: why ask an advertiser instead?`),
      ],
    }),
  }),
];
