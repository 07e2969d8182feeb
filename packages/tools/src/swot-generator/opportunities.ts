import { type Finding, sentence } from '@slipway/analyst';
import { type Case, isAbout, isNear, said, textOf } from './case.ts';
import { type Item, itemOf } from './item.ts';

/** The loss today, the way in, a change that opens room, and what such a business keeps. */
export function listOpportunities(one: Case): readonly Item[] {
  const { findings, input, writer } = one;
  const channel = textOf(input, 'channel');
  return [
    ...findings.ownOpportunity.map((finding) => itemOf(finding)),
    ...[...findings.cost, ...findings.chosen, ...findings.channel, ...changesOf(one, 'good')]
      .filter(isAbout)
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
