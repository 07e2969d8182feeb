import type { Evidence, Library } from '@slipway/tools';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Identity } from './modules/auth/identity.ts';
import type { Payments } from './modules/billing/payments.ts';
import type { Exporter } from './modules/exports/exporter.ts';
import type { LiveLaunches } from './modules/launch/live-launches.ts';
import type { LiveRuns } from './modules/tools/live-runs.ts';
import type { ModelPort } from './modules/tools/model-port.ts';
import type { Toolbox } from './modules/tools/toolbox.ts';

/** The ports: everything outside the process, handed in by `main.ts` or by a test. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Tells this server from others on the same database. */
  readonly processId: string;
  readonly mailer: Mailer;
  readonly identity: Identity;
  /** Null when nothing can be bought here. */
  readonly payments: Payments | null;
  readonly tools: Toolbox;
  /** Everything that is known, loaded once and when it is first asked for. */
  readonly library: () => Promise<Library>;
  /** What tools may look up outside. */
  readonly evidence: Evidence;
  /** Null when no language model is configured: the engine's sheet stands alone. */
  readonly model: ModelPort | null;
  /** Makes files, on a thread of its own. */
  readonly exporter: Exporter;
  /** The runs this process has in hand. */
  readonly runs: LiveRuns;
  /** The launch runs this process has in hand. */
  readonly launches: LiveLaunches;
  readonly log: Log;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

export interface Ids {
  /** Sortable by time, safe in an address. */
  next(): string;
  /** 256 random bits, for links that carry a right. */
  secret(): string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; the HTML form is made from it. */
  readonly text: string;
  /** Shown as a button in the HTML form; its address stands in the text as well. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly replyTo?: string;
  /** Id of the person this letter is about or comes from. A letter kept here goes when their account does. */
  readonly account?: string | null;
  /** Page on which the reader leaves the list. */
  readonly unsubscribeUrl?: string;
  /** Where a mail program posts for its own unsubscribe button (RFC 8058). */
  readonly oneClickUrl?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes every letter kept here of this person, and to or from their address once it is verified. */
  forget?(person: { readonly uid: string; readonly email: string | null }): Promise<void>;
}

export type LogFields = Readonly<Record<string, unknown>>;
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}
