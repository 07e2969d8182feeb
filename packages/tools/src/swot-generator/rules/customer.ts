import { capitalise, flatText, lowerFirst, sentencesOf, shortQuote } from '../../wording/index.ts';
import { said } from '../case.ts';
import { isName, shortName } from '../rivals.ts';
import { companySource } from '../sources.ts';
import { findText } from '../texts.ts';
import { quoted, type SwotRule } from './rule.ts';

/** They use it at work and hold no budget. */
const staff =
  /\b(?:teachers|nurses|dispatchers|(?:site|shift|store|office|plant|project) managers|registrars|receptionists|drivers|waiters|operators|clerks|volunteers|front desks|caregivers|carers|recruiters|coaches)\b/iu;
const placeWords =
  /\b(?:in|on|from|across|around) ((?:northern |southern |rural )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)/gu;
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|WhatsApp|Telegram|YouTube|TikTok|Etsy|eBay|Easter|Diwali|English|German|French|Portuguese|Spanish|Hindi|Arabic|Excel|Instagram|Facebook|Google|Amazon|Shopify|Open|Banner|Slack|Christmas|Ramadan|The|We|Our|Take|Put)\b/u;

const countries =
  /^(?:the )?(?:India|Kenya|Brazil|Mexico|Germany|France|Nigeria|Indonesia|Poland|Netherlands|Singapore|Portugal|Spain|Italy|Canada|Australia|America|Britain|England|Europe|Africa|Asia|Japan|China|United States|United Kingdom)$/u;

/** A whole country is no place where one can knock on doors. */
function isCountry(name: string, place: string | undefined): boolean {
  return countries.test(name) || name === place;
}

/** "Sell it through pharmacies in Germany". */
const shelf =
  /\bthrough ((?:pharmacies|dealers|vets|schools|co-?ops|brokers|agents|clinics|shops|gyms|churches|distributors)(?: in \p{Lu}\p{L}+)?)/u;

/** "An API that …", "We rent …": what is made, not what goes wrong. */
const offers = /^(?:an?|our|we|the|i)\s/iu;

