import { fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { answerOf, draw, read, rows } from './example-case.ts';

type Args = Parameters<typeof draw>;
const rival = { rivals: [rows.rival] };
const strong = { rivals: [rows.rival], failures: [rows.failure], rules: [rows.rule] };
const edge = 'fills a slot in ten minutes';

test.each<[string, Args, string, string]>([
  [
    'paying, no threat',
    [{ evidence: 'paying', evidenceCount: 12 }, {}],
    'Go',
    'Sell to more dental offices: you have 12 paying customers.',
  ],
  [
    'letters, no threat',
    [{ evidence: 'letters', evidenceCount: 5 }, {}],
    'Go',
    'Sell to more dental offices: you have 5 signed letters or deposits.',
  ],
  [
    'paying, rival answered',
    [{ evidence: 'paying', edge }, rival],
    'Go',
    'Sell to more dental offices: some have paid or signed.',
  ],
  [
    'paying despite rule and failure',
    [{ evidence: 'paying', evidenceCount: 9, edge }, strong],
    'Go',
    'Sell to more dental offices: you have 9 paying customers.',
  ],
  [
    'paying, rival unanswered',
    [{ evidence: 'paying', evidenceCount: 12 }, rival],
    'Test first',
    'Name what you do better than Weave before you grow.',
  ],
  [
    'too few pay',
    [{ evidence: 'paying', evidenceCount: 2, edge }, {}],
    'Test first',
    'You have 2 paying customers. Ask these who else needs it before you spend more.',
  ],
  [
    'paying, only read in the text',
    [{}, {}, { evidence: read({ rung: 'payment', count: null, of: null }) }],
    'Test first',
    'Ask your customers who else needs it before you spend more.',
  ],
  [
    'paying, but we know little',
    [{ evidence: 'paying' }, { known: 'little', niches: [] }],
    'Test first',
    'Ask your customers who else needs it before you spend more.',
  ],
  [
    'edge and rival, both the founder’s',
    [{ edge, rivals: ['ChairFill'], evidence: 'none' }, rival],
    'Test first',
    'Lead with “fills a slot in ten minutes” against ChairFill.',
  ],
  [
    'edge of theirs, rival of ours',
    [{ edge, evidence: 'none' }, rival],
    'Test first',
    'Ask ten dental offices what they pay for this today before you spend on it.',
  ],
  [
    'interviews',
    [{ evidence: 'interviews', evidenceCount: 14 }, {}],
    'Test first',
    'You have 14 interviews. Ask those you interviewed for a deposit before you build more.',
  ],
  [
    'a rival and nothing else',
    [{}, rival],
    'Test first',
    'Name what you do better than Weave, then test it.',
  ],
  [
    'a rival that may be none',
    [{}, { rivals: [{ ...rows.rival, likely: 0.45 }] }],
    'Test first',
    'Ask ten dental offices what they pay for this today before you spend on it.',
  ],
  [
    'a price and nothing else',
    [
      {},
      {},
      {
        price: {
          value: { amount: 300, currency: 'USD', per: 'month' },
          standing: 'read',
          quote: '$300 a month',
          alternatives: [],
        },
      },
    ],
    'Test first',
    'Ask ten dental offices for $300 a month before you spend on it.',
  ],
  [
    'a rule and nothing else',
    [{}, { rules: [rows.rule] }],
    'Test first',
    'Show how you meet TCPA, then test it with dental offices.',
  ],
  [
    'nothing known',
    [
      {},
      { known: 'little', niches: [] },
      { pays: { value: null, standing: 'open', quote: null, alternatives: [] } },
    ],
    'Test first',
    'Name who pays for “fill cancelled slots”, then ask ten of them what they pay for it today.',
  ],
  [
    'asked, and nobody signed',
    [{ evidence: 'letters', evidenceCount: 0 }, rival],
    'Stop',
    'Stop this version: nobody you asked said yes, and nothing of yours answers Weave.',
  ],
  [
    'asked, nobody signed, no threat',
    [{ evidence: 'letters', evidenceCount: 0 }, {}],
    'Test first',
    'Ask ten dental offices what they pay for this today before you spend on it.',
  ],
  [
    'three strong threats, nothing for it',
    [{ evidence: 'none' }, strong],
    'Stop',
    'Stop this version: nothing you named speaks for it, and nothing of yours answers Weave.',
  ],
  [
    'three strong threats, nothing answered',
    [{}, strong],
    'Test first',
    'Name what you do better than Weave, then test it.',
  ],
  [
    'three strong threats and an opening',
    [{ evidence: 'none' }, { ...strong, cost: rows.cost }],
    'Test first',
    'Name what you do better than Weave, then test it.',
  ],
])('%s', (_, args, word, verdict) => {
  const report = draw(...args);
  const answer = answerOf(report);
  expect([answer.word, fillText(answer.verdict.text, report.figures)]).toEqual([word, verdict]);
});

test.each<[string, Args, string | undefined]>([
  ['nothing answered', [{}, strong], 'evidence'],
  ['evidence answered', [{ evidence: 'none' }, strong], 'edge'],
  ['strengths filled, no opening', [{ evidence: 'none', edge, team: 'two' }, strong], 'channel'],
  ['no threat known', [{ evidence: 'none', edge, channel: 'dealers' }, {}], 'rivals'],
  ['all answered', [{ evidence: 'none', edge, channel: 'dealers', rivals: ['Weave'] }, {}], undefined],
])('the question fills the emptiest box: %s', (_, args, field) => {
  expect(answerOf(draw(...args)).question?.field).toBe(field);
});
