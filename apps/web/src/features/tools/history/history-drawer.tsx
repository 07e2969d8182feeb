import type { ToolMeta } from '@slipway/tools';
import { Button, buttonClass } from '@slipway/ui';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useNewPlace } from '../../../lib/use-new-place.ts';
import { HistoryList } from './history-list.tsx';

const mostCompared = 4;

interface HistoryDrawerProps {
  readonly uid: string;
  readonly tool: ToolMeta;
  readonly current: string | null;
  readonly onSessionLost: () => void;
}

/** A drawer beside the sheet with the tool's earlier results; two to four of them can be laid side by side. */
export function HistoryDrawer({ uid, tool, current, onSessionLost }: HistoryDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useNewPlace(() => dialog.current?.close());
  const turn = (id: string, on: boolean): void =>
    setChosen((before) => (on ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <span>
          Earlier<span className="max-sm:sr-only"> results</span>
        </span>
      </Button>
      <dialog
        ref={dialog}
        aria-label="Earlier results"
        onClose={() => setOpen(false)}
        closedby="any"
        className="history-drawer bg-sheet text-ink shadow-float"
      >
        <div className="flex min-h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <h2 className="text-xl">Earlier results</h2>
            <button
              type="button"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
              className="grid size-11 place-items-center text-ink-soft hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </button>
          </header>
          <div className="grow px-5 py-4">
            {isOpen ? (
              <HistoryList
                uid={uid}
                toolId={tool.id}
                current={current}
                onSessionLost={onSessionLost}
                hrefOf={({ id }) => `${tool.route}?run=${encodeURIComponent(id)}`}
                lead={(run) => (
                  <input
                    type="checkbox"
                    aria-label={`Choose ${run.title} to compare`}
                    checked={chosen.includes(run.id)}
                    disabled={
                      run.status !== 'done' || (chosen.length >= mostCompared && !chosen.includes(run.id))
                    }
                    onChange={(event) => turn(run.id, event.currentTarget.checked)}
                    className="mt-1.5 size-4 accent-hull"
                  />
                )}
                empty={
                  <p className="text-ink-soft">
                    Nothing yet. Each result you make with {tool.name} is kept here, with all its versions.
                  </p>
                }
              />
            ) : null}
          </div>
          <footer className="sticky bottom-0 flex items-center justify-between gap-4 border-t border-line bg-sheet px-5 py-3 text-sm">
            <p className="text-ink-soft">
              {chosen.length < 2 ? 'Choose two to four to compare.' : `${chosen.length} chosen`}
            </p>
            {chosen.length >= 2 ? (
              <Link
                to={`${tool.route}?compare=${chosen.map(encodeURIComponent).join(',')}`}
                className={buttonClass({ size: 'sm', tone: 'hull' })}
              >
                Compare side by side
              </Link>
            ) : null}
          </footer>
        </div>
      </dialog>
    </>
  );
}
