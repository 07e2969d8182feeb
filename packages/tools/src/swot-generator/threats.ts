import { type Finding, type Findings, findingLabels, type RivalNote, sentence } from '@slipway/analyst';
import type { Statement } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import { type Case, isAbout, isNear, rivalsNamed, saidRival } from './case.ts';
import type { SwotInput } from './fields.ts';
import { type Item, itemOf } from './item.ts';
import { changesOf, paidAgainst } from './opportunities.ts';

const namesMost = 3;
const alsoMost = 1;

/** A rival that does the same, what failed before, a rule of the place, a change that closes room. */
export function listThreats(one: Case): readonly Item[] {
  const { findings, basis, writer } = one;
  const rules = findings.rule.filter(isAbout).map((finding) => {
    const rule = basis.notes.rules.find(({ id }) => finding.statement.id === `rule:${id}`);
    const { id, evidence } = finding.statement;
    return itemOf(finding, {
      ...(rule === undefined
        ? {}
        : {
            brief: {
              label: finding.label,
              statement: writer.say(`${id}:brief`, sentence(rule.name), ...evidence),
            },
          }),
    });
  });
  return [
    ...[...findings.ownThreat, ...paidAgainst(one, 'less'), ...findings.few].map((finding) =>
      itemOf(finding),
    ),
    ...rivalLines(one),
    ...findings.today.filter(isNear).map((finding) => itemOf(finding)),
    ...[...findings.failed, ...changesOf(one, 'bad')].filter(isAbout).map((finding) => itemOf(finding)),
    ...(findings.failed.some(isAbout) ? [] : findings.ended.filter(isNear).slice(0, 2)).map((finding) =>
      itemOf(finding),
    ),
    ...rules,
  ];
}

/** Rivals that the founder meets are surely about this company: they come first, in our row's words. */
export function promoteRivals(findings: Findings, basis: IdeaBasis, input: SwotInput): Findings {
  const named = rivalsNamed({ input, basis });
  const isMet = (finding: Finding): boolean =>
    named.some((name) => isSameName(name, nameOf(basis, finding.statement)));
  const met = [...findings.rival, ...findings.also]
    .filter(isMet)
    .map((finding) => ({ ...finding, kind: 'rival' as const, label: findingLabels.rival, likely: 1 }));
  return {
    ...findings,
    rival: [...met, ...findings.rival.filter((finding) => !isMet(finding))],
    also: findings.also.filter((finding) => !isMet(finding)),
  };
}

function rivalLines(one: Case): readonly Item[] {
  const { findings, basis, writer } = one;
  const isKnown = (name: string) =>
    findings.rival.some(({ statement }) => isSameName(name, nameOf(basis, statement)));
  const unknown = rivalsNamed(one)
    .filter((name) => !isKnown(name))
    .slice(0, namesMost);
  const own: Item = {
    kind: 'rivals-named',
    line: {
      id: 'rivals-named',
      label: 'You meet',
      statement: writer.say(
        'rivals-named',
        `${unknown.join(', ')}.`,
        ...unknown.map((name) => saidRival(one, name)),
      ),
      weight: 4,
    },
  };
  return [
    ...(unknown.length === 0 ? [] : [own]),
    ...findings.rival.filter(isAbout).map((finding) => rivalLine(one, finding)),
    // Who sells to the same people can add the same: named where no one does it yet.
    ...(findings.rival.length > 0 ? [] : findings.also.slice(0, alsoMost))
      .filter(isAbout)
      .map((finding) => itemOf(finding)),
  ];
}

function rivalLine({ basis, writer }: Case, finding: Finding): Item {
  const { id, evidence } = finding.statement;
  const row = findRival(basis, finding.statement);
  if (row === undefined) return itemOf(finding);
  const statement = writer.say(`${id}:brief`, `${row.name}, ${row.pricing}.`, ...evidence);
  return itemOf(finding, { brief: { label: finding.label, statement } });
}

const findRival = ({ notes }: IdeaBasis, statement: Statement): RivalNote | undefined =>
  notes.rivals.find(({ id }) => statement.id.endsWith(`:${id}`));

/** Of the company a row is about, without what stands in brackets behind it. */
export function nameOf(basis: IdeaBasis, statement: Statement): string {
  return findRival(basis, statement)?.name.replace(/\s*\(.*\)$/u, '') ?? '';
}

function isSameName(a: string, b: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/\s*\(.*\)|[^\p{L}\p{N}]/gu, '');
  return plain(a) !== '' && plain(a) === plain(b);
}
