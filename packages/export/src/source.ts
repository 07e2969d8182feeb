import type { Report } from '@slipway/report';

/** Printed on every export: what it is, of when, who computed it and who worded it. */
export interface About {
  readonly title: string;
  readonly tool: { readonly id: string; readonly name: string } | null;
  readonly project: string | null;
  /** ISO time of the run. */
  readonly madeAt: string;
  /** "slipway 0.1.0". */
  readonly engine: string;
  /** The model that gave a second view; null when none did. */
  readonly model: string | null;
  readonly version: number;
  /** What does not agree with something else the company says, by name; absent where all does. */
  readonly disagrees?: readonly string[];
}

export interface ReportSource {
  readonly kind: 'report';
  readonly about: About;
  readonly report: Report;
  /** What the founder gave, with the assumptions they changed. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What the tool chose from the knowledge for it; formats that compute need it. */
  readonly basis?: unknown;
}

/** Two to four results of one tool, laid side by side. */
export interface ComparisonSource {
  readonly kind: 'comparison';
  readonly about: About;
  /** The comparison itself. */
  readonly report: Report;
  readonly sides: readonly ReportSource[];
}

/** A file that was made elsewhere and goes along as it is. */
interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface RecordFact {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** The value as a person reads it. */
  readonly said: string;
  /** Where it comes from, in words. */
  readonly from: string;
  /** ISO. */
  readonly at: string | null;
}

export interface ProjectSource {
  readonly kind: 'project';
  readonly about: About;
  /** The facts of the company that are known. */
  readonly record: readonly RecordFact[];
  /** The latest of each tool. */
  readonly reports: readonly ReportSource[];
  readonly files: readonly PackedFile[];
}

/** A text that the founder wrote, or let stand as it was drafted. */
export interface UpdateSource {
  readonly kind: 'update';
  readonly about: About;
  /** Markdown. */
  readonly text: string;
  /** The founder changed the draft. */
  readonly isEdited: boolean;
}

/** Everything that can be exported, by its name in the address. A further kind is a row here. */
interface Sources {
  readonly report: ReportSource;
  readonly comparison: ComparisonSource;
  readonly project: ProjectSource;
  readonly update: UpdateSource;
}

export type SourceKind = keyof Sources;
export type Source = Sources[SourceKind];
