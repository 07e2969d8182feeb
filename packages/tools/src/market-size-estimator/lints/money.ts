import { sourceOfFact } from '../model/methods.ts';
import { publisherOf } from '../sheet/writer.ts';
import type { Lint } from './lint.ts';

export const currency: Lint = ({ of, basis, writer }) => {
  const { blocked, currency: shown } = of.money;
  if (blocked === null) return null;
  const level = `${basis.vertical?.name ?? 'this size of buyer'}`;
  return shown === blocked
    ? writer.say('lint-currency', [
        `{{f:annualPrice}} is in ${blocked}, the published money in US dollars: without a rate nothing is compared and size gets no verdict.`,
        `Published figures are in US dollars and your {{f:annualPrice}} in ${blocked}: give a rate, or nothing can be compared.`,
      ])
    : writer.say('lint-currency', [
        `You chose ${blocked}, but the usual price for ${level} is known in US dollars: {{f:annualPrice}} stays in dollars until you give a price or a rate.`,
        `Without your price or a rate, ${blocked} cannot be shown: {{f:annualPrice}}, usual for ${level}, is in US dollars.`,
      ]);
};

const kindNames: Readonly<Record<string, string>> = {
  activity: 'volume that passes through',
  forecast: 'a forecast for a later year',
  funding: 'money put into companies',
  stock: 'the value of all there is',
};

export const notAMarket: Lint = ({ of, basis, writer }) => {
  const value = of.checks.topDownFigure.span?.base ?? 0;
  const isOwn = of.checks.topDownFigure.origin.kind !== 'published';
  if (of.checks.refusedKind !== null)
    return writer.say('lint-not-a-market', [
      `{{f:topDownFigure}} is ${kindNames[of.checks.refusedKind] ?? of.checks.refusedKind}, not what is paid for a product: the top-down sum does not start from it.`,
      `The top-down sum leaves {{f:topDownFigure}} out: it counts ${kindNames[of.checks.refusedKind] ?? of.checks.refusedKind}, and nobody's revenue.`,
    ]);
  const known = isOwn
    ? basis.facts.find((fact) => fact.use !== 'market' && Math.abs(value / fact.value - 1) < 0.03)
    : undefined;
  if (known === undefined) return null;
  return writer.say(
    'lint-not-a-market',
    [
      `Your {{f:topDownFigure}} is known as "${known.what}" from ${publisherOf(known)}: that is ${kindNames[known.kind] ?? known.kind}, not the revenue of a market.`,
    ],
    [writer.cite(sourceOfFact(known))],
  );
};

export const abovePublished: Lint = ({ of, writer }) => {
  const whole = of.checks.fact === null ? null : of.checks.topDownFigure.span;
  if (whole === null || of.checks.topDown !== null || !(of.sizes.tam > whole.base)) return null;
  const fact = of.checks.fact;
  if (fact === null) return null;
  return writer.say(
    'lint-above-published',
    [
      `${publisherOf(fact)} puts the whole of "${fact.what}" at {{f:topDownFigure}}. A total of {{f:tam}} cannot be right: price or count is too high.`,
      `${publisherOf(fact)} puts "${fact.what}" at {{f:topDownFigure}}; your bottom-up {{f:tam}} is above that whole.`,
    ],
    [writer.cite(sourceOfFact(fact))],
  );
};
