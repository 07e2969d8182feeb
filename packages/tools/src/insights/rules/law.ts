import { listWords, lowerFirst } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { lawName } from './names.ts';

const licence = /licen[cs]|permit|register|registration|certif|authori[sz]|approv/iu;
const data = /GDPR|HIPAA|DPDP|CCPA|privacy|PECR|FERPA|COPPA/iu;

export const lawRules = [
  rule({
    id: 'law-here',
    matter: 'rule',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator', 'market-size-estimator'],
    needs: ['rules', 'place'],
    impact: 4,
    likelihood: 0.7,
    say: ({ rules, place }, _told, voice) => {
      const first = rules.toSorted((a, b) => voice.shares(b.says) - voice.shares(a.says))[0];
      return first === undefined
        ? null
        : {
            label: first.name,
            noun: first.name,
            clause: first.says,
            says: [
              line(`${first.says} (${lawName(first.name)})`),
              line(`${lawName(first.name)} in ${place.inName}: ${first.says}`),
              line(`the frame here is ${lawName(first.name)}; ${first.says}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-second',
    matter: 'rule',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['rules', 'place', 'user'],
    when: ({ rules }) => rules.length >= 2,
    impact: 3,
    likelihood: 0.6,
    say: ({ rules, user }, _told, voice) => {
      const second = rules.toSorted((a, b) => voice.shares(b.says) - voice.shares(a.says))[1];
      return second === undefined
        ? null
        : {
            label: second.name,
            noun: second.name,
            clause: second.says,
            says: [
              line(`there is ${lawName(second.name)} as well: ${second.says}`),
              line(`${user} also answer to ${lawName(second.name)}; ${second.says}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-spoken',
    matter: 'rule',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['rules'],
    when: ({ rules }, _told, voice) => rules.some(({ name }) => voice.names(name)),
    excludes: ['law-unspoken'],
    impact: 3,
    likelihood: 0.8,
    say: ({ rules }, _told, voice) => {
      const found = rules.find(({ name }) => voice.names(name));
      return found === undefined
        ? null
        : {
            label: `you know ${found.name}`,
            noun: found.name,
            says: [
              line(`you have ${lawName(found.name)} in mind, and that is right: ${found.says}`),
              line(`with ${lawName(found.name)} in your plan you are right; ${found.says}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-unspoken',
    matter: 'rule',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['rules', 'place'],
    unless: ({ rules }, _told, voice) => rules.some(({ name }) => voice.names(name)),
    impact: 3,
    likelihood: 0.5,
    say: ({ rules: [first] }) =>
      first === undefined || !licence.test(first.says)
        ? null
        : {
            label: `${first.name} is not in your plan`,
            noun: `the open point ${first.name}`,
            says: [
              line(`your text is silent on ${lawName(first.name)}, although ${first.says}`),
              line(`who deals with ${lawName(first.name)}? ${first.says}`),
            ],
          },
  }),
  rule({
    id: 'law-where',
    matter: 'rule',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['rulesElsewhere', 'niche'],
    impact: 2,
    likelihood: 0.7,
    unless: (_given, { place }) => place !== null,
    say: ({ rulesElsewhere, niche }) => {
      const [first, second] = rulesElsewhere.filter(
        ({ region }, at, all) => all.findIndex((one) => one.region === region) === at,
      );
      return first === undefined || second === undefined
        ? null
        : {
            label: 'where you sell decides the rules',
            noun: 'the open question of place',
            says: [
              line(`you do not say where: ${placed(first)}, while ${placed(second)}`),
              line(`for ${niche.name} the place decides; ${placed(first)}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-helps',
    matter: 'rule',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'landing-page-generator'],
    needs: ['rules', 'buyer', 'place'],
    when: ({ rules }, _told, voice) =>
      rules.some(({ says }) => demands.test(says) && voice.shares(says) >= 1),
    impact: 4,
    likelihood: 0.5,
    say: ({ rules, buyer }, _told, voice) => {
      const found = rules.find(({ says }) => demands.test(says) && voice.shares(says) >= 1);
      return found === undefined
        ? null
        : {
            label: `${found.name} does part of the selling`,
            noun: found.name,
            clause: found.says,
            says: [
              line(
                `${found.says}: take that off the hands of ${buyer}, and the duty sells for you (${found.name})`,
              ),
              line(`a duty is a budget: ${found.says}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-fine',
    matter: 'rule',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['limit'],
    impact: 3,
    likelihood: 0.6,
    say: ({ limit }) => ({
      label: lowerFirst(limit.fact.what),
      noun: 'that limit',
      clause: limit.clause,
      says: [line(limit.clause), line(`a number to know before the first contract: ${limit.clause}`)],
    }),
  }),
  rule({
    id: 'law-fine-and-rule',
    matter: 'rule',
    side: 'threat',
    serves: ['score-your-idea', 'pitch-generator'],
    needs: ['limit', 'rules', 'place'],
    impact: 3,
    likelihood: 0.6,
    say: ({ limit, rules: [first] }) =>
      first === undefined
        ? null
        : {
            label: `${first.name} has teeth`,
            noun: first.name,
            clause: first.says,
            says: [
              line(`${first.says}; ${limit.clause}`),
              line(`${limit.clause}: read ${lawName(first.name)} with that in mind`),
            ],
          },
  }),
  rule({
    id: 'law-data',
    matter: 'rule',
    side: 'threat',
    serves: ['landing-page-generator', 'brand-analyzer', 'competitor-matrix'],
    needs: ['rules', 'user'],
    when: ({ rules }) => rules.some(({ name }) => data.test(name)),
    impact: 3,
    likelihood: 0.6,
    say: ({ rules, user }) => {
      const found = rules.find(({ name }) => data.test(name));
      return found === undefined
        ? null
        : {
            label: `${found.name} on the page`,
            noun: found.name,
            clause: found.says,
            says: [
              line(`answer ${lawName(found.name)} on the page itself: ${found.says}`),
              line(`${user} look for a sentence on ${lawName(found.name)}; ${found.says}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-many-places',
    matter: 'rule',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['rulesElsewhere', 'niche', 'buyer'],
    when: (_given, { place }) => place?.code === 'global',
    impact: 4,
    likelihood: 0.7,
    say: ({ rulesElsewhere, niche, buyer }) => {
      const names = rulesElsewhere
        .filter(({ region }, at, all) => all.findIndex((one) => one.region === region) === at)
        .slice(0, 3)
        .map(({ name }) => name);
      return names.length < 2
        ? null
        : {
            label: 'worldwide means every rulebook',
            noun: listWords(names),
            isMany: true,
            clause: `worldwide, the rulebooks are ${listWords(names)}`,
            says: [
              line(`worldwide means ${listWords(names)} at once: choose where the first ${buyer} are`),
              line(`for ${niche.name}, each place has its own rulebook: ${listWords(names)}`),
            ],
          };
    },
  }),
  rule({
    id: 'law-moat',
    matter: 'rule',
    side: 'opportunity',
    serves: ['pitch-generator', 'score-your-idea', 'competitor-matrix'],
    needs: ['rules', 'incumbents', 'place'],
    when: ({ rules }) => rules.some(({ says }) => licence.test(says)),
    impact: 3,
    likelihood: 0.5,
    say: ({ rules, incumbents: [first] }) => {
      const found = rules.find(({ says }) => licence.test(says));
      return found === undefined || first === undefined
        ? null
        : {
            label: `${found.name} keeps latecomers out`,
            noun: found.name,
            clause: found.says,
            says: [
              line(`${found.says}: tedious once, and a fence against whoever comes after you`),
              line(`what ${found.name} asks, ${first.name} has behind it and you before you; ${found.says}`),
            ],
          };
    },
  }),
];

const demands = /\bmust\b|oblig|mandat|deadline|has to|have to/iu;

function placed({ region, says }: { readonly region: string; readonly says: string }): string {
  const names: Readonly<Record<string, string>> = {
    US: 'in the United States',
    EU: 'in the European Union',
    GB: 'in the United Kingdom',
    IN: 'in India',
    global: 'everywhere',
  };
  return `${names[region] ?? `in ${region}`} ${says}`;
}
