import { type GateId, gateIds, gates, notYetMet, swapWithModel } from '@slipway/tools/evaluation/gates';

/** Why each is asked; the limits themselves are those the tests use. */
const reasons: Record<GateId, string> = {
  grounded: 'A number that leads to no figure, fact or answer of yours is an invention.',
  placed: 'A wage in Ohio is no wage in Pune. A fact from elsewhere has to name its place.',
  swap: 'Hide the founder’s words: can the right idea still be picked out of the whole pile? Always first is 1.',
  anchored: 'Each statement hangs on your words, a niche, a fact or a computed value.',
  trigrams: 'Two ideas that share their phrasing were not read, they were stamped.',
  repeats: 'The same sentence in two reports is a horoscope.',
  empty: 'A heading with nothing below it is a promise broken.',
  contradictions: 'Statements that exclude each other never stand in one report.',
  'same-niche': 'The same idea in other words has to land in the same drawer.',
  'same-facts': 'And to bring up the same facts.',
  'unfounded-changes': 'Change the country, and only what depends on the country may change.',
  ease: 'Flesch’s scale: plain English, neither a contract nor a comic.',
  'long-sentences': 'Who needs a second breath has lost the thread.',
  manners: 'Vague, tiny, hostile and out-of-scope ideas get a question or an honest partial answer.',
};

export function GatesTable() {
  return (
    <table className="w-full border-b border-line-strong text-left max-md:block">
      <caption className="sr-only">What the analyst is measured by, and the limits it has to keep</caption>
      <thead className="max-md:sr-only">
        <tr>
          {['Test', 'Limit', 'Why'].map((head) => (
            <th key={head} scope="col" className="fig-label py-2 pr-6 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {gateIds.map((id) => (
          <tr
            key={id}
            className="border-t border-line align-baseline max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-4"
          >
            <th scope="row" className="pr-6 font-medium first-letter:uppercase md:py-2">
              {gates[id].label}
              {notYetMet.includes(id) ? (
                <span className="block text-sm font-normal text-red-text">Not met yet by every tool</span>
              ) : null}
            </th>
            <td className="font-mono text-sm whitespace-nowrap md:py-2 md:pr-6">
              {gates[id].limit}
              {id === 'swap' ? (
                <span className="block text-ink-soft">{`> ${swapWithModel} with a model`}</span>
              ) : null}
            </td>
            <td className="text-ink-soft max-md:col-span-2 md:py-2">{reasons[id]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
