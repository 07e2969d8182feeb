import type { Calculator } from '@slipway/blog';
import { AffixedInput, Field, FigLabel } from '@slipway/ui';
import { useId, useState } from 'react';
import { useEarly } from '../../lib/use-early.ts';
import type { CalculatorSpec } from './calculators/calculator.ts';
import { findProblem, readInputs } from './calculators/read-inputs.ts';

interface CalculatorBoxProps {
  readonly spec: CalculatorSpec;
  readonly given: Calculator;
}

/** The frame of every calculator: boxes, the answer in a sentence, the formula. The answer to the post's own numbers is in the HTML. */
export function CalculatorBox({ spec, given: { tool, inputs } }: CalculatorBoxProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(inputs);
  const id = useId();
  const nameOf = (field: string) => `${tool}-${field}`;
  useEarly(() => readTyped(spec, nameOf, inputs), setTyped);
  const problems = new Map(
    spec.fields.map((field) => [field.name, findProblem(field, typed[field.name] ?? '')]),
  );
  const isWhole = [...problems.values()].every((problem) => problem === null);
  const isChanged = spec.fields.some(({ name }) => typed[name] !== inputs[name]);
  const answer = isWhole ? spec.answer(readInputs(typed)) : null;
  return (
    <section className="calculator" aria-labelledby={`${id}-title`}>
      <FigLabel>Try it</FigLabel>
      <h2 id={`${id}-title`}>{spec.title}</h2>
      <div className="calculator-fields">
        {spec.fields.map(({ name, label, before, after, kind }) => (
          <Field key={name} label={label} error={problems.get(name)}>
            {(control) => (
              <AffixedInput
                {...control}
                name={nameOf(name)}
                value={typed[name] ?? ''}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                inputMode={kind === undefined ? 'decimal' : 'text'}
                autoComplete="off"
                {...(before === undefined ? {} : { before })}
                {...(after === undefined ? {} : { after })}
              />
            )}
          </Field>
        ))}
      </div>
      <output className="calculator-answer" aria-live="polite">
        <strong>{answer?.sentence ?? 'Put a number into each box to see the answer.'}</strong>
        {answer?.notes?.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </output>
      <p className="calculator-formula">{spec.formula}</p>
      {isChanged ? (
        <button type="button" className="text-link no-print min-h-9 text-sm" onClick={() => setTyped(inputs)}>
          Back to the numbers of the text
        </button>
      ) : null}
    </section>
  );
}

/** What was typed before this had its handlers. */
function readTyped(
  { fields }: CalculatorSpec,
  nameOf: (field: string) => string,
  inputs: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const found = fields.map(({ name }) => {
    const box = document.getElementsByName(nameOf(name))[0];
    return [name, box instanceof HTMLInputElement ? box.value : (inputs[name] ?? '')] as const;
  });
  return found.some(([name, value]) => value !== (inputs[name] ?? ''))
    ? Object.fromEntries(found)
    : undefined;
}
