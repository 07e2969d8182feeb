import { apply } from '../commands/apply.ts';
import type { Command, Context } from '../commands/command.ts';
import type { Page } from '../document/page.ts';

/** Pages share what did not change, so a step costs a list of references. */
export interface History {
  readonly past: readonly Page[];
  readonly present: Page;
  /** The next one to redo comes first. */
  readonly future: readonly Page[];
}

const mostSteps = 500;

export function startHistory(page: Page): History {
  return { past: [], present: page, future: [] };
}

/** A command without effect leaves no step to undo and keeps what can be redone. */
export function perform(history: History, command: Command, context: Context): History {
  const present = apply(history.present, command, context);
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-mostSteps), present, future: [] };
}

/** The last step becomes another one: letters typed into one field are undone together. */
export function amend(history: History, command: Command, context: Context): History {
  const present = apply(history.present, command, context);
  return present === history.present ? history : { past: history.past, present, future: [] };
}

export function undo(history: History): History {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo(history: History): History {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}
