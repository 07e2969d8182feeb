import type { Reach } from './reach.ts';
import type { Step } from './steps.ts';

interface Narrowed {
  readonly steps: readonly Step[];
  /** What is not run, in words. */
  readonly leftOut: readonly string[];
}

/** The checks stay whole: they take half a minute and see what a list of folders cannot. */
export function narrowSteps(steps: readonly Step[], { folders, leftOut, browser }: Reach): Narrowed {
  const unit = folders.filter((folder) => folder !== 'apps/server').map((folder) => `${folder}/`);
  const kept = steps.flatMap((step): Step[] => {
    if (step.name === 'unit tests') return unit.length > 0 ? [withArgs(step, unit)] : [];
    if (step.name === 'server tests') return folders.includes('apps/server') ? [step] : [];
    if (step.name === 'browser tests' && browser !== 'all')
      return browser === 'none' ? [] : [withArgs(step, browser)];
    return [step];
  });
  const inBrowser =
    browser === 'all' ? [] : [browser === 'none' ? 'browser tests' : 'browser tests that did not change'];
  return { steps: kept, leftOut: [...leftOut, ...inBrowser] };
}

function withArgs(step: Step, args: readonly string[]): Step {
  return { ...step, command: [...step.command, ...args] };
}
