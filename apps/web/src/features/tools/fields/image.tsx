import { AppError } from '@slipway/core';
import { type FieldByKind, kindOf, textOf } from '@slipway/tools';
import { Button } from '@slipway/ui';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { FileButton } from '../files/file-button.tsx';
import { readImageFile } from '../image/read-image-file.ts';
import type { Control, ControlProps } from './control.ts';
import { FieldGroup } from './field-group.tsx';

type Props = ControlProps<FieldByKind['image']>;
const accept = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg';
const unreadable = 'This picture could not be read. Please choose another file.';

/** Chosen, dropped or pasted. The picture is shown while the page is open; what stays are its measures. */
function ImageRow({ field, answer, mark, problem, onChange, onLeave }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const [shown, setShown] = useState<{ readonly address: string; readonly of: string } | null>(null);
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown.address) : undefined), [shown]);
  const text = textOf(answer);
  const read = text === '' ? null : kindOf(field).read(field, text, null);
  const image = read === null || 'problem' in read ? null : read;

  async function take(file: File): Promise<void> {
    try {
      const { measures, blob } = await readImageFile(file, field.sends === true);
      const next = JSON.stringify(measures);
      setRefused(null);
      setShown({ address: URL.createObjectURL(blob), of: next });
      onChange(next);
    } catch (error) {
      // What stood here before stays.
      setRefused(error instanceof AppError ? error.message : unreadable);
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  const stays = field.sends
    ? 'A small copy is sent and stored with the run.'
    : 'The picture stays in your browser; only its size and colours are sent.';
  return (
    <FieldGroup
      field={field}
      mark={mark}
      problem={problem ?? refused}
      hint={[field.help, 'PNG, JPEG, SVG or WebP up to 2 MB.', stays].filter(Boolean).join(' ')}
      onLeave={onLeave}
      onFile={(file) => void take(file)}
      onPaste={onPaste}
      actions={
        <>
          <FileButton
            label={image ? 'Choose another' : 'Choose a picture'}
            accept={accept}
            onFile={(file) => void take(file)}
          />
          {image ? (
            <Button size="sm" onClick={() => onChange('')}>
              Remove
            </Button>
          ) : null}
        </>
      }
    >
      {() => (
        <div className="image-box">
          {image ? (
            <>
              {shown?.of === text ? (
                <img src={shown.address} alt="" className="max-h-32 max-w-full object-contain" />
              ) : null}
              <p className="text-sm wrap-anywhere">
                {image.name}
                <span className="tabular block text-ink-soft">
                  {image.width} × {image.height} pixels, {Math.ceil(image.bytes / 1000)} KB
                </span>
              </p>
              <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
                {image.colours.map(({ hex, share }) => (
                  <li key={hex} className="tabular flex items-center gap-1.5 text-sm">
                    <span aria-hidden="true" className="swatch" style={{ background: hex }} />
                    {hex} <span className="text-ink-soft">{Math.round(share * 100)} %</span>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p className="text-sm text-ink-soft">Choose, drop or paste a picture.</p>
          )}
        </div>
      )}
    </FieldGroup>
  );
}

export const control: Control<FieldByKind['image']> = { Row: ImageRow };
