import type { ToolMeta } from '@slipway/tools';
import { ToolIcon } from '../../../lib/tool-icon.tsx';
import { HistoryList } from './history-list.tsx';

/** What was made with all tools, newest first. */
export function RecentRuns(props: {
  readonly uid: string;
  readonly tools: readonly ToolMeta[];
  readonly onSessionLost: () => void;
}) {
  const toolOf = (id: string) => props.tools.find((tool) => tool.id === id);
  return (
    <HistoryList
      uid={props.uid}
      onSessionLost={props.onSessionLost}
      hrefOf={({ toolId, id }) => {
        const tool = toolOf(toolId);
        return tool ? `${tool.route}?run=${encodeURIComponent(id)}` : null;
      }}
      lead={({ toolId }) => {
        const tool = toolOf(toolId);
        return (
          <span className="mt-0.5 text-signal-text" title={tool?.name}>
            <ToolIcon path={tool?.icon} />
            <span className="sr-only">{tool?.name ?? toolId}: </span>
          </span>
        );
      }}
      empty={
        <p className="max-w-[60ch] text-ink-soft">
          Nothing yet. Every result is kept here with its versions, and costs nothing to open again.
        </p>
      }
    />
  );
}
