import { buttonClass } from '@slipway/ui';
import { Link } from 'react-router';
import { useAuth } from './session.ts';

interface StartLinkProps {
  readonly label: string;
  /** Where somebody who has signed up goes on. */
  readonly onward?: { readonly to: string; readonly label: string };
  readonly onPress?: () => void;
}

const dashboard = { to: '/dashboard', label: 'Open your dashboard' };

/** The one call to action of a public page: sign up, or, for those who have, go on. */
export function StartLink({ label, onward = dashboard, onPress }: StartLinkProps) {
  const next = useAuth().status === 'signed-in' ? onward : { to: '/signup', label };
  return (
    <Link to={next.to} onClick={onPress} className={buttonClass({ tone: 'signal', size: 'lg' })}>
      {next.label}
    </Link>
  );
}
