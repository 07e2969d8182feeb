import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { HomeSection } from './scroll.ts';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly section: HomeSection;
}

/** Scrolls to a section of the home page, going there first from any other page (specification, section 2). */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <Link {...rest} to={{ pathname: '/', hash: `#${section}` }} />;
}
