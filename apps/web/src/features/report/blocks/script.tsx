import { fillText, type Report, type ScriptBlock } from '@slipway/report';
import { CopyButton } from '../../../lib/copy-button.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { FigureValue } from '../figure-value.tsx';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

export default function ScriptView({ block }: { readonly block: ScriptBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <div className="script">
        <div className="script-head">
          <dl>
            {block.measures.map((id) => (
              <div key={id}>
                <dt>{report.figures[id]?.label}</dt>
                <dd>
                  <FigureValue id={id} />
                </dd>
              </div>
            ))}
          </dl>
          <CopyButton size="sm" className="no-print" text={textOf(block, report)} label="Copy text" />
        </div>
        {block.subject ? (
          <p className="script-subject">
            Subject: <Words statement={block.subject} />
          </p>
        ) : null}
        {block.paragraphs.map(({ label, statements }) => (
          <div key={statements[0].id}>
            {label === undefined ? null : <h4>{label}</h4>}
            <p>
              {statements.map((statement, index) => (
                <span key={statement.id}>
                  {index > 0 ? ' ' : null}
                  <Words statement={statement} />
                </span>
              ))}
            </p>
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}

/** As it is pasted into a mail: no marks, a blank line between paragraphs. */
function textOf({ subject, paragraphs }: ScriptBlock, { figures }: Report): string {
  return [
    ...(subject ? [`Subject: ${fillText(subject.text, figures)}`] : []),
    ...paragraphs.map(({ label, statements }) =>
      [
        ...(label === undefined ? [] : [label]),
        statements.map(({ text }) => fillText(text, figures)).join(' '),
      ].join('\n'),
    ),
  ].join('\n\n');
}
