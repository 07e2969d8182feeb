import type { Report } from '@slipway/report';
import type { AnyEngine, AnyInput, WorkbookCells } from '@slipway/tools';

/** A result with all that it was computed from. */
export interface WorkbookSource {
  readonly engine: Pick<AnyEngine, 'meta' | 'fields' | 'proposes'>;
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
  /** How figures follow from cells of the form, where the tool says so. */
  readonly cells?: WorkbookCells;
  readonly made: {
    /** ISO day. */
    readonly date: string;
    /** "slipway 0.4.0". */
    readonly engine: string;
    /** The model that added its view; null where there was none. */
    readonly model: string | null;
    /** What else the file says of itself: project, version, what does not agree. */
    readonly more?: readonly { readonly label: string; readonly value: string }[];
  };
}
