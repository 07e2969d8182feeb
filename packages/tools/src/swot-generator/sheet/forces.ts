import type { Block, Evidence, TableBlock, Tone } from '@slipway/report';
import { capitalise, listWords, lowerFirst, shortQuote, withArticle } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { Phrases } from '../factor.ts';
import { nameHardware } from '../heard/stakes.ts';
import { shortName } from '../rivals.ts';
import { labelOf } from '../rules/notes.ts';
import { companySource, fieldSource } from '../sources.ts';
import { say } from '../speak.ts';
import { nicheRivalry, nicheSubstitute, nicheSupplier } from './niche-forces.ts';

interface Force {
  readonly id: string;
  readonly label: string;
  /** What makes it press, by name. */
  readonly signs: readonly string[];
  /** What holds it back, by name. */
  readonly brakes: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly says: Phrases;
  /** Nothing told and nothing known: no points for silence. */
  readonly isUntold?: true;
}

const most = 5;
const base = 2;

/** From the facts alone: each named sign adds a point, each named brake takes one away. */
export function forces(one: Case): readonly Block[] {
  const { field } = one.basis;
  if (field === null) return [];
  const rows = [rivalry, entrants, substitutes, suppliers, buyers].map((force) => row(one, force(one)));
  return [
    {
      id: 'forces',
      kind: 'table',
      tab: 'Five forces',
      title: 'Who presses on your profit',
      columns: [
        { label: 'Force' },
        { label: 'Pressure' },
        { label: 'Of five', numeric: true },
        { label: 'Why' },
      ],
      rows,
    } satisfies TableBlock,
  ];
}

function row(one: Case, force: Force): TableBlock['rows'][number] {
  const { id, label, evidence, says, isUntold } = force;
  const points = addPoints(one, force);
  const level: readonly [string, Tone] = isUntold
    ? ['Not told', 'plain']
    : points >= 4
      ? ['High', 'poor']
      : points === 3
        ? ['Medium', 'fair']
        : ['Low', 'good'];
  return {
    cells: [
      { label },
      { label: level[0], tone: level[1] },
      { figure: `force:${id}` },
      { statement: say(one, `force:${id}`, says, evidence) },
    ],
  };
}

function addPoints(one: Case, { id, label, signs, brakes, isUntold }: Force): number {
  const points = Math.min(most, Math.max(1, base + signs.length - brakes.length));
  if (isUntold) {
    one.figure({
      id: `force:${id}`,
      label,
      value: null,
      unit: 'points',
      status: 'missing',
      reason: 'Not told',
      provenance: { kind: 'measured', field: 'idea' },
    });
    return points;
  }
  const count = (name: string, names: readonly string[], noun: string) => {
    const figureId = `force:${id}:${name}`;
    one.figure({
      id: figureId,
      label: `${label}: ${noun}`,
      value: names.length,
      unit: 'count',
      noun,
      provenance: { kind: 'assumed', why: names.join('; ') || 'None that we know.' },
    });
    return figureId;
  };
  const inputs = [
    count('signs', signs, 'signs of pressure'),
    count('brakes', brakes, 'things that hold it back'),
  ];
  one.figure({
    id: `force:${id}`,
    label,
    value: points,
    unit: 'points',
    provenance: {
      kind: 'derived',
      formula: 'two points, plus one a sign, less one a brake; from one to five',
      inputs,
    },
  });
  return points;
}

function notesOf(one: Case, families: readonly string[]): readonly string[] {
  return (one.basis.field?.notes ?? [])
    .filter(({ side, family }) => side === 'hurt' && families.includes(family))
    .map(labelOf);
}

function fieldEvidence(one: Case, about: 'risk' | 'rule'): readonly Evidence[] {
  const { field } = one.basis;
  return field === null || !field.notes.some(({ kind }) => kind === about)
    ? [one.whoSaid]
    : [one.cite(fieldSource(field, about))];
}

function companies(one: Case): readonly Evidence[] {
  const { field } = one.basis;
  return field === null ? [one.whoSaid] : [one.cite(companySource(field))];
}

