import { makePptx as makeSlides } from '@slipway/powerpoint';
import type { Make } from '../../format.ts';
import { readDeckOf } from './read-deck-of.ts';

export const makePptx: Make = async (source) => makeSlides(await readDeckOf(source));
