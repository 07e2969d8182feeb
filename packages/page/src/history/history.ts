import { amendTo, type History as Steps, stepTo } from '@slipway/document';
import { apply } from '../commands/apply.ts';
import type { Command, Context } from '../commands/command.ts';
import type { Page } from '../document/page.ts';

export { redo, startHistory, undo } from '@slipway/document';

/** Steps back and forward over every command. */
export type History = Steps<Page>;

export function perform(history: History, command: Command, context: Context): History {
  return stepTo(history, apply(history.present, command, context));
}

/** The last step becomes another one: letters typed into one field are undone together. */
export function amend(history: History, command: Command, context: Context): History {
  return amendTo(history, apply(history.present, command, context));
}
