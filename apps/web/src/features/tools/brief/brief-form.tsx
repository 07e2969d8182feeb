import type { AnyEngine, Field } from '@slipway/tools';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchPointer, whenPointerRests } from '../../../lib/pointer-rest.ts';
import { useStable } from '../../../lib/use-stable.ts';
import { useStickyTop } from '../../../lib/use-sticky-top.ts';
import { controls } from '../fields/controls.gen.ts';
import { briefId } from '../use-fold.ts';
import { hasAnswers, textOf } from './brief.ts';
import { FieldRow } from './field-row.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { listKept } from './list-kept.ts';
import { Sharpen } from './sharpen.tsx';
import { Suggestions } from './suggestions.tsx';
import type { BriefHandle } from './use-brief.ts';
import { useReadingParts } from './use-reading-parts.tsx';

interface BriefFormProps {
  readonly engine: AnyEngine;
  readonly handle: BriefHandle;
  /** The sheet stands, and nobody looks at the brief: its words stay. */
  readonly isFolded: boolean;
  /** Somebody has gone into it. */
  readonly onUse?: () => void;
  /** A field that somebody wants to change; a new object each time. */
  readonly asked?: { readonly name: string } | null;
  readonly locked: boolean;
  readonly onSubmit: () => void;
  /** Price and button. */
  readonly children: ReactNode;
}

const ideaName = 'idea';
const quiet = 'text-link min-h-9 text-ink-soft';

/** Two cells of the screen's grid: wide fields over the whole width, everything else in the column beside the sheet. */
export function BriefForm(props: BriefFormProps) {
  const { engine, handle, isFolded, onUse, locked, onSubmit, children } = props;
  const fields = engine.fields.filter((field) => !field.hidden);
  const { brief, problems } = handle;
  const form = useRef<HTMLFormElement>(null);
  const column = useRef<HTMLDivElement>(null);
  useStickyTop(column, 80, 16);
  const [wanted, setWanted] = useState<{ readonly name: string } | null>(null);
  const essential = fields.filter((field) => field.essential);
  const wide = essential.filter(({ kind }) => controls[kind].isWide);
  const currency = textOf(brief.answers.currency) || null;
  const reading = useReadingParts(engine, handle);

  const takeEarlyWords = useEffectEvent(() => {
    for (const control of form.current?.elements ?? [])
      if (
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.name !== '' &&
        control.value !== textOf(brief.answers[control.name])
      )
        handle.set(control.name, control.value);
  });
  useEffect(watchPointer, []);
  // Words typed before the script arrived.
  useEffect(() => takeEarlyWords(), []);

  const open = (name: string): void => setWanted({ name });
  const [asked, setAsked] = useState(props.asked ?? null);
  if (props.asked && asked !== props.asked) {
    setAsked(props.asked);
    setWanted(props.asked);
  }
  // After the drawing that opened its group.
  useEffect(() => {
    if (wanted) focusField(form.current, wanted.name);
  }, [wanted]);
  const lead = useEffectEvent(() => {
    const first = fields.find(({ name }) => problems.has(name));
    if (first) open(first.name);
  });
  useEffect(() => {
    if (handle.refusals > 0) lead();
  }, [handle.refusals]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!locked) onSubmit();
  }

  const onChange = useStable(handle.set);
  const onLeave = useStable((name: string) => whenPointerRests(() => handle.leave(name)));
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      field={field}
      sample={engine.sample[field.name]}
      answer={brief.answers[field.name]}
      origin={brief.origins[field.name]}
      problem={problems.get(field.name)}
      currency={currency}
      quotes={field.name === ideaName ? reading.marks : undefined}
      onChange={onChange}
      onLeave={onLeave}
    />
  );

  return (
    <form
      ref={form}
      id={briefId}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onUse}
      className={isFolded ? 'hidden' : 'contents'}
      aria-label="Your brief"
    >
      {wide.length > 0 ? (
        <div className="no-print grid min-w-0 gap-5 lg:col-span-2">{wide.map(row)}</div>
      ) : null}
      <div ref={column} className="brief-column no-print grid content-start gap-5">
        {essential
          .filter((field) => !wide.includes(field))
          .map((field) => (
            <div key={field.name} className="grid gap-3">
              {row(field)}
              {field.name === ideaName ? (
                <>
                  <KeptAnswers
                    kept={listKept(engine.fields, brief)}
                    brief={brief}
                    onChange={open}
                    onClear={handle.clearKept}
                  />
                  {reading.chips}
                </>
              ) : null}
            </div>
          ))}
        {reading.questions}
        <Suggestions engine={engine} brief={brief} onChoose={open} />
        <Sharpen
          fields={fields.filter((field) => !field.essential)}
          brief={brief}
          wanted={wanted}
          row={row}
        />
        {problems.get('') ? (
          <p role="alert" className="border-l-2 border-red bg-wash px-3 py-2 text-sm">
            {problems.get('')}
          </p>
        ) : null}
        {children}
        <p className="flex flex-wrap gap-x-5 text-sm">
          <button type="button" className={quiet} onClick={handle.loadSample} disabled={locked}>
            Load sample
          </button>
          {hasAnswers(brief) ? (
            <button type="button" className={quiet} onClick={handle.clear} disabled={locked}>
              Start afresh
            </button>
          ) : null}
        </p>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const place = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    [...(place?.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, select') ?? [])].find(
      isSeen,
    );
  control?.focus();
}

/** What a narrow or a wide window leaves out cannot be focused. */
function isSeen(control: HTMLElement): boolean {
  return control.checkVisibility?.() ?? true;
}
