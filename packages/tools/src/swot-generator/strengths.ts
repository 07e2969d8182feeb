import { type Finding, marginOf, sentence } from '@slipway/analyst';
import type { BoxItem, Evidence } from '@slipway/report';
import { type Case, said, textOf } from './case.ts';
import { type Item, itemOf } from './item.ts';
import { isConfirmed, type Rung } from './proof.ts';

/** Under this a founder is new to the field. */
export const yearsLeast = 2;
/** Of each sale. */
const goodMargin = 0.5;
const manyYears = 10;
const manyInterviews = 10;

const uncounted: Readonly<Partial<Record<Rung, string>>> = {
  interviews: 'You have talked to customers.',
  pilot: 'A pilot is in use.',
  waitlist: 'You have a waiting list.',
  letters: 'Customers have signed or paid a deposit.',
  paying: 'Customers pay you already.',
};
const proofWeights: Readonly<Partial<Record<Rung, number>>> = {
  paying: 5,
  letters: 4,
  waitlist: 3,
  pilot: 3,
};

/** Only the founder's own: what they have, know and can do. */
export function listStrengths(one: Case): readonly Item[] {
  const { input, writer } = one;
  const own = (kind: string, label: string, weight: number, statement: BoxItem['statement']): Item => ({
    kind,
    line: { id: kind, label, statement, weight },
  });
  const edge = textOf(input, 'edge');
  const team = textOf(input, 'team');
  const years = yearsOf(one);
  return [
    ...proofLine(one),
    ...[...one.findings.books, ...one.findings.now].map((finding) => itemOf(finding)),
    ...one.findings.kept.filter(isKept).map((finding) => itemOf(finding)),
    ...one.findings.ownStrength
      .filter((finding) => !isProved(one, finding))
      .map((finding) => itemOf(finding)),
    ...one.findings.after.filter(isLeft).map((finding) => itemOf(finding)),
    ...((marginOf(one.basis.profile) ?? 0) >= goodMargin
      ? one.findings.margin.map((finding) => itemOf(finding))
      : []),
    ...(edge === null
      ? []
      : [own('edge', 'Your edge', 4, writer.say('edge', sentence(edge), said('edge', edge)))]),
    ...(team === null
      ? []
      : [own('team', 'Team', 2, writer.say('team', sentence(team), said('team', team)))]),
    ...(years === undefined || years < yearsLeast || saysYears(one)
      ? []
      : [
          own(
            'years',
            'Experience',
            years >= manyYears ? 3 : 2,
            writer.say('years', `You have {{f:${yearsFigure(one, years)}}} in this field.`),
          ),
        ]),
  ];
}

/** The line on evidence says it with its number. */
const isProved = ({ proof }: Case, { statement }: Finding): boolean => {
  const quotes = (all: readonly Evidence[]) =>
    all.flatMap((one) => (one.kind === 'said' && one.field === 'idea' ? [one.quote] : []));
  const [said = ''] = quotes(statement.evidence);
  return (
    proof.figure !== null &&
    quotes(proof.evidence).some((quote) => quote.includes(said) || said.includes(quote))
  );
};

/** "You were a piano tuner for 19 years" says how many. */
const saysYears = ({ findings, input }: Case): boolean =>
  input.founderYears === undefined &&
  findings.ownStrength.some(({ statement }) => /\byears\b/u.test(statement.text));

const isKept = ({ statement }: Finding): boolean => / (?:is|was) left| leaves /u.test(statement.text);

/** Something remains of a month. */
const isLeft = ({ statement }: Finding): boolean => statement.text.includes(' leaves ');

/** As answered, else as the text says beyond doubt. */
function yearsOf({ input, basis: { profile } }: Case): number | undefined {
  const { value, standing } = profile.founderYears;
  return input.founderYears ?? (standing === 'read' ? (value ?? undefined) : undefined);
}

function proofLine({ proof, writer }: Case): readonly Item[] {
  const { rung, count, figure, evidence } = proof;
  if (!isConfirmed(proof) || rung === null) return [];
  const text = figure === null ? uncounted[rung] : `{{f:${figure}}} so far.`;
  if (text === undefined) return [];
  const weight = proofWeights[rung] ?? ((count ?? 0) >= manyInterviews ? 3 : 2);
  return [
    {
      kind: 'proof',
      line: { id: 'proof', label: 'Evidence', statement: writer.say('proof', text, ...evidence), weight },
    },
  ];
}

export function yearsFigure({ writer, input, basis }: Case, years: number): string {
  const { quote } = basis.profile.founderYears;
  return writer.figure({
    id: 'founder-years',
    label: 'Your years in this field',
    value: years,
    unit: 'years',
    provenance:
      input.founderYears !== undefined || quote === null
        ? { kind: 'measured', field: 'founderYears' }
        : { kind: 'measured', field: 'idea', quote },
  });
}
