import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { AccessScope } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import type { KeyHolder } from '../access-keys/open-with-key.ts';

/** All that an offer works with. */
export type OfferDeps = Deps;

export interface Call {
  readonly holder: KeyHolder;
  /** As it was sent. */
  readonly args: Readonly<Record<string, unknown>>;
  /** What is being done now, in the person's words. */
  readonly onStage: (label: string) => void;
  /** Fires when the assistant hangs up. */
  readonly gone: AbortSignal;
}

/** One thing that an assistant can ask for: a tool in the words of the protocol. */
export interface Offer {
  readonly tool: Tool;
  /** What the key must allow. */
  readonly scope: AccessScope;
  call(deps: OfferDeps, call: Call): Promise<CallToolResult>;
}
