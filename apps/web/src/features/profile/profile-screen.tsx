import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { meQuery, sessionsQuery } from '../../api/account.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDate } from '../../lib/times.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { AccessKeys } from './access-keys.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { DetailsForm, type ProfileChange } from './details-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { Sessions } from './sessions.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SignInWays } from './sign-in-ways.tsx';
import { YourData } from './your-data.tsx';

interface ProfileScreenProps {
  readonly uid: string;
  /** The part about plan and receipts. */
  readonly plan: ReactNode;
  readonly onSave: (change: ProfileChange) => Promise<void>;
  readonly onSendReset: (email: string) => Promise<void>;
  readonly onSessionLost: () => void;
  readonly onDeleted: () => void;
}

export function ProfileScreen(props: ProfileScreenProps) {
  const { uid, plan, onSave, onSendReset, onSessionLost, onDeleted } = props;
  const me = useQuery(meQuery(uid));
  const cache = useQueryClient();
  useSessionLost(me.error, onSessionLost);
  const [nowMs] = useState(Date.now);

  if (me.isPending) return <ProfileSkeleton />;
  if (me.isError)
    return <LoadProblem error={me.error} busy={me.isFetching} onRetry={() => void me.refetch()} />;
  return (
    <>
      <SheetSection number={1} title="You" about={`With Slipway since ${describeDate(me.data.createdAt)}.`}>
        <DetailsForm
          me={me.data}
          onSave={async (change) => {
            await onSave(change);
            await cache.invalidateQueries(meQuery(uid));
          }}
        />
        {me.data.emailVerified ? null : (
          <ConfirmEmail onConfirmed={() => cache.invalidateQueries(meQuery(uid))} />
        )}
      </SheetSection>
      <SheetSection number={2} title="Plan" about="What you have, until when, and what was paid.">
        {plan}
      </SheetSection>
      <SheetSection number={3} title="Ways to sign in" about="How you prove that it is you.">
        <SignInWays
          me={me.data}
          onPasswordChanged={() => void cache.invalidateQueries(sessionsQuery(uid))}
          onSendReset={onSendReset}
        />
      </SheetSection>
      <SheetSection
        number={4}
        title="Devices"
        about="Where this account is signed in. End what you do not know."
      >
        <Sessions uid={uid} nowMs={nowMs} onSessionLost={onSessionLost} />
      </SheetSection>
      <SheetSection
        number={5}
        title="Assistants"
        about="Ask Slipway from your own assistant: the same tools, results and credits."
      >
        <AccessKeys uid={uid} nowMs={nowMs} onSessionLost={onSessionLost} />
      </SheetSection>
      <SheetSection number={6} title="Your data" about="It is yours: take it along, or have it removed.">
        <YourData email={me.data.email} onDeleted={onDeleted} />
      </SheetSection>
    </>
  );
}
