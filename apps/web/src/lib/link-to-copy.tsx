import { Button, TextInput } from '@slipway/ui';
import { useId, useState } from 'react';

/** An address in full, with a button that copies it. */
export function LinkToCopy({ label, url }: { readonly label: string; readonly url: string }) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      await navigator.clipboard.writeText(url).then(
        () => 'Copied',
        () => 'Select and copy it',
      ),
    );
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
        <Button tone="hull" className="grow sm:grow-0" onClick={() => void copy()}>
          {said || 'Copy link'}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
