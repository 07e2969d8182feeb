import { Spinner } from '@slipway/ui';

/** Appears after a moment, so that a page that is nearly there does not flicker. */
export function PageSpinner() {
  return (
    <div className="page-spinner grid min-h-[70vh] place-items-center text-ink-soft">
      <Spinner label="Loading the page" />
    </div>
  );
}
