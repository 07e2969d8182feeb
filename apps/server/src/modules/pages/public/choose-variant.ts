import { createHmac } from 'node:crypto';
import { addressKey } from '../../limits/address-key.ts';
import type { Variant } from '../publish/store.ts';
import type { Visitor } from '../visits/visitors.ts';

/**
 * A coin that falls the same way for the same browser at the same address, and differently for the next publication. Nothing is stored, with
 * us or with them; without the key nobody can say how it falls.
 */
export function chooseVariant(secret: string, snapshotId: string, { ip, userAgent }: Visitor): Variant {
  const coin = createHmac('sha256', secret)
    .update(`page variant\n${snapshotId}\n${addressKey(ip)}\n${userAgent}`)
    .digest();
  return (coin[0] ?? 0) % 2 === 0 ? 'a' : 'b';
}
