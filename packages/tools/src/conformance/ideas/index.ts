import { goodIdeas } from './goods.ts';
import { serviceIdeas } from './services.ts';
import type { ToldIdea } from './told-idea.ts';

/** Forty ideas of many fields, for measuring how much the reports of a tool repeat each other. */
export const toldIdeas: readonly ToldIdea[] = [...serviceIdeas, ...goodIdeas];
