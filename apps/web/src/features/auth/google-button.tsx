import type { AppError } from '@slipway/core';
import { buttonClass, cx } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { configQuery } from '../../api/config.ts';
import { isHosted } from '../../lib/backend.ts';
import { auth } from './auth.ts';
import { FormProblem } from './form-problem.tsx';
import { loadHosted } from './hosted/load-hosted.ts';
import { focusPopup } from './popup.ts';

/** Only where the server has a provider. Stands below the form, so that appearing moves nothing above it. */
export function GoogleButton() {
  const { data: config } = useQuery(configQuery);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const isReady = useProviderReady();
  if (!config?.google || !isReady) return null;

  const onClick = () => {
    // The provider's own client opens one window at a time, and would call the first one cancelled.
    if (waiting && (focusPopup() || isHosted())) return;
    setWaiting(true);
    setProblem(null);
    auth
      .signInWithGoogle()
      .catch((error: AppError) => setProblem(error))
      .finally(() => setWaiting(false));
  };
  return (
    <div className="mt-6 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <button type="button" onClick={onClick} className={cx(buttonClass(), 'w-full')}>
        <GoogleMark />
        {waiting ? 'Continue in the Google window' : 'Continue with Google'}
      </button>
      <FormProblem problem={problem} />
    </div>
  );
}

/** The hosted backend's client must be here before the click: a window that opens later is blocked. */
function useProviderReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isHosted()) loadHosted().then(() => setReady(true), ignore);
    else setReady(true);
  }, []);
  return isReady;
}

/** Start-up has said it, and signing in with email says it again. */
function ignore(): void {}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M19.6 6.3A9.5 9.5 0 1 0 21.5 12H12.6"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
