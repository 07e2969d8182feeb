import { Button } from '@slipway/ui';
import { type ComponentProps, useState } from 'react';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'className'> {
  readonly text: string;
  readonly label: string;
  /** What it says where the browser does not let it copy. */
  readonly failed?: string;
}

/** Copies a text and says whether it did. */
export function CopyButton({ text, label, failed = 'Could not copy', ...look }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => failed,
      ),
    );
  return (
    <>
      <Button {...look} onClick={() => void copy()}>
        {said || label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
