import { engineVersion } from '@slipway/tools';

/** Kept with a run: which engine counted it. */
export const engineName = `slipway ${engineVersion}`;
