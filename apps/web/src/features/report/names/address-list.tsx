import { type AddressCell, addressLabels, type Tone } from '@slipway/report';
import { ToneFlag } from '../tone-flag.tsx';

const tones: Readonly<Record<AddressCell['state'], Tone>> = {
  open: 'plain',
  likely: 'good',
  possible: 'fair',
  taken: 'poor',
  unknown: 'plain',
};

/** Each address and whether it can be had; who said so and when is in the title and in the details. */
export function AddressList({ cells }: { readonly cells: readonly AddressCell[] }) {
  return (
    <ul className="name-addresses">
      {cells.map((cell) => (
        <li key={cell.address} data-state={cell.state}>
          <span className="name-address">{cell.address}</span>
          <span className="name-state">
            <ToneFlag tone={tones[cell.state]} />
            {addressLabels[cell.state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
