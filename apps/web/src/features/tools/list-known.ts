import type { CompanyRecord } from '@slipway/record';
import { formatValue } from '@slipway/report';
import type { Field } from '@slipway/tools';
import { textOf, toAnswers } from './brief/brief.ts';

interface Known {
  readonly label: string;
  readonly text: string;
}

const most = 4;
/** Longer words are read in the brief itself. */
const longest = 40;

/** The short facts of the record that this tool asks for, as a person reads them. */
export function listKnown(fields: readonly Field[], record: CompanyRecord): readonly Known[] {
  const values = Object.fromEntries(
    Object.entries(record).flatMap(([name, { value, provenance }]) =>
      provenance.kind === 'read' && provenance.isUnsure ? [] : [[name, value]],
    ),
  );
  const answers = toAnswers(fields, values);
  return fields
    .filter(({ hidden }) => !hidden)
    .flatMap((field) => {
      const answer = answers[field.name];
      if (typeof answer !== 'string' || answer.includes('\n')) return [];
      const value = values[field.name];
      const text =
        field.kind === 'number' && typeof value === 'number'
          ? formatValue(value, field.unit, textOf(answers.currency) || undefined, {
              compact: false,
              bare: field.unit.includes('/'),
            })
          : labelOf(field, answer);
      return text.length > longest ? [] : [{ label: field.label, text }];
    })
    .slice(0, most);
}

function labelOf(field: Field, answer: string): string {
  const options = 'options' in field ? field.options : [];
  return options.find(({ value }) => value === answer)?.label ?? answer;
}
