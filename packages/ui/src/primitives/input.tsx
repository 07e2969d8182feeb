import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';

const box =
  'w-full rounded-control border border-line-strong bg-sheet px-3 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-red ' +
  'disabled:cursor-not-allowed disabled:bg-wash disabled:text-ink-soft';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(box, 'h-11', className)} />;
}

export function TextArea({ className, rows, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows ?? 5} className={cx(box, 'resize-y py-2.5', className)} />;
}

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input {...rest} type={shown ? 'text' : 'password'} className={cx(box, 'h-11 pr-12', className)} />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
      </button>
    </span>
  );
}
