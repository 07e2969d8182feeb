import { type Finding, sentence } from '@slipway/analyst';
import { type Case, isAbout, rivalsNamed, said } from './case.ts';
import { type Item, itemOf } from './item.ts';
import { changesOf, moneyLine } from './opportunities.ts';

/** A rival that does the same, what failed before, a rule of the place, a change that closes room. */
export function listThreats(one: Case): readonly Item[] {
  const { findings, basis, writer } = one;
  const rules = findings.rule
    .filter((finding) => isAbout(basis, finding))
    .map((finding) => {
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
    ...rivalLines(one),
    ...[...findings.failed, ...changesOf(one, 'bad')]
      .filter((finding) => isAbout(basis, finding))
      .map((finding) => itemOf(finding)),
    ...rules,
    ...moneyLine(one, 'hurts'),
  ];
}

/** Those the founder meets come first, in our row's words where we have one. */
function rivalLines(one: Case): readonly Item[] {
  const { findings, basis, input, writer } = one;
  const named = rivalsNamed(input);
  const isNamed = (finding: Finding): boolean => named.some((name) => isSameName(name, nameOf(one, finding)));
  const met = [...findings.rival, ...findings.also].filter(isNamed);
  const others = findings.rival.filter((finding) => !met.includes(finding) && isAbout(basis, finding));
  const unknown = named.filter((name) => !met.some((finding) => isSameName(name, nameOf(one, finding))));
  const listed = unknown.slice(0, 3);
  return [
    ...met.map((finding) => rivalLine(one, finding, 1)),
    ...(listed.length === 0
      ? []
      : [
          {
            kind: 'rivals-named',
            line: {
              id: 'rivals-named',
              label: 'You meet',
              statement: writer.say(
                'rivals-named',
                `${listed.join(', ')}.`,
                ...listed.map((name) => said('rivals', name)),
              ),
              weight: 4,
            },
          },
        ]),
    ...others.map((finding) => rivalLine(one, finding, finding.likely)),
  ];
}

function rivalLine(one: Case, finding: Finding, likely: number): Item {
  const row = one.basis.notes.rivals.find(({ id }) => finding.statement.id.endsWith(`:${id}`));
  const { id, evidence } = finding.statement;
  const label = 'Already sold';
  const item = itemOf(finding, { kind: 'rival', likely });
  return {
    ...item,
    line: { ...item.line, label },
    ...(row === undefined
      ? {}
      : {
          brief: {
            label,
            statement: one.writer.say(`${id}:brief`, `${row.name}, ${row.pricing}.`, ...evidence),
          },
        }),
  };
}

/** Of the company a row is about. */
export function nameOf({ basis }: Pick<Case, 'basis'>, { statement }: Pick<Finding, 'statement'>): string {
  return (
    basis.notes.rivals.find(({ id }) => statement.id.endsWith(`:${id}`))?.name.replace(/\s*\(.*\)$/u, '') ??
    ''
  );
}

function isSameName(a: string, b: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/\s*\(.*\)|[^\p{L}\p{N}]/gu, '');
  return plain(a) !== '' && plain(a) === plain(b);
}
