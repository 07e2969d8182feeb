import type { Me } from '@slipway/contracts';
import { AppError, displayNameMaxLength } from '@slipway/core';
import { Button, Field, TextInput } from '@slipway/ui';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { type PhotoChange, PhotoField } from './photo-field.tsx';

export interface ProfileChange {
  readonly displayName?: string;
  readonly photoURL?: string | null;
}

function checkName(value: string): AppError | null {
  const { length } = value.trim();
  if (length === 0) return new AppError('request/invalid', { problem: 'Your name is missing.' });
  const problem = `Your name can have at most ${displayNameMaxLength} characters.`;
  return length > displayNameMaxLength ? new AppError('request/invalid', { problem }) : null;
}

const rules = { displayName: { check: checkName } } as const;

export function DetailsForm(props: {
  readonly me: Me;
  readonly onSave: (change: ProfileChange) => Promise<void>;
}) {
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const form = useForm(
    rules,
    async ({ displayName }) => {
      await props.onSave({
        displayName: displayName.trim(),
        ...(photo === undefined ? {} : { photoURL: photo }),
      });
      setPhoto(undefined);
    },
    { toasts: true },
  );
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-xl gap-6">
      <PhotoField
        current={props.me.photoURL}
        name={props.me.displayName ?? props.me.email}
        change={photo}
        onChange={setPhoto}
      />
      <Field label="Name" error={form.textOf('displayName')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.bind('displayName')}
            defaultValue={props.me.displayName ?? ''}
            autoComplete="name"
            required
          />
        )}
      </Field>
      <dl className="text-sm">
        <dt className="font-medium">Email</dt>
        <dd className="mt-1 text-base break-all">{props.me.email}</dd>
        <dd className="mt-1 text-ink-soft">This is the address you log in with.</dd>
      </dl>
      {form.problem ? (
        <p className="text-sm text-red-text">Nothing was saved. What you typed is still here.</p>
      ) : null}
      <div>
        <Button type="submit" tone="signal" busy={form.busy}>
          Save profile
        </Button>
      </div>
    </form>
  );
}
