import { leaveNewsletter } from '../api/outreach.ts';
import { LinkAction } from '../features/outreach/link-action.tsx';

export default function NewsletterUnsubscribePage() {
  return (
    <LinkAction
      fig="Newsletter"
      flag={{ flag: 'N', meaning: 'negative' }}
      ask={{
        title: 'Stop the letters',
        body: 'One press takes your address off the list. No questions, no farewell letter.',
      }}
      button="Unsubscribe"
      done={{
        title: 'You are off the list',
        body: 'No more letters from us. An account, if you have one, is untouched.',
      }}
      badLink="Use the link in the newest letter, or write to us through the contact page and we take your address off by hand."
      act={leaveNewsletter}
    />
  );
}
