import { disarmFormula } from '@slipway/core';
import type { Imported } from '@slipway/tools';
import { saveTextFile } from '../../../lib/save-file.ts';

const mostReasons = 5;
const mostLines = 6;

interface LeftOutProps {
  readonly problems: Imported['problems'];
}

/** Lines that were left out, by reason; the whole list as a file where the screen has no room for it. */
export function LeftOut({ problems }: LeftOutProps) {
  const reasons = [...Map.groupBy(problems, ({ message }) => message)];
  const isCut = reasons.length > mostReasons || reasons.some(([, lines]) => lines.length > mostLines);
  return (
    <>
      <ul>
        {reasons.slice(0, mostReasons).map(([message, lines]) => (
          <li key={message}>
            {linesWords(lines.map(({ line }) => line))}: {message}
          </li>
        ))}
      </ul>
      {isCut ? (
        <button
          type="button"
          className="justify-self-start text-link"
          onClick={() => saveTextFile('lines-left-out.csv', 'text/csv;charset=utf-8', listCsv(problems))}
        >
          Save the list of all {problems.length.toLocaleString('en')} lines
        </button>
      ) : null}
    </>
  );
}

/** "Line 3", "Lines 3, 8 and 12", "Lines 3, 8, 12 and 240 others". */
function linesWords(lines: readonly number[]): string {
  const shown = lines.slice(0, lines.length > mostLines ? mostLines - 1 : mostLines).map(String);
  const others = lines.length - shown.length;
  const all = others > 0 ? [...shown, `${others.toLocaleString('en')} others`] : shown;
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${new Intl.ListFormat('en-GB').format(all)}`;
}

function listCsv(problems: LeftOutProps['problems']): string {
  const rows = problems.map(
    ({ line, message }) => `${line},"${disarmFormula(message).replaceAll('"', '""')}"`,
  );
  return `${['line,reason', ...rows].join('\r\n')}\r\n`;
}
