import type { BuyerUnit } from '../basis.ts';
import { publisherOf } from '../sheet/writer.ts';
import type { Lint } from './lint.ts';

const unitNames: Readonly<Record<BuyerUnit, readonly [string, string]>> = {
  location: ['location', 'locations'],
  company: ['company', 'companies'],
  person: ['person', 'people'],
  household: ['household', 'households'],
};

export const units: Lint = ({ of, input, writer }) => {
  const per = input.priceUnit;
  const counted = of.buyers.unit;
  if (per === undefined || counted === null || per === counted) return null;
  const [one] = unitNames[per];
  const [, many] = unitNames[counted];
  const other =
    of.buyers.choice === null ? 'your own number' : `the count of ${publisherOf(of.buyers.choice.source)}`;
  return writer.say(
    'lint-units',
    [
      `Price is per ${one}, but {{f:buyers}} are ${many}, by ${other}: the two cannot be multiplied as they stand.`,
      `{{f:buyers}} are counted as ${many} by ${other}, while one price is paid per ${one}: the total mixes units.`,
    ],
    of.buyers.choice === null ? [] : [writer.cite(of.buyers.choice.source)],
  );
};

export const doubleCount: Lint = ({ of, basis, writer }) => {
  const own = of.buyers.factor.origin.kind === 'told' || of.buyers.factor.origin.kind === 'edited';
  const value = of.buyers.factor.span?.base ?? 0;
  const unit = of.buyers.unit;
  if (!own || unit === null) return null;
  const near = (count: number) => Math.abs(value / count - 1) < 0.1;
  const here = basis.counts.filter(({ carried }) => carried === null);
  const same = here.find((count) => count.unit === unit);
  const other = here.find((count) => count.unit !== unit && near(count.value));
  if (other === undefined || (same !== undefined && near(same.value))) return null;
  writer.figure({
    id: 'otherCount',
    label: other.label,
    value: other.value,
    unit: 'count',
    noun: other.noun,
    provenance: { kind: 'sourced', sources: [other.source.id] },
  });
  const [, many] = unitNames[unit];
  const [, theirs] = unitNames[other.unit];
  return writer.say(
    'lint-double-count',
    [
      `You count {{f:buyers}} as ${many}, but ${publisherOf(other.source)} has {{f:otherCount}} as ${theirs}: one buyer may be in your number several times.`,
      `Your {{f:buyers}} look like the ${theirs} of ${publisherOf(other.source)} ({{f:otherCount}}), not like ${many}: some are counted more than once.`,
    ],
    [writer.cite(other.source)],
  );
};

export const carriedCount: Lint = ({ of, basis, writer }) => {
  const choice = of.buyers.choice;
  if (choice === null || choice.carried === null) return null;
  return writer.say(
    'lint-carried-count',
    [
      `{{f:buyers}} are carried over from ${choice.carried.fromName} (${publisherOf(choice.source)}), for want of a count in ${basis.place.inName}.`,
      `{{f:buyers}} is a guess for ${basis.place.inName}, from the count of ${publisherOf(choice.source)} for ${choice.carried.fromName}.`,
    ],
    [writer.cite(choice.source)],
  );
};

/** A whole sector was counted, or nobody was named: the buyers are a part of it that nobody knows. */
export const roughCount: Lint = ({ of, basis, writer }) => {
  const { choice } = of.buyers;
  if (choice === null || choice.carried !== null || choice.profile === 'everyone') return null;
  const cited = [writer.cite(choice.source)];
  if (!of.isSaid && basis.vertical !== null)
    return writer.say(
      'lint-rough-count',
      [
        `Who pays is not told: {{f:buyers}} are who usually buys in ${basis.vertical.name}, by ${publisherOf(choice.source)}.`,
        `Your words name no buyer, so {{f:buyers}} stand in, as in most of ${basis.vertical.name}.`,
      ],
      cited,
    );
  return choice.isBroad
    ? writer.say(
        'lint-rough-count',
        [
          `{{f:buyers}} is a whole sector (${publisherOf(choice.source)}); how many of them are ${of.who} nobody on file says.`,
          `No count of ${of.who} is on file, only of {{f:buyers}}: ${of.who} are some of these.`,
        ],
        cited,
      )
    : null;
};
