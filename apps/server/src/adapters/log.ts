import type { LogLevel } from '../config.ts';
import type { Log, LogFields } from '../deps.ts';
import { redact, redactText } from './redact.ts';

const weight: Readonly<Record<LogLevel, number>> = { info: 0, warn: 1, error: 2, silent: 3 };

/** One JSON object a line. */
export function makeLog(level: LogLevel, write: (line: string) => void): Log {
  const at = (name: 'info' | 'warn' | 'error') => (message: string, fields?: LogFields) => {
    if (weight[name] < weight[level]) return;
    const rest = redact(fields ?? {});
    const line = { at: new Date().toISOString(), level: name, message: redactText(message) };
    write(`${JSON.stringify({ ...line, ...(typeof rest === 'object' ? rest : {}) })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
