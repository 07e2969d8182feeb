import { Button } from '@slipway/ui';
import { type ReactNode, useState } from 'react';
import { PublishDialog } from './publish-dialog.tsx';

export interface PageButtonProps {
  readonly pageId: string;
  /** Saves what is not saved yet: visitors and files get the page as the server has it. */
  readonly save?: () => Promise<void>;
  /** Said in the dialog before anything leaves. */
  readonly warning?: ReactNode;
}

/** Opens the page's address: publish, publish again, take down. */
export function PublishButton(props: PageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="signal" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Publish
      </Button>
      {isOpen ? <PublishDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
