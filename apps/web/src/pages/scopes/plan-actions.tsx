import type { Plan } from '@slipway/contracts';
import { PlanActions } from '../../features/billing/plan-actions.tsx';
import { AccountScope } from './account-scope.tsx';

/** Fetched for who is signed in: the others see the price without the script of an account. */
export default function OwnPlanActions({ plan }: { readonly plan: Plan }) {
  return (
    <AccountScope>
      <PlanActions plan={plan} />
    </AccountScope>
  );
}
