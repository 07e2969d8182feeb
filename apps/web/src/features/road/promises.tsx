/** The eight promises, each with the way to catch us breaking it. */
const promises = [
  [
    'The engine answers, the model adds',
    'Give the same answers twice. The result is the same, to the byte, whatever model is connected.',
  ],
  [
    'No model and no network needed',
    'Pull the cable on the machine that runs it. The tools still give their full answer.',
  ],
  [
    'Every claim opens',
    'Press any figure. In two steps you stand on its inputs, marked measured, sourced, assumed or derived.',
  ],
  [
    'Ranges, not false precision',
    'Leave an answer out. The range gets wider; it never slides to a polite middle.',
  ],
  [
    'A hard no is possible',
    'Write “no competitors” into the idea reader and watch competition fall to 0–2 of 10.',
  ],
  [
    'Facts are entered once',
    'Change the price in one place. What contradicts it elsewhere is named, with both sentences.',
  ],
  [
    'Editing is free',
    'Change an assumption in a saved result. The sheet recomputes in your browser and no credit moves.',
  ],
  [
    'Nothing generic',
    'Put a rival’s name in place of yours. A sentence that would still be true has no business on your sheet.',
  ],
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
