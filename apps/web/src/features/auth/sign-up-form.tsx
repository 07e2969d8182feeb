import { AppError, displayNameMaxLength, passwordMinLength } from '@slipway/core';
import { Button, Field, PasswordInput, TextInput } from '@slipway/ui';
import { Link, useLocation, useNavigate } from 'react-router';
import { useForm } from '../../lib/use-form.ts';
import { auth } from './auth.ts';
import { FormProblem } from './form-problem.tsx';
import { GoogleButton } from './google-button.tsx';
import { withNext } from './next-path.ts';
import { SheetHeading } from './sheet.tsx';
import { SheetTabs } from './tabs.tsx';
import { checkEmail, checkNewPassword } from './validation.ts';

const nameTooLong = `Your name can have at most ${displayNameMaxLength} characters.`;
const rules = {
  displayName: {
    check: (value: string) =>
      value.trim().length > displayNameMaxLength
        ? new AppError('request/invalid', { problem: nameTooLong })
        : null,
  },
  email: { check: checkEmail, codes: ['auth/invalid-email', 'auth/email-in-use'] },
  password: {
    check: checkNewPassword,
    codes: ['auth/weak-password', 'auth/common-password', 'auth/long-password'],
  },
} as const;

export function SignUpForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useForm(
    rules,
    async ({ email, password, displayName }) => {
      const signedIn = await auth.signUp({ email, password, displayName: displayName.trim() });
      if (!signedIn) await navigate(withNext('/login', search));
    },
    { toasts: true },
  );
  const emailTaken = form.errorOf('email')?.code === 'auth/email-in-use';
  return (
    <>
      <SheetTabs current="sign-up" />
      <SheetHeading title="Ten credits a day, no card">
        An email and a password make the account.
      </SheetHeading>
      {/* POST, so that a form sent before its script is there never puts a password into the address. */}
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormProblem problem={form.problem} kept="There is no account yet. What you typed is still here." />
        <Field
          label="Your name"
          error={form.textOf('displayName')}
          aside={<span className="text-ink-soft">optional</span>}
        >
          {(control) => <TextInput {...control} {...form.bind('displayName')} autoComplete="name" />}
        </Field>
        <Field
          label="Email"
          error={form.textOf('email')}
          hint={
            emailTaken ? (
              <Link to={withNext('/login', search)} className="text-link">
                Log in with this email
              </Link>
            ) : null
          }
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.bind('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              required
            />
          )}
        </Field>
        <Field
          label="Password"
          error={form.textOf('password')}
          hint={`At least ${passwordMinLength} characters. A short sentence is easy to remember and hard to guess.`}
        >
          {(control) => (
            <PasswordInput {...control} {...form.bind('password')} autoComplete="new-password" required />
          )}
        </Field>
        <Button type="submit" tone="signal" busy={form.busy} className="mt-1 w-full">
          Create account
        </Button>
      </form>
      <GoogleButton />
      <p className="mt-7 text-sm text-ink-soft">
        By creating an account you accept the{' '}
        <Link to="/terms" className="text-link">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" className="text-link">
          Privacy Policy
        </Link>
        .
      </p>
    </>
  );
}
