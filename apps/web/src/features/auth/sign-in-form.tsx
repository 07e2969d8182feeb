import { Button, Field, PasswordInput, TextInput } from '@slipway/ui';
import { Link, useLocation } from 'react-router';
import { useForm } from '../../lib/use-form.ts';
import { auth } from './auth.ts';
import { FormProblem } from './form-problem.tsx';
import { GoogleButton } from './google-button.tsx';
import { withNext } from './next-path.ts';
import { SheetHeading } from './sheet.tsx';
import { SheetTabs } from './tabs.tsx';
import { checkEmail, checkOldPassword } from './validation.ts';

const rules = {
  email: { check: checkEmail, codes: ['auth/invalid-email', 'auth/user-not-found'] },
  password: { check: checkOldPassword, codes: ['auth/wrong-password', 'auth/invalid-credential'] },
} as const;

export function SignInForm() {
  const { search } = useLocation();
  const form = useForm(rules, auth.signIn, { toasts: true });
  return (
    <>
      <SheetTabs current="log-in" />
      <SheetHeading title="Log in">Your projects open where you left them.</SheetHeading>
      {/* POST, so that a form sent before its script is there never puts a password into the address. */}
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormProblem problem={form.problem} kept="You are not logged in yet. What you typed is still here." />
        <Field label="Email" error={form.textOf('email')}>
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
        <Field label="Password" error={form.textOf('password')}>
          {(control) => (
            <PasswordInput {...control} {...form.bind('password')} autoComplete="current-password" required />
          )}
        </Field>
        {/* After the password in the tab order: most people go from one field straight to the next. */}
        <Link
          to={withNext('/login/forgot-password', search)}
          className="text-link -mt-2 justify-self-start text-sm"
        >
          Forgot password?
        </Link>
        <Button type="submit" tone="signal" busy={form.busy} className="mt-1 w-full">
          Log in
        </Button>
      </form>
      <GoogleButton />
      <p className="mt-7 text-sm text-ink-soft">
        No account yet?{' '}
        <Link to={withNext('/login/signup', search)} className="text-link">
          Sign up
        </Link>
        , it takes an email and a password.
      </p>
    </>
  );
}
