import type { ReactNode } from 'react';

/** Flags of the International Code of Signals, in the colours of the drawing table. */
const cloths = {
  /** "I wish to communicate with you." */
  K: (
    <>
      <path d="M0 0h60v80H0z" className="fill-brass" />
      <path d="M60 0h60v80H60z" className="fill-hull" />
    </>
  ),
  /** "Affirmative." */
  C: (
    <>
      <path d="M0 0h120v80H0z" className="fill-hull" />
      <path d="M0 16h120v48H0z" className="fill-on-hull" />
      <path d="M0 32h120v16H0z" className="fill-red" />
    </>
  ),
  /** "Negative." */
  N: (
    <>
      <path d="M0 0h120v80H0z" className="fill-on-hull" />
      <path
        d="M0 0h30v20H0zM60 0h30v20H60zM30 20h30v20H30zM90 20h30v20H90zM0 40h30v20H0zM60 40h30v20H60zM30 60h30v20H30zM90 60h30v20H90z"
        className="fill-hull"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export interface SignalFlagProps {
  readonly flag: keyof typeof cloths;
  readonly meaning: string;
}

export function SignalFlag({ flag, meaning }: SignalFlagProps) {
  return (
    <figure className="grid w-44 content-start gap-2">
      <svg viewBox="-14 -10 146 118" role="img" aria-label={`Signal flag ${flag}`} className="h-auto w-full">
        <path d="M-8 -8v114" className="stroke-ink" strokeWidth="2" />
        {cloths[flag]}
        <path d="M0 0h120v80H0z" className="fill-none stroke-ink" />
        <path d="M0 92h120M0 88v8M120 88v8" className="fill-none stroke-line-strong" />
        <text x="60" y="106" textAnchor="middle" className="fill-ink-soft font-mono text-[10px]">
          3 : 2
        </text>
      </svg>
      <figcaption className="fig-label">
        Flag {flag}: {meaning}
      </figcaption>
    </figure>
  );
}
