import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';

export function DataScope({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function inDataScope(Page: ComponentType): ComponentType {
  return function ScreenWithData() {
    return (
      <DataScope>
        <Page />
      </DataScope>
    );
  };
}
