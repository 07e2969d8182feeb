import type { AppError } from '@slipway/core';

/** Stays on the sheet until the next try. */
export function Refusal({ error, kept }: { readonly error: AppError | null; readonly kept?: string }) {
  return (
    <div role="alert">
      {error ? (
        <div className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
          <p className="font-medium text-red-text">{error.message}</p>
          {kept ? <p className="mt-1 text-ink-soft">{kept}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
