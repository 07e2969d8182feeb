import { answerJob, type Job, type JobLoaders } from './answer-job.ts';

export interface Asked {
  readonly id: number;
  readonly job: Job;
}

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };

/** The worker's side: one answer for each message, whatever happens. */
export function serveJobs(loaders: JobLoaders, post: (answered: Answered) => void): (asked: Asked) => void {
  return ({ id, job }) => {
    answerJob(loaders, job).then(
      (value) => post({ id, value }),
      (error: unknown) => post({ id, problem: String(error) }),
    );
  };
}
