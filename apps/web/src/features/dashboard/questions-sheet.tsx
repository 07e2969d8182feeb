import { Button } from '@slipway/ui';
import { saveTextFile } from '../../lib/save-file.ts';
import { questions, toWorksheet } from './questions.ts';

/** Read on the screen, filled in on paper or in the founder's own editor: nothing here pretends to be saved. */
export function QuestionsSheet(props: {
  /** Runs the work when this person may save files. */
  readonly onDownload: (save: () => void) => void;
}) {
  return (
    <div>
      <ol className="border-t border-line lg:columns-2 lg:gap-12">
        {questions.map(({ asks, counts }, index) => (
          <li
            key={asks}
            className="grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-4 print:pb-20"
          >
            <span aria-hidden="true" className="tabular pt-0.5 font-mono text-sm text-ink-soft">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="font-sans text-base font-medium tracking-normal">{asks}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">{counts}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>Print the sheet</Button>
        <Button
          onClick={() =>
            props.onDownload(() =>
              saveTextFile('ten-questions.md', 'text/markdown;charset=utf-8', toWorksheet(questions)),
            )
          }
        >
          Download as Markdown
        </Button>
      </div>
    </div>
  );
}
