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
      className="[--calm:2100px] lg:[--calm:1700px]"
    >
      <table className="w-full border-b border-line text-left max-lg:block">
        <caption className="sr-only">
          The twelve tools, what they answer, what they count and what they cost
        </caption>
        <thead className="max-lg:sr-only">
          <tr className="fig-label align-bottom">
            <th className="w-12 py-2 font-normal">No.</th>
            <th className="w-56 py-2 font-normal">Tool</th>
            <th className="w-52 py-2 font-normal">Your question</th>
            <th className="py-2 font-normal">What it counts</th>
            <th className="w-20 py-2 text-right font-normal">Credits</th>
          </tr>
        </thead>
        {stations.map(({ id: station, name, question }) => (
          <tbody key={station} className="max-lg:block">
            <tr className="border-t border-line-strong max-lg:block">
              <th scope="rowgroup" colSpan={5} className="pt-5 pb-1 font-normal max-lg:block">
                <span className="font-display text-lg font-semibold">{name}</span>{' '}
                <span className="text-ink-soft">{question}</span>
              </th>
            </tr>
            {listTools(station).map(({ tool, number }) => (
              <tr
                key={tool.id}
                className="border-t border-line align-baseline transition-colors duration-150 hover:bg-wash max-lg:grid max-lg:grid-cols-[2.25rem_minmax(0,1fr)_auto] max-lg:py-3"
              >
                <td className="tabular fig-label lg:py-3">{String(number).padStart(2, '0')}</td>
                <th scope="row" className="font-display text-lg font-semibold lg:py-3">
                  <ToolName tool={tool} />
                </th>
                <td className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:py-3">
                  {toolWords[tool.id].answers}
                </td>
                <td className="text-ink-soft max-lg:col-span-2 max-lg:col-start-2 max-lg:text-sm lg:py-3 lg:pr-4">
                  {toolWords[tool.id].counts}
                </td>
                <td className="tabular text-right max-lg:col-start-3 max-lg:row-start-1 lg:py-3">
                  {tool.cost}
                  <span className="text-sm text-ink-soft lg:sr-only">
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
