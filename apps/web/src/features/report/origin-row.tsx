import type { Provenance } from '@slipway/core';
import { EvidenceMark } from './evidence/mark.tsx';
import { markNames } from './evidence/origins.ts';

/** Rows of values are no figures, so their marks stand together under the drawing. */
export function OriginRow(props: {
  readonly origins: readonly { readonly label: string; readonly provenance: Provenance }[];
}) {
  return (
    <p className="origin-row">
      {props.origins.map(({ label, provenance }) => (
        <span key={label} className="figure-value">
          {label}
          <span className="paper-word">: {markNames[provenance.kind]}</span>
          <EvidenceMark
            subject={{ kind: 'origin', label, provenance }}
            kinds={[provenance.kind]}
            says={`Evidence for ${label}: ${markNames[provenance.kind]}`}
          />
        </span>
      ))}
    </p>
  );
}
