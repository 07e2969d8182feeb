import type { Me } from '@slipway/contracts';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/config.ts';
import { PasswordForm } from './password-form.tsx';
import { ResetByMail } from './reset-by-mail.tsx';

const wayNames: Readonly<Record<Me['signIns'][number], string>> = {
  password: 'Email and password',
  google: 'Google',
};

interface SignInWaysProps {
  readonly me: Me;
  readonly onPasswordChanged: () => void;
  readonly onSendReset: (email: string) => Promise<void>;
}

export function SignInWays(props: SignInWaysProps) {
  const { me } = props;
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
        <ChangePassword {...props} />
      ) : (
        <p className="max-w-xl text-sm text-ink-soft">
          This account has no password of its own: it is opened by the provider above.
        </p>
      )}
    </div>
  );
}

/** With the hosted backend the password is not ours to change. */
function ChangePassword({ me, onPasswordChanged, onSendReset }: SignInWaysProps) {
  const { data: config } = useQuery(configQuery);
  return config?.hosted ? (
    <ResetByMail email={me.email} onSend={onSendReset} />
  ) : (
    <PasswordForm email={me.email} onChanged={onPasswordChanged} />
  );
}
