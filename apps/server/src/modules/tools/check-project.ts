import { AppError } from '@slipway/core';

/** Nobody has projects, so none of them can be named. */
export function checkProject(projectId: string | undefined): void {
  if (projectId !== undefined)
    throw new AppError('request/invalid', {
      problem: 'There is no project of this name.',
      field: 'projectId',
    });
}
