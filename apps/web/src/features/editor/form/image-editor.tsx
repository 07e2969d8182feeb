import type { Image } from '@slipway/page';
import { Button, Field, TextInput } from '@slipway/ui';
import { useId, useRef, useState } from 'react';
import { uploadImage } from '../../../api/pages.ts';
import { readPicture } from './read-picture.ts';

interface ImageEditorProps {
  readonly label: string;
  readonly value: Image;
  /** Takes what becomes of the picture and its words as they are by then. */
  readonly onChange: (change: (now: Image) => Image) => void;
}

/** A picture is checked and made smaller here, before it is sent. */
export function ImageEditor({ label, value, onChange }: ImageEditorProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setBusy(true);
    setProblem(null);
    try {
      const { data, width, height } = await readPicture(file);
      const { src } = await uploadImage(data);
      onChange((now) => ({ ...now, src, width, height }));
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : 'The picture could not be read.');
    } finally {
      setBusy(false);
      if (picker.current) picker.current.value = '';
    }
  }
  return (
    <fieldset className="grid gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {value.src === '' ? null : <img src={value.src} alt="" className="editor-thumb" />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={isBusy}
          aria-describedby={problem === null ? undefined : problemId}
          onClick={() => picker.current?.click()}
        >
          {value.src === '' ? 'Choose a picture' : 'Choose another'}
        </Button>
        {value.src === '' ? null : (
          <Button size="sm" onClick={() => onChange((now) => ({ ...now, src: '', width: 0, height: 0 }))}>
            Take it out
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {problem === null ? null : (
        <p id={problemId} role="alert" className="text-sm text-red-text">
          {problem}
        </p>
      )}
      {value.src === '' ? null : (
        <Field label="What it shows" hint="Read aloud to people who cannot see it.">
          {(control) => (
            <TextInput
              {...control}
              value={value.alt}
              maxLength={500}
              onChange={({ target }) => onChange((now) => ({ ...now, alt: target.value }))}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
