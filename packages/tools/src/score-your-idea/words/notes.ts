import type { Statement } from '@slipway/report';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import { levelWording } from '../levels.ts';
import type { Part } from '../score.ts';
import { levelsSource, rubricSource, rubricsOf } from '../sources.ts';
import { proofFor } from './proof.ts';
import { raiseWords } from './raise.ts';
import { scaleWords } from './scale.ts';
import { silenceWords } from './silence.ts';
import { tradeSilence } from './trade-silence.ts';

/** Under each bar: the level's wording with what decided it, and what would raise it by one step. */
export function barNote(part: Part, one: Case): Statement {
  const { judgement } = part;
  const { id, level, shown, evidence } = judgement;
  const { voice, sources } = one;
  const rubric = [levelsSource(id), ...rubricsOf[id].map(rubricSource)].map((source) => ({
    kind: 'source' as const,
    id: sources.add(source),
  }));
  const scale = id === 'market' ? scaleWords(one) : { text: '', evidence: [] };
  if (level === null) {
    const known = tradeSilence(id, one) ?? { text: silenceWords(id, one), evidence: [] };
    return voice.say(`note-${id}`, `${known.text}${scale.text}`, [
      ...known.evidence,
      ...rubric,
      ...scale.evidence,
    ]);
  }
  const wording = judgement.wording ?? levelWording(id, level, judgement.quote === null);
  const read =
    id === 'frequency'
      ? `Read as ${wording} for ${voice.who}: ${shown}.`
      : judgement.quote === null
        ? `Read as ${wording}: ${shown}.`
        : voice.pick(`read-${id}`, [`Read as ${wording}: ${shown}.`, `${shown} reads as ${wording}.`]);
  return voice.say(`note-${id}`, `${`${read} ${next(part, one)}`.trim()}${scale.text}`, [
    ...evidence,
    ...rubric,
    ...scale.evidence,
  ]);
}

function next({ judgement, counted }: Part, one: Case): string {
  const { id, level } = judgement;
  const { voice } = one;
  if (level === null || level === 10) return level === 10 && counted !== 10 ? held(id, 10, one) : '';
  if (counted !== null && counted < level) return held(id, level, one);
  return voice.pick(`raise-${id}`, [
    `To reach {{f:next-${id}}}, ${raiseWords(id, level, one)}.`,
    `For {{f:next-${id}}}: ${raiseWords(id, level, one)}.`,
    `One step up, to {{f:next-${id}}}: ${raiseWords(id, level, one)}.`,
    `What makes it {{f:next-${id}}}: ${raiseWords(id, level, one)}.`,
  ]);
}

function held(id: DimensionId, level: number, one: Case): string {
  const proof = proofFor(level, one);
  return one.voice.pick(`held-${id}`, [
    `To count {{f:claimed-${id}}} it needs ${proof}.`,
    `It counts {{f:claimed-${id}}} once you have ${proof}.`,
    `Missing for {{f:claimed-${id}}}: ${proof}.`,
  ]);
}
