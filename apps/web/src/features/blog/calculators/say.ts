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

export function sayMonths(months: number): string {
  const said = tenth.format(months);
  return `${said} ${said === '1' ? 'month' : 'months'}`;
}
