import { mkdirSync, openSync, readdirSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { once } from '@slipway/core';
import { VentureList } from '../src/venture.ts';
import { packJson } from './compiled-file.ts';

/** Of one state of the content alone: its name says which. */
export function ventureFile(folder: string, origin: string): string {
  return join(folder, `ventures-${origin.slice(0, 16)}.txt`);
}

/** Each as JSON in plain letters, one behind the other; given back is where each ends. A full disk costs only time. */
export function writeVentures(file: string, ventures: VentureList): Int32Array {
  const packed = Array.from({ length: ventures.length }, (_, at) => packJson(ventures.at(at)));
  let end = 0;
  const ends = Int32Array.from(packed, ({ byteLength }) => {
    end += byteLength;
    return end;
  });
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, Buffer.concat(packed));
    renameSync(beside, file);
    for (const name of readdirSync(folder))
      if (/^ventures-.*\.txt$/u.test(name) && name !== basename(file)) rmSync(join(folder, name));
  } catch {}
  return ends;
}

/** Megabytes stay on the disk; an idea reads forty kilobytes of them. */
export function openVentures(file: string, ends: Int32Array): VentureList {
  const opened = once(() => openSync(file, 'r'));
  return new VentureList(ends.length, (place) => {
    const from = ends[place - 1] ?? 0;
    const bytes = Buffer.alloc((ends[place] ?? 0) - from);
    readSync(opened(), bytes, 0, bytes.length, from);
    return bytes.toString('latin1');
  });
}
