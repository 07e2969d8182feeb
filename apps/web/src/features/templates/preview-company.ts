import {
  type Company,
  companyFromBrand,
  companyFromFacts,
  type DesignId,
  fillPage,
  type Page,
  readBrand,
} from '@slipway/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useOpenProject } from '../../api/open-project.ts';
import { brandQuery } from '../../api/page-templates.ts';
import { factsQuery } from '../../api/projects.ts';

interface OwnCompany {
  /** Null where too little is known of it, or nobody is signed in. */
  readonly company: Company | null;
  /** Null where a page has to wait for a project of its own: none is there, or the open one is the sample. */
  readonly projectId: string | null;
  /** What is known is here, or will not come. */
  readonly isSettled: boolean;
}

/** The company of the current project, as a page shows it. */
export function useOwnCompany(uid: string | null): OwnCompany {
  const open = useOpenProject(uid);
  const isOwn = open.id !== null && open.id !== 'sample';
  const record = useQuery({ ...factsQuery(uid ?? '', open.id ?? ''), enabled: uid !== null && isOwn });
  const name = open.project?.name ?? '';
  const company = useMemo(
    () => (record.data === undefined ? null : companyFromFacts(name, record.data.facts)),
    [record.data, name],
  );
  return {
    company,
    projectId: isOwn ? open.id : null,
    isSettled: uid === null || (open.isSettled && (!isOwn || !record.isPending)),
  };
}

/** The brand of a result, where the address names one. */
export function useBrandCompany(uid: string | null, run: string | null, version: string): Company | null {
  const { data } = useQuery({
    ...brandQuery(uid ?? '', run ?? '', version),
    enabled: uid !== null && run !== null,
  });
  return useMemo(() => {
    const brand = readBrand(data);
    return brand === null ? null : companyFromBrand(brand);
  }, [data]);
}

type Samples = (design: DesignId) => Company;

/** The samples are fetched with the first preview that needs one. */
export function useSamples(): Samples | null {
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => {
    let isHere = true;
    import('@slipway/page/samples').then(
      ({ sampleFor }) => isHere && setSamples(() => sampleFor),
      // Offline: the names and reasons are still there to read.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return samples;
}

export function pageOf(design: DesignId, company: Company): Page {
  return fillPage(design, company, { nowMs: Date.now(), random: Math.random, selectedElement: null });
}
