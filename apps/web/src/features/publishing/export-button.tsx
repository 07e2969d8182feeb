import { Button } from '@slipway/ui';
import { useState } from 'react';
import { ExportDialog } from './export-dialog.tsx';
import type { PageButtonProps } from './publish-button.tsx';

/** Opens the choice of files a page can be taken away as. */
export function ExportButton(props: PageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen ? <ExportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