function rivalry(one: Case): Force {
  const all = one.basis.field?.companies ?? [];
  const near = all.filter(({ shared }) => shared > 0).map(({ name }) => shortName(name));
  const free = all
    .filter(({ pricing }) => /\bfree\b|freemium/iu.test(pricing))
    .map(({ name }) => shortName(name));
  const notes = notesOf(one, ['bundling', 'crowding', 'margin']);
  const names = listWords((near.length > 0 ? near : all.map(({ name }) => shortName(name))).slice(0, 3));
  const known = nicheRivalry(one);
  if (known !== null)
    return {
      id: 'rivalry',
      label: 'Rivals',
      brakes: [],
      ...known,
      signs: [
        ...known.signs,
        ...(free.length > 2 ? [`${listWords(free.slice(0, 2))} start free`] : []),
        ...notes.slice(0, 2),
      ],
    };
  return {
    id: 'rivalry',
    label: 'Rivals',
    signs: [
      ...(near.length > 0 ? [`${names} use words like yours`] : []),
      ...(free.length > 2 ? [`${listWords(free.slice(0, 2))} start free`] : []),
      ...notes.slice(0, 2),
    ],
    brakes: near.length === 0 ? ['no known rival uses your words'] : [],
    evidence: [...companies(one), ...(notes.length > 0 ? fieldEvidence(one, 'risk') : [])],
    says:
      near.length > 0
        ? [
            `${capitalise(names)} already ${near.length === 1 ? 'says' : 'say'} what you say to ${one.who}${notes[0] === undefined ? '' : `; besides, ${notes[0]}`}.`,
            `Closest in words ${near.length === 1 ? 'is' : 'are'} ${names}${notes[0] === undefined ? '' : `, and there is ${notes[0]}`}.`,
          ]
        : all.length === 0
          ? [
              `We hold nobody who sells the same to ${one.who}; the others of your trade nearby are your rivals.`,
            ]
          : [`${capitalise(names)} are the names of the field, but none describes itself in your words.`],
  };
}

function entrants(one: Case): Force {
  const rules = (one.basis.field?.notes ?? []).filter(({ family }) => family === 'rule').map(labelOf);
  const walls = notesOf(one, ['capital', 'liquidity']);
  const brakes = [
    ...rules.slice(0, 2),
    ...walls.slice(0, 1),
    ...(one.sign('inside') === null ? [] : ['a link that must be built']),
    ...(one.hardware === null ? [] : [`${withArticle(nameHardware(one.hardware))} that must be made`]),
  ];
  const isOpen = brakes.length === 0;
  return {
    id: 'entrants',
    label: 'Newcomers',
    signs: ['building software has become cheap', ...(isOpen ? ['nothing we know stands in the way'] : [])],
    brakes,
    evidence: fieldEvidence(one, rules.length > 0 ? 'rule' : 'risk'),
    says: isOpen
      ? [
          `We know of no licence and no large sum that would keep the next team away from ${one.who}.`,
          one.basis.niche?.isRun === true
            ? `Whoever finds a room and the first stock can open for ${one.who} next month: no rule we hold stops them.`
            : `Whoever can write code can call ${one.who} tomorrow: no rule we hold stops them.`,
        ]
      : [
          `Whoever follows you to ${one.who} must get past the same walls: ${brakes
            .slice(0, 2)
            .map((name) => shortQuote(name, 6))
            .join('; ')}.`,
          `What slows you down on the way to ${one.who} slows the next one too: ${brakes
            .slice(0, 2)
            .map((name) => shortQuote(name, 6))
            .join('; ')}.`,
        ],
  };
}

