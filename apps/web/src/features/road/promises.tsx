/** The eight promises, each with the way to catch us breaking it. */
const promises = [
  [
    'The engine answers, the model adds',
    'Give the same answers twice. The engine’s sheet is the same to the byte, with any model or none.',
  ],
  [
    'No model and no network needed',
    'Pull the cable on the machine that runs it. The tools still answer, and mark what they could not look up.',
  ],
  [
    'Every claim opens',
    'Press any figure. Formula and inputs are marked yours, published, our note, assumed or computed.',
  ],
  ['Ranges, not false precision', 'Leave an answer out. The range gets wider.'],
  [
    'A hard no is possible',
    'Read the sample “An app for everyone” on the home page. It gets no number, only a question.',
  ],
  [
    'Facts are entered once',
    'Change the price in one place. What contradicts it elsewhere is named, with both sentences.',
  ],
  ['Editing is free', 'Change an assumption in a saved result. The sheet recomputes and no credit moves.'],
  ['Nothing padded', 'Describe a business we have no notes on. The sheet says so in one line.'],
] as const;

export function Promises() {
  return (
    <ol className="grid border-b border-line-strong">
      {promises.map(([promise, check], index) => (
        <li
          key={promise}
          className="grid gap-x-8 gap-y-1 border-t border-line-strong py-5 md:grid-cols-[3rem_minmax(0,5fr)_minmax(0,7fr)]"
        >
          <span className="tabular fig-label md:pt-1">{`P${index + 1}`}</span>
          <h3 className="text-lg">{promise}</h3>
          <p className="text-ink-soft">
            <span className="fig-label mr-2">Check it</span>
            {check}
          </p>
        </li>
      ))}
    </ol>
  );
}
