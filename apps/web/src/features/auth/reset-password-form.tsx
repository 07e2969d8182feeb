import { AppError, passwordMinLength } from '@slipway/core';
import { Button, buttonClass, Field, PasswordInput } from '@slipway/ui';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isHosted } from '../../lib/backend.ts';
import { useForm } from '../../lib/use-form.ts';
import { auth } from './auth.ts';
import { FormProblem } from './form-problem.tsx';
import { SheetHeading } from './sheet.tsx';
import { checkNewPassword } from './validation.ts';

const rules = {
  password: {
    check: checkNewPassword,
    codes: ['auth/weak-password', 'auth/common-password', 'auth/long-password'],
  },
} as const;

export function ResetPasswordForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The second name is the hosted backend's, where its letters lead here.
  const token = search.get('token') ?? search.get('oobCode');
  const [dead, setDead] = useState(false);
  const form = useForm(
    rules,
    async ({ password }) => {
      try {
        await auth.resetPassword({ token: token ?? '', password });
      } catch (error) {
        if (error instanceof AppError && error.code === 'reset/bad-token') setDead(true);
        throw error;
      }
      await navigate('/login', { replace: true });
    },
    { toasts: true },
  );
  if (!token || dead) return <DeadLink missing={!token} />;
  return (
    <>
      <SheetHeading title="Set a new password">
        Every device that is signed in with the old one will be signed out
        {isHosted() ? ' within 12 hours' : ''}.
      </SheetHeading>
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormProblem problem={form.problem} kept="The password is still the old one." />
        <Field
          label="New password"
          error={form.textOf('password')}
          hint={`At least ${passwordMinLength} characters.`}
        >
          {(control) => (
            <PasswordInput {...control} {...form.bind('password')} autoComplete="new-password" required />
          )}
        </Field>
        <Button type="submit" tone="signal" busy={form.busy} className="mt-1 w-full">
          Set password
        </Button>
      </form>
    </>
  );
}

function DeadLink({ missing }: { readonly missing: boolean }) {
  return (
    <div role="status">
      <SheetHeading title="This link does not work">
        {missing
          ? 'The address is missing its key. Mail programs sometimes cut long links: copy the whole line.'
          : 'A link works once, within one hour. The password is still the old one.'}
      </SheetHeading>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to="/login/forgot-password" className={buttonClass({ tone: 'signal' })}>
          Request a new link
        </Link>
        <Link to="/login" className="text-link">
          Back to log in
        </Link>
      </div>
    </div>
  );
}
