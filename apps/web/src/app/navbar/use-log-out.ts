import { useNavigate } from 'react-router';
import { signOut } from '../../features/auth/index.ts';
import { logFault } from '../../lib/log.ts';

/** Log out, then go to the start. A failure has shown its toast already and leaves the visitor where they are. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut().then(
      () => navigate('/'),
      (cause: unknown) => logFault('auth/log-out-failed', cause),
    );
  };
}
