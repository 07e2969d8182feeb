import { listWords, lowerFirst } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { bareName, firmName, sameName } from './names.ts';

const rivalry = ['swot-generator', 'score-your-idea', 'competitor-matrix', 'pitch-generator'] as const;

export const rivalRules = [
  rule({
    id: 'rival-holds',
    matter: 'rival',
    side: 'threat',
    serves: [...rivalry, 'market-size-estimator'],
    needs: ['incumbents', 'buyer'],
    excludes: ['rival-known'],
    impact: 4,
    likelihood: 0.7,
    say: ({ incumbents: [first, second], buyer }) => {
      if (first === undefined) return null;
      const name = firmName(first.name);
      return {
        label: `${name} sells ${first.sells}`,
        noun: name,
        clause: `${name} sells ${first.sells}`,
        says: [
          line(`${name} sells ${first.sells}, ${first.pricing}: ${buyer} will ask what it leaves open`),
          line(
            second === undefined
              ? `for ${first.sells}, ${buyer} think of ${name} first`
              : `${buyer} compare with ${name} (${first.sells}) and ${firmName(second.name)} (${second.sells})`,
          ),
          line(`${name} got there first with ${first.sells}; it charges ${first.pricing}`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-known',
    matter: 'rival',
    side: 'strength',
    serves: rivalry,
    needs: ['incumbents', 'namedRivals'],
    excludes: ['rival-holds', 'rival-missed'],
    impact: 2,
    likelihood: 0.8,
    say: ({ incumbents, namedRivals }) => {
      const known = incumbents.find(({ name }) => namedRivals.some((named) => sameName(named, name)));
      if (known === undefined) return null;
      const name = firmName(known.name);
      return {
        label: `you know ${name}`,
        noun: name,
        says: [
          line(`you name ${name}, which sells ${known.sells}: the right one to be held against`),
          line(`with ${name} you picked the rival that matters; it charges ${known.pricing}`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-missed',
    matter: 'rival',
    side: 'weakness',
    serves: rivalry,
    needs: ['incumbents', 'namedRivals'],
    when: ({ incumbents, namedRivals }) =>
      !incumbents.some(({ name }) => namedRivals.some((named) => sameName(named, name))),
    impact: 3,
    likelihood: 0.7,
    say: ({ incumbents: [first], namedRivals }) => {
      if (first === undefined) return null;
      const name = firmName(first.name);
      return {
        label: `${name} is not on your list`,
        noun: `the gap on your list of rivals`,
        says: [
          line(`you name ${listWords(namedRivals.slice(0, 2))} but not ${name}, known for ${first.sells}`),
          line(`your list of rivals leaves out ${name}: ${first.sells}, ${first.pricing}`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-owns-system',
    matter: 'rival',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'competitor-matrix'],
    needs: ['incumbents', 'systems'],
    impact: 4,
    likelihood: 0.7,
    say: ({ incumbents, systems }) => {
      const system = systems.find((one) => incumbents.some(({ name }) => sameName(name, one.name)));
      if (system === undefined) return null;
      const name = bareName(system.name);
      return {
        label: `${name} is rival and door at once`,
        noun: name,
        clause: `${name} ${system.does}, and sells against you too`,
        says: [
          line(`${name} ${system.does}, and it is a rival: expect the connection to cost money or to close`),
          line(`${name} ${system.does}: a rival decides how well you may connect`),
        ],
      };
    },
  }),
  rule({
    id: 'rivals-crowd',
    matter: 'rival',
    side: 'threat',
    serves: rivalry,
    needs: ['incumbents', 'niche'],
    when: ({ incumbents }) => incumbents.length >= 4,
    impact: 3,
    likelihood: 0.7,
    say: ({ incumbents, niche }) => {
      const names = listWords(incumbents.slice(1, 4).map(({ name }) => firmName(name)));
      const last = incumbents[2];
      return {
        label: `${names} live from ${niche.name}`,
        noun: names,
        isMany: true,
        clause: `${names} already live from ${niche.name}`,
        says: [
          line(
            last === undefined
              ? `${names} already live from ${niche.name}`
              : `${names} live from ${niche.name}; ${firmName(last.name)} alone brings ${last.sells}`,
          ),
          line(`behind the best known stand ${names}, all after ${niche.name}`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-charges-otherwise',
    matter: 'price',
    side: 'opportunity',
    serves: ['swot-generator', 'competitor-matrix', 'pitch-generator', 'landing-page-generator'],
    needs: ['incumbents', 'model'],
    when: ({ incumbents: [first], model }) =>
      first !== undefined && chargesBy[model] !== undefined && !chargesBy[model].test(first.pricing),
    excludes: ['rival-charges-alike'],
    impact: 3,
    likelihood: 0.6,
    say: ({ incumbents: [first], model }) => {
      if (first === undefined) return null;
      const name = firmName(first.name);
      return {
        label: `${name} charges another way`,
        noun: `the way ${name} charges`,
        clause: `${name} charges ${lowerFirst(first.pricing)}, you by ${modelNames[model]}`,
        says: [
          line(
            `${name} charges ${lowerFirst(first.pricing)}, you by ${modelNames[model]}: a difference buyers see at once`,
          ),
          line(
            `the bill itself differs: ${name} charges ${lowerFirst(first.pricing)}, you by ${modelNames[model]}`,
          ),
        ],
      };
    },
  }),
  rule({
    id: 'rival-charges-alike',
    matter: 'price',
    side: 'threat',
    serves: ['competitor-matrix', 'pitch-generator', 'score-your-idea'],
    needs: ['incumbents', 'model'],
    when: ({ incumbents, model }) =>
      chargesBy[model] !== undefined &&
      incumbents.filter(({ pricing }) => chargesBy[model]?.test(pricing)).length >= 2,
    impact: 2,
    likelihood: 0.7,
    say: ({ incumbents, model }) => {
      const alike = incumbents.filter(({ pricing }) => chargesBy[model]?.test(pricing)).slice(0, 2);
      const names = listWords(alike.map(({ name }) => firmName(name)));
      return {
        label: `${names} charge the same way`,
        noun: names,
        isMany: true,
        clause: `${names} charge the same way`,
        says: [
          line(`${names} charge by ${modelNames[model]} as well: the comparison will be about the number`),
          line(`same kind of bill as ${names}; only the amount and the result set you apart`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-leaves-pain',
    matter: 'rival',
    side: 'opportunity',
    serves: ['competitor-matrix', 'pitch-generator', 'landing-page-generator', 'swot-generator'],
    needs: ['incumbents', 'pains'],
    impact: 4,
    likelihood: 0.5,
    say: ({ incumbents: [, second, third], pains }, _told, voice) => {
      const rival = third ?? second;
      const pain = pains.toSorted((a, b) => voice.shares(b) - voice.shares(a))[0];
      if (rival === undefined || pain === undefined) return null;
      const name = firmName(rival.name);
      return {
        label: `${name} does not end the pain`,
        noun: 'that pain',
        clause: `with ${name} in place, ${pain}`,
        nearness: voice.shares(pain) > 0 ? 1.2 : 0.8,
        says: [
          line(`${name} brings ${rival.sells}, and still ${pain}`),
          line(`even where ${name} is in use, ${pain}`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-could-copy',
    matter: 'rival',
    side: 'threat',
    serves: ['score-your-idea', 'competitor-matrix', 'pitch-generator'],
    needs: ['incumbents', 'next'],
    impact: 4,
    likelihood: 0.5,
    say: ({ incumbents, next: [job] }) => {
      const rival = incumbents.at(-1);
      if (rival === undefined || job === undefined) return null;
      const name = firmName(rival.name);
      return {
        label: `${name} stands one step away`,
        noun: name,
        clause: `${name} stands one step away with ${rival.sells}`,
        says: [
          line(`${name}, with ${rival.sells}, is one step from you and one from ${job}`),
          line(`from ${rival.sells} to your product is a short way for ${name}; ${job} lies beside it`),
        ],
      };
    },
  }),
  rule({
    id: 'rival-slide',
    matter: 'rival',
    side: 'threat',
    serves: ['pitch-generator', 'competitor-matrix'],
    needs: ['incumbents'],
    impact: 3,
    likelihood: 0.8,
    say: ({ incumbents }) => {
      const names = incumbents.slice(0, 3).map(({ name }) => firmName(name));
      const [first] = incumbents;
      if (first === undefined || names.length < 2) return null;
      return {
        label: 'who is on the map already',
        noun: 'the map of rivals',
        clause: `the map holds ${listWords(names)}`,
        says: [
          line(`investors know the names: ${listWords(names)}`),
          line(`on the map stand ${listWords(names)}; ${names[0]} sells ${first.sells}`),
        ],
      };
    },
  }),
];

const chargesBy: Readonly<Record<string, RegExp | undefined>> = {
  subscription: /month|year|subscription|seat|annual/iu,
  'transaction-fee': /fee|percent|commission|per (?:order|transaction|booking|sale)|share|cut|take/iu,
  marketplace: /fee|commission|percent|take|share|cut/iu,
  usage: /usage|per (?:call|use|request|minute|message|gb|kwh)|metered|consumption/iu,
  'product-sale': /price|per (?:unit|piece|box|bottle|item)|one-off|purchase/iu,
  services: /project|hour|retainer|day|quote/iu,
  licence: /licence|license|annual/iu,
};

const modelNames: Readonly<Record<string, string>> = {
  subscription: 'subscription',
  'transaction-fee': 'a fee on each sale',
  marketplace: 'a share of each deal',
  usage: 'use',
  ads: 'advertising',
  'product-sale': 'the piece',
  services: 'the job',
  licence: 'licence',
  hardware: 'the device',
  freemium: 'a free start',
};
