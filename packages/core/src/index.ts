export * from './email.ts';
export * from './errors.ts';
export * from './figure.ts';
export * from './person.ts';
export * from './quantity.ts';
export * from './rate.ts';
export * from './sentences.ts';
export * from './units.ts';
