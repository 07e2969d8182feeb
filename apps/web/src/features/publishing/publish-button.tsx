import { Button } from '@slipway/ui';
import { useState } from 'react';
import { PublishDialog } from './publish-dialog.tsx';

export interface PageButtonProps {
  readonly pageId: string;
  /** Saves what is not saved yet: visitors and files get the page as the server has it. */
  readonly save?: () => Promise<void>;
}

/** Opens the page's address: publish, publish again, take down. */
export function PublishButton({ pageId, save }: PageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="signal" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Publish
      </Button>
      {isOpen ? <PublishDialog pageId={pageId} save={save} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
