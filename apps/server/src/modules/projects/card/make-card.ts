import type { Project, ProjectCard, ProjectResult } from '@slipway/contracts';
import { chooseNextStep, type FailedTest, type Step } from '@slipway/record';
import type { Digest } from '@slipway/report';
import { tools } from '@slipway/tools';

const stations = ['idea', 'numbers', 'name', 'page', 'pitch'] as const;

/** A tool's result with what the next step needs of it. */
export interface MeasuredResult extends Omit<ProjectResult, 'station' | 'headline' | 'figure'> {
  readonly digest: Digest;
}

interface Parts {
  readonly project: Project;
  readonly idea: string | null;
  readonly results: readonly MeasuredResult[];
  /** Ids of the tools that are there. */
  readonly built: ReadonlySet<string>;
  readonly failed: FailedTest | null;
  readonly passedKey: string | null;
  readonly openTasks: number;
  readonly disagreements: number;
  /** Step → the open task made from it. */
  readonly taskOf: (stepKey: string) => string | null;
}

/** A project at a glance, and its one next step. */
export function makeCard(parts: Parts): { readonly card: ProjectCard; readonly step: Step } {
  const { project, idea, failed, passedKey, built, openTasks, disagreements, taskOf } = parts;
  const results = parts.results.toSorted((a, z) => placeOf(a.toolId) - placeOf(z.toolId));
  const step = chooseNextStep({
    hasIdea: idea !== null,
    measured: results.map(({ toolId, runId, digest }) => ({ toolId, runId, ...digest })),
    tools: ordered.filter(({ id }) => built.has(id)),
    failed,
    passedKey,
  });
  const score = results.find(({ toolId }) => toolId === 'score-your-idea');
  // A number before the word of an answer.
  const lead =
    score ??
    results.find(({ digest }) => digest.figure !== null && digest.figure.id !== 'answer') ??
    results.find(({ digest }) => digest.figure !== null);
  const { about, proves: _proves, ...shown } = step;
  const card: ProjectCard = {
    ...project,
    idea,
    figure: lead?.digest.figure ?? null,
    evidence: score?.digest.evidence ?? null,
    weakest: about === null ? null : { label: about, why: step.why },
    step: { ...shown, taskId: taskOf(step.key) },
    results: results.map(({ digest, ...result }) => ({
      ...result,
      station: stationOf(result.toolId),
      headline: digest.headline,
      figure: digest.figure,
    })),
    openTasks,
    disagreements,
  };
  return { card, step };
}

function stationOf(toolId: string): ProjectResult['station'] {
  return tools.find(({ id }) => id === toolId)?.station ?? 'idea';
}

/** As a founder needs them: station by station, the score first. */
const ordered = tools
  .toSorted((a, z) => stations.indexOf(a.station) - stations.indexOf(z.station))
  .toSorted((a, z) => Number(z.id === 'score-your-idea') - Number(a.id === 'score-your-idea'));

function placeOf(toolId: string): number {
  return ordered.findIndex(({ id }) => id === toolId);
}
