import { AppError } from '@slipway/core';

/** Stays when the toast is gone. A dropped connection is named beside the catalogue's general sentence. */
export function FormProblem({ problem }: { readonly problem: AppError | null }) {
  if (problem === null) return null;
  const { cause } = problem;
  const because = cause instanceof AppError && cause.status === 503 ? cause.message : null;
  return (
    <div className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
      <p className="font-medium text-red-text">{problem.message}</p>
      {because ? <p className="mt-1 text-ink-soft">{because}</p> : null}
    </div>
  );
}
