import type { ComponentType } from 'react';
import { dormant } from './dormant.ts';

/** One dormant part for each key, made when it is first asked for. */
export function dormantByKey(load: (key: string) => Promise<ComponentType>): (key: string) => ComponentType {
  const parts = new Map<string, ComponentType>();
  return (key) => {
    const known = parts.get(key);
    if (known) return known;
    const part = dormant(async () => ({ default: await load(key) }));
    parts.set(key, part);
    return part;
  };
}
