import type { Unit } from '@slipway/core';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Base {
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

export interface TextField extends Base {
  readonly kind: 'text' | 'long-text';
  readonly maxLength: number;
}
export interface NumberField extends Base {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}
export interface ChoiceField extends Base {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}
/** Short texts, one a line: rivals, segments. */
interface ListField extends Base {
  readonly kind: 'list';
  readonly maxItems: number;
  readonly maxLength: number;
}
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'month';
  readonly unit?: Unit;
  readonly help?: string;
  readonly min?: number;
  /** Other headings a pasted or imported table may carry for it, in lower case. */
  readonly aliases?: readonly string[];
}
/** Typed, pasted or imported as CSV. A blank cell is missing, which is not 0. */
export interface TableField extends Base {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly maxRows: number;
}

export type Field = TextField | NumberField | ChoiceField | ListField | TableField;

type CellValue = string | number | null;
export type TableRow = Readonly<Record<string, CellValue>>;
export type FieldValue = string | number | readonly string[] | readonly TableRow[];

/** What a person changed in a finished sheet: assumption id → value. */
export type Assumptions = Readonly<Record<string, number | string>>;

type ValueOf<F> = F extends { kind: 'text' | 'long-text' }
  ? string
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'choice'; options: readonly { value: infer V }[] }
      ? V
      : F extends { kind: 'list' }
        ? readonly string[]
        : F extends { kind: 'table'; columns: readonly (infer C)[] }
          ? readonly {
              readonly [K in C as K extends { name: infer N extends string } ? N : never]: K extends {
                kind: 'number';
              }
                ? number | null
                : string | null;
            }[]
          : never;

/** The input that a list of fields (declared `as const satisfies readonly Field[]`) describes. All are optional. */
export type InputOf<Fields extends readonly Field[]> = {
  readonly [F in Fields[number] as F['name']]?: ValueOf<F>;
} & { readonly assumptions?: Assumptions };

/** Any tool's input, where the tool is not known by name. */
export type AnyInput = Readonly<Record<string, FieldValue | Assumptions>>;
