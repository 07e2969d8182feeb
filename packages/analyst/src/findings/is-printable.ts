import { reasonFrom } from './choose-reasons.ts';
import type { Finding } from './finding.ts';

/** Whether a finding may stand in the body: likely enough to be about the idea. */
export const isPrintable = ({ likely }: Pick<Finding, 'likely'>): boolean => likely >= reasonFrom;
