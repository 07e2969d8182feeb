import type { Dashboard } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EventLine, eventKey } from '../../lib/event-line.tsx';
import { linkTo } from '../../lib/link-to.ts';
import { describeAge, describeDay } from '../../lib/times.ts';

interface DayPanelProps {
  readonly data: Dashboard;
  readonly nowMs: number;
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const row = 'grid gap-x-4 border-t border-line py-2';

/** Beside the ideas: what is due, what was made, what changed. */
export function DayPanel({ data, nowMs }: DayPanelProps) {
  const { tasks, recent, changes, since, names } = data;
  const nameOf = (id: string) => names[id] ?? 'Another project';
  const today = new Date(nowMs).toISOString().slice(0, 10);
  return (
    <div className="day-panel">
      <Part id="tasks-due" title="Tasks">
        {tasks.length === 0 ? (
          <p className="text-ink-soft">Nothing open. Each idea above has one next step: make it a task.</p>
        ) : (
          <ul>
            {tasks.map((task) => (
              <li key={task.id} className={row}>
                <Link to={`${linkTo('/project/:id', { id: task.projectId })}#tasks`} className="text-link">
                  {task.text}
                </Link>
                <span className="tabular text-sm text-ink-soft">
                  {nameOf(task.projectId)}
                  {task.due === null ? '' : ' · '}
                  {task.due === null ? null : (
                    <span className={task.due < today ? 'text-red-text' : ''}>
                      {task.due < today ? 'was due' : 'due'} {describeDay(task.due)}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <div className="day-made">
        <Part id="recent-results" title="Recent results">
          {recent.length === 0 ? (
            <p className="text-ink-soft">None yet. The first one takes a paragraph and one credit.</p>
          ) : (
            <ul>
              {recent.map(({ id, toolId, projectId, figure, createdAt }) => {
                const tool = isToolId(toolId) ? getTool(toolId) : null;
                return (
                  <li key={id} className={`${row} grid-cols-[7rem_minmax(0,1fr)]`}>
                    <span className="tabular font-display font-semibold">{figure?.text ?? '–'}</span>
                    <span className="min-w-0">
                      {tool?.isBuilt ? (
                        <Link
                          to={`${tool.routes[0]}${projectId === 'sample' ? '?project=sample' : `?run=${encodeURIComponent(id)}`}`}
                          className="text-link"
                        >
                          {tool.name}
                        </Link>
                      ) : (
                        (tool?.name ?? toolId)
                      )}
                      <span className="block truncate text-sm text-ink-soft">
                        {projectId === 'sample' ? 'sample' : describeAge(Date.parse(createdAt), nowMs)}
                        {projectId === null ? null : ` · ${nameOf(projectId)}`}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </Part>
        {since === null ? null : (
          <Part id="changes" title="Since your last visit">
            {changes.length === 0 ? (
              <p className="text-ink-soft">{`Nothing has changed since ${describeAge(Date.parse(since), nowMs)}.`}</p>
            ) : (
              <ul>
                {changes.map((event) => (
                  <li key={eventKey(event)} className={row}>
                    <span>
                      <EventLine event={event} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        )}
      </div>
    </div>
  );
}
