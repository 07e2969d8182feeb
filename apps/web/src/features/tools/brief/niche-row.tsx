import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type IdeaReading, nichesQuery } from '../../../api/tools.ts';
import { type Brief, textOf } from './brief.ts';
import { type NicheOption, NichePicker, noNiche } from './niche-picker.tsx';

export interface NicheRowProps {
  readonly brief: Brief;
  readonly reading: IdeaReading | null;
  /** A niche of another field brings its field along. */
  readonly onPick: (niche: string, vertical: string | null) => void;
}

/** Which job of the trade the idea is about, as it was read or picked; the others of the field are fetched when asked for. */
export function NicheRow({ brief, reading, onPick }: NicheRowProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const chosen = textOf(brief.answers.niche);
  // A niche that was picked brings its field along, whatever the words are read as since.
  const picked = brief.origins.niche === 'read' ? null : verticalOf(chosen);
  const vertical = picked || textOf(brief.answers.vertical) || reading?.verticals[0]?.id || '';
  const read = (reading?.niches ?? []).filter(
    (niche) => (picked ?? textOf(brief.answers.vertical)) === '' || niche.vertical === vertical,
  );
  const current = chosen === noNiche || verticalOf(chosen) === vertical ? chosen : '';
  const isNamed = read.some(({ id }) => id === current);
  const needsList = isOpen || (current !== '' && current !== noNiche && !isNamed);
  const { data: all, isPending } = useQuery({
    ...nichesQuery(vertical),
    enabled: needsList && vertical !== '',
  });
  if (vertical === '') return null;

  const options: NicheOption[] = [
    ...read.map(({ id, name, because }) => ({ id, name, because })),
    ...(all ?? []).filter(({ id }) => !read.some((one) => one.id === id)),
  ];
  const name = options.find(({ id }) => id === current)?.name;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (id: string): void => {
    onPick(id, verticalOf(id));
    close();
  };
  return (
    <li className="border-b border-line">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="group flex min-h-9 w-full items-baseline gap-2 py-1.5 text-left text-sm"
      >
        <span className="text-ink-soft">Niche:</span>
        <span className={`min-w-0 grow wrap-anywhere ${name ? 'font-medium' : 'text-ink-soft'}`}>
          {name ?? (current === noNiche ? 'none of ours' : 'not clear from your words')}
        </span>
        <span className="text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:text-signal-text">
          {isOpen ? 'Close' : name ? 'Change' : 'Choose'}
        </span>
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen ? (
          <NichePicker
            options={options}
            chosen={current}
            isLoading={isPending}
            onPick={pick}
            onClose={close}
          />
        ) : null}
      </div>
    </li>
  );
}

/** `dental-clinic-software/recall` names its field. */
function verticalOf(niche: string): string | null {
  return niche.includes('/') ? (niche.split('/')[0] ?? null) : null;
}
