import type { Report } from '@slipway/report';
import type { ReactNode } from 'react';
import type { ExportOf } from '../../../api/exports.ts';
import type { ShareOf } from '../../../api/shares.ts';

/** What the page draws a report with: the sheet is another feature's. */
export interface SheetProps {
  readonly report: Report;
  readonly madeAt?: string;
  readonly engine?: string;
  readonly model?: string;
  readonly version?: number;
  readonly onAssume?: (id: string, value: number | string | null) => void;
  readonly onAnswer?: (field: string, value: string) => void;
  /** Leads to the field of the brief that a block was made from. */
  readonly onEdit?: (field: string) => void;
  /** Lets others vote on these names. */
  readonly onAskFriends?: (names: readonly string[]) => void;
}

/** What a sheet is exported from; the menu is another feature's. */
interface ExportSlotProps {
  readonly of: ExportOf;
  /** The project it is in; null where it is in none. */
  readonly projectId: string | null;
  readonly report: Report;
  readonly className: string;
}

export type DrawExport = (props: ExportSlotProps) => ReactNode;

/** What others are shown by a link; the dialog is another feature's. */
export type DrawShare = (props: {
  readonly projectId: string | null;
  readonly of: ShareOf;
  readonly className: string;
}) => ReactNode;

export type DrawSheet = (props: SheetProps) => ReactNode;
