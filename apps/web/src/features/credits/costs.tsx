import { type Tool, tools } from '@slipway/tools/list';

const dear = tools.filter(({ cost }) => cost > 1);
const cheap = tools.filter(({ cost }) => cost === 1);

/** What things cost, straight from the list the server charges by. */
export function Costs({ counted }: { readonly counted: boolean }) {
  return (
    <details className="group border-b border-line px-5">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-display font-semibold hover:text-signal-text">
        What things cost
        <svg
          aria-hidden="true"
          width="14"
          height="14"
          viewBox="0 0 14 14"
          className="stroke-current"
          fill="none"
        >
          <path d="M1 7h12" />
          <path d="M7 1v12" className="group-open:opacity-0" />
        </svg>
      </summary>
      <div className="grid gap-3 pb-4 text-sm">
        {counted ? null : <p className="text-ink-soft">With Premium none of this is counted.</p>}
        <PriceList title="Landing page tools" tools={dear} />
        <PriceList title="All other tools" tools={cheap} />
      </div>
    </details>
  );
}

function PriceList(props: { readonly title: string; readonly tools: readonly Tool[] }) {
  return (
    <section>
      <h3 className="fig-label font-normal">{props.title}</h3>
      <ul>
        {props.tools.map(({ id, name, cost }) => (
          <li key={id} className="tabular flex justify-between gap-4 border-t border-line py-1">
            {name}
            <span className="shrink-0">{cost === 1 ? '1 credit' : `${cost} credits`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
