import { isObject, readData } from '../fields/read-data.ts';
import { getKind, isKindId } from '../sections/get-kind.ts';
import { migrate } from './migrate.ts';
import type { Section } from './page.ts';

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value);

/** A section out of untrusted JSON, or `null` and a complaint that names it by its place. */
export function readSection(
  raw: unknown,
  at: number,
  complain: (sentence: string) => void,
  kindOf = getKind,
): Section | null {
  const say = (what: string): null => {
    complain(`Section ${at + 1}: ${what}`);
    return null;
  };
  if (!isObject(raw)) return say('it is not an object.');
  const { id, kind: kindId, variant, version, createdAt, updatedAt, isDuplicate } = raw;
  if (typeof kindId !== 'string' || !isKindId(kindId)) return say('we do not know its kind.');
  const kind = kindOf(kindId);
  if (typeof id !== 'string' || !/^section-[\w-]{1,80}$/.test(id))
    return say('its id must begin with “section-”.');
  const chosen = kind.variants.find((one) => one === (variant ?? kind.variants[0]));
  if (chosen === undefined) return say(`its variant must be one of ${kind.variants.join(', ')}.`);
  if (!isDate(createdAt)) return say('createdAt must be an ISO date.');
  if (updatedAt !== undefined && !isDate(updatedAt)) return say('updatedAt must be an ISO date.');
  if (isDuplicate !== undefined && typeof isDuplicate !== 'boolean')
    return say('isDuplicate must be true or false.');
  if (!isObject(raw.data)) return say('its data is not an object.');
  const stored = migrate(raw.data, version, kind.migrations);
  if (stored === null) return say('it was made by another version of Slipway.');
  return {
    id,
    kind: kindId,
    variant: chosen,
    version: kind.migrations.length + 1,
    createdAt,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(isDuplicate === true ? { isDuplicate } : {}),
    data: readData(kind.shape, stored, say),
  };
}
