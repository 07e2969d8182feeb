import type { AnyEngine } from '@slipway/tools';
import { compareLoaders, importLoaders } from '@slipway/tools/facets';
import { type ComponentType, useEffect } from 'react';
import { findFor } from '../api/tools.ts';
import { AgreementWarning } from '../features/agreement/agreement-warning.tsx';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { useGatedFeature, useSubscription } from '../features/billing/index.ts';
import { useCheckout } from '../features/billing/use-checkout.ts';
import { ExportButton } from '../features/exports/index.ts';
import { ReportSheet } from '../features/report/index.ts';
import { ShareButton } from '../features/sharing/index.ts';
import type { DrawSheet } from '../features/tools/sheet/sheet-slot.ts';
import { ToolScreen } from '../features/tools/tool-screen.tsx';
import { dropWayBack } from '../lib/way-back.ts';

interface ToolPageOptions {
  /** Where a run that was begun is followed, if not here. */
  readonly resultAt?: (run: string) => string;
  /** Stands over the sheet of a result. */
  readonly Above?: ComponentType;
}

/** One screen for every tool there is. */
export function makeToolPage(engine: AnyEngine, { resultAt, Above }: ToolPageOptions = {}): ComponentType {
  const drawSheet: DrawSheet = ({ report, onAssume, onAnswer, onEdit, onAskFriends, ...meta }) => (
    <>
      {Above && report.asksBack !== true ? <Above /> : null}
      <ReportSheet
        report={report}
        meta={{ tool: engine.meta.name, ...meta }}
        findFor={findFor}
        onAssume={onAssume}
        onAnswer={onAnswer}
        onEdit={onEdit}
        onAskFriends={onAskFriends}
      />
    </>
  );
  return function ToolPage() {
    const { status, person, remembered } = useAuth();
    const uid = person?.uid ?? remembered?.uid ?? null;
    const { trialAvailable, isPremium } = useSubscription();
    const { begin, trying } = useCheckout();
    const { attempt, dialog } = useGatedFeature();
    useEffect(dropWayBack, []);
    return (
      <>
        <ToolScreen
          engine={engine}
          who={{ uid, signedOut: status === 'signed-out' }}
          drawSheet={drawSheet}
          resultAt={resultAt}
          canImport={Object.hasOwn(importLoaders, engine.meta.id)}
          loadCompare={compareLoaders[engine.meta.id]}
          offer={{ startTrial: trialAvailable ? begin : null, busy: trying }}
          onDownload={(work) => void attempt('download', work)}
          drawExport={({ projectId, ...props }) => (
            <ExportButton
              {...props}
              toolId={engine.meta.id}
              warning={
                uid === null || projectId === null ? null : (
                  <AgreementWarning
                    uid={uid}
                    projectId={projectId}
                    toolId={engine.meta.id}
                    note="The file says so too."
                  />
                )
              }
              isPremium={isPremium}
              onGate={(feature, work) => void attempt(feature, work)}
            />
          )}
          drawShare={({ projectId, ...props }) =>
            uid === null ? null : (
              <ShareButton
                {...props}
                uid={uid}
                warning={
                  projectId === null ? null : (
                    <AgreementWarning uid={uid} projectId={projectId} toolId={engine.meta.id} />
                  )
                }
              />
            )
          }
          onSessionLost={reloadPerson}
        />
        {dialog}
      </>
    );
  };
}
