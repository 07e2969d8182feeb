import type { Brief } from './brief.ts';
import type { Content } from './draft.ts';
import { saysSoftware } from './says-software.ts';
import { telOf } from './write-opening.ts';

interface Action {
  readonly label: string;
  readonly href: string;
}

const nowhere: Action = { label: '', href: '' };

export function mailOf(email: string | undefined): string {
  return email !== undefined && /^[^\s@<>"'`\\?]+@[^\s@<>"'`\\?]+\.[^\s@<>"'`\\?]+$/u.test(email)
    ? `mailto:${email}`
    : '';
}

/** How a visitor answers: as the founder chose, else by what contact there is, else by leaving an address. */
export function wayOf(brief: Brief): NonNullable<Brief['input']['visitorDoes']> {
  const { input } = brief;
  const { visitorDoes, actionLink, email, phone } = input;
  const can = {
    join: true,
    open: actionLink !== undefined,
    write: mailOf(email) !== '',
    call: telOf(phone ?? '') !== '',
  };
  if (visitorDoes !== undefined && can[visitorDoes]) return visitorDoes;
  if (can.open) return 'open';
  // Who gives a number and sells nothing that runs on a screen wants calls: a list to wait on would puzzle.
  return can.call && !isOnScreen(brief) ? 'call' : 'join';
}

export function mainAction(brief: Brief): Action {
  const { input, isOne } = brief;
  const label = input.actionWords;
  switch (wayOf(brief)) {
    case 'open':
      return { label: label ?? 'Book or order', href: input.actionLink ?? '' };
    case 'write':
      return { label: label ?? (isOne ? 'Write to me' : 'Write to us'), href: mailOf(input.email) };
    case 'call':
      return { label: label ?? `Call ${input.phone}`, href: telOf(input.phone ?? '') };
    case 'join':
      return { label: label ?? askOf(brief), href: '#waitlist-form' };
  }
}

/** Software has a list to be on; who bakes or repairs is written to. */
const askOf = (brief: Brief): string => (isOnScreen(brief) ? 'Join the list' : 'Get in touch');

function isOnScreen({ offer, isOfferSure, sorted }: Brief): boolean {
  const isSoldOnline = isOfferSure && (offer === 'software' || offer === 'marketplace');
  return isSoldOnline || saysSoftware([...sorted.what, ...sorted.problem].join(' '));
}

/** Of so many plans. The same number to call under each of several prices says nothing about any of them. */
export function actionOfEach(count: number, action: Action = nowhere): Action {
  return count > 1 && action.href.startsWith('tel:') ? nowhere : action;
}

/** The end of the page asks for the same as its opening. */
export function writeEnd(brief: Brief): Pick<Content, 'waitlist-form' | 'call-to-action'> {
  const { input, name, isOne } = brief;
  const action = mainAction(brief);
  const mail = mailOf(input.email);
  if (wayOf(brief) === 'join')
    return {
      'waitlist-form': {
        heading: input.actionWords ?? (name === '' ? askOf(brief) : `Hear from ${name}`),
        lead: `Leave your email address and ${isOne ? 'I' : 'we'} will write to you.`,
        button: input.actionWords ?? askOf(brief),
        note: '',
        instead: mail === '' ? nowhere : { label: input.email ?? '', href: mail },
      },
    };
  return {
    'call-to-action': {
      heading: headingOf(brief, action),
      lead: '',
      action: endOf(brief, action),
      note: (input.hours ?? []).slice(0, 1).join(''),
    },
  };
}

/** Not the words of the button under it. */
function headingOf(brief: Brief, { label }: Action): string {
  const { input, name, isOne } = brief;
  const way = wayOf(brief);
  if (way === 'call') return input.actionWords ?? (isOne ? 'Call me' : 'Call us');
  return way === 'open' && name !== '' ? name : label;
}

/** The last button says where it leads. */
function endOf({ input }: Brief, action: Action): Action {
  if (action.href.startsWith('mailto:')) return { ...action, label: input.email ?? '' };
  return action.href.startsWith('tel:') ? { ...action, label: input.phone ?? '' } : action;
}
