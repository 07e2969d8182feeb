/** Documents share what did not change, so a step costs a list of references. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  /** The next one to redo comes first. */
  readonly future: readonly T[];
}

const mostSteps = 500;

export function startHistory<T>(document: T): History<T> {
  return { past: [], present: document, future: [] };
}

/** What a command made of the present. The same object is a command without effect: no step to undo, and what can be redone stays. */
export function stepTo<T>(history: History<T>, present: T): History<T> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-mostSteps), present, future: [] };
}

/** The last step becomes another one: letters typed into one field are undone together. */
export function amendTo<T>(history: History<T>, present: T): History<T> {
  return present === history.present ? history : { past: history.past, present, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}
