import { readLies } from './lie-sheet.ts';

/** Sources nobody gave, links, markup, quotations, other scripts and languages. */
export const lyingSources = readLies(`
verdict: According to Gartner, dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: According to analysts, dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ..., according to dentists.
verdict: Per Gartner, dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Gartner: dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ..., gartner says.
verdict: ... (Gartner).
verdict: ... (Source: census).
verdict: ..., a study shows.
verdict: ..., a survey found.
verdict: ..., surveys show.
verdict: ..., as published.
verdict: ..., as the census has it.
verdict: ..., research suggests.
verdict: ..., researchers agree.
verdict: ..., experts say.
verdict: ..., statistics prove it.
verdict: ..., the data show it.
verdict: ..., a poll of dentists says.
verdict: ..., dentists say.
verdict: ..., people tell us.
verdict: ..., we counted it.
verdict: ..., as reported in the press.
verdict: ..., in the words of the ministry.
verdict: ..., the government expects it.
verdict: ..., it is well known.
verdict: ..., science proves.
verdict: ..., proven.
verdict: ..., guaranteed.
verdict: ... [Gartner](https://gartner.com).
verdict: ..., see https://example.org.
verdict: ..., see example.org.
verdict: ..., see www.example.org.
verdict: ..., write to a@example.org.
verdict: ..., <b>now</b>.
verdict: ..., **now**.
verdict: ..., \`now\`.
verdict: # Dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: - Dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ..., “they love it”.
verdict: ..., "they love it".
verdict: ..., ‘they love it’.
verdict: ..., «they love it».
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters!
verdict: Dentаl offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ＤＥＮＴＡＬ offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters \\u{1f680}.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall\\u00adletters.
verdict: In today’s fast-paced world dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Die Zahnärzte in Ohio zahlen {{f:tam}} for recall letters.
verdict: Les dentistes in Ohio would pay {{f:tam}} for recall letters.
`);
