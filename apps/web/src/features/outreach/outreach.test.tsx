// @vitest-environment happy-dom
import { AppError, type ErrorCode, toWire } from '@slipway/core';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../test/wait-for.ts';
import { confirmNewsletter } from '../../api/outreach.ts';
import ContactForm from './contact-form.tsx';
import { LinkAction } from './link-action.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

interface Sent {
  readonly path: string;
  readonly body: unknown;
}
let sent: Sent[];
let answers: Record<string, unknown>;
let root: Root;

function answer(body: unknown): Response {
  if (body === 'offline') throw new TypeError('fetch failed');
  if (!(body instanceof AppError)) return Response.json(body);
  return Response.json(toWire(body), { status: body.status });
}

beforeEach(() => {
  sent = [];
  answers = {
    '/api/config': { publicUrl: '', google: false, mail: 'smtp', contactEmail: null, version: '0' },
    '/api/newsletter': { status: 'confirm-by-mail' },
    '/api/newsletter/confirm': { status: 'confirmed' },
    '/api/contact': { id: 'ref-7' },
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return answer(answers[path]);
  });
  sessionStorage.clear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(screen: ReactNode, address = '/'): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>));
}

function field(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = document.querySelector(`[name="${name}"]`);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`no field ${name}`);
}

async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label);
  if (!button) throw new Error(`no button ${label}`);
  await act(async () => {
    if (button.type === 'submit')
      button.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else button.click();
  });
  // The newsletter fetches its code at the first press.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await act(async () => {});
}

const text = () => document.body.textContent ?? '';
const posts = () => sent.filter(({ body }) => body !== null);

describe('the newsletter box', () => {
  it('refuses what is not an address, beside the field and before the server', async () => {
    await show(<NewsletterBox />);
    await type('email', 'ada@');
    await press('Subscribe');
    expect(text()).toContain('Please enter a valid email address.');
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(field('email').getAttribute('aria-describedby')).toBe('newsletter-error');
    expect(sent).toEqual([]);
    await type('email', 'ada@example.org');
    expect(text()).not.toContain('Please enter a valid email address.');
  });

  it('tells to confirm by mail', async () => {
    await show(<NewsletterBox />);
    await type('email', ' ada@example.org ');
    await press('Subscribe');
    expect(posts()).toEqual([{ path: '/api/newsletter', body: { email: 'ada@example.org' } }]);
    await waitFor(() => expect(text()).toContain('press the link in the email to ada@example.org'));
    expect(text()).not.toContain('outbox');
  });

  it('says where the letter is when there is no mail server', async () => {
    answers['/api/config'] = { mail: 'outbox' };
    await show(<NewsletterBox />);
    await type('email', 'ada@example.org');
    await press('Subscribe');
    await waitFor(() => expect(text()).toContain('outbox'));
  });

  it.each([
    ['offline', 'You appear to be offline. Check your connection and try again.'],
    [new AppError('request/too-many'), 'Too many requests. Please wait a moment and try again.'],
  ])('keeps the address when the answer is %s', async (refusal, sentence) => {
    answers['/api/newsletter'] = refusal;
    await show(<NewsletterBox />);
    await type('email', 'ada@example.org');
    await press('Subscribe');
    await waitFor(() => expect(text()).toContain(sentence));
    expect(field('email').value).toBe('ada@example.org');
  });
});

