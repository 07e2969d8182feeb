import { join } from 'node:path';
import { once } from '@slipway/core';
import { openBytes } from '@slipway/knowledge/disk-numbers';
import { readVectors } from '../src/text/word-vectors.ts';

/** Folder of the word vectors that were learnt: what is made with them is made anew when they change. */
export const learnt = join(import.meta.dirname, '../../knowledge/vectors');

/** Word vectors that were turned so that texts about one business meet. One for all who compare by them. */
export const loadBusiness = once(() => readVectors(openBytes(join(learnt, 'business-100d-int8.bin'))));
