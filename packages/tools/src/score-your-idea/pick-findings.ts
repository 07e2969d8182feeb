import type { Finding, FindingKind, Findings } from '@slipway/analyst';
import type { FindingsBlock } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';

/** Every second row above this is about the idea. */
const bodyFrom = 0.4;
/** Once the founder has confirmed the niche or the job, its rows are about the idea. */
const confirmedFrom = 0.2;

/** Hands out each finding once: what is a reason is not said again below. */
export interface FindingPicker {
  take(kind: FindingKind, most: number): readonly Finding[];
  rows(kinds: readonly (readonly [FindingKind, number])[]): FindingsBlock['rows'];
}

export function createPicker(
  findings: Findings,
  used: readonly Finding[],
  { profile }: IdeaBasis,
): FindingPicker {
  const isConfirmed = profile.niche.standing === 'confirmed' || profile.job.standing === 'confirmed';
  const least = isConfirmed ? confirmedFrom : bodyFrom;
  const said = new Set(used.map(({ statement }) => statement.text));
  const take = (kind: FindingKind, most: number): readonly Finding[] => {
    const picked = findings[kind]
      .filter(({ likely, statement }) => likely >= least && !said.has(statement.text))
      .slice(0, most);
    for (const { statement } of picked) said.add(statement.text);
    return picked;
  };
  return {
    take,
    rows: (kinds) =>
      kinds.flatMap(([kind, most]) => {
        const [first, ...rest] = take(kind, most);
        return first === undefined
          ? []
          : [
              {
                label: first.label,
                statements: [first.statement, ...rest.map(({ statement }) => statement)] as const,
              },
            ];
      }),
  };
}
