import { leaveNewsletter } from '../api/outreach.ts';
import { LinkAction } from '../features/outreach/link-action.tsx';

export default function NewsletterUnsubscribePage() {
  return (
    <LinkAction
      fig="Newsletter"
      flag={{ flag: 'N', meaning: 'negative' }}
      ask={{
        title: 'Leave the newsletter',
        body: 'One press takes your address off the list. Nothing more is sent, not even a confirmation.',
      }}
      button="Unsubscribe"
      done={{
        title: 'You are off the list',
        body: 'You get no more newsletters. An account, if you have one, is untouched.',
      }}
      badLink="Use the link in the newest newsletter, or write to us through the contact page and we take your address off."
      act={leaveNewsletter}
    />
  );
}
