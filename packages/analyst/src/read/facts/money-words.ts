import type { Bound } from './bind-clause.ts';

export const isSpent = /\b(?:savings?|saved|grant|loan|gave|gives us|raised)\b/u;
export const isTakings = /\b(?:revenue|turnover|turned over|sales (?:of|were|are)|takings)\b/u;
export const isGoal = /\b(?:goal|target)\b/u;
export const isWish = /\b(?:want|need|like|have|hope|aim) to (?:make|earn|reach|clear|take home)\b/u;
export const isRival = /\b(?:brand|rivals?|competitors?|competition|cop(?:y|ies|ycat)|clone)\b/u;
/** What is sold to them is what they pay for. */
export const isSoldTo = /\b(?:leased|rented|sold|let|lent) (?:out )?to\b/u;
/** "A chain sells similar ones for 29". */
export const isAlike = /\b(?:similar|same|alike|ones?|theirs|imitations?|equivalents?)\b/u;
/** "Rent is 900": nothing but what it costs to run is spoken of. */
export const isOverheadOnly = ({ isOverhead, verb }: Bound): boolean => isOverhead && verb?.lemma === 'be';
