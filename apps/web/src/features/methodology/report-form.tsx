import { Button, Field, TextArea, TextInput } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { reportFact } from '../../api/methodology.ts';
import { announceForm } from '../../lib/dormant.ts';
import { dropDraft, findDraft, saveDraft } from '../../lib/drafts.ts';
import { scrollToSection } from '../../lib/scroll.ts';
import { useForm } from '../../lib/use-form.ts';
import { FactInQuestion, useFactInQuestion } from './fact-in-question.tsx';
import { useOverview } from './overview.ts';
import { type ReportField, reportFields, reportLimits, reportRules } from './report-rules.ts';
import { ReportThanks } from './report-thanks.tsx';

/** For this tab only, as with a letter to the operator. */
const draftPlace = { uid: null, name: 'fact-report' } as const;

function findControl(form: HTMLFormElement | null, name: ReportField) {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

export function ReportForm() {
  const place = useRef<HTMLFormElement>(null);
  useEffect(announceForm, []);
  const fact = useFactInQuestion();
  const { hash, key } = useLocation();
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useForm(reportRules, async ({ wrong, right, email }) => {
    const id = await reportFact({
      wrong: wrong.trim(),
      ...(fact === null || fact === 'missing' ? {} : { factId: fact.id }),
      ...(right.trim() === '' ? {} : { right: right.trim() }),
      ...(email.trim() === '' ? {} : { email: email.trim() }),
    });
    dropDraft(draftPlace);
    setReceipt(id);
  });

  useEffect(() => {
    if (receipt !== null) return;
    const draft = findDraft(draftPlace);
    for (const name of reportFields) {
      const control = findControl(place.current, name);
      const kept: unknown =
        typeof draft === 'object' && draft !== null ? Reflect.get(draft, name) : undefined;
      // Words typed before the script arrived are newer than the draft.
      if (control?.value === '' && typeof kept === 'string') control.value = kept;
    }
  }, [receipt]);

  // A press on "Report an error" leads to the first thing to fill in; the page scrolls there by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press has a key of its own
  useEffect(() => {
    if (hash === '#report') findControl(place.current, 'wrong')?.focus({ preventScroll: true });
  }, [hash, key]);

  // The figures above take their room a moment later; whoever came for this form and has not left it stays with it.
  const isLaidOut = useOverview().data !== null;
  useEffect(() => {
    const first = findControl(place.current, 'wrong');
    if (isLaidOut && first !== null && document.activeElement === first) scrollToSection('report');
  }, [isLaidOut]);

  function keep(): void {
    saveDraft(
      draftPlace,
      Object.fromEntries(reportFields.map((name) => [name, findControl(place.current, name)?.value ?? ''])),
    );
  }

  if (receipt !== null) return <ReportThanks id={receipt} onAgain={() => setReceipt(null)} />;
  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onInput={keep}
      className="no-print grid max-w-[46rem] gap-6"
    >
      <FactInQuestion fact={fact} />
      <Field label="What is wrong" error={form.textOf('wrong')}>
        {(control) => <TextArea {...control} {...form.bind('wrong')} rows={4} required />}
      </Field>
      <Field
        label="What would be right, and where to find it"
        error={form.textOf('right')}
        hint="Optional. A title, a page or an address is enough for us to find it."
      >
        {(control) => <TextArea {...control} {...form.bind('right')} rows={3} />}
      </Field>
      <Field
        label="Your email"
        error={form.textOf('email')}
        hint="Optional. Only to write to you about the result."
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.bind('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <div className="grid gap-3">
        <div role="alert">
          {form.problem ? (
            <div className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
              <p className="font-medium text-red-text">{form.problem.message}</p>
              <p className="mt-1 text-ink-soft">Your text is still here.</p>
            </div>
          ) : null}
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" tone="signal" busy={form.busy}>
            Send the report
          </Button>
          <span className="tabular text-sm text-ink-soft">
            {reportLimits.wrongMin} to {reportLimits.text.toLocaleString('en')} characters, five reports an
            hour.
          </span>
        </p>
      </div>
    </form>
  );
}
