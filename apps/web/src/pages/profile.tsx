import { accountSuccess } from '@slipway/core';
import { useNavigate } from 'react-router';
import {
  forgetPerson,
  reloadPerson,
  requestPasswordReset,
  updateProfile,
  useAuth,
} from '../features/auth/index.ts';
import { PlanPart } from '../features/billing/plan-part.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { toast } from '../lib/toast.ts';

export default function ProfilePage() {
  const navigate = useNavigate();
  const { person } = useAuth();
  if (person === null) return null;
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="mb-8 text-3xl">Profile</h1>
      <ProfileScreen
        uid={person.uid}
        plan={<PlanPart uid={person.uid} email={person.email} onSessionLost={reloadPerson} />}
        onSave={updateProfile}
        onSendReset={requestPasswordReset}
        onSessionLost={reloadPerson}
        onDeleted={async () => {
          toast.success(accountSuccess.deleted);
          await navigate('/', { replace: true });
          await forgetPerson();
        }}
      />
    </div>
  );
}
