import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { makeQueryClient } from '../lib/query-client.ts';

/** One cache for the life of the page: screens share what they have fetched. */
const queryClient = makeQueryClient();

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
