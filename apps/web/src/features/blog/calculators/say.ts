const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export function sayMoney(amount: number): string {
  const cents = Math.abs(amount) < 100 && !Number.isInteger(amount) ? 2 : 0;
  const sum = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
  return `${amount < 0 ? '−' : ''}$${sum}`;
}

export const sayCount = (value: number): string => whole.format(value);
export const sayTenth = (value: number): string => tenth.format(value);
/** Of a share: 0.034 is 3.4 %. */
export const sayShare = (share: number): string => `${tenth.format(share * 100)} %`;

/** A least share that is enough: rounding it down would make it too little. */
export const sayLeastShare = (share: number): string => sayShare(Math.ceil(share * 1000 - 1e-6) / 1000);
/** The most that may be spent: rounding it up would be too much. */
export const sayMostMoney = (amount: number): string => sayMoney(Math.floor(amount));

export function sayMonths(months: number): string {
  const said = tenth.format(months);
  return `${said} ${said === '1' ? 'month' : 'months'}`;
}
