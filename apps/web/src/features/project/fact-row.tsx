import type { Fact } from '@slipway/contracts';
import { sayFact, sayOrigin } from '@slipway/export';
import { useState } from 'react';
import { changeFact, undoProjectFact } from '../../api/projects.ts';
import { describeAge } from '../../lib/times.ts';
import { FactEditor } from './fact-editor.tsx';
import { FactHistory } from './fact-history.tsx';
import { nameOfTool } from './href-of.ts';
import { isUnsure } from './say-fact.ts';
import { quietButton } from './section.tsx';
import { useChange } from './use-change.ts';

interface FactRowProps {
  readonly uid: string;
  readonly projectId: string;
  readonly fact: Fact;
  /** Of the sample: read, not written. */
  readonly isFixed: boolean;
  /** The address leads to it. */
  readonly isWanted: boolean;
}

/** One fact. Opened, it can be changed, taken back, and read in its history. */
export function FactRow({ uid, projectId, fact, isFixed, isWanted }: FactRowProps) {
  const [open, setOpen] = useState(isWanted);
  const [nowMs] = useState(Date.now);
  const { busy, make } = useChange(uid);
  const from = [
    sayOrigin(fact),
    fact.toolId === null ? '' : nameOfTool(fact.toolId),
    fact.at === null ? '' : describeAge(Date.parse(fact.at), nowMs),
  ].filter(Boolean);
  return (
    <li id={`fact-${fact.id}`} className="scroll-mt-24 border-b border-line">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="fact-line">
          <span className="text-ink-soft">{fact.label}</span>
          <span className={fact.value === null ? 'text-ink-soft italic' : 'fact-value'}>
            {sayFact(fact)}
            {isUnsure(fact) ? <span className="text-sm text-signal-text"> please check</span> : null}
          </span>
        </summary>
        {open ? (
          <div className="grid gap-2 pb-3 text-sm">
            {from.length > 0 ? <p className="text-ink-soft">{from.join(' · ')}</p> : null}
            {fact.provenance?.kind === 'read' ? (
              <p className="border-l-2 border-line-strong pl-3">“{fact.provenance.quote}”</p>
            ) : null}
            {fact.usedBy.length > 0 ? (
              <p className="text-ink-soft">Fills in: {fact.usedBy.map(nameOfTool).join(', ')}</p>
            ) : null}
            {isFixed ? null : (
              <FactEditor
                fact={fact}
                busy={busy}
                onKeep={async (value) => (await make(() => changeFact(projectId, fact.id, value))) !== null}
              />
            )}
            {fact.canUndo && !isFixed ? (
              <button
                type="button"
                className={`${quietButton} justify-self-start`}
                disabled={busy}
                onClick={() => void make(() => undoProjectFact(projectId, fact.id))}
              >
                Undo the last change
              </button>
            ) : null}
            {fact.changes > 1 ? (
              <FactHistory uid={uid} projectId={projectId} fact={fact} nowMs={nowMs} />
            ) : null}
          </div>
        ) : null}
      </details>
    </li>
  );
}
