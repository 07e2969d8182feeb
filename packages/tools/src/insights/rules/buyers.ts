import { lowerFirst } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { lawName, sharesHead } from './names.ts';

const analysis = ['swot-generator', 'score-your-idea'] as const;

export const buyerRules = [
  rule({
    id: 'buyer-is-not-user',
    matter: 'buyer',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator', 'market-size-estimator'],
    needs: ['buyer', 'user'],
    when: ({ buyer, user }) => !sharesHead(buyer, user),
    excludes: ['buyer-is-user'],
    impact: 3,
    likelihood: 0.7,
    say: ({ buyer, user }) => ({
      label: `${buyer} sign, ${user} use it`,
      noun: `the step from ${user} to ${buyer}`,
      clause: `${user} work with it, but ${buyer} sign`,
      says: [
        line(`${user} work with it, but ${buyer} sign: the demo and the invoice go to different desks`),
        line(`winning ${user} is not enough; the signature comes from ${buyer}`),
        line(`${buyer} pay for what ${user} feel: each must hear a reason of their own`),
      ],
    }),
  }),
  rule({
    id: 'buyer-is-user',
    matter: 'buyer',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['buyer', 'user', 'niche'],
    when: ({ buyer, user }) => sharesHead(buyer, user),
    impact: 3,
    likelihood: 0.7,
    say: ({ buyer, niche }) => ({
      label: `${buyer} both use and pay`,
      noun: 'one person to convince',
      clause: `${buyer} use it and pay for it themselves`,
      says: [
        line(`${buyer} use it and pay for it themselves: for ${niche.name} there is one person to convince`),
        line(`no committee decides on ${niche.name}; ${buyer} feel the trouble and hold the card`),
      ],
    }),
  }),
  rule({
    id: 'buyer-mistaken',
    matter: 'buyer',
    side: 'weakness',
    serves: analysis,
    needs: ['customer', 'buyer', 'user'],
    when: ({ customer, buyer, user }) =>
      staff.test(user) && sharesHead(customer, user) && !sharesHead(customer, buyer),
    excludes: ['buyer-right'],
    impact: 4,
    likelihood: 0.6,
    say: ({ customer, buyer }) => ({
      label: `${buyer} are missing from your plan`,
      noun: `the missing ${buyer}`,
      says: [
        line(
          `you sell to ${lowerFirst(customer)}, who would use it; ${buyer} decide, and your text does not mention them`,
        ),
        line(`${lowerFirst(customer)} cannot sign: write one sentence for ${buyer} as well`),
      ],
    }),
  }),
  rule({
    id: 'buyer-right',
    matter: 'buyer',
    side: 'strength',
    serves: analysis,
    needs: ['customer', 'buyer'],
    when: ({ customer, buyer }) => sharesHead(customer, buyer),
    impact: 2,
    likelihood: 0.7,
    say: ({ buyer }, _told) => ({
      label: `you sell to those who sign`,
      noun: `the desks of ${buyer}`,
      says: [
        line(`you go straight to ${buyer}, who sign in this trade`),
        line(`${buyer} hold the budget here, and they are whom you name`),
      ],
    }),
  }),
  rule({
    id: 'buyer-pain',
    matter: 'buyer',
    side: 'opportunity',
    serves: ['pitch-generator', 'landing-page-generator', 'brand-analyzer'],
    needs: ['buyer', 'cost'],
    impact: 3,
    likelihood: 0.7,
    say: ({ buyer, cost }) => ({
      label: `what ${buyer} lose`,
      noun: `the loss of ${buyer}`,
      clause: cost,
      says: [
        line(`speak to ${buyer} about money: ${cost}`),
        line(`${buyer} sign when they see that ${cost}`),
      ],
    }),
  }),
  rule({
    id: 'user-day',
    matter: 'buyer',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer'],
    needs: ['user', 'pains'],
    impact: 3,
    likelihood: 0.7,
    say: ({ user, pains: [pain] }) =>
      pain === undefined
        ? null
        : {
            label: `a scene ${user} know`,
            noun: `a scene ${user} know`,
            clause: pain,
            says: [
              line(`show ${user} a scene they know: ${pain}`),
              line(`the picture on the page should be one ${user} have lived: ${pain}`),
            ],
          },
  }),
  rule({
    id: 'buyer-counted',
    matter: 'size',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator', 'swot-generator'],
    needs: ['buyer', 'count'],
    when: ({ count: { fact } }, { place }) => place === null || fact.elsewhere === null,
    impact: 3,
    likelihood: 0.8,
    say: ({ count }) => ({
      label: lowerFirst(count.fact.what),
      noun: 'the count',
      clause: count.clause,
      says: [line(count.clause), line(`a size to start from: ${count.clause}`)],
    }),
  }),
  rule({
    id: 'buyer-decides',
    matter: 'cycle',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['buyer', 'cycle'],
    when: ({ cycle }) => cycle.high <= 8,
    excludes: ['cycle-long'],
    impact: 3,
    likelihood: 0.7,
    say: ({ buyer, cycle }) => ({
      label: `${buyer} decide quickly`,
      noun: 'the short way to a yes',
      clause: cycle.says,
      says: [
        line(`${cycle.says}: ${cycle.text} from the first talk to a yes is usual`),
        line(`${buyer} answer within ${cycle.text}: ${cycle.says}`),
      ],
    }),
  }),
  rule({
    id: 'user-voice',
    matter: 'buyer',
    side: 'opportunity',
    serves: ['brand-analyzer', 'landing-page-generator'],
    needs: ['user', 'today'],
    impact: 2,
    likelihood: 0.7,
    say: ({ user, today }) => ({
      label: `the words of ${user}`,
      noun: `the words of ${user}`,
      says: [
        line(`write as ${user} talk: ${today}`),
        line(`no ${user} call it a workflow; they say that ${today}`),
      ],
    }),
  }),
  rule({
    id: 'buyer-by-place',
    matter: 'buyer',
    side: 'threat',
    serves: ['score-your-idea', 'market-size-estimator'],
    needs: ['buyer', 'place', 'rules'],
    impact: 2,
    likelihood: 0.6,
    say: ({ buyer, place, rules: [first] }) =>
      first === undefined
        ? null
        : {
            label: `${first.name} comes up with ${buyer}`,
            noun: first.name,
            clause: first.says,
            says: [
              line(`${buyer} in ${place.inName} will ask about ${lawName(first.name)}: ${first.says}`),
              line(
                `in ${place.inName}, ${first.says}; ${buyer} check ${lawName(first.name)} before they try anything`,
              ),
            ],
          },
  }),
];

/** People who work for whoever signs. */
const staff =
  /coordinator|clerk|nurse|driver|technician|teacher|assistant|staff|worker|crew|agent|analyst|operator|dispatcher|receptionist|cook|cleaner|picker|student|pupil|associate|representative|specialist/u;
