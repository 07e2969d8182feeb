/** A part of a document that commands move about: a section of a page, a slide of a deck. */
export interface Item {
  readonly id: string;
  /** ISO date. */
  readonly createdAt: string;
  readonly updatedAt?: string;
  readonly isDuplicate?: true;
}

/** Time and chance come from outside. */
export interface Context {
  readonly nowMs: number;
  /** 0 ≤ x < 1. */
  random(): number;
  readonly selectedElement: string | null;
}
