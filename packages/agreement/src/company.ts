import type { Unit } from '@slipway/core';
import type { CompanyRecord } from '@slipway/record';

/** What one tool found last, and what it was asked with. */
export interface CheckedResult {
  readonly toolId: string;
  /** Name of the tool. */
  readonly tool: string;
  readonly runId: string;
  /** ISO day of the run. */
  readonly date: string;
  readonly figures: Readonly<
    Record<
      string,
      {
        readonly value: number | null;
        readonly unit: Unit;
        readonly currency?: string | undefined;
        /** Of one that was taken from another tool's result, under its name: "market-size-estimator:tam". */
        readonly label?: string | undefined;
      }
    >
  >;
  /** With what was assumed, as `assumptions`; empty where only the figures are at hand. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** A page of the project, as much of it as is held against the record. */
export interface CheckedPage {
  readonly id: string;
  readonly name: string;
  /** ISO day of the last save. */
  readonly date: string;
  /** The company's name, as the page shows it. */
  readonly title: string;
  readonly plans: readonly PagePlan[];
  readonly figures: readonly PageFigure[];
}

/** Where on a page: a row of a section's list, or without one wherever the section's texts have it alone. */
export interface FigurePlace {
  readonly section: string;
  readonly row: { readonly list: string; readonly at: number } | null;
}

/** A number on a page with what it counts: "14", "Interviews". In running text only one that the page was written with. */
export interface PageFigure extends FigurePlace {
  readonly label: string;
  /** As it is written: "$1.2M". */
  readonly text: string;
}

/** A price on a page that comes again every month or year. */
export interface PagePlan {
  readonly section: string;
  /** As it is written: "$49". */
  readonly text: string;
  readonly amount: number;
  /** Null where the page names none. */
  readonly currency: string | null;
  readonly per: 'month' | 'year';
}

/** All that is compared. What is not known is left out, and nothing is said about it. */
export interface Company {
  readonly record: CompanyRecord;
  /** The one that stands for each tool. */
  readonly results: readonly CheckedResult[];
  readonly pages: readonly CheckedPage[];
  /** ISO day. */
  readonly asOf: string;
}
