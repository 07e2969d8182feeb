import { Button, Field, TextArea, TextInput } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import { sendMessage } from '../../api/outreach.ts';
import { announceForm } from '../../lib/dormant.ts';
import { useForm } from '../../lib/use-form.ts';
import { clearDraft, findDraft, saveDraft } from './draft.ts';
import { type MessageField, messageFields, messageLimits, messageRules } from './message-rules.ts';
import { Receipt } from './receipt.tsx';
import { Refusal } from './refusal.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

function findControl(form: HTMLFormElement, name: MessageField): Control | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

function Counter({ used, limit }: { readonly used: number; readonly limit: number }) {
  const over = used > limit;
  return (
    <span className={`tabular ${over ? 'font-medium text-red-text' : 'text-ink-soft'}`}>
      {used.toLocaleString('en')} of {limit.toLocaleString('en')}
    </span>
  );
}

export default function ContactForm() {
  const place = useRef<HTMLFormElement>(null);
  useEffect(announceForm, []);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [used, setUsed] = useState({ name: 0, message: 0 });
  const form = useForm(messageRules, async ({ name, email, message }) => {
    const id = await sendMessage({ name: name.trim(), email: email.trim(), message: message.trim() });
    clearDraft();
    setReceipt(id);
  });

  function measure(): void {
    if (!place.current) return;
    const lengthOf = (name: MessageField) =>
      place.current ? (findControl(place.current, name)?.value.trim().length ?? 0) : 0;
    setUsed({ name: lengthOf('name'), message: lengthOf('message') });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put back once, when the form appears.
  useEffect(() => {
    const draft = findDraft();
    let isTyped = false;
    for (const name of messageFields) {
      const control = place.current && findControl(place.current, name);
      // Words typed before the script arrived are newer than the draft, and not in it yet.
      if (control && control.value !== '') isTyped = true;
      else if (control && draft) control.value = draft[name];
    }
    if (isTyped) keep();
    else measure();
  }, [receipt]);

  function keep(): void {
    measure();
    if (!place.current) return;
    const data = new FormData(place.current);
    const value = (name: MessageField) => String(data.get(name) ?? '');
    saveDraft({ name: value('name'), email: value('email'), message: value('message') });
  }

  if (receipt !== null) return <Receipt id={receipt} onAgain={() => setReceipt(null)} />;
  return (
    <form ref={place} method="post" noValidate onSubmit={form.onSubmit} onInput={keep} className="grid gap-6">
      <Refusal error={form.problem} kept="Your text is still here." />
      <div className="grid gap-6 md:grid-cols-2">
        <Field
          label="Your name"
          error={form.textOf('name')}
          aside={used.name > 100 ? <Counter used={used.name} limit={messageLimits.name} /> : null}
        >
          {(control) => <TextInput {...control} {...form.bind('name')} autoComplete="name" required />}
        </Field>
        <Field label="Email" error={form.textOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.bind('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
          )}
        </Field>
      </div>
      <Field
        label="Message"
        error={form.textOf('message')}
        hint="What were you trying to do, and what happened instead?"
        aside={<Counter used={used.message} limit={messageLimits.message} />}
      >
        {(control) => <TextArea {...control} {...form.bind('message')} rows={9} required />}
      </Field>
      <p>
        <Button type="submit" tone="signal" busy={form.busy}>
          Send message
        </Button>
      </p>
    </form>
  );
}
