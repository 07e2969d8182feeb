import { capitalise, isPlural, lowerFirst, pluralise, withArticle } from '../../wording/index.ts';
import { said } from '../case.ts';
import {
  buyersSource,
  factSource,
  fieldSource,
  onlineSource,
  placeSource,
  priceLevelSource,
} from '../sources.ts';
import type { SwotRule } from './rule.ts';

const people =
  /\b(?:patient|client|customer|guest|tenant|pupil|student|child|baby|mother|family|player|photo|voice|message|passport|payslip|applicant|volunteer|member|resident|dementia|therap|health|medic)/iu;
const pays =
  /\b(?:wallet|paid over|a session|a month|deposit|subscri|cash\b|instal|tickets?|donat|per car|a week)/iu;
/** Below this share of the American level a price list from there does not travel. */
const cheap = 0.6;

/** What surrounds the company, whoever founded it. */
export const surroundingRules: readonly SwotRule[] = [
  {
    id: 'by-hand-today',
    box: 'opportunities',
    group: 'by-hand',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('byHand');
      if (sign === null) return null;
      return {
        label: `only ${asWork(sign.quote)} to replace`,
        topic: 'workaround',
        says: [
          `${capitalise(one.who)} still do it ${asWay(sign.quote)}: no supplier has to be thrown out to let you in.`,
          `For ${one.who} you replace ${asWork(sign.quote)}, which nobody defends with a contract.`,
        ],
        noun: asWork(sign.quote),
        clause: `${one.who} still do it ${asWay(sign.quote)}`,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'buyers-counted',
    box: 'opportunities',
    group: 'size',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => {
      const { buyers, place } = one.basis;
      if (buyers === null || place === null) return null;
      const cite = one.cite(buyersSource(buyers));
      const count = one.figure({
        id: 'buyers',
        label: buyers.label,
        value: buyers.value,
        unit: 'count',
        noun: nounOf(buyers.label),
        period: String(buyers.year),
        provenance: { kind: 'sourced', sources: [`buyers-${buyers.id}`] },
      });
      const publisher = publisherOf(buyers.publisher);
      return {
        label: 'buyers somebody has counted',
        topic: 'buyers',
        says: [
          `${publisher} counts ${count} in ${place.inName}: a list you can buy, sort and call.`,
          `There are ${count} in ${place.inName}, says ${publisher}: a small part of them is a company.`,
        ],
        noun: count,
        clause: `${publisher} counts ${count}`,
        isMany: true,
        evidence: [cite],
        specificity: 1.1,
        ...(buyers.confidence === 'low' ? { confidence: 0.5 } : {}),
      };
    },
  },
  {
    id: 'published',
    box: 'opportunities',
    group: 'none',
    impact: 2,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const { field, place, buyers } = one.basis;
      const fact = field?.facts.find(
        ({ region, kind, unit }) =>
          region === place?.code &&
          (kind === 'spend' || kind === 'price' || kind === 'revenue') &&
          /^[A-Z]{3}/u.test(unit),
      );
      if (field === null || place === null || fact === undefined || buyers !== null) return null;
      const cite = one.cite(factSource(fact));
      const value = one.figure({
        id: 'published',
        label: fact.what,
        value: fact.value,
        unit: fact.unit.endsWith('/year') ? 'money/year' : 'money',
        currency: fact.unit.slice(0, 3),
        period: String(fact.year),
        provenance: { kind: 'sourced', sources: [`fact-${fact.id}`] },
      });
      const what = lowerFirst(fact.what.replace(/\s*\([^)]*\)/gu, ''));
      const publisher = publisherOf(fact.publisher);
      return {
        label: `money already spent: ${what}`,
        topic: 'published',
        says: [
          `${publisher} puts ${what} in ${place.inName} at ${value}: money moves here already.`,
          `${capitalise(what)} in ${place.inName}: ${value}, by ${publisher}; ${one.thing} asks for a sliver of it.`,
        ],
        noun: value,
        isFiller: true,
        clause: `${publisher} puts ${what} in ${place.inName} at ${value}`,
        evidence: [cite],
      };
    },
  },
  {
    id: 'channel',
    box: 'opportunities',
    group: 'channel',
    impact: 3,
    likelihood: 0.5,
    confidence: 0.6,
    find: (one) => {
      const { field } = one.basis;
      const channel =
        field?.channels.find((name) => !/paid|ads\b|SEO|search|social/iu.test(name)) ?? field?.channels[0];
      if (field === null || !field.isSure || channel === undefined) return null;
      const name = lowerFirst(channel.replace(/\s*\([^)]*\)/gu, ''));
      return {
        label: `${name} as a way in`,
        topic: 'channel',
        says: [
          `${capitalise(name)}: in this field that is how newcomers reach ${one.who} without a sales force.`,
          `Others in this field come to ${one.who} through ${name}; one month would show whether ${one.thing} can.`,
        ],
        noun: name,
        clause: `others in this field reach ${one.who} through ${name}`,
        evidence: [one.cite(fieldSource(field, 'channel'))],
      };
    },
  },
  {
    id: 'rail',
    box: 'opportunities',
    group: 'none',
    impact: 2,
    likelihood: 0.8,
    confidence: 0.6,
    find: (one) => {
      const { place } = one.basis;
      const text = one.input.idea ?? '';
      if (place?.rail == null || !pays.test(text)) return null;
      return {
        label: `${place.rail} for small payments`,
        topic: 'rail',
        says: text.includes(place.rail)
          ? [
              `${capitalise(place.rail)}, which you already count on, carries small sums from ${one.who} at little cost.`,
            ]
          : [
              `${capitalise(place.rail)} can collect small sums in ${place.inName} without a card on file.`,
              `In ${place.inName}, ${one.who} pay by ${place.rail}: asking for the money need not cost you a sale.`,
            ],
        noun: place.rail,
        clause: `${place.rail} can collect small sums in ${place.inName} without a card`,
        evidence: [one.cite(placeSource(place))],
      };
    },
  },
  {
    id: 'chat',
    box: 'opportunities',
    group: 'none',
    impact: 2,
    likelihood: 0.8,
    confidence: 0.6,
    find: (one) => {
      const { place } = one.basis;
      const text = one.input.idea ?? '';
      if (
        place?.chat !== 'WhatsApp' ||
        !/\bWhatsApp|\bchat|\btexts?\b|\btext-|\bmessages?\b|\bby phone|\bover the phone/iu.test(text)
      )
        return null;
      return {
        label: `WhatsApp on every phone in ${place.inName}`,
        topic: 'chat',
        says: [
          `People in ${place.inName} write to businesses on WhatsApp: ${one.who} can start without installing anything.`,
          `WhatsApp is where people in ${place.inName} already answer, so a first version for ${one.who} needs no app.`,
        ],
        noun: 'WhatsApp',
        clause: `people in ${place.inName} write to businesses on WhatsApp`,
        evidence: [one.cite(placeSource(place))],
      };
    },
  },
  {
    id: 'online',
    box: 'opportunities',
    group: 'none',
    impact: 2,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const { place, segment } = one.basis;
      if (place?.internetUsers == null || segment?.id !== 'consumer' || one.basis.buyers !== null)
        return null;
      const cite = one.cite(onlineSource(place));
      const users = one.figure({
        id: 'online',
        label: `Internet users in ${place.inName}`,
        value: place.internetUsers,
        unit: 'count',
        noun: 'people',
        provenance: { kind: 'sourced', sources: ['people-online'] },
      });
      return {
        label: `people online in ${place.inName}`,
        topic: 'online',
        says: [
          `${users} in ${place.inName} are online, so ${one.who} can be found and served by phone.`,
          `DataReportal counts ${users} online in ${place.inName}: ${one.who} among them need no shop to find you.`,
        ],
        noun: users,
        isFiller: true,
        clause: `${users} in ${place.inName} are online`,
        isMany: true,
        evidence: [cite],
      };
    },
  },
  {
    id: 'price-level',
    box: 'threats',
    group: 'level',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.6,
    find: (one) => {
      const { place } = one.basis;
      if (place?.priceIndex == null || place.priceIndex[1] >= cheap) return null;
      const [low, high] = place.priceIndex;
      const cite = one.cite(priceLevelSource(place));
      const level = one.figure({
        id: 'price-level',
        label: `Prices in ${place.inName} against the United States`,
        value: null,
        unit: 'share',
        range: { low, high, means: 'our span for the place' },
        provenance: { kind: 'sourced', sources: ['price-level'] },
      });
      return {
        label: `the price level of ${place.inName}`,
        topic: 'price-level',
        says: [
          `Prices in ${place.inName} run at ${level} of American ones, and ${one.who} compare with what is sold there.`,
          `For ${one.thing}, expect ${level} of an American price in ${place.inName}, in whatever money your own bills come.`,
        ],
        noun: level,
        clause: `prices in ${place.inName} run at ${level} of American ones`,
        evidence: [cite],
        specificity: 1.1,
      };
    },
  },
  {
    id: 'privacy',
    box: 'threats',
    group: 'law',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.6,
    find: (one) => {
      const { place, field } = one.basis;
      const what = people.exec(one.input.idea ?? '')?.[0];
      const isCovered =
        field?.notes.some(
          ({ kind, of }) => kind === 'rule' && /GDPR|HIPAA|FERPA|COPPA|CCPA|DPDP|privacy/iu.test(of),
        ) ?? false;
      if (place?.privacy == null || what === undefined || isCovered) return null;
      return {
        label: `privacy law in ${place.inName}`,
        topic: 'privacy',
        says: [
          `What you store about people falls under ${place.privacy}: ${one.who} will ask where it lies.`,
          `In ${place.inName} personal data stands under ${place.privacy}: ${one.who} will ask what you keep.`,
        ],
        noun: place.privacy,
        clause: `personal data in ${place.inName} falls under ${place.privacy}`,
        evidence: [one.cite(placeSource(place))],
      };
    },
  },
];

