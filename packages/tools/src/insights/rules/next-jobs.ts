import { listWords } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { firmName } from './names.ts';

export const nextRules = [
  rule({
    id: 'next-job',
    matter: 'next',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'market-size-estimator'],
    needs: ['next', 'buyer'],
    unless: ({ next }, _told, voice) => next.some(voice.speaksClearly),
    excludes: ['next-already'],
    impact: 2,
    likelihood: 0.6,
    say: ({ next, buyer }) => ({
      label: `room to grow into ${next[0] ?? ''}`,
      noun: `the way on to ${next[0] ?? ''}`,
      clause: `${next[0] ?? ''} lies right beside it`,
      says: [
        line(
          `the same ${buyer} need ${listWords(next.slice(0, 2))}: a second sale without a second customer`,
        ),
        line(`from here the road leads to ${listWords(next)}`),
        line(`${listWords(next.slice(0, 2))} lie next door, and ${buyer} are the same`),
      ],
    }),
  }),
  rule({
    id: 'next-already',
    matter: 'next',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'landing-page-generator'],
    needs: ['next', 'niche'],
    when: ({ next }, _told, voice) => next.some(voice.speaksClearly),
    impact: 3,
    likelihood: 0.5,
    say: ({ next, niche }, _told, voice) => {
      const job = next.find(voice.speaksClearly);
      return job === undefined
        ? null
        : {
            label: `${job} makes it two products`,
            noun: 'the second product inside the first',
            says: [
              line(
                `you take on ${job} as well as ${niche.name}: each has its own buyer, and a first version has room for one`,
              ),
              line(`${niche.name} first; ${job} can wait until somebody pays`),
            ],
          };
    },
  }),
  rule({
    id: 'next-bundle',
    matter: 'next',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'competitor-matrix', 'market-size-estimator'],
    needs: ['next', 'incumbents'],
    impact: 3,
    likelihood: 0.6,
    say: ({ next: [job], incumbents }) => {
      const rival = incumbents[1] ?? incumbents[0];
      return job === undefined || rival === undefined
        ? null
        : {
            label: `${firmName(rival.name)} can bundle`,
            noun: firmName(rival.name),
            clause: `${firmName(rival.name)} can sell it together with ${job}`,
            says: [
              line(`${firmName(rival.name)} can throw your part in for free and earn on ${job}`),
              line(`sold together with ${job}, your part costs nothing at ${firmName(rival.name)}`),
            ],
          };
    },
  }),
  rule({
    id: 'next-price',
    matter: 'next',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator'],
    needs: ['next', 'anchor'],
    impact: 2,
    likelihood: 0.6,
    say: ({ next, anchor }) => ({
      label: 'more to sell to the same customer',
      noun: 'the second sale',
      clause: `${listWords(next)} lie beside it`,
      says: [
        line(`beyond ${anchor.text} for ${anchor.what}, the same customer buys ${listWords(next)}`),
        line(`the price today is for one job; ${listWords(next)} are not in the sum yet`),
      ],
    }),
  }),
  rule({
    id: 'next-order',
    matter: 'next',
    side: 'opportunity',
    serves: ['competitor-matrix', 'landing-page-generator'],
    needs: ['next', 'user'],
    impact: 2,
    likelihood: 0.5,
    say: ({ next, user }) => ({
      label: 'rows for the matrix',
      noun: 'the rows that matter',
      says: [
        line(`compare on ${listWords(next)}: ${user} will ask for those soon`),
        line(`${listWords(next)} belong into the comparison, even where your answer is no`),
      ],
    }),
  }),
  rule({
    id: 'next-start-smaller',
    matter: 'next',
    side: 'opportunity',
    serves: ['score-your-idea', 'pitch-generator'],
    needs: ['next', 'niche', 'stage'],
    when: ({ stage }) => stage === 'idea' || stage === 'prototype',
    impact: 2,
    likelihood: 0.6,
    say: ({ next: [job], niche }) =>
      job === undefined
        ? null
        : {
            label: `${niche.name} before ${job}`,
            noun: 'the narrow start',
            says: [
              line(`win with ${niche.name} before you promise ${job}`),
              line(`${job} is the second chapter; the first is to ${niche.job}`),
            ],
          },
  }),
];
