import type { Mail } from '../../deps.ts';

export function resetMail(publicUrl: string, to: string, token: string): Mail {
  const url = `${publicUrl}/reset-password?token=${token}`;
  return {
    to,
    subject: 'Choose a new password for Slipway',
    text: [
      'Hello,',
      'Someone asked for a new password for your Slipway account, and we hope it was you. Open this link to choose one:',
      url,
      'It works once, within the next hour. Afterwards every device is signed out, and you sign in with the new password.',
      'If it was not you, you can leave this mail alone: your password stays as it is.',
    ].join('\n\n'),
    action: { label: 'Choose a new password', url },
  };
}

export function usedEmailMail(publicUrl: string, to: string): Mail {
  const url = `${publicUrl}/login`;
  return {
    to,
    subject: 'You already have a Slipway account',
    text: [
      'Hello,',
      'Someone just tried to open a Slipway account with this email address, and there is one already. If it was you, sign in here:',
      url,
      'The same page helps you to a new password if you have forgotten yours. If it was not you, there is nothing to do: your account is as it was.',
    ].join('\n\n'),
    action: { label: 'Sign in', url },
  };
}
