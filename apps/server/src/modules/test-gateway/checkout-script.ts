import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs in the browser as it stands; nothing builds it. */
export const checkoutScript = readFileSync(join(import.meta.dirname, 'checkout-page.js'), 'utf8');
