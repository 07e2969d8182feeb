import { useState } from 'react';

/** A photo that cannot be fetched gives way to the initial, as if there were none. */
export function Avatar(props: { readonly photoURL: string | null; readonly name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (props.photoURL !== null && props.photoURL !== broken)
    return (
      <img
        src={props.photoURL}
        alt=""
        width={96}
        height={96}
        referrerPolicy="no-referrer"
        onError={() => setBroken(props.photoURL)}
        className="size-24 rounded-panel border border-line object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="blueprint grid size-24 place-items-center rounded-panel border border-line bg-wash font-display text-3xl text-ink-soft uppercase"
    >
      {Array.from(props.name.trim())[0] ?? '·'}
    </span>
  );
}
