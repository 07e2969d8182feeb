import { type AddressCell, addressLabels, type Tone } from '@slipway/report';
import { cx } from '@slipway/ui';
import { ToneFlag } from '../tone-flag.tsx';

const tones: Readonly<Record<AddressCell['state'], Tone>> = {
  open: 'plain',
  likely: 'good',
  possible: 'fair',
  taken: 'poor',
  unknown: 'plain',
};

/** Each address and whether it can be had; who said so and when is in the title and in the details. */
export function AddressList(props: { readonly cells: readonly AddressCell[]; readonly isAsked: boolean }) {
  const { cells, isAsked } = props;
  return (
    <ul className="name-addresses">
      {cells.map((cell) => (
        <li key={cell.address} data-state={cell.state}>
          <span className="name-address">{cell.address}</span>
          <span className="name-state">
            {cell.state === 'open' ? null : <ToneFlag tone={tones[cell.state]} />}
            <span className={cx(!isAsked && 'sr-only')}>{addressLabels[cell.state]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
