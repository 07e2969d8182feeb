import type { Finding, FindingKind, Findings } from './finding.ts';

/** From most to least telling; each is a class of its own, so that three reasons are three different things. */
const classes: readonly FindingKind[] = [
  'asked',
  'books',
  'kept',
  'even',
  'won',
  'cameBack',
  'now',
  'after',
  'list',
  'market',
  'runway',
  'limit',
  'paid',
  'decides',
  'perhaps',
  'rival',
  'today',
  'failed',
  'eaten',
  'chosen',
  'ownThreat',
  'ownWeakness',
  'changed',
  'margin',
  'payback',
  'room',
  'idle',
  'few',
  'size',
  'ended',
  'left',
  'prices',
  'rule',
  'slow',
];
/** Four of five rows above this are about the idea (`npm run eval`). */
export const reasonFrom = 0.5;
const reasonsMost = 3;
const reasonsLeast = 2;
const isGeneral = (finding: Finding): boolean => finding.isGeneral === true;
/** Size and price are one class, and so is one thing said of a niche and of a business model. */
const sameClass: Readonly<Partial<Record<FindingKind, FindingKind>>> = {
  prices: 'size',
  ended: 'failed',
  left: 'margin',
};
const classOf = (kind: FindingKind): FindingKind => sameClass[kind] ?? kind;

/** What the founder says already is nothing that we know. */
const isSaid = (kind: FindingKind): boolean =>
  kind === 'ownThreat' || kind === 'ownWeakness' || kind === 'perhaps';

/** How many different things are known, of this business or of every one of the kind. */
export function countReasons(findings: Findings): number {
  const known = classes.filter(
    (kind) => !isSaid(kind) && findings[kind].some(({ likely }) => likely >= reasonFrom),
  );
  return new Set(known.map(classOf)).size;
}

/** Of every business of the kind: what decides it, and how others ended. */
const ofModel: ReadonlySet<FindingKind> = new Set(['decides', 'ended']);

/** Three reasons from three classes, the first that exist; two good ones beat three. */
export function chooseReasons(findings: Findings): readonly Finding[] {
  const all = classes.flatMap((kind) => findings[kind].filter(({ likely }) => likely >= reasonFrom));
  const sure = classes.flatMap((kind) =>
    all.filter((one) => one.kind === kind && !isGeneral(one)).slice(0, 1),
  );
  const chosen: Finding[] = [];
  const add = (finding: Finding): void => {
    if (!chosen.some(({ kind }) => classOf(kind) === classOf(finding.kind))) chosen.push(finding);
  };
  for (const finding of sure) add(finding);
  // What holds for every such business is said once, where little else is.
  if (chosen.length < reasonsLeast)
    for (const one of all.filter((one) => isGeneral(one) && ofModel.has(one.kind)).slice(0, 1)) add(one);
  return chosen.slice(0, reasonsMost);
}
