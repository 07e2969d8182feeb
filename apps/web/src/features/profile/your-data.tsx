import { Button } from '@slipway/ui';
import { useRef, useState } from 'react';
import { exportAccount } from '../../api/account.ts';
import { saveTextFile } from '../../lib/save-file.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { told } from './told.ts';

export function YourData(props: { readonly email: string; readonly onDeleted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [exporting, setExporting] = useState(false);

  async function download(): Promise<void> {
    setExporting(true);
    try {
      const data = await told(exportAccount());
      saveTextFile('slipway-account.json', 'application/json', JSON.stringify(data, null, 2));
    } catch {
      // Told as a toast; the button is there for another try.
    } finally {
      setExporting(false);
    }
  }

  return (
    <div className="grid max-w-xl">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <div className="min-w-60 flex-1">
          <h3 className="font-sans text-base font-medium tracking-normal">Export my data</h3>
          <p className="text-sm text-ink-soft">
            Everything stored about you, projects with their facts and tasks included, as one JSON file.
          </p>
        </div>
        <Button busy={exporting} onClick={() => void download()}>
          Download
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
        <div className="min-w-60 flex-1">
          <h3 className="font-sans text-base font-medium tracking-normal">Delete my account</h3>
          <p className="text-sm text-ink-soft">
            Removes every row that belongs to you, and every project with it. There is no way back.
          </p>
        </div>
        <Button onClick={() => dialog.current?.showModal()}>Delete account…</Button>
      </div>
      <DeleteDialog ref={dialog} email={props.email} onDeleted={props.onDeleted} />
    </div>
  );
}
