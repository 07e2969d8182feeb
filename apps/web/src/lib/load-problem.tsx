import { AppError } from '@slipway/core';
import { Button } from '@slipway/ui';

/** A part that could not be fetched, with the way to try again. */
export function LoadProblem(props: {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}) {
  const known = props.error instanceof AppError ? props.error : new AppError('server/failed');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 border-l-2 border-red bg-wash px-4 py-3 text-sm"
    >
      <p className="grow">{known.message}</p>
      <Button size="sm" busy={props.busy} onClick={props.onRetry}>
        {known.code === 'page/changed' ? 'Load that save' : 'Try again'}
      </Button>
    </div>
  );
}
