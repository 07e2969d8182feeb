import type { MatrixBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { Words } from '../words.tsx';

/** A grid on a wide sheet; on a narrow one each cell stands alone and carries its column's name. */
export default function MatrixView({ block }: { readonly block: MatrixBlock }) {
  return (
    <BlockFrame block={block}>
      <div className="matrix" data-columns={block.columns.length}>
        <div className="matrix-head" aria-hidden="true">
          <span />
          {block.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        {block.rows.map((row) => (
          <section key={row.label} className="matrix-row">
            <h4 className="matrix-name">{row.label}</h4>
            {row.cells.map((cell, index) => (
              <div key={block.columns[index] ?? index} className="matrix-cell">
                <h5 className="matrix-column">{block.columns[index]}</h5>
                {cell.length === 0 ? <p className="text-ink-soft">No pair found.</p> : null}
                <ul className="grid gap-2.5">
                  {cell.map((statement) => (
                    <li key={statement.id}>
                      <Words statement={statement} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </BlockFrame>
  );
}
