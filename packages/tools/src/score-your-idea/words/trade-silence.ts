import type { Evidence } from '@slipway/report';
import type { NicheSlice } from '../../insights/index.ts';
import { isReadable, line } from '../../insights/sentence.ts';
import { fieldSource, type NicheField } from '../../insights/sources.ts';
import { lowerFirst } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';

interface Told {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

interface Known {
  /** The field of the niche it stands on. */
  readonly of: NicheField;
  readonly says: readonly [string, ...string[]];
}

/** Where nothing is said, what the trade would answer: null where it has no answer either. */
export function tradeSilence(id: DimensionId, one: Case): Told | null {
  const { niche } = one.basis;
  if (niche === null) return null;
  const known = answers[id]?.(niche, one) ?? null;
  if (known === null) return null;
  const [first, ...others] = known.says.map(line).filter(isReadable);
  if (first === undefined) return null;
  const source = one.sources.add(fieldSource(niche, known.of));
  return {
    text: one.voice.pick(`silence-${id}`, [first, ...others]),
    evidence: [{ kind: 'source', id: source }],
  };
}

const answers: Readonly<Partial<Record<DimensionId, (niche: NicheSlice, one: Case) => Known | null>>> = {
  severity: ({ cost }, { voice: { who } }) => ({
    of: 'cost',
    says: [
      `you name no loss of ${who}; the trade's own: ${cost}`,
      `what ${who} lose is not told; usually ${cost}`,
    ],
  }),
  timing: ({ lately }, { voice: { who } }) => {
    const change = lately.at(-1);
    return change === undefined
      ? null
      : {
          of: 'lately',
          says: [
            `why ${who} need it this year is not said; one answer: ${change}`,
            `what is new for ${who} goes unsaid; the trade would say that ${change}`,
            `you give ${who} no reason to hurry; here is one: ${change}`,
            `nothing dated stands behind it for ${who}, though ${change}`,
          ],
        };
  },
  competition: ({ today }, { voice: { who } }) => ({
    of: 'today',
    says: [
      `what you would replace for ${who} is not said; as a rule ${today}`,
      `how ${who} manage now is missing: ${today}`,
    ],
  }),
  differentiation: ({ incumbents }, { voice: { who } }) => {
    const rival = incumbents[1] ?? incumbents[0];
    return rival === undefined
      ? null
      : {
          of: 'rivals',
          says: [
            `beside ${rival.name}, known for ${rival.sells}, the gain for ${who} is not told`,
            `${rival.name} offers ${rival.sells}; why ${who} should take you instead is open`,
          ],
        };
  },
  distribution: ({ channels }, { voice: { who } }) => {
    const channel = channels.at(-1);
    return channel === undefined
      ? null
      : {
          of: 'channels',
          says: [
            `no way to ${who} is named; in this trade it leads through ${lowerFirst(channel.through)}`,
            `how ${who} hear of you is open: ${channel.because}, so think of ${lowerFirst(channel.through)}`,
          ],
        };
  },
  feasibility: ({ systems }, { voice: { who } }) => {
    const system = systems.at(-1);
    return system === undefined
      ? null
      : {
          of: 'systems',
          says: [
            `what is built is not said, nor how it meets ${system.name}, which ${system.does}`,
            `${system.name} ${system.does}; what ${who} could try beside it is not told`,
          ],
        };
  },
};