export const customerRules: readonly SwotRule[] = [
  {
    id: 'one-place',
    box: 'strengths',
    group: 'spot',
    impact: 2,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      if (!one.isNamed) return null;
      const text = findText(one.input, 'idea')?.text ?? '';
      const match = [...text.matchAll(placeWords)].find(([, name = '']) => !notPlaces.test(name));
      const where = match?.[0];
      const name = match?.[1] ?? '';
      if (where === undefined || one.who.includes(name) || isCountry(name, one.basis.place?.inName))
        return null;
      return {
        label: `one place to start, ${name}`,
        topic: 'place',
        // People cannot be listed by name as shops can.
        ...(one.basis.segment?.id === 'consumer' ? { group: 'none' as const } : {}),
        says:
          one.basis.segment?.id === 'consumer'
            ? [
                `You start ${where}: one place to be known in before you spend on a second.`,
                `By starting ${where}, you can let ${one.who} tell each other before you pay for adverts.`,
              ]
            : [
                `You start ${where}: the first ${one.who} can be listed by name and called one by one.`,
                `${capitalise(one.who)} ${where} are few enough to know each other, so a good first case travels.`,
              ],
        noun: `the ${one.who} ${where}`,
        isMany: true,
        evidence: [said('idea', where)],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'narrow',
    box: 'strengths',
    group: 'spot',
    impact: 2,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const text = findText(one.input, 'customer');
      if (text === null || !one.isNamed || text.text.split(' ').length < 4) return null;
      return {
        label: 'a narrow first customer',
        topic: 'place',
        says: [
          `You sell to ${quoted(shortQuote(text.text, 10))}: narrow enough that one good case convinces the next.`,
          `${quoted(capitalise(shortQuote(text.text, 10)))}: a buyer this narrow can be described, listed and called.`,
        ],
        noun: `the ${one.who}`,
        isMany: true,
        evidence: [said('customer', text.text)],
      };
    },
  },
  {
    id: 'user-not-payer',
    box: 'weaknesses',
    group: 'unnamed',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      if (!one.isNamed || !staff.test(one.who)) return null;
      return {
        label: `${one.who} use it, others pay`,
        topic: 'payer',
        says: [
          `${capitalise(one.who)} would use it, but somebody above them pays: both must say yes.`,
          `The pain sits with ${one.who}, the budget does not; whoever holds it is not in your text.`,
        ],
        noun: `whoever pays for ${one.who}`,
        evidence: [one.whoSaid],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'everybody',
    box: 'weaknesses',
    group: 'unnamed',
    impact: 4,
    likelihood: 0.9,
    confidence: 0.8,
    find: (one) => {
      const sign = one.sign('everybody');
      if (sign === null) return null;
      return {
        label: 'a customer called everybody',
        topic: 'payer',
        says: [
          `${capitalise(quoted(sign.quote))} is nobody you can call on Monday.`,
          `${capitalise(quoted(sign.quote))}: a first customer needs a street and a name.`,
        ],
        noun: 'one narrow first customer',
        evidence: [said(sign.field, sign.quote)],
      };
    },
  },
  {
    id: 'payer-untold',
    box: 'weaknesses',
    group: 'unnamed',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.5,
    find: (one) => {
      if (one.isNamed) return null;
      const phrase = one.reading.phrases[0];
      if (phrase === undefined) return null;
      const thing = one.thing === 'your product' ? quoted(lowerFirst(phrase)) : one.thing;
      return {
        label: `who pays for ${thing}`,
        topic: 'payer',
        isQuestion: true,
        says: [
          `Who pays for ${thing}: whose name stands on the invoice?`,
          `Whose budget would ${thing} come out of?`,
        ],
        noun: 'the one who pays',
        evidence: [said('idea', phrase)],
      };
    },
  },
  {
    id: 'route',
    box: 'strengths',
    group: 'route',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const text = findText(one.input, 'channel');
      if (text === null || !/\p{L}{3}/u.test(text.text)) return null;
      const words = quoted(lowerFirst(shortQuote(text.text, 8)));
      return {
        label: 'a named way to customers',
        topic: 'route',
        says: [
          `The way to ${one.who} has a name, ${words}, so what it costs can be counted.`,
          `You name the road to ${one.who}: ${words}. One month on it will show whether it carries.`,
        ],
        noun: words,
        evidence: [said('channel', text.text)],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'route-told',
    box: 'strengths',
    group: 'route',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.7,
    find: (one) => {
      if (one.input.channel !== undefined) return null;
      const text = findText(one.input, 'idea')?.text ?? '';
      const match = shelf.exec(text);
      const name = match?.[1];
      if (match === null || name === undefined) return null;
      return {
        label: `a named way to customers, ${name}`,
        topic: 'route',
        says: [
          `You already know the shelf: ${name}. One owner who says yes is a first test.`,
          `${capitalise(name)} stand between you and ${one.who}, and they can be visited this week.`,
        ],
        noun: name,
        isMany: true,
        evidence: [said('idea', match[0])],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'route-untold',
    box: 'weaknesses',
    group: 'unrouted',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.5,
    find: (one) => {
      const text = findText(one.input, 'idea')?.text ?? '';
      if (one.input.channel !== undefined || shelf.test(text)) return null;
      return {
        label: `how ${one.who} find you`,
        topic: 'route',
        isQuestion: true,
        says: [
          `How will the first ten ${one.who} hear of it, without you calling each one?`,
          `Where do ${one.who} already look, ask or meet, so that they come across it?`,
          `Who already speaks to ${one.who} each week and could carry it to them?`,
        ],
        noun: `a way to ${one.who}`,
        evidence: [one.whoSaid],
      };
    },
  },
  {
    id: 'edge-untold',
    box: 'weaknesses',
    group: 'alike',
    impact: 4,
    likelihood: 0.6,
    confidence: 0.5,
    find: (one) => {
      const told = one.input.edge !== undefined || one.sign('quick') !== null || one.sign('inside') !== null;
      const { field } = one.basis;
      const named = one.input.rivals?.find((name) => isName(shortName(name)));
      const rival = named ?? field?.companies.find(({ shared }) => shared > 0)?.name;
      if (told || rival === undefined || one.sign('language') !== null) return null;
      const name = shortName(rival);
      return {
        label: `what ${name} could not copy`,
        topic: 'edge',
        isQuestion: true,
        says: [
          `What would ${one.aOne} get from you that ${name} could not add within a year?`,
          `Why would ${one.aOne} choose you on the day ${name} offers the same?`,
        ],
        noun: `something ${name} does not do`,
        evidence: [
          one.whoSaid,
          ...(named === undefined
            ? field === null
              ? []
              : [one.cite(companySource(field))]
            : [said('rivals', flatText(named))]),
        ],
        specificity: 1.1,
      };
    },
  },
  {
    id: 'who-named',
    box: 'strengths',
    group: 'spot',
    impact: 2,
    likelihood: 0.6,
    confidence: 0.6,
    find: (one) => {
      const [matter] = one.reading.phrases;
      if (!one.isNamed && matter === undefined) return null;
      const thing = one.thing === 'your product' ? `“${lowerFirst(flatText(matter ?? ''))}”` : one.thing;
      return {
        label: one.isNamed ? `it is for ${one.who}, not for everybody` : `one matter: ${thing}`,
        topic: 'who-named',
        says: one.isNamed
          ? [
              `It is for ${one.who} and not for everybody: they can be listed and called.`,
              `You say whom it is for, ${one.who}: the first ones can be written down by name.`,
            ]
          : [`You stay with one matter, ${thing}, and promise no platform for everything.`],
        // What follows from it visits them, calls them and makes them content.
        noun: one.isNamed ? `the ${one.who} you name` : `the first ${one.who}`,
        evidence: [one.whoSaid, ...(matter === undefined ? [] : [said('idea', matter)])],
        isFiller: true as const,
        specificity: 0.8,
      };
    },
  },
  {
    id: 'problem-goes-on',
    box: 'opportunities',
    group: 'demand',
    impact: 2,
    likelihood: 0.6,
    confidence: 0.5,
    find: (one) => {
      // Founders begin with what goes wrong.
      const [opening = ''] = sentencesOf(flatText(one.input.idea ?? ''));
      const words = shortQuote(
        flatText(one.reading.problem?.value ?? one.reading.today?.value ?? opening).replace(
          /(?<![.!?])[.!?]+$/u,
          '',
        ),
        12,
      );
      if (words === '') return null;
      // Or with what they make: that does not go on today.
      if (one.reading.problem === null && one.reading.today === null && offers.test(words))
        return {
          label: `nobody we know offers ${one.who} this`,
          topic: 'problem-goes-on',
          says: [
            `We hold nobody who offers ${one.who} this: ${quoted(words)}. Ask them who does.`,
            `Of whoever else offers ${one.who} this, our notes know nothing: ${quoted(words)}.`,
          ],
          noun: 'the empty place',
          clause: `we hold nobody who offers ${one.who} this`,
          evidence: [said('idea', words)],
          isFiller: true,
          specificity: 0.9,
        };
      return {
        label: `${quoted(words)} goes on`,
        topic: 'problem-goes-on',
        says: [
          `${quoted(words)}: as long as that goes on, whoever ends it can send a bill.`,
          `It goes on until somebody ends it: ${quoted(words)}.`,
        ],
        noun: 'what goes on today',
        clause: `${quoted(words)} goes on today`,
        evidence: [said('idea', words)],
        isFiller: true,
        specificity: 0.9,
      };
    },
  },
  {
    id: 'stay-put',
    box: 'threats',
    group: 'slow',
    impact: 2,
    likelihood: 0.6,
    confidence: 0.5,
    find: (one) => ({
      label: `${one.who} can leave it as it is`,
      topic: 'stay-put',
      says: [
        `${capitalise(one.who)} can leave everything as it is: nothing you write sets them a date.`,
        `No date forces ${one.who} to choose this year, and putting it off costs them nothing new.`,
      ],
      noun: 'the wish to wait',
      clause: `${one.who} can leave everything as it is`,
      evidence: [one.whoSaid],
      isFiller: true,
      specificity: 0.8,
    }),
  },
];
