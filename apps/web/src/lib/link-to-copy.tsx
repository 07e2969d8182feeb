import { TextInput } from '@slipway/ui';
import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';

/** An address in full, or another line that is pasted elsewhere, with a button that copies it. */
export function LinkToCopy(props: {
  readonly label: string;
  readonly url: string;
  readonly copyLabel?: string;
}) {
  const id = useId();
  const { label, url, copyLabel = 'Copy link' } = props;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <TextInput
          id={id}
          value={url}
          readOnly
          className="min-w-0 grow basis-60"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          tone="hull"
          className="grow sm:grow-0"
          text={url}
          label={copyLabel}
          failed="Select and copy it"
        />
      </div>
    </div>
  );
}
