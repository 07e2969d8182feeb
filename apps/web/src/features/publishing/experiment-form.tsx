import { AppError } from '@slipway/core';
import { Button, Field, Select, TextArea, TextInput } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { PageSummary } from '../../api/pages.ts';
import { refreshPublishing, startExperiment } from '../../api/publishing.ts';
import { askAnew } from '../../lib/query-client.ts';
import { Refusal } from './dialog-frame.tsx';
import { dayFrom, readPlan, sayPrecision } from './experiment-plan.ts';

interface ExperimentFormProps {
  readonly pageId: string;
  readonly others: readonly PageSummary[];
}

/** Everything is fixed before the first visitor: nobody can choose the winner by choosing when to stop. */
export function ExperimentForm({ pageId, others }: ExperimentFormProps) {
  const cache = useQueryClient();
  const [nowMs] = useState(Date.now);
  const [sample, setSample] = useState('400');
  const [threshold, setThreshold] = useState('5');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setRefusal(null);
    setBusy(true);
    try {
      await startExperiment(
        pageId,
        readPlan((name) => String(form.get(name) ?? '')),
      );
      await Promise.all([refreshPublishing(cache, pageId), askAnew(cache, ['pages'])]);
    } catch (cause) {
      setRefusal(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid max-w-2xl gap-4">
      <p className="text-ink-soft">
        Both pages go public under this page’s address as they are saved now. The plan and both pages are
        fixed from the start to the end: nothing below can be changed later, and no winner is named early.
      </p>
      <Field label="Hypothesis" hint="What you expect, and of whom.">
        {(control) => (
          <TextArea
            {...control}
            name="hypothesis"
            rows={2}
            maxLength={500}
            placeholder="Mechanics sign up when the page promises the part number by noon"
          />
        )}
      </Field>
      <Field label="Page B" hint="This page is page A. Each visitor gets one of the two, always the same.">
        {(control) => (
          <Select {...control} name="otherPageId">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Visitors each page needs" hint={sayPrecision(sample, threshold)}>
          {(control) => (
            <TextInput
              {...control}
              name="sample"
              inputMode="numeric"
              value={sample}
              onChange={(event) => setSample(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Share that must sign up, in %" hint="The hypothesis holds from this share on.">
          {(control) => (
            <TextInput
              {...control}
              name="threshold"
              inputMode="decimal"
              value={threshold}
              onChange={(event) => setThreshold(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Certainty a winner needs" hint="Chance of being the better page.">
          {(control) => (
            <Select {...control} name="certainty" defaultValue="0.95">
              <option value="0.9">90 %</option>
              <option value="0.95">95 %</option>
              <option value="0.99">99 %</option>
            </Select>
          )}
        </Field>
        <Field label="Last day" hint="It ends then, with or without enough visitors.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="stopDay"
              defaultValue={dayFrom(nowMs, 28)}
              min={dayFrom(nowMs, 1)}
              max={dayFrom(nowMs, 180)}
            />
          )}
        </Field>
      </div>
      {refusal ? <Refusal>{refusal.message}</Refusal> : null}
      <Button type="submit" tone="signal" busy={busy} className="justify-self-start">
        Fix the plan and publish both
      </Button>
    </form>
  );
}
