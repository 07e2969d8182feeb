import { Spinner } from '@slipway/ui';

/** While the part that fills a page is fetched. */
export function PartSpinner({ label }: { readonly label: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
