import type { GatedFeature } from '@slipway/credits';
import type { Report } from '@slipway/report';
import { type ReactNode, useState } from 'react';
import type { ExportOf } from '../../api/exports.ts';
import { ExportDialog } from './export-dialog.tsx';

export interface ExportButtonProps {
  readonly of: ExportOf;
  /** Null for a project. */
  readonly toolId: string | null;
  /** Its charts can be exported one by one. */
  readonly report?: Report;
  readonly isPremium: boolean;
  /** Asks the server; runs the work where this person may have it, and explains where not. */
  readonly onGate: (feature: GatedFeature, work: () => void) => void;
  /** Stands over the formats: what to look at before the file leaves. */
  readonly warning?: ReactNode;
  readonly className: string;
}

/** The one way out of Slipway, on every sheet, comparison and project. */
export function ExportButton({ className, ...dialog }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Export
      </button>
      {isOpen ? <ExportDialog {...dialog} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
