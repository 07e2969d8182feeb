import { AppError } from '@slipway/core';
import { Button, Field, TextInput } from '@slipway/ui';
import { useRef, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { checkPhotoAddress, shrinkPhoto } from './photo.ts';

/** `undefined` keeps the photo there is, `null` takes it away. */
export type PhotoChange = string | null | undefined;

export function PhotoField(props: {
  readonly current: string | null;
  readonly name: string;
  readonly change: PhotoChange;
  readonly onChange: (change: PhotoChange) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [byAddress, setByAddress] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shown = props.change === undefined ? props.current : props.change;

  async function choose(file: File): Promise<void> {
    try {
      props.onChange(await shrinkPhoto(file));
      setError(null);
    } catch (problem) {
      setError((problem instanceof AppError ? problem : new AppError('server/failed')).message);
    }
  }

  function takeAddress(value: string): void {
    const problem = checkPhotoAddress(value);
    setError(problem?.message ?? null);
    if (!problem) props.onChange(value.trim() === '' ? undefined : value.trim());
  }

  return (
    <div className="flex flex-wrap gap-5">
      <Avatar photoURL={shown} name={props.name} />
      <div className="grid min-w-0 grow content-start gap-3">
        <p className="text-sm font-medium">Photo</p>
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file);
              // The same file can then be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button size="sm" onClick={() => picker.current?.click()}>
            Upload a picture
          </Button>
          <Button size="sm" aria-expanded={byAddress} onClick={() => setByAddress(!byAddress)}>
            Use an address
          </Button>
          {shown !== null ? (
            <Button size="sm" onClick={() => props.onChange(null)}>
              Remove
            </Button>
          ) : null}
          {props.change !== undefined ? (
            <Button size="sm" onClick={() => props.onChange(undefined)}>
              Undo
            </Button>
          ) : null}
        </div>
        {byAddress ? (
          <Field label="Photo address" error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="url"
                inputMode="url"
                placeholder="https://"
                onBlur={({ currentTarget }) => takeAddress(currentTarget.value)}
              />
            )}
          </Field>
        ) : (
          <p className={error ? 'text-sm text-red-text' : 'text-sm text-ink-soft'}>
            {error ?? 'Cut to a square of 192 pixels in your browser before it is sent.'}
          </p>
        )}
      </div>
    </div>
  );
}
