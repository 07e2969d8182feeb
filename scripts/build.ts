import { join } from 'node:path';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { ensureBuilt } from './services/web-build.ts';

try {
  await ensureBuilt(join(import.meta.dirname, '..'));
  // Compiles what has changed, so that the server does not have to, nor several tests at once.
  const { study, suggestRivals } = loadAnalyst(loadKnowledge());
  const sample = { idea: 'Invoices and reminders for plumbers' };
  study(sample);
  suggestRivals(sample);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
