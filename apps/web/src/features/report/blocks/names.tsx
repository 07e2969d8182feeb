import '../styles/names.css';
import type { NamesBlock } from '@slipway/report';
import { Select } from '@slipway/ui';
import { useId, useState } from 'react';
import { usePaper } from '../../../lib/use-paper.ts';
import { useRoving } from '../../../lib/use-roving.ts';
import { BlockFrame } from '../block-frame.tsx';
import { AskFriends } from '../names/ask-friends.tsx';
import { NameCard } from '../names/name-card.tsx';
import { isChecked, type NameChoice, orderNames } from '../names/order-names.ts';
import { OriginRow } from '../origin-row.tsx';

const shownFirst = 10;
/** What a card has on its own line; what it folds away is walked by Tab. */
const cardControls = '.name-acts button, .name-more > summary';

/** Names to choose from: sorted, narrowed down, shortlisted, heard. */
export default function NamesView({ block }: { readonly block: NamesBlock }) {
  const [choice, setChoice] = useState<NameChoice>({ style: block.asked ?? null, axis: null, only: 'all' });
  const [isWhole, setWhole] = useState(false);
  const styles = [...new Set(block.rows.map(({ style }) => style))];
  const ordered = orderNames(block, choice);
  const isPaper = usePaper();
  const shown = isWhole || isPaper ? ordered : ordered.slice(0, shownFirst);
  const isAsked = isChecked(block.rows);
  const list = useRoving<HTMLDivElement>({ items: cardControls, rows: '.name-list > li' });
  return (
    <BlockFrame block={block}>
      <div className="name-tools no-print">
        <Chooser
          label="Kind"
          value={choice.style ?? ''}
          options={[['', 'All kinds'], ...styles.map((style) => [style, style] as const)]}
          onChange={(style) => setChoice({ ...choice, style: style === '' ? null : style })}
        />
        <Chooser
          label="Sort by"
          value={choice.axis === null ? '' : String(choice.axis)}
          options={[['', 'Score'], ...block.axes.map((axis, at) => [String(at), axis] as const)]}
          onChange={(axis) => setChoice({ ...choice, axis: axis === '' ? null : Number(axis) })}
        />
        <Chooser
          label="Show"
          value={choice.only}
          options={[
            ['all', 'All names'],
            ['picked', 'My shortlist'],
            ['free', 'With a free address'],
          ]}
          onChange={(only) =>
            setChoice({ ...choice, only: only === 'picked' || only === 'free' ? only : 'all' })
          }
        />
      </div>
      <AskFriends rows={block.rows} />
      {isAsked ? null : (
        <p className="text-sm text-ink-soft">
          No address is checked yet. If this line stays, Slipway cannot reach the registries.
        </p>
      )}
      <div ref={list}>
        {shown.length === 0 ? (
          <p className="name-none">
            {choice.only === 'picked'
              ? 'Nothing on your shortlist yet: press the star beside a name.'
              : 'No name of this kind. Choose another.'}
          </p>
        ) : (
          <ol className="name-list">
            {shown.map((row) => (
              <NameCard key={row.name} row={row} block={block} isAsked={isAsked} />
            ))}
          </ol>
        )}
      </div>
      {ordered.length > shownFirst ? (
        <button
          type="button"
          className="text-link no-print"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${shownFirst}` : `Show all ${ordered.length}`}
        </button>
      ) : null}
      <OriginRow origins={[{ label: 'How names are scored', provenance: block.provenance }]} />
    </BlockFrame>
  );
}

function Chooser(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {props.label}
      </label>
      <Select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
