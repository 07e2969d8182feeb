import type { AppError } from '@slipway/core';
import { buttonClass, cx } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../api/config.ts';
import { auth } from './auth.ts';
import { FormProblem } from './form-problem.tsx';
import { focusPopup } from './popup.ts';

/** Only where the server has a provider. Stands below the form, so that appearing moves nothing above it. */
export function GoogleButton() {
  const { data: config } = useQuery(configQuery);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  if (!config?.google) return null;

  const onClick = () => {
    if (waiting && focusPopup()) return;
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
