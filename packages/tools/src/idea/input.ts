import type { InputOf } from '../field.ts';
import type { ideaField, readingFields } from './fields.ts';

/** What every tool about an idea is asked with. */
export type IdeaInput = InputOf<readonly [typeof ideaField, ...typeof readingFields]>;
