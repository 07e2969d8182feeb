import type { FieldBase } from '../field-base.ts';

/** The address of a public site. */
export interface UrlField extends FieldBase {
  readonly kind: 'url';
}

/** With its scheme: `https://acme.com/pricing`. */
export type UrlValue<_F = UrlField> = string;
