import { type AppError, errorMessage } from '@slipway/core';
import type { ToolMeta } from '@slipway/tools';
import { Button, buttonClass, Spinner } from '@slipway/ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { keepWayBack } from '../../../lib/way-back.ts';
import { dropDraggedPress, holdPress } from './hold-press.ts';
import type { RunState } from './run-state.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Purse {
  readonly credits: number;
  readonly unlimited: boolean;
}

/** What somebody without enough credits can do about it. */
export interface RunOffer {
  /** Null for who has used it. */
  readonly startTrial: (() => void) | null;
  readonly busy: boolean;
}

export interface RunBarProps {
  readonly tool: ToolMeta;
  readonly isAgain: boolean;
  readonly state: RunState;
  readonly signedOut: boolean;
  /** Null while it is not known, and for visitors. */
  readonly purse: Purse | null;
  /** The same idea, read otherwise: it costs nothing. */
  readonly isFree: boolean;
  readonly offer: RunOffer;
  /** Where to come back to after logging in or paying. */
  readonly here: string;
  readonly onLeave: () => void;
  readonly onCancel: () => void;
}

/** The button with its price; while a run is under way, what it is doing and the way to stop it. */
export function RunBar(props: RunBarProps) {
  const { tool, state, signedOut, purse, onCancel } = props;
  const isUnderway = state.phase === 'underway';
  const refusal = state.phase === 'failed' && !state.isOnSheet ? state.error : null;
  const isShort = !props.isFree && purse !== null && !purse.unlimited && purse.credits < tool.cost;
  const place = useRef<HTMLDivElement>(null);
  const onPressed = useKeptFocus(place, isUnderway);
  return (
    <div ref={place} tabIndex={-1} className="run-bar grid gap-2 outline-none">
      {isUnderway ? (
        <div className="flex min-h-13 items-center gap-3 rounded-control border border-line-strong bg-sheet py-1.5 pr-2 pl-4">
          <Spinner size={18} label="" />
          <p role="status" className="grow text-sm">
            {stageWords(state)}
          </p>
          <Button size="sm" onClick={onCancel} busy={state.isCancelling}>
            Cancel
          </Button>
        </div>
      ) : isShort ? (
        <Offer {...props} />
      ) : (
        <Button
          type="submit"
          tone="signal"
          size="lg"
          className="w-full"
          onClick={onPressed}
          onPointerDown={holdPress}
          onPointerMove={dropDraggedPress}
        >
          <span>
            {runLabel(tool, props.isAgain)}
            <span className="font-normal">
              {purse?.unlimited ? '' : ` · ${props.isFree ? 'free' : creditWords(tool.cost)}`}
            </span>
          </span>
        </Button>
      )}
      <div role="alert">{refusal ? <Refusal error={refusal} {...props} /> : null}</div>
      {signedOut && refusal?.code !== 'tool/signed-out' ? <LogIn {...props} /> : null}
      {!isUnderway && purse && !refusal && !props.isFree ? <PurseNote {...props} purse={purse} /> : null}
    </div>
  );
}

export function creditWords(cost: number): string {
  return cost === 1 ? '1 credit' : `${cost} credits`;
}

function runLabel(tool: ToolMeta, isAgain: boolean): string {
  const label = tool.action ?? 'Run it';
  return isAgain ? `${label} again` : label;
}

function stageWords(state: Extract<RunState, { phase: 'underway' }>): string {
  if (state.isCancelling) return 'Cancelling';
  if (state.isLost) return 'The connection is gone. The run goes on without it and is picked up again.';
  return `${state.stages.at(-1) ?? 'Sending the brief'}…`;
}

function Offer({ offer, here, onLeave }: RunBarProps) {
  const { startTrial, busy } = offer;
  if (startTrial !== null)
    return (
      <Button tone="signal" size="lg" className="w-full" busy={busy} onClick={startTrial}>
        Start the free trial
      </Button>
    );
  return (
    <PremiumLink
      here={here}
      onLeave={onLeave}
      className={`w-full ${buttonClass({ tone: 'signal', size: 'lg' })}`}
    >
      Get Premium
    </PremiumLink>
  );
}

type WayOut = Pick<RunBarProps, 'here' | 'onLeave'>;

/** Nothing typed is lost on the way, and the way back is kept. */
function PremiumLink(props: WayOut & { readonly className: string; readonly children: string }) {
  return (
    <Link
      to="/pricing"
      className={props.className}
      onClick={() => {
        props.onLeave();
        keepWayBack(props.here);
      }}
    >
      {props.children}
    </Link>
  );
}

function PurseNote({ tool, purse, ...rest }: RunBarProps & { readonly purse: Purse }) {
  if (purse.unlimited) return <p className="text-sm text-tide-text">Included in Premium.</p>;
  if (purse.credits >= tool.cost) return null;
  return (
    <p className="text-sm text-ink-soft">
      You have {creditWords(purse.credits)} left today. <WhatNow {...rest} />
    </p>
  );
}

function WhatNow({ offer, here, onLeave }: WayOut & Pick<RunBarProps, 'offer'>) {
  return (
    <>
      They are back at 12:00 AM local time.{' '}
      {offer.startTrial === null ? null : 'The trial needs no card and ends by itself. '}
      <PremiumLink here={here} onLeave={onLeave} className="text-link">
        What Premium gives
      </PremiumLink>
    </>
  );
}

function Refusal({ error, ...props }: RunBarProps & { readonly error: AppError }) {
  if (error.code === 'tool/signed-out') return <LogIn {...props} isLoud />;
  return (
    <Notice isLoud>
      <p className="font-medium">{error.message}</p>
      {error.code === 'tool/insufficient-credits' ? (
        <p>
          <WhatNow {...props} />
        </p>
      ) : (
        <p className="text-ink-soft">Your brief is still here.</p>
      )}
    </Notice>
  );
}

function LogIn({ here, onLeave, isLoud }: RunBarProps & { readonly isLoud?: boolean }) {
  const next = `?next=${encodeURIComponent(here)}`;
  return (
    <Notice isLoud={isLoud ?? false}>
      <p className={isLoud ? 'font-medium' : ''}>{errorMessage('tool/signed-out')}</p>
      <p className="text-ink-soft">
        <Link to={`/login${next}`} className="text-link" onClick={onLeave}>
          Log in
        </Link>{' '}
        or{' '}
        <Link to={`/login/signup${next}`} className="text-link" onClick={onLeave}>
          sign up
        </Link>
        . What you wrote stays here.
      </p>
    </Notice>
  );
}

function Notice({ isLoud, children }: { readonly isLoud: boolean; readonly children: ReactNode }) {
  return (
    <div
      className={`grid gap-1 border-l-2 bg-wash px-3 py-2 text-sm ${isLoud ? 'border-red' : 'border-line-strong'}`}
    >
      {children}
    </div>
  );
}
