import type { InvestorUpdate } from '@slipway/contracts';
import { Button, TextArea } from '@slipway/ui';
import { type ReactNode, useState } from 'react';
import { describeAge } from '../../lib/times.ts';
import { toast } from '../../lib/toast.ts';
import { useUpdateChange } from './use-update-change.ts';

interface UpdateTextProps {
  readonly uid: string;
  readonly projectId: string;
  readonly update: InvestorUpdate;
  readonly drawExport: (className: string) => ReactNode;
}

const quiet =
  'inline-flex min-h-9 items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-signal-text disabled:no-underline disabled:opacity-60';

/** The letter itself, to be changed, copied and taken away. */
export function UpdateText({ uid, projectId, update, drawExport }: UpdateTextProps) {
  const [text, setText] = useState(update.text);
  const [nowMs] = useState(Date.now);
  const { busy, save } = useUpdateChange(uid, projectId, update.month);
  const isChanged = text !== update.text;
  const standing =
    update.isEdited && update.savedAt !== null
      ? `Your text, saved ${describeAge(Date.parse(update.savedAt), nowMs)}.`
      : 'Drafted from your record, tasks and decisions. Every number in it is stored with its date.';
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('The update is copied.');
    } catch {
      toast.error('This browser did not let us copy. Select the text and copy it.');
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{standing}</p>
      <TextArea
        aria-label="Text of the update"
        value={text}
        maxLength={20_000}
        spellCheck
        className="update-text no-print"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {/* A text field prints only what it shows. */}
      <pre className="update-paper">{text}</pre>
      <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button tone="hull" busy={busy} disabled={!isChanged} onClick={() => void save({ text })}>
          Save
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        {isChanged ? (
          <span className="text-sm text-ink-soft">Save before you export.</span>
        ) : (
          drawExport(quiet)
        )}
        {update.isEdited ? (
          <button type="button" className={quiet} disabled={busy} onClick={() => void save({ text: null })}>
            Go back to the draft
          </button>
        ) : null}
      </div>
    </div>
  );
}
