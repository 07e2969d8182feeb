import type { Me } from '@slipway/contracts';
import { PasswordForm } from './password-form.tsx';

const wayNames: Readonly<Record<Me['signIns'][number], string>> = {
  password: 'Email and password',
  google: 'Google',
};

export function SignInWays({
  me,
  onPasswordChanged,
}: {
  readonly me: Me;
  readonly onPasswordChanged: () => void;
}) {
  return (
    <div className="grid gap-7">
      <ul className="max-w-xl">
        {me.signIns.map((way) => (
          <li
            key={way}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 first:pt-0"
          >
            <span className="font-medium">{wayNames[way]}</span>
            <span className="min-w-0 text-sm break-all text-ink-soft">{me.email}</span>
          </li>
        ))}
      </ul>
      {me.signIns.includes('password') ? (
        <PasswordForm email={me.email} onChanged={onPasswordChanged} />
      ) : (
        <p className="max-w-xl text-sm text-ink-soft">
          This account has no password of its own: it is opened by the provider above.
        </p>
      )}
    </div>
  );
}
