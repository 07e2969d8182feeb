import { type NameRow, type NamesBlock, pickKey, sayAddress } from '@slipway/report';
import { Button } from '@slipway/ui';
import { Star } from 'lucide-react';
import { useRef } from 'react';
import { useSheet } from '../sheet-scope.ts';
import { AddressList } from './address-list.tsx';
import { RadioTest } from './radio-test.tsx';
import { trademarkLinks } from './trademark-links.ts';

/** One name: score, addresses, and behind a fold what it was rated by. */
export function NameCard(props: {
  readonly row: NameRow;
  readonly block: NamesBlock;
  /** Some registry has answered, so an address without an answer says so. */
  readonly isAsked: boolean;
}) {
  const { row, block, isAsked } = props;
  const { onAssume } = useSheet();
  const radio = useRef<HTMLDialogElement>(null);
  return (
    <li className="name-row" data-name={row.name}>
      <div className="name-main">
        <h4 className="name-word">{row.name}</h4>
        <p className="text-sm text-ink-soft">
          {row.style}
          {row.from.includes('+') || row.from.startsWith('from') || row.from.startsWith('a word')
            ? `: ${row.from}`
            : ''}
        </p>
        {row.notes.map((note) => (
          <p key={note} className="text-sm text-yellow-text">
            {note}
          </p>
        ))}
      </div>
      <p className="name-score">
        <span className="sr-only">Score </span>
        {row.score}
      </p>
      <div className="name-acts no-print">
        {onAssume ? (
          <Button
            size="sm"
            aria-pressed={row.picked === true}
            aria-label={`Shortlist ${row.name}`}
            onClick={() => onAssume(pickKey(row.name), row.picked ? null : 'yes')}
          >
            <Star size={16} aria-hidden="true" fill={row.picked ? 'currentColor' : 'none'} />
          </Button>
        ) : null}
        <Button size="sm" aria-label={`Radio test of ${row.name}`} onClick={() => radio.current?.showModal()}>
          Radio test
        </Button>
      </div>
      <AddressList cells={row.cells} isAsked={isAsked} />
      <details className="name-more">
        <summary>
          Ratings, checks and trademarks<span className="sr-only"> of {row.name}</span>
        </summary>
        <div className="name-details">
          <dl className="name-rates">
            {block.axes.map((axis, at) => {
              const rate = row.rates[at] ?? null;
              return (
                <div key={axis}>
                  <dt>{axis}</dt>
                  <dd>{rate === null ? 'no rival to compare' : `${Math.round(rate * 100)} of 100`}</dd>
                </div>
              );
            })}
          </dl>
          <ul className="grid content-start gap-1 text-sm">
            {row.cells.map((cell) => (
              <li key={cell.address}>
                <b>{cell.address}</b>: {sayAddress(cell)}
              </li>
            ))}
          </ul>
          <ul className="grid content-start gap-1 text-sm">
            {trademarkLinks(row.name, block.classes).map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer noopener" className="text-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <RadioTest ref={radio} name={row.name} />
    </li>
  );
}
