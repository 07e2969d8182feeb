import { type Finding, noteSource, sentence } from '@slipway/analyst';
import type { Figure } from '@slipway/core';
import { fromSource } from '@slipway/report';
import { type Case, isAbout, isNear, said, textOf } from './case.ts';
import { type Item, itemOf } from './item.ts';

/** The loss today, the way in, a change that opens room, and what such a business keeps. */
export function listOpportunities(one: Case): readonly Item[] {
  const { findings, basis, input, writer } = one;
  const channel = textOf(input, 'channel');
  return [
    ...findings.ownOpportunity.map((finding) => itemOf(finding)),
    ...[...findings.cost, ...findings.chosen, ...findings.channel, ...changesOf(one, 'good')]
      .filter((finding) => isAbout(basis, finding))
      .map((finding) => itemOf(finding)),
    ...findings.works.filter(isNear).map((finding) => itemOf(finding)),
    ...[...findings.list, ...findings.room, ...findings.market, ...paidAgainst(one, 'more')].map((finding) =>
      itemOf(finding),
    ),
    ...(channel === null
      ? []
      : [
          {
            kind: 'own-channel',
            line: {
              id: 'own-channel',
              label: 'Your way in',
              statement: writer.say('own-channel', sentence(channel), said('channel', channel)),
              weight: 2,
            },
          },
        ]),
    ...moneyLine(one, 'helps'),
  ];
}

/** What they pay today beside the founder's price: more is an opening, less a threat. */
export function paidAgainst(
  { findings, basis: { profile } }: Case,
  side: 'more' | 'less',
): readonly Finding[] {
  const [today, asked] = [profile.own.theyPay.value?.value, profile.price.value?.amount];
  if (today === undefined || asked === undefined || today === asked) return [];
  return today > asked === (side === 'more') ? findings.paid : [];
}

export function changesOf({ findings, basis: { notes } }: Case, effect: 'good' | 'bad') {
  const ids = new Set(
    notes.changes.filter((change) => change.effect === effect).map(({ id }) => `changed:${id}`),
  );
  return findings.changed.filter(({ statement }) => ids.has(statement.id));
}

/** Share of revenue from which a margin helps, and the churn that many keep to or that few exceed (−1 to 1 among niches). */
const goodMargin = 0.5;
const usualChurn = 0.2;
const highChurn = 0.6;

/** Margin and churn of such businesses, where they plainly help or hurt. */
export function moneyLine({ basis: { notes }, writer }: Case, effect: 'helps' | 'hurts'): readonly Item[] {
  const { economics, ranks } = notes;
  if (economics === null || ranks === null) return [];
  const helps = economics.grossMargin[0] >= goodMargin && ranks.churn <= usualChurn;
  if (effect === 'helps' ? !helps : ranks.churn < highChurn) return [];
  const id = `${economics.niche}#money`;
  const source = writer.cite(
    noteSource(id, 'gross margin, and customers lost a month', economics.niche, notes),
  );
  const span = (
    key: string,
    label: string,
    [low, high]: readonly [number, number],
    unit: Figure['unit'],
  ): string =>
    writer.figure({
      id: `${id}:${key}`,
      label,
      value: low === high ? low : null,
      unit,
      range: { low, high, means: 'what is usual, by our notes' },
      provenance: { kind: 'sourced', sources: [source] },
    });
  const margin = span('margin', 'Gross margin', economics.grossMargin, 'share');
  const churn = span('churn', 'Customers lost', economics.churnMonthly, 'share/month');
  const text = `Such businesses keep {{f:${margin}}} of revenue; customers leave at {{f:${churn}}}.`;
  return [
    {
      kind: 'money',
      line: {
        id: 'money',
        label: 'Margin and churn',
        statement: writer.say('money', text, fromSource(source)),
        weight: 2,
      },
    },
  ];
}
