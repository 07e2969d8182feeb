import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import checker from './xss-checker-payloads.json' with { type: 'json' };
import scanner from './xss-scanner-payloads.json' with { type: 'json' };

/** Numbers, emoji and right-to-left text are naughty too, but attack no page. */
const attacks = naughtyStrings.filter((text) => /<[a-z!/?]|script|on\w+\s*=|alert|&#|url\(/i.test(text));

/** Attacks as others publish them, none of our own. Sources and licences are in the files. */
export const publicXssVectors: readonly string[] = [
  ...new Set([...checker.payloads, ...scanner.payloads, ...attacks]),
];
