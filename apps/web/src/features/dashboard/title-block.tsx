import type { AccountSession, Me } from '@slipway/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describeAge, describeDate } from '../../lib/times.ts';

/** The corner of a drawing that says whose it is and since when. */
export function TitleBlock(props: {
  readonly me: Me;
  readonly sessions: readonly AccountSession[];
  readonly nowMs: number;
}) {
  const { me, sessions, nowMs } = props;
  return (
    <dl className="grid grid-cols-2 rounded-panel border border-line bg-sheet text-sm">
      <Cell label="Owner" wide>
        <span className="break-all">{me.email}</span>
      </Cell>
      <Cell label="Account since">
        {describeDate(me.createdAt)}
        <span className="block text-ink-soft">{describeAge(me.createdAt, nowMs)}</span>
      </Cell>
      <Cell label="Devices" inner>
        {sessions.length === 1 ? 'Only this one' : `${sessions.length} signed in`}
        <Link to="/profile" className="text-link block w-fit text-ink-soft">
          Look after them
        </Link>
      </Cell>
    </dl>
  );
}

function Cell(props: {
  readonly label: string;
  readonly wide?: boolean;
  readonly inner?: boolean;
  readonly children: ReactNode;
}) {
  const edges = props.wide ? 'col-span-2 border-b' : props.inner ? 'border-l' : '';
  return (
    <div className={`border-line px-4 py-3 ${edges}`}>
      <dt className="fig-label">{props.label}</dt>
      <dd className="tabular mt-0.5 font-medium">{props.children}</dd>
    </div>
  );
}

export function TitleBlockSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your account"
      className="grid grid-cols-2 gap-4 rounded-panel border border-line bg-sheet p-4"
    >
      <span className="skeleton col-span-2 h-10" />
      <span className="skeleton h-14" />
      <span className="skeleton h-14" />
    </div>
  );
}