function substitutes(one: Case): Force {
  const hand = one.sign('byHand');
  const notes = notesOf(one, ['substitute', 'adoption']);
  const way = hand === null ? null : `“${lowerFirst(hand.quote)}”`;
  const known = nicheSubstitute(one);
  if (known !== null)
    return {
      id: 'substitutes',
      label: 'Doing without',
      brakes: one.sign('measured') === null ? [] : ['the pain has a number'],
      ...known,
    };
  return {
    id: 'substitutes',
    ...(way === null && notes.length === 0 ? { isUntold: true } : {}),
    label: 'Doing without',
    signs: [...(way === null ? [] : [`${way} costs nothing extra`]), ...notes.slice(0, 2)],
    brakes: one.sign('measured') === null ? [] : ['the pain has a number'],
    evidence: [
      ...(hand === null ? [one.whoSaid] : [{ kind: 'said' as const, field: hand.field, quote: hand.quote }]),
      ...(notes.length > 0 ? fieldEvidence(one, 'risk') : []),
    ],
    says:
      way === null
        ? [
            `You do not say what ${one.who} do today; carrying on as before is what most will weigh ${one.thing} against.`,
            `What ${one.who} do without you is not told, and it is the rival that never sends an invoice.`,
          ]
        : [
            `${capitalise(way)} is paid for and known: ${one.who} can go on with it for years.`,
            `${capitalise(one.who)} can stay with ${way} at no extra cost${notes[0] === undefined ? '' : `; also, ${notes[0]}`}.`,
          ],
  };
}

function suppliers(one: Case): Force {
  const doors = notesOf(one, one.sign('handwork') === null ? ['gatekeeper'] : ['gatekeeper', 'supply']);
  const { platform } = one;
  const signs = [...(platform === null ? [] : [platform.name]), ...doors];
  const known = platform === null ? nicheSupplier(one) : null;
  if (known !== null)
    return {
      id: 'suppliers',
      label: 'Those you depend on',
      brakes: [],
      ...known,
      signs: [...known.signs, ...doors].slice(0, 3),
    };
  return {
    id: 'suppliers',
    label: 'Those you depend on',
    signs: signs.slice(0, 3),
    brakes: signs.length === 0 ? ['nobody known who could cut you off'] : [],
    evidence:
      platform === null
        ? fieldEvidence(one, 'risk')
        : [{ kind: 'said', field: 'idea', quote: platform.name }, ...fieldEvidence(one, 'risk')],
    says:
      signs.length === 0
        ? [
            `Nobody we know of can cut ${one.thing} off from ${one.who}.`,
            `We know of no supplier whom ${one.thing} could not replace for ${one.who}.`,
          ]
        : [
            `Others decide part of what ${one.thing} can do for ${one.who}: ${signs.slice(0, 2).join('; ')}.`,
            `For ${one.who}, part of ${one.thing} lies in other hands: ${signs.slice(0, 2).join('; ')}.`,
          ],
  };
}

function buyers(one: Case): Force {
  const notes = notesOf(one, ['budget', 'consolidation', 'sales']);
  const segment = one.basis.segment?.id;
  const isLarge =
    segment === 'enterprise' || segment === 'government' || segment === 'mid-market' || segment === 'school';
  const isSmall = segment === 'consumer' || segment === 'prosumer' || segment === 'very-small';
  const stuck = notesOf(one, ['switching']);
  return {
    id: 'buyers',
    label: 'Buyers',
    signs: [...(isLarge ? ['few and large buyers'] : []), ...notes.slice(0, 2)],
    brakes: [...(isSmall ? ['many small buyers, none of whom can dictate'] : []), ...stuck.slice(0, 1)],
    evidence: [one.whoSaid, ...(notes.length > 0 || stuck.length > 0 ? fieldEvidence(one, 'risk') : [])],
    says:
      notes.length > 0
        ? [
            `${capitalise(one.who)} ${isSmall ? 'are many and small, which helps; what presses:' : 'can hold this over you:'} ${notes.slice(0, 2).join('; ')}.`,
            `On the side of ${one.who} there is pressure: ${notes.slice(0, 2).join('; ')}.`,
          ]
        : isLarge
          ? [
              `${capitalise(one.who)} buy seldom and in large sums, so each of them can ask for special terms.`,
            ]
          : [
              `No single one of ${one.who} is large enough to dictate your price.`,
              `${capitalise(one.who)} decide one by one, and none of them can dictate a price.`,
            ],
  };
}
