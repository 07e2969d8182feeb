import type { Page } from '@slipway/page';
import type { Report } from '@slipway/report';

/** A tool's report on its own sample, made while building. */
export interface Sample {
  readonly tool: { readonly name: string; readonly route: string };
  /** ISO time of the build. */
  readonly madeAt: string;
  readonly report: Report;
  /** What a tool that writes pages has written. */
  readonly pages: readonly (Pick<Page, 'language' | 'design'> & {
    readonly title: string;
    readonly body: string;
    readonly css: string;
  })[];
}
