/** What is measured, the limit it has to keep, and why it is asked. */
const rows = [
  [
    'Reading: who pays, where, how it charges',
    'payer ≥ 90 %, place ≥ 97 %, charge ≥ 85 %',
    'Labelled ideas of all kinds and many countries. A sheet about the wrong buyer helps nobody.',
  ],
  ['Reading: wrong and not marked unsure', '≤ 5 %', 'A mistake you can see takes one press to put right.'],
  [
    'Rivals and notes that fit the idea',
    '≥ 80 % of the first five',
    'Labelled before anybody looked at the result.',
  ],
  [
    'Statements: true, about this idea, worth acting on',
    '≥ 90 %, ≥ 85 %, ≥ 50 %',
    'Marked by a reader who sees only the idea and the sheet.',
  ],
  [
    'Words until the answer ends, words of the sheet',
    '≤ 120, ≤ 620',
    'Whoever stops after the answer has it.',
  ],
  [
    'Claims about named firms that are in no note',
    '0',
    'Two notes joined make a third claim that nobody checked.',
  ],
  [
    'Numbers that lead to a figure, sources that fit the place',
    '100 %',
    'A wage in Ohio says nothing about Pune.',
  ],
  ['Vague, tiny or hostile texts answered as if understood', '0', 'They get a question.'],
  [
    'Idea dial against a careful reader’s marks',
    'rank correlation ≥ 0.40, ≥ 0.55, ≥ 0.65',
    'From one line, from a paragraph, and with three answers. It does not predict success.',
  ],
  [
    'Same input, same bytes',
    'always',
    'Change one part of the reading, and only what depends on it changes.',
  ],
] as const;

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
        {rows.map(([test, limit, why]) => (
          <tr
            key={test}
            className="border-t border-line align-baseline max-md:grid max-md:gap-y-1 max-md:py-4"
          >
            <th scope="row" className="pr-6 font-medium md:w-1/3 md:py-2">
              {test}
            </th>
            <td className="font-mono text-sm md:w-1/4 md:py-2 md:pr-6">{limit}</td>
            <td className="text-ink-soft md:py-2">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
