import { type Station, type Tool, toolkit } from '@slipway/tools/list';
import { Link } from 'react-router';
import { ComingMark } from '../../lib/coming-mark.tsx';
import { stations } from '../../lib/stations.ts';
import { Section } from './section.tsx';
import { toolWords } from './tool-words.ts';

function ToolName({ tool }: { readonly tool: Tool }) {
  return tool.isBuilt ? (
    <Link to={tool.routes[0]} className="text-link">
      {tool.name}
    </Link>
  ) : (
    <>
      {tool.name}
      <ComingMark tool={tool} />
    </>
  );
}

/** With their numbers in the Launch Toolkit. */
function listTools(station: Station) {
  return toolkit
    .map((tool, index) => ({ tool, number: index + 1 }))
    .filter(({ tool }) => tool.station === station);
}

export function ToolsSection() {
  return (
    <Section
      id="launch-tools"
      fig="Fig. 3"
      title="Twelve tools, one parts list"
      lead="Each answers one question and lists what it counted. You enter a fact once; every tool reads the same company record."
    >
      <table className="w-full border-b border-line text-left max-md:block">
        <caption className="sr-only">
          The twelve tools, what they answer, what they count and what they cost
        </caption>
        <thead className="max-md:sr-only">
          <tr className="fig-label align-bottom">
            <th className="w-12 py-2 font-normal">No.</th>
            <th className="w-[18.5rem] py-2 font-normal">Tool</th>
            <th className="w-64 py-2 font-normal">Your question</th>
            <th className="py-2 font-normal">What it counts</th>
            <th className="w-20 py-2 text-right font-normal">Credits</th>
          </tr>
        </thead>
        {stations.map(({ id: station, name, question }) => (
          <tbody key={station} className="max-md:block">
            <tr className="border-t border-line-strong max-md:block">
              <th scope="rowgroup" colSpan={5} className="pt-5 pb-1 font-normal max-md:block">
                <span className="font-display text-lg font-semibold">{name}</span>{' '}
                <span className="text-ink-soft">{question}</span>
              </th>
            </tr>
            {listTools(station).map(({ tool, number }) => (
              <tr
                key={tool.id}
                className="border-t border-line align-baseline transition-colors duration-150 hover:bg-wash max-md:grid max-md:grid-cols-[2.25rem_minmax(0,1fr)_auto] max-md:py-3"
              >
                <td className="tabular fig-label md:py-3">{String(number).padStart(2, '0')}</td>
                <th scope="row" className="font-display text-lg font-semibold md:py-3">
                  <ToolName tool={tool} />
                </th>
                <td className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 md:py-3">
                  {toolWords[tool.id].answers}
                </td>
                <td className="text-ink-soft max-md:col-span-2 max-md:col-start-2 max-md:text-sm md:py-3 md:pr-4">
                  {toolWords[tool.id].counts}
                </td>
                <td className="tabular text-right max-md:col-start-3 max-md:row-start-1 md:py-3">
                  {tool.cost}
                  <span className="text-sm text-ink-soft md:sr-only">
                    {' '}
                    {tool.cost === 1 ? 'credit' : 'credits'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
