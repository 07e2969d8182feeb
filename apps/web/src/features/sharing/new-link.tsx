import { Button, Select } from '@slipway/ui';
import { useId, useState } from 'react';
import type { ShareDays, ShareOf } from '../../api/shares.ts';
import { ProjectParts } from './project-parts.tsx';

export interface NewLinkChoice {
  readonly days: ShareDays;
  readonly parts: readonly string[] | null;
}

const lengths: readonly (readonly [ShareDays, string])[] = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [null, 'Until I revoke it'],
];

export function NewLink(props: {
  readonly uid: string;
  readonly of: ShareOf;
  readonly busy: boolean;
  readonly onMake: (choice: NewLinkChoice) => void;
}) {
  const { uid, of, busy, onMake } = props;
  const id = useId();
  const [days, setDays] = useState<ShareDays>(30);
  const [parts, setParts] = useState<readonly string[]>([]);
  const isProject = of.kind === 'project';
  return (
    <div className="grid gap-4">
      {isProject ? <ProjectParts uid={uid} projectId={of.id} ticked={parts} onTick={setParts} /> : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid grow basis-48 gap-1.5">
          <label htmlFor={id} className="font-medium">
            The link opens for
          </label>
          <Select
            id={id}
            value={String(days)}
            onChange={({ currentTarget: { value } }) =>
              setDays(lengths.find(([length]) => String(length) === value)?.[0] ?? null)
            }
          >
            {lengths.map(([length, name]) => (
              <option key={name} value={String(length)}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Button
          tone="signal"
          className="grow sm:grow-0"
          busy={busy}
          disabled={isProject && parts.length === 0}
          onClick={() => onMake({ days, parts: isProject ? parts : null })}
        >
          Make link
        </Button>
      </div>
    </div>
  );
}
