import type { Fact } from '@slipway/contracts';
import { Button, Select, TextArea, TextInput } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { fromDraft, toDraft } from './say-fact.ts';

interface FactEditorProps {
  readonly fact: Fact;
  readonly busy: boolean;
  /** False when it was refused. */
  readonly onKeep: (value: unknown) => Promise<boolean>;
}

export function FactEditor({ fact, busy, onKeep }: FactEditorProps) {
  const saved = toDraft(fact);
  // Null while nobody has typed: then it follows what the record says.
  const [typed, setTyped] = useState<string | null>(null);
  const draft = typed ?? saved;
  const [problem, setProblem] = useState<string | null>(null);
  if (fact.kind === 'table')
    return <p className="text-ink-soft">A table. Change it in a tool that uses it.</p>;
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const value = fromDraft(fact, draft);
    if (typeof value === 'number' && !Number.isFinite(value)) {
      setProblem('Enter a number.');
      return;
    }
    setProblem(null);
    if (await onKeep(value)) setTyped(null);
  }
  const control = {
    'aria-label': fact.label,
    'aria-invalid': problem ? (true as const) : undefined,
    value: draft,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(currentTarget.value),
  };
  const isLong = fact.kind === 'long-text' || fact.kind === 'list';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      {fact.kind === 'choice' ? (
        <Select {...control}>
          <option value="">Not known</option>
          {fact.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : isLong ? (
        <TextArea {...control} rows={fact.kind === 'list' ? 3 : 4} />
      ) : (
        <TextInput {...control} inputMode={fact.kind === 'number' ? 'decimal' : undefined} />
      )}
      {fact.kind === 'list' ? <p className="text-ink-soft">One on each line.</p> : null}
      {fact.unit?.startsWith('share') ? <p className="text-ink-soft">As a fraction: 0.05 is 5%.</p> : null}
      {problem ? (
        <p role="alert" className="text-red-text">
          {problem}
        </p>
      ) : null}
      {draft === saved ? null : (
        <p className="flex gap-2">
          <Button type="submit" size="sm" tone="hull" busy={busy}>
            Save
          </Button>
          <Button size="sm" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </p>
      )}
    </form>
  );
}