describe('the contact form', () => {
  async function fill(): Promise<void> {
    await type('name', 'Ada');
    await type('email', 'ada@example.org');
    await type('message', '  The sheet adds up to 101 percent.  ');
  }

  it('names every fault beside its field and sends nothing', async () => {
    await show(<ContactForm />);
    await type('message', 'too short');
    await press('Send message');
    for (const sentence of [
      'Your name is missing.',
      'Please enter a valid email address.',
      'Your message needs at least 10 characters.',
    ])
      expect(text()).toContain(sentence);
    expect(posts()).toEqual([]);
  });

  it('counts what the server counts, and refuses a message that is too long without cutting it', async () => {
    await show(<ContactForm />);
    await fill();
    expect(text()).toContain('33 of 5,000');
    await type('message', 'x'.repeat(5001));
    expect(text()).toContain('5,001 of 5,000');
    await press('Send message');
    expect(text()).toContain('Your message can have at most 5000 characters.');
    expect(field('message').value).toHaveLength(5001);
  });

  it('shows the reference and forgets the draft once stored', async () => {
    await show(<ContactForm />);
    await fill();
    expect(sessionStorage.getItem('contact-draft')).toContain('101 percent');
    await press('Send message');
    expect(posts()[0]?.body).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      message: 'The sheet adds up to 101 percent.',
    });
    expect(text()).toContain('ref-7');
    expect(sessionStorage.getItem('contact-draft')).toBeNull();
    await press('Write another message');
    expect(field('message').value).toBe('');
  });

  it.each(['offline', 'request/too-many', 'server/unavailable'] as const)(
    'keeps the text when %s',
    async (why) => {
      answers['/api/contact'] = why === 'offline' ? why : new AppError(why satisfies ErrorCode);
      await show(<ContactForm />);
      await fill();
      await press('Send message');
      expect(text()).toContain('Your text is still here.');
      expect(field('message').value).toContain('101 percent');
    },
  );

  it('puts the draft back after a reload', async () => {
    sessionStorage.setItem(
      'contact-draft',
      JSON.stringify({ name: 'Ada', email: '', message: 'Half a thought' }),
    );
    await show(<ContactForm />);
    expect(field('message').value).toBe('Half a thought');
    expect(field('name').value).toBe('Ada');
  });

  it('says when it can be sent', async () => {
    const heard = vi.fn();
    document.addEventListener('slipway:drawn', heard, { once: true });
    await show(<ContactForm />);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keeps words that were typed before the script came, over a reload too', async () => {
    const screen = (
      <MemoryRouter>
        <ContactForm />
      </MemoryRouter>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(screen);
    field('message').value = 'Typed at once';
    await act(async () => {
      root = hydrateRoot(place, screen);
    });
    expect(field('message').value).toBe('Typed at once');
    expect(sessionStorage.getItem('contact-draft')).toContain('Typed at once');
  });

  it.each(['not json', '{"name":1}', 'null'])('is not stopped by a broken draft: %s', async (draft) => {
    sessionStorage.setItem('contact-draft', draft);
    await show(<ContactForm />);
    expect(field('message').value).toBe('');
  });
});

describe('a link from a mail', () => {
  const screen = (
    <LinkAction
      fig="Newsletter"
      flag={{ flag: 'C', meaning: 'affirmative' }}
      ask={{ title: 'Confirm?', body: '' }}
      button="Confirm"
      done={{ title: 'Confirmed', body: '' }}
      badLink="Ask for a new one."
      act={confirmNewsletter}
    />
  );

  it('does nothing until it is pressed, then says what happened', async () => {
    await show(screen, '/newsletter/confirm?token=abc');
    expect(sent).toEqual([]);
    await press('Confirm');
    expect(posts()).toEqual([{ path: '/api/newsletter/confirm', body: { token: 'abc' } }]);
    expect(text()).toContain('Confirmed');
  });

  it('calls a dead link dead', async () => {
    answers['/api/newsletter/confirm'] = new AppError('outreach/bad-token');
    await show(screen, '/newsletter/confirm?token=old');
    await press('Confirm');
    expect(text()).toContain('This link has expired or was already used.');
    expect(text()).toContain('Ask for a new one.');
  });

  it('offers nothing to press without a token', async () => {
    await show(screen, '/newsletter/confirm');
    expect(document.querySelector('button')).toBeNull();
    expect(text()).toContain('This link has expired or was already used.');
  });

  it('lets the person try again after a lost connection', async () => {
    answers['/api/newsletter/confirm'] = 'offline';
    await show(screen, '/newsletter/confirm?token=abc');
    await press('Confirm');
    expect(text()).toContain('You appear to be offline.');
    answers['/api/newsletter/confirm'] = { status: 'confirmed' };
    await press('Confirm');
    expect(text()).toContain('Confirmed');
  });
});
