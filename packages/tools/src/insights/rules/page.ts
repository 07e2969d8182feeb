import { listWords, lowerFirst } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { firmName, lawName } from './names.ts';

/** For what is written to be read by customers and investors: brand, page and pitch. */
export const pageRules = [
  rule({
    id: 'brand-neighbours',
    matter: 'rival',
    side: 'threat',
    serves: ['brand-analyzer', 'landing-page-generator'],
    needs: ['incumbents', 'user'],
    when: ({ incumbents }) => incumbents.length >= 3,
    impact: 3,
    likelihood: 0.7,
    say: ({ incumbents, user }) => {
      const names = listWords(incumbents.slice(0, 3).map(({ name }) => firmName(name)));
      return {
        label: `your name stands beside ${names}`,
        noun: names,
        isMany: true,
        clause: `${user} hear your name beside ${names}`,
        says: [
          line(`${user} will hear your name beside ${names}: say all of them aloud in a row`),
          line(`a name too near to ${names} gets lost in the same search`),
        ],
      };
    },
  }),
  rule({
    id: 'brand-trade-words',
    matter: 'pain',
    side: 'opportunity',
    serves: ['brand-analyzer'],
    needs: ['pains', 'user'],
    impact: 3,
    likelihood: 0.7,
    say: ({ pains, user }) => {
      const pain = pains.at(-1);
      return pain === undefined
        ? null
        : {
            label: `the trade's own words`,
            noun: `the trade's own words`,
            says: [
              line(`borrow the vocabulary of ${user}: ${pain}`),
              line(`a tagline can start from what ${user} mutter: ${pain}`),
            ],
          };
    },
  }),
  rule({
    id: 'brand-trust',
    matter: 'rule',
    side: 'opportunity',
    serves: ['brand-analyzer', 'landing-page-generator'],
    needs: ['rules', 'buyer'],
    impact: 2,
    likelihood: 0.6,
    say: ({ rules: [first], buyer }) =>
      first === undefined
        ? null
        : {
            label: `${first.name} as a mark of trust`,
            noun: first.name,
            clause: first.says,
            says: [
              line(`more than an adjective, ${buyer} trust a word on ${lawName(first.name)}: ${first.says}`),
              line(`show how you deal with ${lawName(first.name)}; ${first.says}`),
            ],
          },
  }),
  rule({
    id: 'page-proof',
    matter: 'size',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer', 'pitch-generator'],
    needs: ['share', 'pains'],
    impact: 3,
    likelihood: 0.7,
    say: ({ share, pains: [pain] }) =>
      pain === undefined
        ? null
        : {
            label: 'a number for the page',
            noun: 'a number for the page',
            clause: share.clause,
            says: [
              line(`one sourced number says more than praise: ${share.clause}`),
              line(`put the measured beside the felt: ${share.clause}, and ${pain}`),
            ],
          },
  }),
  rule({
    id: 'page-faq',
    matter: 'question',
    side: 'weakness',
    serves: ['landing-page-generator'],
    needs: ['questions', 'buyer'],
    impact: 3,
    likelihood: 0.7,
    say: ({ questions, buyer }) =>
      questions.slice(0, 2).map((question, at) => ({
        key: String.fromCharCode(97 + at),
        label: 'a question the page must answer',
        noun: 'the open question',
        says: [line(`${buyer} will ask, so answer it on the page: ${lowerFirst(question)}`)],
      })),
  }),
  rule({
    id: 'page-call-quick',
    matter: 'cycle',
    side: 'opportunity',
    serves: ['landing-page-generator'],
    needs: ['cycle', 'buyer'],
    when: ({ cycle }) => cycle.high <= 8,
    excludes: ['page-call-slow'],
    impact: 2,
    likelihood: 0.6,
    say: ({ cycle, buyer }) => ({
      label: 'let them start alone',
      noun: 'a start without a call',
      clause: cycle.says,
      says: [
        line(`${cycle.says}: the button should start a trial, not book a call`),
        line(`${buyer} decide within ${cycle.text}; let them begin without talking to anyone`),
      ],
    }),
  }),
  rule({
    id: 'page-call-slow',
    matter: 'cycle',
    side: 'opportunity',
    serves: ['landing-page-generator'],
    needs: ['cycle', 'buyer'],
    when: ({ cycle }) => cycle.low >= 6 && cycle.high > 8,
    impact: 2,
    likelihood: 0.6,
    say: ({ cycle, buyer }) => ({
      label: 'offer a first talk',
      noun: 'the first talk',
      clause: cycle.says,
      says: [
        line(`${cycle.says}: offer a talk and a document to forward, not a sign-up form`),
        line(`${buyer} need ${cycle.text}; give them something to show to whoever signs`),
      ],
    }),
  }),
  rule({
    id: 'pitch-opening',
    matter: 'today',
    side: 'opportunity',
    serves: ['pitch-generator'],
    needs: ['user', 'today', 'count'],
    when: ({ count: { fact } }, { place }) => place === null || fact.elsewhere === null,
    impact: 4,
    likelihood: 0.7,
    say: ({ user, today, count }) => ({
      label: 'a first sentence for the pitch',
      noun: 'the first sentence',
      clause: today,
      says: [
        line(`open with ${user}: ${today}; ${count.clause}`),
        line(`${count.clause}; in most of them ${today}`),
      ],
    }),
  }),
  rule({
    id: 'matrix-rows',
    matter: 'system',
    side: 'opportunity',
    serves: ['competitor-matrix'],
    needs: ['systems', 'pains', 'user'],
    impact: 3,
    likelihood: 0.7,
    say: ({ systems, pains: [pain], user }) =>
      pain === undefined
        ? null
        : {
            label: `rows that ${user} would choose`,
            noun: 'the rows of the matrix',
            says: [
              line(
                `two rows ${user} would ask for: works with ${systems[0]?.name ?? ''}, and what happens when ${pain}`,
              ),
              line(`do not compare features first; compare what happens when ${pain}`),
            ],
          },
  }),
  rule({
    id: 'matrix-unpublished',
    matter: 'price',
    side: 'opportunity',
    serves: ['competitor-matrix', 'landing-page-generator'],
    needs: ['incumbents', 'buyer'],
    when: ({ incumbents }) => incumbents.some(({ pricing }) => hidden.test(pricing)),
    impact: 2,
    likelihood: 0.6,
    say: ({ incumbents, buyer }) => {
      const quiet = incumbents.filter(({ pricing }) => hidden.test(pricing)).slice(0, 2);
      const names = listWords(quiet.map(({ name }) => firmName(name)));
      return {
        label: `${names} hide the price`,
        noun: 'the hidden price',
        clause: `${names} ${quiet.length > 1 ? 'give' : 'gives'} a price only on request`,
        says: [
          line(
            `${names} ${quiet.length > 1 ? 'give' : 'gives'} a price only on request: a public one sets you apart for ${buyer}`,
          ),
          line(`${buyer} must call ${names} for a price; yours can stand on the page`),
        ],
      };
    },
  }),
  rule({
    id: 'matrix-buyer-view',
    matter: 'buyer',
    side: 'opportunity',
    serves: ['competitor-matrix', 'brand-analyzer'],
    needs: ['buyer', 'cost', 'incumbents'],
    impact: 2,
    likelihood: 0.6,
    say: ({ buyer, cost, incumbents: [first] }) =>
      first === undefined
        ? null
        : {
            label: `weigh the rows as ${buyer} would`,
            noun: `the weights of ${buyer}`,
            clause: cost,
            says: [
              line(`weigh the rows as ${buyer} would: ${cost}`),
              line(`${firmName(first.name)} wins on features; ${buyer} weigh that ${cost}`),
            ],
          },
  }),
  rule({
    id: 'pitch-limits',
    matter: 'rule',
    side: 'threat',
    serves: ['pitch-generator', 'brand-analyzer'],
    needs: ['rules', 'failures'],
    impact: 2,
    likelihood: 0.6,
    say: ({ rules: [first], failures: [failure] }) =>
      first === undefined || failure === undefined
        ? null
        : {
            label: 'what not to promise',
            noun: 'what not to promise',
            clause: first.says,
            says: [
              line(`promise nothing against ${lawName(first.name)}: ${first.says}`),
              line(`keep the promise small; ${failure}`),
            ],
          },
  }),
];

const hidden = /quote|contract|enterprise|request|custom|negotiat/iu;
