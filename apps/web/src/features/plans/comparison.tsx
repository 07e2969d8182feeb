import { dailyCredits, openedByPremium } from '@slipway/credits';
import { getTool } from '@slipway/tools/list';

/** Costs: specification, section 9. */
const rows: readonly (readonly [line: string, free: string, premium: string])[] = [
  ['Credits', `${dailyCredits} a day`, 'Unlimited'],
  ['Reset', '12:00 AM, your local time', 'Nothing to reset'],
  ['Sample report of every tool', 'Free, without an account', 'Free'],
  ['A run of most tools', `${getTool('score-your-idea').cost} credit`, 'Not counted'],
  ['A landing page', `${getTool('landing-page-generator').cost} credits`, 'Not counted'],
  ['A run that fails', 'Not charged', 'Not counted'],
  ['Changing a result you have', 'Free', 'Free'],
  ['Printing a result', 'Free', 'Free'],
  ['A link to a result, a deck or a project', 'Free', 'Free'],
  ['Publishing a page and counting its sign-ups', 'Free', 'Free'],
  ['A run by your own assistant, over MCP', 'Same price', 'Not counted'],
  ['All your data as a file', 'Free', 'Free'],
  ...openedByPremium.map(({ gives }) => [gives, 'Not included', 'Included'] as const),
];

export function Comparison() {
  return (
    <table className="w-full border-b border-line-strong text-left">
      <caption className="sr-only">Free and Premium, line by line</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="fig-label py-3 font-normal">
            Line
          </th>
          <th scope="col" className="w-[28%] py-3 font-display text-lg font-semibold">
            Free
          </th>
          <th scope="col" className="w-[28%] py-3 font-display text-lg font-semibold text-tide-text">
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([line, free, premium]) => (
          <tr key={line} className="border-t border-line align-baseline max-sm:text-sm">
            <th scope="row" className="py-3 pr-4 font-normal">
              {line}
            </th>
            <td className={free === 'Not included' ? 'py-3 pr-4 text-ink-soft' : 'py-3 pr-4'}>{free}</td>
            <td className="py-3">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
