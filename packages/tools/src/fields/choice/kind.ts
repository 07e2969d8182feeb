import { textOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { keepWhole, oneText } from '../shared/one-text.ts';
import { refuse } from '../shared/read-value.ts';
import type { ChoiceField, ChoiceValue } from './field.ts';

export const kind: FieldKind<ChoiceField, ChoiceValue> = {
  ...oneText,
  read: ({ label, options }, raw) =>
    typeof raw === 'string' && options.some(({ value }) => value === raw)
      ? raw
      : refuse(`${label}: please choose one of the options.`),
  say: ({ options }, answer) =>
    options.find(({ value }) => value === answer)?.label ?? oneText.say(null, textOf(answer)),
  keep: keepWhole,
};
