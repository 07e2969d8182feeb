import { Blueprint, FigLabel } from '@slipway/ui';
import type { ReactNode } from 'react';
import { LaunchDrawing, type LaunchState } from './launch-drawing.tsx';

/** The sheet both payment screens are drawn on. */
export function PaymentFrame(props: {
  readonly title: string;
  readonly state?: LaunchState;
  readonly children: ReactNode;
}) {
  return (
    <Blueprint className="border-b border-line">
      <div className="container-page grid gap-x-8 gap-y-4 py-12 md:py-20 lg:grid-cols-[7.5rem_minmax(0,42rem)_minmax(0,1fr)]">
        <FigLabel className="lg:pt-3">Payment</FigLabel>
        <div className="grid content-start gap-6">
          <h1 className="text-3xl md:text-4xl">{props.title}</h1>
          {props.children}
        </div>
        {props.state ? <LaunchDrawing state={props.state} /> : null}
      </div>
    </Blueprint>
  );
}
