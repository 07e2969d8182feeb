import './editor.css';
import { type DesignId, designIds, designs } from '@slipway/page';
import { Link } from 'react-router';
import { linkTo } from '../../lib/link-to.ts';
import { BackLink } from './back-link.tsx';

/** Nothing is open: the designs to begin with, and what each is for. */
export function StartScreen() {
  return (
    <div className="container-page grid gap-6 py-6">
      <div className="flex items-center gap-3">
        <BackLink projectId={null} />
        <h1 className="text-2xl">Start a page</h1>
      </div>
      <p className="max-w-[60ch] text-ink-soft">
        Choose a design. Every text, colour and section can be changed afterwards, and so can the design.{' '}
        <Link to="/templates">See each one drawn.</Link>
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {designIds.map((id) => (
          <li key={id}>
            <DesignCard id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DesignCard({ id }: { readonly id: DesignId }) {
  const { name, fits, argument, sections } = designs[id];
  return (
    <Link
      to={linkTo('/editor/:templateId', { templateId: id })}
      className="grid h-full content-start gap-2 rounded-panel border border-line bg-sheet p-4 no-underline hover:border-ink"
    >
      <span className="text-lg font-medium">{name}</span>
      <span className="text-sm">{fits}</span>
      <span className="text-xs text-ink-soft">
        {argument.replaceAll('-', ' ')} · {sections.length} sections
      </span>
    </Link>
  );
}
