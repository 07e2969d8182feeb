import type { ExportProgress } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Options } from '@slipway/export';
import { useEffect, useRef, useState } from 'react';
import { type ExportOf, exportFile } from '../../api/exports.ts';
import { saveFile } from '../../lib/save-file.ts';

interface Working {
  readonly format: string;
  readonly progress: ExportProgress | null;
}

interface ExportState {
  /** Null when nothing is being made. */
  readonly working: Working | null;
  /** What was saved last. */
  readonly saved: string | null;
  readonly problem: AppError | null;
  readonly take: (format: string, options: Options) => Promise<void>;
  readonly cancel: () => void;
}

/** One file at a time; leaving the screen stops it. */
export function useExport(of: ExportOf): ExportState {
  const [working, setWorking] = useState<Working | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function take(format: string, options: Options): Promise<void> {
    const control = new AbortController();
    stop.current = control;
    setWorking({ format, progress: null });
    setSaved(null);
    setProblem(null);
    try {
      const onProgress = (progress: ExportProgress) => setWorking({ format, progress });
      const { name, file } = await exportFile(of, format, options, { signal: control.signal, onProgress });
      saveFile(name, file);
      setSaved(name);
    } catch (cause) {
      if (!control.signal.aborted)
        setProblem(cause instanceof AppError ? cause : new AppError('network/offline', {}, { cause }));
    } finally {
      if (stop.current === control) setWorking(null);
    }
  }

  return { working, saved, problem, take, cancel: () => stop.current?.abort() };
}
