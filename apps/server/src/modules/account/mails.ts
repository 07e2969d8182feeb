import type { Mail } from '../../deps.ts';

export function confirmationMail(publicUrl: string, to: string, token: string): Mail {
  const url = `${publicUrl}/profile?confirm=${token}`;
  return {
    to,
    subject: 'Confirm your email for Slipway',
    text: [
      'Hello,',
      'You asked us to confirm that this address is yours. Open this link in the browser where you use Slipway:',
      url,
      'It works for 24 hours. If you did not ask for it, do nothing: someone typed your address, and it stays unconfirmed.',
    ].join('\n\n'),
    action: { label: 'Confirm my email', url },
  };
}
