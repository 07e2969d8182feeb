import type { InvestorUpdate, UpdatePromise } from '@slipway/contracts';
import { Button, Select, TextInput } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { useUpdateChange } from './use-update-change.ts';

interface NextPromisesProps {
  readonly uid: string;
  readonly projectId: string;
  readonly update: InvestorUpdate;
}

const most = 10;

/** What will be true a month from now; with a figure it is checked by itself. */
export function NextPromises({ uid, projectId, update }: NextPromisesProps) {
  const { busy, save } = useUpdateChange(uid, projectId, update.month);
  const [problem, setProblem] = useState<string | null>(null);
  const { promises, measures } = update;
  const labelOf = (fact: string) => measures.find((one) => one.fact === fact)?.label ?? fact;

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readPromise(new FormData(form));
    if (typeof read === 'string') {
      setProblem(read);
      return;
    }
    setProblem(null);
    if (await save({ promises: [...promises, read] })) form.reset();
  }
  const drop = (at: number) => void save({ promises: promises.filter((_, index) => index !== at) });
  return (
    <section aria-labelledby="update-promises">
      <h2 id="update-promises" className="text-xl">
        Promises for next month
      </h2>
      <ol className="mt-2">
        {promises.map(({ text, fact, target }, at) => (
          <li
            key={text}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span className="min-w-0 grow basis-48">
              {text}
              {fact === null || target === null ? null : (
                <span className="tabular block text-sm text-ink-soft">
                  Measured by: {labelOf(fact)}, {target.toLocaleString('en-US')}
                </span>
              )}
            </span>
            <button
              type="button"
              className="text-link inline-flex min-h-9 items-center text-sm"
              disabled={busy}
              aria-label={`Take out: ${text}`}
              onClick={() => drop(at)}
            >
              Take out
            </button>
          </li>
        ))}
      </ol>
      {promises.length >= most ? null : (
        <form
          noValidate
          aria-label="New promise"
          onSubmit={(event) => void add(event)}
          className="mt-1 grid gap-2 border-t border-line pt-3"
        >
          <TextInput
            name="text"
            aria-label="Promise"
            placeholder="Ten more offices pay"
            maxLength={300}
            autoComplete="off"
          />
          <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_auto]">
            <Select name="fact" aria-label="Measured by" defaultValue="">
              <option value="">No figure</option>
              {measures.map(({ fact, label }) => (
                <option key={fact} value={fact}>
                  {label}
                </option>
              ))}
            </Select>
            <TextInput
              name="target"
              aria-label="Value to reach; shares in percent"
              placeholder="Value"
              inputMode="decimal"
              autoComplete="off"
            />
            <Button type="submit" busy={busy}>
              Promise
            </Button>
          </div>
          {problem === null ? null : (
            <p role="alert" className="text-sm text-red">
              {problem}
            </p>
          )}
        </form>
      )}
    </section>
  );
}

const shares: readonly string[] = ['growthPerMonth', 'grossMargin', 'logoChurn'];

/** A sentence says what is missing. */
function readPromise(form: FormData): UpdatePromise | string {
  const text = String(form.get('text') ?? '').trim();
  const fact = String(form.get('fact') ?? '') || null;
  const typed = String(form.get('target') ?? '').replaceAll(/[\s,%$€£₹]/gu, '');
  if (text === '') return 'Please write what you promise.';
  if (fact === null) return { text, fact: null, target: null, kept: null };
  const value = typed === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(value)) return 'Please enter the value to reach.';
  return { text, fact, target: shares.includes(fact) ? value / 100 : value, kept: null };
}
