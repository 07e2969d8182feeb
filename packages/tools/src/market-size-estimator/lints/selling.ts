import { capitalise } from '../../wording/index.ts';
import { here, type Lint } from './lint.ts';

/** Above this share of the reachable market in five years a plan must be argued (market reference, section 2). */
const shareMost = 0.1;
/** Below this yearly price a sales call usually does not pay back (market reference, section 10), in dollars. */
const callPaysFrom = 2000;
/** A month's new customers that a first team can still win: by calls, and by people who buy on their own. */
const perMonthMost = { called: 10, alone: 300 } as const;
/** T2D3 from two million in the first year on (metrics reference, C1), in dollars. */
const steepest = [2e6, 6e6, 18e6, 36e6, 72e6];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

export const onePercent: Lint = ({ of, writer, basis, ...rest }) => {
  if (of.selling.hasCapacity || of.selling.hasBudget) return null;
  const place = here({ of, writer, basis, ...rest });
  return writer.say('lint-one-percent', [
    `{{f:penetrationShare}} of the ${of.who} in ${place} is a percentage, not a plan: say who sells, how many deals a month, or what a customer costs.`,
    `Nothing yet says how {{f:customers}} in ${place} come to you; without sellers, visitors or a budget, {{f:penetrationShare}} is a wish.`,
    `{{f:som}} rests on {{f:penetrationShare}} of the ${of.who} buying, and on no channel: add sellers, visitors or a budget.`,
  ]);
};

export const impliedShare: Lint = ({ of, writer, basis }) => {
  if (!(of.sizes.sam > 0 && of.sizes.som / of.sizes.sam > shareMost)) return null;
  const toast = writer.cite(basis.anchor.source);
  return writer.say(
    'lint-implied-share',
    [
      `Holding {{f:somOfSam}} of the ${of.who} you can reach after {{f:horizonYears}} is more than few companies ever do; Toast had {{f:anchorShare}} of US restaurants after ten years.`,
      `{{f:somOfSam}} in {{f:horizonYears}} must be argued: Toast, the model case, needed ten years for {{f:anchorShare}} of US restaurants.`,
    ],
    [toast],
  );
};

export const impliedCustomers: Lint = ({ of, writer }) => {
  const perMonth = of.customers / (of.selling.horizonYears * 12);
  const yearUsd = of.money.perDollar === null ? null : of.perBuyer / of.money.perDollar;
  const isCalled = yearUsd !== null && yearUsd >= callPaysFrom;
  if (of.selling.hasCapacity || perMonth <= (isCalled ? perMonthMost.called : perMonthMost.alone))
    return null;
  if (!isCalled)
    return writer.say('lint-implied-customers', [
      `{{f:som}} means {{f:newPerMonth}} from the first month on, kept and not only won.`,
      `To stand at {{f:customers}} after {{f:horizonYears}}, you add {{f:newPerMonth}} net, beginning now.`,
    ]);
  writer.figure({
    id: 'usualDeals',
    label: 'Deals per seller and month, as a yardstick',
    value: 3,
    unit: 'count/month',
    noun: 'deals',
    provenance: {
      kind: 'assumed',
      why: 'The worked example of the market reference; sellers differ widely.',
    },
  });
  writer.derived({
    id: 'sellersNeeded',
    label: 'Sellers at full speed that takes',
    value: Math.max(1, Math.round(perMonth / 3)),
    unit: 'count',
    noun: 'sellers',
    formula: 'new customers per month ÷ deals per seller and month, whole ones',
    inputs: ['newPerMonth', 'usualDeals'],
  });
  return writer.say('lint-implied-customers', [
    `{{f:som}} means {{f:newPerMonth}} from the first month: {{f:sellersNeeded}} at full speed, at {{f:usualDeals}} each, before anybody leaves.`,
    `${capitalise(of.who)} would have to sign at a rate of {{f:newPerMonth}}; at {{f:usualDeals}} each that is the work of {{f:sellersNeeded}}.`,
  ]);
};

export const callTooDear: Lint = ({ of, writer }) => {
  const { reps } = of.selling;
  if (reps.span === null || reps.span.base === 0 || of.money.perDollar === null) return null;
  if (of.perBuyer / of.money.perDollar >= callPaysFrom) return null;
  writer.figure({
    id: 'callPaysFrom',
    label: 'Yearly price from which a sales call usually pays',
    value: callPaysFrom,
    unit: 'money/year',
    currency: 'USD',
    provenance: { kind: 'assumed', why: 'Rule of the market reference, section 10.' },
  });
  return writer.say('lint-call-too-dear', [
    `At {{f:annualPrice}} from each of the ${of.who}, a seller rarely earns back the calls; below {{f:callPaysFrom}} people usually buy on their own.`,
    `You plan {{f:reps}} for a price of {{f:annualPrice}}: under {{f:callPaysFrom}} a person on the phone seldom pays for themselves.`,
  ]);
};

export const growthPath: Lint = ({ of, writer, basis }) => {
  const rate = of.money.perDollar;
  if (rate === null) return null;
  const year = of.path.findIndex(
    (value, index) => value / rate > (steepest[index] ?? Number.POSITIVE_INFINITY),
  );
  const value = of.path[year];
  const allowed = steepest[year];
  if (value === undefined || allowed === undefined) return null;
  writer.derived({
    id: 'pathValue',
    label: `SOM after year ${year + 1}`,
    value,
    unit: 'money/year',
    formula: 'the smallest of the bounds by then',
    inputs: ['som', 'horizonYears'],
  });
  const source = writer.cite(basis.growth);
  writer.figure({
    id: 'pathAllowed',
    label: `T2D3 after year ${year + 1}`,
    value: allowed * rate,
    unit: 'money/year',
    provenance: { kind: 'sourced', sources: [basis.growth.id] },
  });
  const when = ordinals[year] ?? 'last';
  return writer.say(
    'lint-growth',
    [
      `{{f:pathValue}} after the ${when} year is faster than Battery Ventures' steep path allows: {{f:pathAllowed}} by then.`,
      `On the way to {{f:som}} the ${when} year ends at {{f:pathValue}}; the steep path of Battery Ventures is at {{f:pathAllowed}}.`,
    ],
    [source],
  );
};
