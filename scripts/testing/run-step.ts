import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest, settle } from './counts.ts';
import { type NamedTests, nameTests } from './named-tests.ts';
import { reportFolder, type Step } from './steps.ts';

interface StepResult {
  readonly counts: Counts;
  readonly output: string;
  readonly names: NamedTests;
  readonly durationMs: number;
}

const counters = { vitest: countVitest, playwright: countPlaywright };

export async function runStep(
  root: string,
  step: Step,
  env: NodeJS.ProcessEnv,
  abort: AbortSignal,
): Promise<StepResult> {
  const report = step.report === undefined ? undefined : join(root, reportFolder, `${step.report.name}.json`);
  if (report !== undefined) rmSync(report, { force: true });
  const began = performance.now();
  const { code, output } = await runGroup(root, step, env, abort);
  const durationMs = performance.now() - began;
  if (report === undefined || step.report === undefined) {
    const counts = settle({ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code);
    return { counts, output, names: { failed: [], unsteady: [] }, durationMs };
  }
  const read = readReport(report);
  return {
    counts: settle(counters[step.report.kind](read), code),
    output,
    names: nameTests(step.report.kind, read),
    durationMs,
  };
}

function readReport(file: string): unknown {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** The step gets a process group of its own, so that whatever it started ends with it. */
function runGroup(
  root: string,
  { command: [command, ...args], timeoutMs }: Step,
  env: NodeJS.ProcessEnv,
  abort: AbortSignal,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const end = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // The group has already ended.
      }
    };
    const timer = setTimeout(() => {
      output += `\nStopped after ${timeoutMs / 60_000} minutes.\n`;
      end('SIGKILL');
    }, timeoutMs);
    const onAbort = () => end('SIGTERM');
    abort.addEventListener('abort', onAbort, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const finish = (code: number) => {
      clearTimeout(timer);
      abort.removeEventListener('abort', onAbort);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    // A grandchild may hold our pipes open after the step has ended.
    child.on('exit', (code) => {
      setTimeout(() => {
        end('SIGKILL');
        finish(code ?? 1);
      }, 100);
    });
  });
}
