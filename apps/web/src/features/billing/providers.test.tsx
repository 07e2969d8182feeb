// @vitest-environment happy-dom
import { AppError, type Person, toWire } from '@slipway/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Component, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { makeQueryClient } from '../../lib/query-client.ts';
import { keepWayBack } from '../../lib/way-back.ts';
import { PaymentProvider, usePayment } from './payment-provider.tsx';
import { SubscriptionProvider, useSubscription } from './subscription-provider.tsx';
import { SuccessScreen } from './success-screen.tsx';
import { useCheckout } from './use-checkout.ts';

const ada: Person = { uid: 'u1', email: 'ada@example.org', displayName: 'Ada', photoURL: null };
const premium = {
  isPremium: true,
  status: 'active',
  periodEnd: '2030-01-01T00:00:00.000Z',
  trialAvailable: false,
};
const free = { isPremium: false, status: 'inactive', periodEnd: null, trialAvailable: true };
const paid = {
  orderId: 'order_1',
  amountMinor: 49_900,
  currency: 'INR',
  paidAt: '2029-12-02T00:00:00.000Z',
  periodStart: '2029-12-02T00:00:00.000Z',
  periodEnd: '2030-01-01T00:00:00.000Z',
  testMode: false,
};
const never = () => new Promise<never>(() => undefined);
let logged: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void logged.push(args[0]));
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.isPremium;
  sessionStorage.clear();
});

function Scope(props: {
  readonly person: Person | null;
  readonly children: ReactNode;
  readonly lost?: () => void;
  readonly cache?: QueryClient;
  readonly path?: string;
}) {
  return (
    <MemoryRouter initialEntries={[props.path ?? '/']}>
      <QueryClientProvider client={props.cache ?? makeQueryClient()}>
        <SubscriptionProvider uid={props.person?.uid ?? null}>
          <PaymentProvider person={props.person} onSessionLost={props.lost ?? (() => undefined)}>
            {props.children}
          </PaymentProvider>
        </SubscriptionProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

function Show() {
  const { isLoading, isPremium } = usePayment();
  const subscription = useSubscription();
  return (
    <p>
      {JSON.stringify({
        ...subscription,
        isLoading,
        isPremium,
        agrees: subscription.isPremium === isPremium,
      })}
    </p>
  );
}
const shown = (page: HTMLElement): unknown => JSON.parse(page.textContent ?? '');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[§4] [§9] the subscription starts as loading and becomes inactive after 1000 ms by default', async () => {
  vi.stubGlobal('fetch', never);
  const page = await draw(
    <Scope person={ada}>
      <Show />
    </Scope>,
  );
  await wait(999);
  expect(shown(page)).toMatchObject({ status: 'loading', isPremium: false });
  await wait(1);
  expect(shown(page)).toMatchObject({ status: 'inactive', isPremium: false });
});

it.each(['active', 'trial'])('[§3] [§6] premium means active or trial: %s', async (status) => {
  answerWith({ 'GET /api/check-subscription': () => ({ body: { ...premium, status } }) });
  const page = await draw(
    <Scope person={ada}>
      <Show />
    </Scope>,
  );
  await wait(10);
  expect(shown(page)).toMatchObject({ status, isPremium: true, isLoading: false });
});

it('[§4] no user: isPremium false, loading false, and nothing is asked', async () => {
  const asked = answerWith({});
  const page = await draw(
    <Scope person={null}>
      <Show />
    </Scope>,
  );
  expect(shown(page)).toMatchObject({ isPremium: false, isLoading: false });
  await wait(1000);
  expect(shown(page)).toMatchObject({ status: 'inactive' });
  expect(asked).toEqual([]);
  expect(window.isPremium).toBe(false);
});

it('[§4] [§7] with a user: checks the subscription and sets isPremium, the flag and the event from the answer', async () => {
  const events: unknown[] = [];
  const hear = (): void => void events.push(window.isPremium);
  window.addEventListener('premium-status-changed', hear);
  const asked = answerWith({ 'GET /api/check-subscription': () => ({ body: premium }) });
  const page = await draw(
    <Scope person={ada}>
      <Show />
    </Scope>,
  );
  await wait(10);
  expect(asked).toMatchObject([{ path: '/api/check-subscription', query: { userId: 'u1' } }]);
  expect(shown(page)).toMatchObject({ isPremium: true });
  expect(window.isPremium).toBe(true);
  expect(events).toEqual([true]);
  window.removeEventListener('premium-status-changed', hear);
});

it('[§8] a subscription check that is not ok: "API error: {status} - {text}", logged; isPremium stays false', async () => {
  const refusal = new AppError('account/other-user');
  answerWith({ 'GET /api/check-subscription': () => ({ status: 403, body: toWire(refusal) }) });
  const page = await draw(
    <Scope person={ada}>
      <Show />
    </Scope>,
  );
  await wait(10);
  expect(logged).toEqual(['API error: 403 - This belongs to another account.']);
  expect(shown(page)).toMatchObject({ isPremium: false, isLoading: false });
});

it('one check per load: what mounts after a refusal does not ask again', async () => {
  const asked = answerWith({ 'GET /api/check-subscription': () => ({ status: 403, body: 'no' }) });
  const cache = makeQueryClient();
  await draw(
    <Scope person={ada} cache={cache}>
      <Show />
    </Scope>,
  );
  await wait(10);
  const page = await draw(
    <Scope person={ada} cache={cache}>
      <Show />
    </Scope>,
  );
  await wait(1000);
  expect(asked).toHaveLength(1);
  expect(shown(page)).toMatchObject({ status: 'inactive', isPremium: false, isLoading: false });
});

