import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Inline } from './markdown.ts';

function InlineView({ inline }: { readonly inline: Inline }) {
  if (inline.kind === 'strong') return <strong>{inline.text}</strong>;
  if (inline.kind === 'code')
    return <code className="rounded-control bg-wash px-1 text-sm break-words">{inline.text}</code>;
  if (inline.kind === 'link')
    return inline.href.startsWith('/') ? (
      <Link to={inline.href}>{inline.text}</Link>
    ) : (
      <a href={inline.href}>{inline.text}</a>
    );
  return inline.text;
}

/** Children of a text have no identity to keep, so they are passed in place, without keys. */
export function inPlace<T>(items: readonly T[], view: (item: T) => ReactNode) {
  return createElement(Fragment, null, ...items.map(view));
}

export function Inlines({ of }: { readonly of: readonly Inline[] }) {
  return inPlace(of, (inline) => <InlineView inline={inline} />);
}

function TableView({ rows }: { readonly rows: Extract<Block, { kind: 'table' }>['rows'] }) {
  const [head = [], ...body] = rows;
  const labels = head.map((cell) => cell.map(({ text }) => text).join(''));
  return (
    <table className="max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {inPlace(head, (cell) => (
            <th scope="col">
              <Inlines of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {inPlace(body, (row) => (
          <tr className="max-md:block max-md:border-t max-md:border-line max-md:py-3">
            {row.map((cell, column) => (
              <td key={labels[column]} className="max-md:block max-md:border-0! max-md:p-0!">
                {column === 0 ? null : (
                  <span className="fig-label mr-2 md:hidden" aria-hidden="true">
                    {labels[column]}
                  </span>
                )}
                <Inlines of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? <h3>{block.text}</h3> : <h2 id={block.id}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.inlines} />
        </p>
      );
    case 'table':
      return <TableView rows={block.rows} />;
    case 'list': {
      const items = inPlace(block.items, (item) => (
        <li>
          <Inlines of={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}
