import { Field, TextInput } from '@slipway/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressQuery } from '../../api/publishing.ts';
import { usePaused } from '../../lib/use-paused.ts';

const pauseMs = 300;

interface Address {
  readonly slug: string;
  readonly setSlug: (slug: string) => void;
  /** One sentence about why it cannot be had, or null. */
  readonly problem: string | null;
  /** It is another than the page's own, and can be had. */
  readonly isFree: boolean;
}

/** The address as it is typed, and whether it can be had. */
export function useAddress(pageId: string, own: string): Address {
  const [typed, setSlug] = useState(own);
  const slug = typed.trim().toLowerCase();
  const asked = usePaused(slug, pauseMs);
  const isOther = asked !== own && asked !== '';
  const { data } = useQuery({
    ...addressQuery(pageId, asked),
    enabled: isOther,
    placeholderData: keepPreviousData,
  });
  const answer = isOther && data?.slug === slug ? data : null;
  return {
    slug,
    setSlug,
    problem: slug === '' ? 'Give the page an address.' : (answer?.problem ?? null),
    isFree: answer !== null && answer.problem === null,
  };
}

export function AddressField({ before, address }: { readonly before: string; readonly address: Address }) {
  return (
    <Field
      label="Address"
      error={address.problem}
      hint={
        <span aria-live="polite" className="wrap-anywhere">
          {before}
          {address.slug}
          {address.isFree ? ' is free.' : ''}
        </span>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          value={address.slug}
          onChange={(event) => address.setSlug(event.currentTarget.value)}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
