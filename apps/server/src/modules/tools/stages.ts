import type { RunMessage } from './live-run.ts';

type Stage = Extract<RunMessage, { event: 'stage' }>;

const stage = (name: string, label: string): Stage => ({ event: 'stage', data: { stage: name, label } });

/** In their order; asking and checking where there is a model, looking where the tool looks something up. */
export const stages = {
  reading: stage('reading', 'Reading the brief'),
  counting: stage('counting', 'Counting'),
  asking: stage('asking', 'Asking the model'),
  looking: stage('looking', 'Looking things up'),
  checking: stage('checking', 'Checking its answer'),
} as const;
