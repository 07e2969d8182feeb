import { ComingMark } from '../../lib/coming-mark.tsx';
import { Section } from './section.tsx';

const parts = [['decks', 'Decks', 'Decks drawn from the results above will be listed here.']] as const;

/** Places that are kept for tools that are still to come. */
export function ComingSections() {
  return parts.map(([id, title, words]) => (
    <Section key={id} id={id} title={title} aside={<ComingMark tool={{ isBuilt: false }} />}>
      <p className="max-w-[60ch] text-ink-soft">{words}</p>
    </Section>
  ));
}
