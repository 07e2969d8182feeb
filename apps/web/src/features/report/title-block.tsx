import { modelViewId, type Report } from '@slipway/report';
import { cx } from '@slipway/ui';
import type { ReactNode } from 'react';
import { describeDate } from '../../lib/times.ts';

export interface SheetMeta {
  /** As the catalogue names it. */
  readonly tool: string;
  readonly project?: string;
  /** ISO time of the run. */
  readonly madeAt?: string;
  /** "slipway 0.1.0". */
  readonly engine?: string;
  /** The model that gave its view, when one did. */
  readonly model?: string;
  readonly version?: number;
}

/** The corner of a drawing: what it is, of when, by whom. */
export function TitleBlock({ report, meta }: { readonly report: Report; readonly meta: SheetMeta }) {
  return (
    <dl className="title-block">
      {meta.project ? (
        <Entry name="Project" wide>
          {meta.project}
        </Entry>
      ) : null}
      <Entry name="Tool">{meta.tool}</Entry>
      {meta.madeAt ? <Entry name="Date">{describeDate(Date.parse(meta.madeAt))}</Entry> : null}
      <Entry name="Computed by">{meta.engine ?? 'the engine'}</Entry>
      {meta.version === undefined ? null : <Entry name="Version">{meta.version}</Entry>}
      {report.blocks.some(({ id }) => id === modelViewId) ? (
        <Entry name="Second view by" wide>
          {meta.model ?? 'a language model'}, not checked
        </Entry>
      ) : null}
    </dl>
  );
}

function Entry(props: { readonly name: string; readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <div className={cx('title-entry', props.wide && 'title-entry-wide')}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
