import type { AssumptionRow, Statement } from '@slipway/report';
import type { Assumed } from '../desk/assume.ts';
import { type ChoiceName, limits } from '../desk/settings.ts';
import type { Ref } from '../desk/sheet.ts';
import { optionNames } from './definitions.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

export function numberRow({ voice }: Telling, of: Assumed, why: string): AssumptionRow {
  return {
    id: of.name,
    label: of.label,
    figure: of.id,
    control: { type: 'number', ...limits[of.name] },
    isOwn: of.isOwn,
    why: voice.say(`why.${of.name}`, why),
  };
}

export interface Choosing {
  readonly id: ChoiceName;
  readonly label: string;
  readonly chosen: string;
  /** The figure by the definition in use. */
  readonly now: Ref;
  /** By another definition: what choosing it would show. */
  readonly other: Ref | null;
  readonly words: (shown: string) => string;
}

export function choiceRow(telling: Telling, choosing: Choosing): AssumptionRow {
  const { id, label, chosen } = choosing;
  return {
    id,
    label,
    chosen,
    control: {
      type: 'choice',
      options: optionNames[id].map(({ value, label: name }) => ({ value, label: name })),
    },
    isOwn: telling.desk.settings.isOwn(id),
    why: whyChosen(telling, choosing),
  };
}

function whyChosen({ voice }: Telling, { id, now, other, words }: Choosing): Statement {
  if (other !== null && other.value !== null) return voice.say(`why.${id}`, words(f(other)));
  return now.value === null
    ? voice.say(`why.${id}`, `${now.label} has no value in this table.`, [{ kind: 'figure', id: now.id }])
    : voice.say(`why.${id}`, `The table allows only this one: ${f(now)}.`);
}
