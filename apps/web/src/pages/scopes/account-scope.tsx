import type { ComponentType, ReactNode } from 'react';
import { reloadPerson, useAuth } from '../../features/auth/index.ts';
import { PaymentProvider, SubscriptionProvider } from '../../features/billing/index.ts';
import { DataScope } from './data-scope.tsx';

/** Data cache, subscription and payment: for what belongs to a person, or is sold to one. */
export function AccountScope({ children }: { readonly children: ReactNode }) {
  const { person } = useAuth();
  return (
    <DataScope>
      <SubscriptionProvider uid={person?.uid ?? null}>
        <PaymentProvider person={person} onSessionLost={() => void reloadPerson()}>
          {children}
        </PaymentProvider>
      </SubscriptionProvider>
    </DataScope>
  );
}

export function inAccountScope(Page: ComponentType): ComponentType {
  return function ScreenOfAccount() {
    return (
      <AccountScope>
        <Page />
      </AccountScope>
    );
  };
}
