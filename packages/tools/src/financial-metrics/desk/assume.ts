import { plus, type Quantity, type Unit } from '@slipway/core';
import { ok } from '@slipway/finance';
import type { Desk } from './desk.ts';
import type { NumberName } from './settings.ts';
import { named, type Ref } from './sheet.ts';

export interface Assumed<U extends Unit = Unit> extends Ref<U> {
  readonly name: NumberName;
  readonly isOwn: boolean;
  readonly quantity: Quantity<U>;
}

/** A number that may be edited in the finished sheet. */
export function assume<U extends Exclude<Unit, `money${string}`>>(
  { sheet, settings }: Desk,
  name: NumberName,
  label: string,
  unit: U,
  fallback: number,
  why: string,
  /** The figure the default is taken from, where there is one. */
  from?: Ref<U>,
): Assumed<U> {
  const quantity: Quantity<U> = { value: settings.number(name, fallback), unit };
  const isOwn = settings.isOwn(name);
  const ref =
    isOwn || from?.value !== quantity.value
      ? sheet.put(`assume.${name}`, label, ok(quantity), {
          kind: 'assumed',
          why: isOwn ? 'Set by you.' : why,
          assumption: name,
        })
      : sheet.derive(`assume.${name}`, label, ok(quantity), plus(named(from, why)));
  return { ...ref, quantity, name, isOwn };
}
