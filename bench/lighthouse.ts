import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/services/command.ts';

export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** How quick the machine was at that moment, by the tool's own measure: a busy one blocks longer. */
  readonly machine: number;
  /** Audits outside performance that did not get full marks. */
  readonly failures: readonly string[];
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

const timeoutMs = 120_000;
const commandLine = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

export function isInstalled(): boolean {
  return existsSync(commandLine);
}

/** Through its command line: the tool stays out of our packages and of our type check. */
export async function runLighthouse(browser: string, args: readonly string[], url: string): Promise<Audit> {
  const flags = ['--headless=new', ...args].join(' ');
  const { code, output } = await runCommand(
    process.execPath,
    [
      commandLine,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, timeout: timeoutMs },
  );
  const begin = output.indexOf('{');
  if (code !== 0 || begin < 0) throw new Error(`Lighthouse failed.\n${output.slice(-2000)}`);
  return readAudit(JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)));
}

function readAudit(report: Report): Audit {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const refs = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => report.categories[name]?.auditRefs ?? [],
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: report.environment.benchmarkIndex,
    failures: refs
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => audit?.title ?? ''),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