const isWay = /^(?:on|by|with|in|over) /iu;

/** "by phone", "with “a paper list”": how it is done today. */
function asWay(quote: string): string {
  if (isWay.test(quote)) return withNames(quote);
  if (/^copy /iu.test(quote)) return 'by copying';
  return `with ${isPlural(quote) || /work$/u.test(quote) ? withNames(quote) : withArticle(withNames(quote))}`;
}

/** The same as a thing that can be taken over: "the work by phone", "the paper list". */
function asWork(quote: string): string {
  if (isWay.test(quote)) return `the work ${withNames(quote)}`;
  if (/^copy /iu.test(quote)) return 'the copying';
  return `the ${withNames(quote)}`;
}

function withNames(quote: string): string {
  return quote.toLowerCase().replace('excel', 'Excel').replace('whatsapp', 'WhatsApp');
}

/** "BLS QCEW annual averages, private" → "BLS QCEW". */
function publisherOf(publisher: string): string {
  return publisher.replace(/\s*[(,;].*$/u, '').replace(/ annual averages$/u, '');
}

/** "Dental offices (621210)" → "dental offices". */
function nounOf(label: string): string {
  return pluralise(lowerFirst(label.replace(/\s*\([^)]*\)|,.*$|:.*$/gu, '').trim()));
}
