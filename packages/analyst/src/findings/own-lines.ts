import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, type FindingKind, type Findings, findingLabels } from './finding.ts';

/** What the founder says of who asked for it, and of who the founder is: as said, with "you" for "I". */
export function ownLineFindings(
  { lines }: IdeaProfile,
  writer: Writer,
): Pick<Findings, 'asksForIt' | 'trade'> {
  const say = (
    kind: FindingKind,
    isOf: (line: IdeaProfile['lines'][number]) => boolean,
  ): readonly Finding[] =>
    lines.filter(isOf).map(({ says, quote }, at) => ({
      kind,
      label: findingLabels[kind],
      likely: 1,
      statement: writer.say(`${kind}:${at}`, says, { kind: 'said', field: 'idea', quote }),
    }));
  return {
    asksForIt: say('asksForIt', ({ kind }) => kind !== 'trade'),
    trade: say('trade', ({ kind }) => kind === 'trade').slice(0, 1),
  };
}
