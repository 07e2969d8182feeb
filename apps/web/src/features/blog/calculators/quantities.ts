import { money, quantity } from '@slipway/core';

export const cash = (value: number) => money(value, 'money', 'USD');
export const monthly = (value: number) => money(value, 'money/month', 'USD');
/** Typed in per cent. */
export const monthlyShare = (percent: number) => quantity(percent / 100, 'share/month');
