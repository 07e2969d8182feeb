import { Button, Field, TextInput } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { configQuery } from '../../api/config.ts';
import { useForm } from '../../lib/use-form.ts';
import { auth } from './auth.ts';
import { FormProblem } from './form-problem.tsx';
import { withNext } from './next-path.ts';
import { SheetHeading } from './sheet.tsx';
import { checkEmail } from './validation.ts';

const rules = {
  email: { check: checkEmail, codes: ['auth/invalid-email', 'reset/user-not-found'] },
} as const;

export function ForgotPasswordForm() {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(
    rules,
    async ({ email }) => {
      await auth.requestPasswordReset(email);
      setSentTo(email.trim());
    },
    { toasts: true },
  );
  if (sentTo !== null) return <ResetSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <SheetHeading title="Forgot your password?">
        Enter your email, and we send you a link to set a new one.
      </SheetHeading>
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormProblem problem={form.problem} kept="No link was sent. Your email is still here." />
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
        <Button type="submit" tone="signal" busy={form.busy} className="mt-1 w-full">
          Send reset link
        </Button>
      </form>
      <p className="mt-7 text-sm">
        <Link to={withNext('/login', search)} className="text-link">
          Back to log in
        </Link>
      </p>
    </>
  );
}

function ResetSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const { search } = useLocation();
  const { data: config } = useQuery(configQuery);
  // The hosted backend sends its own letters.
  const hosted = Boolean(config?.hosted);
  const outbox = !hosted && config?.mail === 'outbox';
  const heading = useRef<HTMLDivElement>(null);
  // The form with the focus in it is gone: the answer takes over.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <SheetHeading title={outbox ? 'The email is written' : 'Check your inbox'}>
        {hosted ? (
          <>
            If <strong className="text-ink">{email}</strong> has an account with a password, a link to set a
            new one is on its way.
          </>
        ) : (
          <>
            {outbox ? 'It holds' : 'We have sent you'} a link to set a new password for{' '}
            <strong className="text-ink">{email}</strong>.
          </>
        )}{' '}
        It works once, within one hour.
      </SheetHeading>
      {outbox ? (
        <p className="border-l-2 border-brass bg-wash px-4 py-3 text-sm">
          No mail server is set up here, so nothing was sent. The email was written to the folder{' '}
          <code className="font-mono">data/outbox</code> on the server: open the newest file there and follow
          its link.
        </p>
      ) : (
        <p className="text-ink-soft">Nothing there after a few minutes? Look into the spam folder too.</p>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onAgain}>Send another</Button>
        <Link to={withNext('/login', search)} className="text-link">
          Back to log in
        </Link>
      </div>
    </div>
  );
}
