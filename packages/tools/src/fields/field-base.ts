/** What every field says of itself, whatever its kind. */
export interface FieldBase {
  readonly name: string;
  readonly label: string;
  /** Under the field: what to write, and why it is asked. */
  readonly help?: string;
  readonly placeholder?: string;
  /** Fields with the same group stand under one heading. */
  readonly group?: string;
  /** Shown at once; the others wait behind "Sharpen it", because all of them are optional. */
  readonly essential?: true;
  /** Set by the form from what was read or picked; it has no row of its own. */
  readonly hidden?: true;
  /**
   * May be changed in a finished result at no cost, as assumptions are: the engine computes again on the same basis. Never the
   * idea or what is read from it, and nothing that the gatherer looks at.
   */
  readonly editable?: true;
}
