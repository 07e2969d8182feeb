import type { AnyInput, ToolId } from '@slipway/tools';
import type { Tool } from './toolbox.ts';

/** A booked run that this process is to carry out. */
export interface Job {
  readonly runId: string;
  readonly uid: string;
  /** Null only while its project is being deleted. */
  readonly projectId: string | null;
  readonly tool: Tool & { readonly id: ToolId };
  readonly input: AnyInput;
  /** Fields that the form had filled in and the person left as they were. */
  readonly kept?: readonly string[] | undefined;
}
