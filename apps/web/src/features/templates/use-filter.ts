import { useSearchParams } from 'react-router';
import type { TemplateFilter } from './find-templates.ts';

/** Kept in the address: a filtered list can be sent as a link, and Back returns to it. */
export function useFilter(): readonly [TemplateFilter, (change: Partial<TemplateFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const read = (name: string): string => params.get(name) ?? '';
  const filter: TemplateFilter = {
    search: read('search'),
    industry: read('industry'),
    tone: read('tone'),
    order: read('order'),
    isFavourite: params.has('favourites'),
  };
  const change = (values: Partial<TemplateFilter>) => {
    const { isFavourite, ...texts } = { ...filter, ...values };
    const given = Object.entries(texts).filter(([, value]) => value !== '');
    setParams(
      [...given, ...(isFavourite ? [['favourites', '1'] as [string, string]] : [])] as [string, string][],
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  };
  return [filter, change];
}
