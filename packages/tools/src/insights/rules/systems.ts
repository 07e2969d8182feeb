import { listWords } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { bareName } from './names.ts';

const closed =
  /\bonly\b|partner|certif|decides|fee|licen[cs]|closed|gate|approv|contract|slow|refus|restrict|behind/iu;
const open = /\bopen\b|publish|free|\bAPI\b|standard|export|public|feed|allows|lets/iu;

export const systemRules = [
  rule({
    id: 'system-unspoken',
    matter: 'system',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['systems', 'user'],
    // At home nobody types anything in again.
    when: (_given, { segment }) => segment !== 'consumer',
    unless: ({ systems }, _told, voice) => systems.some(({ name }) => voice.names(name)),
    excludes: ['system-spoken'],
    impact: 4,
    likelihood: 0.7,
    say: ({ systems: [first, second], user }) => {
      if (first === undefined) return null;
      const names = namesOf(second === undefined ? [first] : [first, second]);
      return {
        label: `how you get into ${names[0]}`,
        noun: names[0] ?? first.name,
        says: [
          line(`nothing is said about ${names[0]}, which ${first.does}: ${user} look there first`),
          line(`${user} live in ${listWords(names, 'or')}: how your product gets in there is not told`),
          line(`${names[0]} ${first.does}; without a way in, ${user} keep both screens open`),
        ],
      };
    },
  }),
  rule({
    id: 'system-spoken',
    matter: 'system',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator', 'landing-page-generator'],
    needs: ['systems', 'user'],
    when: ({ systems }, _told, voice) => systems.some(({ name }) => voice.names(name)),
    impact: 3,
    likelihood: 0.8,
    say: ({ systems, user }, _told, voice) => {
      const system = systems.find(({ name }) => voice.names(name));
      if (system === undefined) return null;
      const name = bareName(system.name);
      return {
        label: `you start from ${name}`,
        noun: `the way into ${name}`,
        says: [
          line(`you start where ${user} already work: ${name} ${system.does}`),
          line(`${name} ${system.does}, and you have it in mind from the first line`),
        ],
      };
    },
  }),
  rule({
    id: 'system-gate',
    matter: 'system',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'competitor-matrix', 'market-size-estimator'],
    needs: ['systems'],
    when: ({ systems }) => systems.some(({ does }) => closed.test(does)),
    impact: 4,
    likelihood: 0.6,
    say: ({ systems }) => {
      const gate = systems.find(({ does }) => closed.test(does));
      if (gate === undefined) return null;
      const name = bareName(gate.name);
      return {
        label: `${name} keeps the gate`,
        noun: name,
        clause: `${name} ${gate.does}`,
        says: [
          line(`${name} ${gate.does}: ask for access before a line is built on it`),
          line(`part of your fate lies with ${name}, which ${gate.does}`),
          line(`${name} ${gate.does}, so its partner desk is your first meeting`),
        ],
      };
    },
  }),
  rule({
    id: 'system-open',
    matter: 'system',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'competitor-matrix'],
    needs: ['systems'],
    when: ({ systems }) => systems.some(({ does }) => open.test(does) && !closed.test(does)),
    impact: 3,
    likelihood: 0.7,
    say: ({ systems }) => {
      const door = systems.find(({ does }) => open.test(does) && !closed.test(does));
      if (door === undefined) return null;
      const name = bareName(door.name);
      return {
        label: `${name} is an open door`,
        noun: name,
        clause: `${name} ${door.does}`,
        says: [
          line(`${name} ${door.does}: a first version can stand on it this month`),
          line(`begin with ${name}, which ${door.does}`),
        ],
      };
    },
  }),
  rule({
    id: 'systems-several',
    matter: 'system',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['systems', 'stage'],
    when: ({ systems, stage }) => namesOf(systems).length >= 3 && (stage === 'idea' || stage === 'prototype'),
    unless: ({ systems }, _told, voice) => systems.some(({ name }) => voice.names(name)),
    impact: 3,
    likelihood: 0.6,
    say: ({ systems }) => {
      const names = namesOf(systems);
      return {
        label: `each of ${listWords(names, 'and')} is a connection to build`,
        noun: 'the connections to build',
        isMany: true,
        says: [
          line(
            `customers sit on ${listWords(names, 'or')}: each is a connection of its own, to build and to keep alive`,
          ),
          line(`${listWords(names)} share the trade among them; choose the one your first customers have`),
        ],
      };
    },
  }),
  rule({
    id: 'system-line',
    matter: 'system',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer', 'pitch-generator'],
    needs: ['systems', 'user'],
    impact: 3,
    likelihood: 0.7,
    say: ({ systems, user }) => {
      const names = listWords(namesOf(systems.slice(0, 2)));
      return {
        label: `say what happens with ${names}`,
        noun: `a line about ${names}`,
        says: [
          line(
            `the first thing ${user} look for on the page is ${names}: say what is read from there and what is written back`,
          ),
          line(`name ${names} above the fold, and whether your product reads, writes or replaces them`),
        ],
      };
    },
  }),
  rule({
    id: 'system-and-today',
    matter: 'system',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['systems', 'today', 'user'],
    impact: 3,
    likelihood: 0.6,
    say: ({ systems, today }) => {
      const system = systems.at(-1);
      if (system === undefined) return null;
      const name = bareName(system.name);
      return {
        label: `${name} stands beside the handwork`,
        noun: `the handwork around ${name}`,
        clause: `${name} ${system.does}, and still ${today}`,
        says: [
          line(`${name} ${system.does}; even so, ${today}`),
          line(`${name} ${system.does}, and yet ${today}`),
        ],
      };
    },
  }),
];

/** Names that are lists themselves do not go into a list. */
function namesOf(systems: readonly { readonly name: string }[]): readonly string[] {
  const names = systems.map(({ name }) => bareName(name).replace(/ such as .*$/u, ''));
  const single = names.filter((name) => !/ and | or |,/u.test(name));
  return single.length > 0 ? single : names.slice(0, 1);
}
