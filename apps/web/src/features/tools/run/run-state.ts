import { AppError, fromWire } from '@slipway/core';
import { type Report, withModelView } from '@slipway/report';
import { applyPatch } from '@slipway/tools';
import type { Run } from '../../../api/tools.ts';
import type { RunNews } from './drive-run.ts';

/** What is on the sheet while a run is under way. */
interface Underway {
  readonly phase: 'underway';
  /** Null until the server has accepted it. */
  readonly id: string | null;
  /** What has been done so far, the last one now. */
  readonly stages: readonly string[];
  readonly report: Report | null;
  readonly basis: unknown;
  readonly isLost: boolean;
  readonly isCancelling: boolean;
}

export type RunState =
  | { readonly phase: 'idle' }
  | Underway
  | { readonly phase: 'done'; readonly run: Run }
  | {
      readonly phase: 'failed';
      readonly id: string | null;
      readonly error: AppError;
      /** It ended on the server, where the run is kept with its error: the sheet says it. */
      readonly isOnSheet: boolean;
    };

type RunStep =
  | RunNews
  | { readonly name: 'begin'; readonly id: string | null }
  | { readonly name: 'cancel' | 'forget' };

export const idle: RunState = { phase: 'idle' };

export function nextRunState(state: RunState, step: RunStep): RunState {
  if (step.name === 'begin')
    return {
      phase: 'underway',
      id: step.id,
      stages: [],
      report: null,
      basis: null,
      isLost: false,
      isCancelling: false,
    };
  if (step.name === 'forget') return idle;
  if (state.phase !== 'underway') return state;
  const live = { ...state, isLost: false };
  switch (step.name) {
    case 'accepted':
      return { ...live, id: step.data.id };
    case 'stage':
      return live.stages.at(-1) === step.data.label
        ? live
        : { ...live, stages: [...live.stages, step.data.label] };
    case 'report':
      return { ...live, report: step.data.report, basis: step.data.basis };
    case 'words':
      return live.report ? { ...live, report: withModelView(live.report, step.data) } : live;
    case 'patch':
      return live.report ? { ...live, report: applyPatch(live.report, step.data) } : live;
    case 'result':
      return { phase: 'done', run: step.data };
    case 'error':
      return { phase: 'failed', id: state.id, error: fromWire(step.data, 'tool/failed'), isOnSheet: true };
    case 'refused':
      return { phase: 'failed', id: state.id, error: step.error, isOnSheet: false };
    case 'lost':
      return { ...state, isLost: true };
    case 'cancel':
      return { ...state, isCancelling: true };
  }
}

export function asAppError(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause });
}
