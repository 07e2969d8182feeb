import type { Provenance } from '@slipway/core';
import { markNames, originKind } from '@slipway/report';
import { EvidenceMark } from './evidence/mark.tsx';
import { useSheet } from './sheet-scope.ts';

/** Rows of values are no figures, so their marks stand together under the drawing. */
export function OriginRow(props: {
  readonly origins: readonly { readonly label: string; readonly provenance: Provenance }[];
}) {
  const { report } = useSheet();
  return (
    <p className="origin-row">
      {props.origins.map(({ label, provenance }) => {
        const kind = originKind(provenance, report);
        return (
          <span key={label} className="figure-value">
            {label}
            <span className="paper-word">: {markNames[kind]}</span>
            <EvidenceMark
              subject={{ kind: 'origin', label, provenance }}
              kinds={[kind]}
              says={`Evidence for ${label}: ${markNames[kind]}`}
            />
          </span>
        );
      })}
    </p>
  );
}
