import { AppError } from '@slipway/core';
import { Button, Field, TextInput } from '@slipway/ui';
import { type MadeKey, makeAccessKey } from '../../api/access-keys.ts';
import { useForm } from '../../lib/use-form.ts';

const nameMaxLength = 60;
const rules = {
  name: {
    check: (value: string) =>
      value.trim() === '' ? new AppError('request/invalid', { problem: 'Name the assistant.' }) : null,
  },
  read: {},
  run: {},
} as const;

const scopes = [
  { name: 'read', label: 'Read projects and results' },
  { name: 'run', label: 'Run tools, which costs your credits' },
] as const;

export function KeyForm({ onMade }: { readonly onMade: (made: MadeKey) => Promise<void> }) {
  const form = useForm(rules, async (values, element) => {
    const wanted = scopes.map(({ name }) => name).filter((name) => values[name] === 'on');
    if (wanted.length === 0)
      throw new AppError('request/invalid', { problem: 'Choose at least one thing that this key may do.' });
    const made = await makeAccessKey({ name: values.name, scopes: wanted });
    element.reset();
    await onMade(made);
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field
        label="Assistant"
        hint="Any name you will know it by. Each assistant gets a key of its own."
        error={form.textOf('name')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.bind('name')}
            maxLength={nameMaxLength}
            placeholder="Claude on my laptop"
            autoComplete="off"
            required
          />
        )}
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">Its key may</legend>
        {scopes.map(({ name, label }) => (
          <label key={name} className="flex min-h-9 items-center gap-2">
            <input type="checkbox" name={name} defaultChecked className="size-4 accent-hull" />
            {label}
          </label>
        ))}
      </fieldset>
      {form.problem ? (
        <p role="alert" className="text-sm text-red-text">
          {form.problem.message}
        </p>
      ) : null}
      <div>
        <Button type="submit" busy={form.busy}>
          Make a key
        </Button>
      </div>
    </form>
  );
}
