import { singularise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import { priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { isCurrency } from '../read/round-sum.ts';
import { type Finding, findingLabels } from './finding.ts';
import { countedFigure, moneyFigure, unitCostFigure } from './own-figures.ts';
import { isSameThing } from './own-sums.ts';

const timesAMonth: Readonly<Record<string, number>> = { day: 22, week: 52 / 12, month: 1, year: 1 / 12 };

/** "9,000 litres a month at MX$13.50 less MX$6 leaves MX$67,500 a month": what is sold in a time, less what is paid for it. */
export function turnoverFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const { price, own, roles } = profile;
  const [moved, asked, cost] = [roles.volume.value, price.value, own.unitCost.value];
  const times = timesAMonth[moved?.per ?? ''];
  if (moved === null || asked === null || times === undefined || !isKnown(price)) return [];
  if (!isCurrency(asked.currency) || asked.per === null || !isSameThing(moved.noun, asked.per)) return [];
  const isPaidFor =
    cost !== null && isKnown(own.unitCost) && cost.currency === asked.currency && cost.value < asked.amount;
  const each = asked.amount - (isPaidFor ? cost.value : 0);
  const volume = writer.figure({
    ...countedFigure('volume', 'Sold in a time', moved, roles.volume.quote),
    noun: `${moved.noun ?? 'pieces'} a ${moved.per}`,
  });
  const paid = writer.figure(priceFigure(asked, price.quote));
  const bought = isPaidFor ? [writer.figure(unitCostFigure(cost, own.unitCost.quote))] : [];
  const left = writer.figure(
    moneyFigure(
      'turnover',
      isPaidFor ? 'Left in a month' : 'Taken in a month',
      Number((moved.value * times * each).toPrecision(3)),
      'money/month',
      asked.currency,
      isPaidFor ? 'sold in a month × (price − what one costs)' : 'sold in a month × price',
      [volume, paid, ...bought],
    ),
  );
  const text = isPaidFor
    ? `{{f:${volume}}} at {{f:${paid}}} less {{f:${bought[0]}}} leaves {{f:${left}}}, before wages and transport.`
    : `{{f:${volume}}} at {{f:${paid}}} is {{f:${left}}}.`;
  const statement = writer.say('now', `${text}${atAim(profile, left, moved.value * times * each, writer)}`);
  return [{ kind: 'now', label: findingLabels.now, likely: 1, statement }];
}

/** " 250 kitchens like your 43 would leave MX$392,000 a month." */
function atAim({ roles, own, price }: IdeaProfile, now: string, money: number, writer: Writer): string {
  const [aim, served] = [roles.aim.value, own.customersNow.value];
  if (aim === null || served === null || !isKnown(roles.aim) || !isKnown(own.customersNow)) return '';
  if (aim.value <= served.value || served.value <= 0) return '';
  const have = writer.figure({
    ...countedFigure('served-now', 'Whom you serve now', served, own.customersNow.quote),
    noun: served.noun ?? 'places',
  });
  const want = writer.figure({
    ...countedFigure('aim', 'How many you want', aim, roles.aim.quote),
    noun: aim.noun ?? 'places',
  });
  const sum = writer.figure(
    moneyFigure(
      'turnover-aim',
      'In a month, at your aim',
      Number(((money * aim.value) / served.value).toPrecision(2)),
      'money/month',
      price.value?.currency ?? '',
      'in a month now ÷ whom you serve now × how many you want',
      [now, have, want],
    ),
  );
  return ` {{f:${want}}} that give as much as your {{f:${have}}} would bring {{f:${sum}}}.`;
}

/** "kg" of "kg an hour" beside "bag": not the same thing, and not multiplied. */
export const isMeasure = (noun: string | null): boolean =>
  /^(?:kg|kilo|kilogram|gram|tonne|ton|litre|liter|gallon|metre|meter|mile|km)$/u.test(
    singularise(noun ?? ''),
  );
