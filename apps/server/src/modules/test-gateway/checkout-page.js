// Stands in for the provider's checkout script, with the part of its interface that Slipway uses:
// new Razorpay(options), .on('payment.failed', listener), .open(), .close(). No style element is ever added: the page's
// content security policy would refuse it.
(() => {
  const address = '/api/test-gateway/checkout';

  function make(name, style, text, parent) {
    const element = document.createElement(name);
    element.style.cssText = style;
    if (text) element.textContent = text;
    if (parent) parent.append(element);
    return element;
  }

  function moneyText(amountMinor, currency) {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
    return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  }

  async function ask(options, outcome) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: options.key, order_id: options.order_id, outcome }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer?.error?.description ?? `status ${response.status}`);
    return answer;
  }

  const buttonStyle =
    'font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border-radius:6px;border:1px solid var(--line-strong);background:var(--sheet);color:var(--ink)';
  const mainButtonStyle = `${buttonStyle};background:var(--hull);border-color:var(--hull);color:var(--on-hull)`;

  class Razorpay {
    #options;
    #listeners = [];
    #dialog = null;

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#listeners.push(listener);
    }

    open() {
      if (this.#dialog) return;
      const options = this.#options;
      const dialog = make(
        'dialog',
        'width:min(420px,calc(100vw - 32px));margin:auto;padding:0;border:1px solid var(--line-strong);border-radius:10px;background:var(--sheet);color:var(--ink)',
      );
      this.#dialog = dialog;
      dialog.setAttribute('aria-labelledby', 'test-checkout-title');
      dialog.setAttribute('aria-describedby', 'test-checkout-notice');
      dialog.style.borderTop = `4px solid ${options.theme?.color ?? 'var(--hull)'}`;
      const body = make('div', 'padding:24px;display:grid;gap:16px', '', dialog);
      const mode = make(
        'p',
        'margin:0;justify-self:start;padding:2px 8px;border:2px solid currentColor;font-family:var(--font-mono);font-size:14px;font-weight:700;letter-spacing:0.08em',
        'TEST MODE',
        body,
      );
      mode.dataset.testMode = 'true';
      const title = make('h2', 'margin:0;font-size:22px;line-height:1.3', options.name ?? '', body);
      title.id = 'test-checkout-title';
      make('p', 'margin:0', options.description ?? '', body);
      make(
        'p',
        'margin:0;font-size:28px;font-weight:640;font-variant-numeric:tabular-nums',
        moneyText(options.amount, options.currency),
        body,
      );
      if (options.prefill?.email)
        make('p', 'margin:0;font-size:14px;color:var(--ink-soft)', `Paid by ${options.prefill.email}`, body);
      const notice = make(
        'p',
        'margin:0;font-size:14px',
        'No money moves and no card is asked for. Choose how this payment ends.',
        body,
      );
      notice.id = 'test-checkout-notice';
      const state = make('p', 'margin:0;font-weight:600', '', body);
      state.setAttribute('role', 'status');
      const row = make('div', 'display:flex;flex-wrap:wrap;gap:12px', '', body);
      const pay = make('button', mainButtonStyle, 'Pay', row);
      const fail = make('button', buttonStyle, 'Fail', row);
      const leave = make('button', buttonStyle, 'Dismiss', row);
      const buttons = [pay, fail, leave];
      for (const button of buttons) button.type = 'button';

      const attempt = async (outcome) => {
        for (const button of buttons) button.disabled = true;
        state.textContent = 'One moment…';
        try {
          const answer = await ask(options, outcome);
          if (outcome === 'pay') {
            this.close();
            options.handler?.(answer);
            return;
          }
          state.textContent = 'The payment failed, as you asked. You can try again.';
          this.#tellFailed(answer.id);
        } catch (error) {
          state.textContent = `The test gateway did not take this: ${error instanceof Error ? error.message : error}.`;
        }
        for (const button of buttons) button.disabled = false;
        pay.focus();
      };
      pay.addEventListener('click', () => attempt('pay'));
      fail.addEventListener('click', () => attempt('fail'));
      leave.addEventListener('click', () => this.#dismiss());
      // The Escape key.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (!leave.disabled) this.#dismiss();
      });
      document.body.append(dialog);
      dialog.showModal();
      pay.focus();
    }

    close() {
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = null;
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #tellFailed(paymentId) {
      const error = {
        code: 'BAD_REQUEST_ERROR',
        description: 'The test payment was made to fail.',
        source: 'customer',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: this.#options.order_id, payment_id: paymentId },
      };
      for (const listener of this.#listeners) listener({ error });
    }
  }

  window.Razorpay = Razorpay;
})();
