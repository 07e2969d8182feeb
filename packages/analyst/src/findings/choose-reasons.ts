import type { Finding, FindingKind, Findings } from './finding.ts';

/** From most to least telling; each is a class of its own, so that three reasons are three different things. */
const classes: readonly FindingKind[] = ['hard', 'rival', 'failed', 'changed', 'size', 'rule', 'slow'];
/** Four of five rows above this are about the idea (`npm run eval`). */
export const reasonFrom = 0.5;
const reasonsMost = 3;

/** Three reasons from three classes, the first that exist. Two good ones beat three. */
export function chooseReasons(findings: Findings): readonly Finding[] {
  return classes
    .flatMap((kind) => findings[kind].filter(({ likely }) => likely >= reasonFrom).slice(0, 1))
    .slice(0, reasonsMost);
}
