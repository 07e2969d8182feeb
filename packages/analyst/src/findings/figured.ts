import type { Figure, Unit } from '@slipway/core';
import { fromSource, type Writer } from '@slipway/report';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, type Findings, findingLabels } from './finding.ts';
import { fitsPrice } from './fits-price.ts';
import { sayRow } from './say-row.ts';
import { noteSource, priceSource } from './sources.ts';
import { shownPrices } from './usual-prices.ts';
import { sentence } from './words.ts';

/** Weeks from which a sale is slow: half a year. */
const slowWeeks = 26;
const weeksAMonth = 4.35;
/** Rows about a niche as a whole are as likely as the niche is near: they are only made when it is. */
const ofNiche = 0.6;

export function priceFindings(profile: IdeaProfile, notes: IdeaNotes, writer: Writer): readonly Finding[] {
  return shownPrices(profile, notes).map((price) => {
    const source = writer.cite(priceSource(price, notes));
    const period = /\bmonth$/u.test(price.per) ? 'month' : /\byear$/u.test(price.per) ? 'year' : null;
    const unit =
      period === null ? price.per : price.per.replace(/ an? (?:month|year)$|^(?:month|year)$/u, '');
    const figure = writer.figure(
      span(
        `price:${price.id}`,
        price.what,
        [price.low, price.high],
        period === null ? 'money' : `money/${period}`,
        source,
        price.currency,
      ),
    );
    return {
      kind: 'prices' as const,
      label: findingLabels.prices,
      likely: price.likely,
      statement: writer.say(
        `prices:${price.id}`,
        sayRow(price, `${price.what}: {{f:${figure}}}${unit === '' ? '' : ` per ${unit}`}`, notes),
        fromSource(source),
      ),
    };
  });
}

export function economicsFindings(
  profile: IdeaProfile,
  notes: IdeaNotes,
  writer: Writer,
): readonly Finding[] {
  const { economics } = notes;
  if (economics === null || !fitsPrice(profile, economics)) return [];
  const id = `${economics.niche}#economics`;
  const source = writer.cite(
    noteSource(id, 'what a customer costs, how many leave, and what is left', economics.niche, notes),
  );
  const cac = writer.figure(
    span(`${id}:cac`, 'Cost to win a customer', economics.cac, 'money', source, economics.cacCurrency),
  );
  const churn = writer.figure(
    span(`${id}:churn`, 'Customers lost a month', economics.churnMonthly, 'share/month', source),
  );
  return [
    {
      kind: 'keep',
      label: findingLabels.keep,
      likely: ofNiche,
      statement: writer.say(
        'keep',
        `Winning one costs {{f:${cac}}}, and {{f:${churn}}} leave.`,
        fromSource(source),
      ),
    },
  ];
}

/** Who signs, how long a sale takes, and whether that is slow. */
export function saleFindings(notes: IdeaNotes, writer: Writer): Pick<Findings, 'signs' | 'sale' | 'slow'> {
  const { signs, cycle } = notes;
  const signed: Finding[] = [];
  if (signs !== null) {
    const id = `${signs.niche}#signs`;
    const isSame = signs.buyer === signs.user;
    const text = isSame ? `${signs.buyer} use it and sign.` : `${signs.user} use it; ${signs.buyer} sign.`;
    const source = writer.cite(noteSource(id, text, signs.niche, notes));
    signed.push({
      kind: 'signs',
      label: findingLabels.signs,
      likely: ofNiche,
      statement: writer.say('signs', sentence(text), fromSource(source)),
    });
  }
  if (cycle === null) return { signs: signed, sale: [], slow: [] };
  const id = `${cycle.niche}#cycle`;
  const source = writer.cite(noteSource(id, cycle.says, cycle.niche, notes));
  const isLong = cycle.weeks[1] >= 2 * weeksAMonth;
  const figure = writer.figure(
    isLong
      ? span(id, 'Length of a sale', toMonths(cycle.weeks), 'months', source)
      : { ...span(id, 'Length of a sale', cycle.weeks, 'count', source), noun: 'weeks' },
  );
  const say = (kind: 'sale' | 'slow'): Finding => ({
    kind,
    label: findingLabels[kind],
    likely: ofNiche,
    statement: writer.say(kind, `Sales take {{f:${figure}}}: ${cycle.says}.`, fromSource(source)),
  });
  const isSlow = (cycle.weeks[0] + cycle.weeks[1]) / 2 >= slowWeeks;
  return { signs: signed, sale: [say('sale')], slow: isSlow ? [say('slow')] : [] };
}

const toMonths = ([low, high]: readonly [number, number]) =>
  [Math.max(1, Math.round(low / weeksAMonth)), Math.round(high / weeksAMonth)] as const;

function span(
  id: string,
  label: string,
  [low, high]: readonly [number, number],
  unit: Unit,
  source: string,
  currency?: string,
): Figure {
  return {
    id,
    label,
    value: low === high ? low : null,
    unit,
    ...(currency === undefined ? {} : { currency }),
    range: { low, high, means: 'what is usual, by our notes' },
    provenance: { kind: 'sourced', sources: [source] },
  };
}
