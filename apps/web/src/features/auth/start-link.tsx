import { buttonClass } from '@slipway/ui';
import { Link } from 'react-router';
import { useAuth } from './session.ts';

/** The one call to action of a public page: sign up, or, for those who have, go on. */
export function StartLink({ label }: { readonly label: string }) {
  const signedIn = useAuth().status === 'signed-in';
  return (
    <Link to={signedIn ? '/dashboard' : '/signup'} className={buttonClass({ tone: 'signal', size: 'lg' })}>
      {signedIn ? 'Open your dashboard' : label}
    </Link>
  );
}
