import type { Provenance } from '@slipway/core';
import type { Block } from './block.ts';
import { kindOf } from './blocks/kind-of.ts';

/** Ids of all figures a block draws, beside those its texts name. */
export function listBlockFigures(block: Block): readonly string[] {
  return kindOf(block).figures(block);
}

/** Origins that blocks carry themselves, for rows of values that are no figures. */
export function listProvenances(block: Block): readonly Provenance[] {
  return kindOf(block).origins(block);
}

/** Ids of the sources that a block names itself, beside those its texts and figures stand on. */
export function listBlockSources(block: Block): readonly string[] {
  return kindOf(block).sources(block);
}
