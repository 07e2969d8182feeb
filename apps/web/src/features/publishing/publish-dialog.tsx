import { Button } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { addressQuery, publicationQuery } from '../../api/publishing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { PageButtonProps } from './publish-button.tsx';
import { PublishForm } from './publish-form.tsx';

export function PublishDialog(props: PageButtonProps & { readonly onClose: () => void }) {
  const publication = useQuery(publicationQuery(props.pageId));
  const address = useQuery(addressQuery(props.pageId));
  const failed = [publication, address].find(({ error, data }) => error && data === undefined);
  return (
    <DialogFrame title="Publish this page" onClose={props.onClose}>
      {(close) =>
        publication.data !== undefined && address.data ? (
          <>
            {props.warning}
            <PublishForm
              pageId={props.pageId}
              publication={publication.data}
              address={address.data}
              save={props.save}
              onDone={close}
            />
          </>
        ) : (
          <>
            {failed?.error ? (
              <LoadProblem
                error={failed.error}
                busy={failed.isFetching}
                onRetry={() => void failed.refetch()}
              />
            ) : (
              <p role="status" className="text-ink-soft">
                Looking up its address…
              </p>
            )}
            <div className="flex justify-end">
              <Button onClick={close}>Close</Button>
            </div>
          </>
        )
      }
    </DialogFrame>
  );
}
