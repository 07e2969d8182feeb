import { AppError, type ErrorCode } from '@slipway/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { watchPointer, whenPointerRests } from './pointer-rest.ts';
import { prepareToasts, toast } from './toast.ts';

interface FieldRule {
  readonly check?: (value: string) => AppError | null;
  /** Refusals of the server that belong under this field. */
  readonly codes?: readonly ErrorCode[];
}

interface Form<Name extends string> {
  readonly busy: boolean;
  /** What went wrong and belongs to no field. */
  readonly problem: AppError | null;
  errorOf(name: Name): AppError | undefined;
  /** What stands under the field: its sentence, or a mark when a toast has said that one. */
  textOf(name: Name): string | undefined;
  bind(name: Name): {
    readonly name: Name;
    readonly onBlur: (event: { readonly currentTarget: { readonly value: string } }) => void;
    readonly onInput: (event: { readonly currentTarget: { readonly value: string } }) => void;
  };
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Under a field whose sentence was said elsewhere: every error is said once. */
export const fieldMark = 'Check this.';

interface Placed {
  readonly error: AppError;
  readonly isSaid: boolean;
}

/**
 * A form whose inputs keep their own text, so nothing typed is lost to an error or to a late hydration.
 * Checked on leaving a field and on submit. With `toasts` (specification, section 8, for what belongs to an account)
 * `submit` says its own refusals as toasts and the form only marks the place; else the form says them where they belong.
 */
export function useForm<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  submit: (values: Readonly<Record<Name, string>>, form: HTMLFormElement) => Promise<void>,
  { toasts = false }: { readonly toasts?: boolean } = {},
): Form<Name> {
  const [errors, setErrors] = useState<ReadonlyMap<Name, Placed>>(new Map());
  const [problem, setProblem] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const names = Object.keys(rules) as Name[];
  useEffect(prepareToasts, []);
  useEffect(watchPointer, []);

  function place(name: Name, error: AppError | null, isSaid = false): void {
    setErrors((before) => {
      const after = new Map(before);
      const known = before.get(name);
      // The press on the button leaves the field as well, and what it finds is heard after the press: it was said then.
      const wasSaid = known?.isSaid === true && known.error.code === error?.code;
      if (error) after.set(name, { error, isSaid: isSaid || wasSaid });
      else after.delete(name);
      return after;
    });
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
      Name,
      string
    >;
    const found = findProblems(rules, values);
    const [first] = found;
    setErrors(
      new Map([...found].map(([name, error]) => [name, { error, isSaid: toasts && name === first?.[0] }])),
    );
    setProblem(null);
    if (first) {
      focusField(form, first[0]);
      if (toasts) toast.error(first[1].message);
      return;
    }
    setBusy(true);
    try {
      await submit(values, form);
    } catch (error) {
      const known = error instanceof AppError ? error : new AppError('server/failed', {}, { cause: error });
      const owner = names.find((name) => rules[name].codes?.includes(known.code));
      if (owner === undefined) setProblem(known);
      else {
        place(owner, known, toasts);
        focusField(form, owner);
      }
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    errorOf: (name) => errors.get(name)?.error,
    textOf: (name) => {
      const placed = errors.get(name);
      return placed?.isSaid ? fieldMark : placed?.error.message;
    },
    bind: (name) => ({
      name,
      onBlur: ({ currentTarget }) => {
        // Passing through an empty field is not a mistake yet.
        const { value } = currentTarget;
        if (value !== '') whenPointerRests(() => place(name, rules[name].check?.(value) ?? null));
      },
      onInput: ({ currentTarget }) => {
        if (errors.has(name) && !rules[name].check?.(currentTarget.value)) place(name, null);
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void send(event.currentTarget);
    },
  };
}

function findProblems<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  values: Readonly<Record<Name, string>>,
): Map<Name, AppError> {
  const found = new Map<Name, AppError>();
  for (const name of Object.keys(rules) as Name[]) {
    const error = rules[name].check?.(values[name]);
    if (error) found.set(name, error);
  }
  return found;
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
