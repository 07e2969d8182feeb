import { loadModelTable, loadReader } from '@slipway/analyst/load';
import type { Knowledge } from '@slipway/knowledge';
import { openModelReader } from '../../packages/analyst/src/profile/business-model.ts';
import { loadLabelledModels } from '../business-models/model-texts.ts';

const offered = 5;

/** How often the business model is right first, among those offered, and right when it is not asked. */
export function modelsSection(knowledge: Knowledge, sets: readonly string[]): string {
  const read = loadReader(knowledge);
  const readModel = openModelReader(loadModelTable());
  return sets
    .map((set) => {
      const judged = loadLabelledModels(set === 'held' ? 'held' : 'tuned').map(({ text, best, also }) => {
        const slot = readModel(text, read(text));
        const ids = slot === null ? [] : [slot.value, ...slot.alternatives].slice(0, offered);
        const isRight = (id: string | undefined): boolean => id === best || id === also;
        return { isRight: isRight(ids[0]), isOffered: ids.some(isRight), isSure: slot?.sure === true };
      });
      const sure = judged.filter(({ isSure }) => isSure);
      const share = (some: number, of: number): string => `${Math.round((100 * some) / Math.max(1, of))} %`;
      const count = (key: 'isRight' | 'isOffered') => judged.filter((one) => one[key]).length;
      const learnt = set === 'held' ? '' : ' (learnt from)';
      return `${set}${learnt}: first ${share(count('isRight'), judged.length)}, among five ${share(count('isOffered'), judged.length)}, sure ${share(sure.length, judged.length)}, of them right ${share(sure.filter(({ isRight }) => isRight).length, sure.length)}`;
    })
    .join('\n');
}
