import type { ToolMeta } from '@slipway/tools';
import { Blueprint, buttonClass } from '@slipway/ui';
import { Link } from 'react-router';

/** The tools this server has; before there are any, the part of the product that already works. */
export function Toolkit({ tools }: { readonly tools: readonly ToolMeta[] }) {
  if (tools.length === 0)
    return (
      <div className="grid overflow-hidden rounded-panel border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-w-[68ch] p-6 sm:p-8">
          <h3 className="text-xl">Begin with one sentence</h3>
          <p className="mt-2 text-ink-soft">
            The idea reader takes an idea in a few sentences and draws its score card while you type: what
            lifts it, what holds it back, and what to find out next. It runs in your browser and costs
            nothing.
          </p>
        </div>
        <Blueprint className="grid place-items-center border-line p-6 max-lg:border-t lg:border-l">
          <Link to="/#demo" className={buttonClass({ tone: 'signal', size: 'lg' })}>
            Try the idea reader
          </Link>
        </Blueprint>
      </div>
    );
  return (
    <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.id} className="border-b border-line">
          <Link to={tool.route} className="group block py-4 no-underline">
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-medium group-hover:text-signal-text">{tool.name}</span>
              <span className="tabular text-sm whitespace-nowrap text-ink-soft">
                {tool.cost === 1 ? '1 credit' : `${tool.cost} credits`}
              </span>
            </span>
            <span className="mt-1 block text-sm text-ink-soft">{tool.gives}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
