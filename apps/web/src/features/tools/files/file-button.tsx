import { buttonClass } from '@slipway/ui';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

export const csvTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values';

export function FileButton({ label, accept, disabled, onFile }: FileButtonProps) {
  return (
    <label className={buttonClass({ size: 'sm' })}>
      {label}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it was put right.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
