import { AppError, normaliseEmail } from '@slipway/core';
import { Button, Field, TextInput } from '@slipway/ui';
import { type Ref, useId } from 'react';
import { deleteAccount } from '../../api/account.ts';
import { useForm } from '../../lib/use-form.ts';

/** The platform's own dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function DeleteDialog(props: {
  readonly ref: Ref<HTMLDialogElement>;
  readonly email: string;
  readonly onDeleted: () => void;
}) {
  const titleId = useId();
  const rules = {
    email: {
      check: (value: string) =>
        normaliseEmail(value) === normaliseEmail(props.email)
          ? null
          : new AppError('request/invalid', { problem: 'This is not the email of this account.' }),
    },
  } as const;
  const form = useForm(rules, async () => {
    await deleteAccount();
    props.onDeleted();
  });
  return (
    <dialog
      ref={props.ref}
      aria-labelledby={titleId}
      className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-panel border border-line bg-sheet p-6 text-ink shadow-float sm:p-8"
    >
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <h2 id={titleId} className="text-xl">
          Delete this account for good?
        </h2>
        <p>
          Your profile, your ways to sign in, your sessions, your projects and everything else you made here
          are removed from the database at once. Nobody can bring them back.
        </p>
        <Field label={`Type ${props.email} to confirm`} error={form.textOf('email')}>
          {(control) => (
            <TextInput {...control} {...form.bind('email')} autoComplete="off" inputMode="email" required />
          )}
        </Field>
        {form.problem ? <p className="text-sm text-red-text">{form.problem.message}</p> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>Keep my account</Button>
          <Button type="submit" tone="danger" busy={form.busy}>
            Delete account
          </Button>
        </div>
      </form>
    </dialog>
  );
}
