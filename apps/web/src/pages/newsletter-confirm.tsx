import { confirmNewsletter } from '../api/outreach.ts';
import { LinkAction } from '../features/outreach/link-action.tsx';

export default function NewsletterConfirmPage() {
  return (
    <LinkAction
      fig="Newsletter"
      flag={{ flag: 'C', meaning: 'affirmative' }}
      ask={{
        title: 'Confirm your subscription',
        body: 'One press puts your address on the list. If you did not ask for this, close the page: nothing will be sent.',
      }}
      button="Confirm subscription"
      done={{
        title: 'You are on the list',
        body: 'You get the next one. Each has a link that takes you off the list.',
      }}
      badLink="Links in the confirmation email work for 7 days. Enter your address in the box at the foot of any page to get a new one."
      act={confirmNewsletter}
    />
  );
}
