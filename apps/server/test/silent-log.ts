import type { Log } from '../src/deps.ts';

export const silentLog: Log = { info() {}, warn() {}, error() {} };
