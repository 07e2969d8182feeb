import type { ProjectCard } from '@slipway/contracts';

/** A project in a few lines: the idea, what comes next, and what each tool found. */
export function sayProject({ name, idea, step, results }: ProjectCard, url: string): string {
  return [
    name,
    ...(idea === null ? [] : [`Idea: ${idea}`]),
    `Next: ${step.text} ${step.why}`,
    ...results.map(({ headline, runId }) => `Found: ${headline} (${runId})`),
    `Open it: ${url}`,
  ].join('\n');
}
