import type { FieldKind } from './field-kind.ts';
import { type FieldByKind, fieldKinds, type ValueByKind } from './kinds.gen.ts';

export type KindName = keyof FieldByKind;
export type Field = FieldByKind[KindName];

/** What a field of this very declaration holds. */
export type ValueOf<F extends Field> = ValueByKind<F>[F['kind']];

type PlainValue<K extends KindName> = ValueByKind<FieldByKind[K]>[K];
export type FieldValue = { [K in KindName]: PlainValue<K> }[KindName];

type Kinds = { readonly [K in KindName]: FieldKind<FieldByKind[K], PlainValue<K>> };

export function kindOf<K extends KindName>(field: {
  readonly kind: K;
}): FieldKind<FieldByKind[K], PlainValue<K>> {
  const kinds: Kinds = fieldKinds;
  return kinds[field.kind];
}