it('a check that does not answer keeps nobody from buying', async () => {
  vi.stubGlobal('fetch', never);
  const Offer = () => String(useCheckout().buying);
  const page = await draw(
    <Scope person={ada}>
      <Offer />
    </Scope>,
  );
  await wait(10);
  expect(page.textContent).toBe('false');
});

it('a check that fails hides no receipt', async () => {
  const receipt = { ...paid, id: 'pay_1', status: 'captured' };
  answerWith({
    'GET /api/check-subscription': () => ({ status: 403, body: 'no' }),
    'GET /api/me/payments': () => ({ body: [receipt] }),
  });
  const page = await draw(
    <Scope person={ada}>
      <SuccessScreen uid="u1" email="ada@example.org" />
    </Scope>,
  );
  await wait(10);
  expect(page.querySelector('h1')?.textContent).toBe('Premium is on');
  expect(page.textContent).toContain('pay_1');
  expect(page.textContent).toContain('until January 1, 2030');
});

it('a receipt that comes between two checks of the subscription makes it ask once more', async () => {
  let isPaid = false;
  let isAskedAgain = false;
  answerWith({
    'GET /api/check-subscription': () => ({ body: isPaid ? premium : free }),
    'GET /api/me/payments': () => {
      isPaid = isAskedAgain;
      isAskedAgain = true;
      return { body: isPaid ? [{ ...paid, id: 'pay_1', status: 'captured' }] : [] };
    },
  });
  const page = await draw(
    <Scope person={ada} path="/payment/success?pending=pay_1">
      <Show />
      <SuccessScreen uid="u1" email="ada@example.org" />
    </Scope>,
  );
  await wait(10);
  expect(page.querySelector('h1')?.textContent).toBe('Waiting for the confirmation');
  await wait(3000);
  expect(page.querySelector('h1')?.textContent).toBe('Premium is on');
  expect(JSON.parse(page.querySelector('p')?.textContent ?? '')).toMatchObject({ isPremium: true });
});

it('a session that ended elsewhere is reported, not logged', async () => {
  const refusal = toWire(new AppError('payment/signed-out'));
  answerWith({ 'GET /api/check-subscription': () => ({ status: 401, body: refusal }) });
  const lost = vi.fn();
  await draw(
    <Scope person={ada} lost={lost}>
      <Show />
    </Scope>,
  );
  await wait(10);
  expect(lost).toHaveBeenCalled();
  expect(logged).toEqual([]);
});

it('a flag set by hand changes nothing, and the next answer puts it right', async () => {
  answerWith({ 'GET /api/check-subscription': () => ({ body: { ...free, isPremium: false } }) });
  const page = await draw(
    <Scope person={ada}>
      <Show />
    </Scope>,
  );
  await wait(10);
  window.isPremium = true;
  window.dispatchEvent(new Event('premium-status-changed'));
  await wait(10);
  expect(shown(page)).toMatchObject({ isPremium: false });
  await wait(61_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await wait(10);
  expect(window.isPremium).toBe(false);
});

it('word from another tab is a reason to ask the server, and is never believed', async () => {
  let now: typeof free | typeof premium = free;
  const asked = answerWith({ 'GET /api/check-subscription': () => ({ body: now }) });
  const page = await draw(
    <Scope person={ada}>
      <Show />
    </Scope>,
  );
  await wait(10);
  const tab = new BroadcastChannel('slipway:premium');
  const tell = async () => {
    vi.useRealTimers();
    tab.postMessage({ isPremium: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    vi.useFakeTimers();
    await wait(10);
  };
  await tell();
  expect(asked).toHaveLength(2);
  expect(shown(page)).toMatchObject({ isPremium: false });
  now = premium;
  await tell();
  expect(shown(page)).toMatchObject({ isPremium: true });
  tab.close();
});

it('whoever pays or starts the trial is led back to the run that was refused', async () => {
  keepWayBack('/tiny-tool?run=r1');
  answerWith({
    'GET /api/check-subscription': () => ({ body: free }),
    'GET /api/me/payments': () => ({ body: [{ ...paid, id: 'pay_1', status: 'captured' }] }),
    'POST /api/trial': () => ({ body: { periodEnd: paid.periodEnd } }),
  });
  const Offer = () => (
    <button type="button" onClick={useCheckout().begin}>
      {useLocation().pathname}
    </button>
  );
  const page = await draw(
    <Scope person={ada}>
      <SuccessScreen uid="u1" email={ada.email} />
      <Offer />
    </Scope>,
  );
  await wait(10);
  expect(
    [...page.querySelectorAll('a')]
      .find((one) => one.textContent === 'Back to your run')
      ?.getAttribute('href'),
  ).toBe('/tiny-tool?run=r1');
  const button = [...page.querySelectorAll('button')].at(-1);
  await press(button);
  await wait(10);
  expect(button?.textContent).toBe('/tiny-tool');
});

class Catch extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

it.each([
  ['useSubscription', 'SubscriptionProvider', useSubscription],
  ['usePayment', 'PaymentProvider', usePayment],
])('[§8] %s outside its provider: an error naming %s', async (hook, provider, use) => {
  const Lonely = () => String(use());
  const page = await draw(
    <Catch>
      <Lonely />
    </Catch>,
  );
  expect(page.textContent).toBe(`${hook} must be used within a ${provider}`);
});
