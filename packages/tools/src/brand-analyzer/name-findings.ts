import type { Library } from '../around.ts';
import type { NameFindings } from './basis.ts';
import type { Input } from './fields.ts';

export function nameFindings(_library: Library, { company }: Input): NameFindings | null {
  return company === undefined ? null : null;
}
