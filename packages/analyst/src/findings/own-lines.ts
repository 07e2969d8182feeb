import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, type FindingKind, type Findings, findingLabels } from './finding.ts';

/** What the founder says speaks for and against it: as said, with "you" for "I". */
export function ownLineFindings(
  { lines }: IdeaProfile,
  writer: Writer,
): Pick<Findings, 'ownStrength' | 'ownWeakness' | 'ownOpportunity' | 'ownThreat'> {
  const say = (kind: FindingKind, of: IdeaProfile['lines'][number]['kind']): readonly Finding[] =>
    lines
      .filter((line) => line.kind === of)
      .map(({ says, quote }, at) => ({
        kind,
        label: findingLabels[kind],
        likely: 1,
        statement: writer.say(`${kind}:${at}`, says, { kind: 'said', field: 'idea', quote }),
      }));
  return {
    ownStrength: say('ownStrength', 'strength'),
    ownWeakness: say('ownWeakness', 'weakness'),
    ownOpportunity: say('ownOpportunity', 'opportunity'),
    ownThreat: say('ownThreat', 'threat'),
  };
}
