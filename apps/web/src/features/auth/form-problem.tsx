import { AppError } from '@slipway/core';

/**
 * What stays when the toast with the sentence is gone: how things stand now. A dropped connection is named, because the
 * catalogue's general sentence does not.
 */
export function FormProblem(props: { readonly problem: AppError | null; readonly kept?: string }) {
  if (props.problem === null) return null;
  const { cause } = props.problem;
  const because = cause instanceof AppError && cause.status === 503 ? cause.message : null;
  if (because === null && props.kept === undefined) return null;
  return (
    <div className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
      {because ? <p className="font-medium text-red-text">{because}</p> : null}
      {props.kept ? <p className="text-ink-soft">{props.kept}</p> : null}
    </div>
  );
}
