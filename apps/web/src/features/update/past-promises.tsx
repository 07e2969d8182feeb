import type { InvestorUpdate } from '@slipway/contracts';
import { Button } from '@slipway/ui';
import { useUpdateChange } from './use-update-change.ts';

interface PastPromisesProps {
  readonly uid: string;
  readonly projectId: string;
  readonly update: InvestorUpdate;
}

const words = { kept: 'Kept', 'not-kept': 'Not kept', asked: 'Not answered' } as const;

/** Last month's promises: measured where there is a figure, else as the founder answers. */
export function PastPromises({ uid, projectId, update }: PastPromisesProps) {
  const { busy, save } = useUpdateChange(uid, projectId, update.month);
  const { promised } = update;
  if (promised.length === 0) return null;
  const answer = (at: number, kept: boolean) =>
    void save({ promised: promised.map((one, index) => (index === at ? kept : one.kept)) });
  return (
    <section aria-labelledby="update-promised">
      <h2 id="update-promised" className="text-xl">
        Promised last month
      </h2>
      <ol className="mt-2">
        {promised.map(({ text, verdict, measured, kept }, at) => (
          <li key={text} className="grid gap-1 border-t border-line py-2.5">
            <p>
              <strong className="font-medium">{words[verdict]}:</strong> {text}
            </p>
            {measured === null ? null : <p className="tabular text-sm text-ink-soft">{measured}</p>}
            <p className="flex gap-2">
              {[true, false].map((isKept) => (
                <Button
                  key={String(isKept)}
                  size="sm"
                  aria-pressed={kept === isKept}
                  disabled={busy}
                  aria-label={`${isKept ? 'Kept' : 'Not kept'}: ${text}`}
                  onClick={() => answer(at, isKept)}
                >
                  {isKept ? 'Kept' : 'Not kept'}
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
