/** A tool as the catalogue lists it: plain data, shown everywhere and priced by the server. */
export interface ToolMeta {
  readonly id: string;
  /**
   * Raised when this tool would compute something else from a stored input and basis. Runs of other tools do not notice; its own
   * are brought along by the engine's `migrate`.
   */
  readonly version: number;
  readonly name: string;
  readonly route: `/${string}`;
  /** Name of a drawing in the web app's icon set. */
  readonly icon: string;
  /** Credits a run costs. */
  readonly cost: number;
  /** Whether the Launch Toolkit panel and the home grid list it. */
  readonly listed: boolean;
  /** Place in the Launch Toolkit panel, from 1. */
  readonly order: number;
  /** On the button that runs it: "Score it". Left out, it is "Run it". */
  readonly action?: string;
  /** One line on what a founder gets out of it. */
  readonly gives: string;
}
