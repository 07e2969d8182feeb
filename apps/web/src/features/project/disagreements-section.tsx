import type { AgreementSide, Disagreement, ProjectCard, Settlement } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import { Button, buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { agreementQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { notice } from '../../lib/notice.ts';
import { describeDay } from '../../lib/times.ts';
import { hrefOfOrigin, hrefOfTool, nameOfOrigin, nameOfTool } from './href-of.ts';
import { quietButton, Section } from './section.tsx';
import { isPressed, type Pressed, settle } from './settle.ts';
import { useChange } from './use-change.ts';

/** As many as are read at once. */
const first = 3;

/** What was said or found in different places and cannot all be true, each settled in one press. */
export function DisagreementsSection({ uid, card }: { readonly uid: string; readonly card: ProjectCard }) {
  const { data, error, isFetching, refetch } = useQuery(agreementQuery(uid, card.id));
  const [showsAll, setShowsAll] = useState(false);
  const all = data?.disagreements ?? [];
  const shown = showsAll ? all : all.slice(0, first);
  return (
    <Section
      id="agreement"
      title="Does not agree"
      aside={
        all.length > first ? (
          <button
            type="button"
            aria-expanded={showsAll}
            className={quietButton}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `Show ${all.length - first} more`}
          </button>
        ) : null
      }
    >
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <div role="status" aria-label="Loading what does not agree" className="skeleton h-28" />
      ) : null}
      <ol>
        {shown.map((one) => (
          <Row key={one.id} uid={uid} projectId={card.id} found={one} />
        ))}
      </ol>
    </Section>
  );
}

interface RowProps {
  readonly uid: string;
  readonly projectId: string;
  readonly found: Disagreement;
}

function Row({ uid, projectId, found }: RowProps) {
  const { title, why, allows, sides, settle: ways } = found;
  return (
    <li className="disagreement">
      <div className="min-w-0">
        <h3 className="text-base font-medium">{title}</h3>
        <p className="mt-0.5 max-w-[64ch] text-ink-soft">{why}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {ways.map((one, at) => (
            <Settle key={labelOf(one)} uid={uid} projectId={projectId} one={one} isFirst={at === 0} />
          ))}
        </div>
        <details className="mt-1 text-sm">
          <summary className={quietButton}>How far apart they may be</summary>
          <p className="max-w-[64ch] text-ink-soft">{allows}</p>
        </details>
      </div>
      <dl className="disagreement-sides">
        {sides.map((side) => (
          <Side key={side.label} projectId={projectId} side={side} />
        ))}
      </dl>
    </li>
  );
}

function Side({ projectId, side }: { readonly projectId: string; readonly side: AgreementSide }) {
  const { label, text, from, date, quote } = side;
  return (
    <div className="min-w-0 border-l border-line-strong pl-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular wrap-anywhere">
        <span className="block font-display text-lg leading-snug font-semibold">{text}</span>
        {quote === null ? null : <span className="block text-sm text-ink-soft">“{quote}”</span>}
        <span className="block text-sm text-ink-soft">
          <Link to={hrefOfOrigin(projectId, from)} className="text-link">
            {nameOfOrigin(from)}
          </Link>
          , {describeDay(date)}
        </span>
      </dd>
    </div>
  );
}

function labelOf(one: Settlement): string {
  if (one.kind !== 'run') return one.label;
  const name = nameOfTool(one.toolId);
  if (one.again === undefined) return `Open ${name}`;
  return `Run ${name} again · ${priceOf(one.toolId)}`;
}

function priceOf(toolId: string): string {
  const cost = isToolId(toolId) ? getTool(toolId).cost : 0;
  return cost === 0 ? 'free' : `${cost} ${cost === 1 ? 'credit' : 'credits'}`;
}

interface SettleProps {
  readonly uid: string;
  readonly projectId: string;
  readonly one: Settlement;
  readonly isFirst: boolean;
}

/** Done here and now where it can be, and mostly taken back; a tool or a page is opened. */
function Settle({ uid, projectId, one, isFirst }: SettleProps) {
  const { busy, make } = useChange(uid);
  const label = labelOf(one);
  if (!isPressed(one))
    return (
      <Link
        to={one.kind === 'run' ? hrefOfTool(projectId, one.toolId) : hrefOfOrigin(projectId, one.at)}
        className={isFirst ? buttonClass({ size: 'sm' }) : quietButton}
      >
        {label}
      </Link>
    );
  async function press(pressed: Pressed): Promise<void> {
    const done = await make(async () => ({ undo: await settle(projectId, pressed) }));
    if (done === null) return;
    const { undo } = done;
    notice({
      title: 'Settled',
      description: label,
      ...(undo && { action: { label: 'Undo', onPress: () => void make(undo) } }),
    });
  }
  const act = () => void press(one);
  return isFirst ? (
    <Button size="sm" busy={busy} onClick={act}>
      {label}
    </Button>
  ) : (
    <button type="button" className={quietButton} disabled={busy} onClick={act}>
      {label}
    </button>
  );
}
