import { readRewordings } from './wordable.ts';

/** Sources nobody gave, names nobody named, and the statement turned round. */
export const otherLies = readRewordings(`
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
verdict: ..., for certain.
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
verdict: Dental offices in Texas would pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio and Texas would pay {{f:tam}} for recall letters.
verdict: Dental offices in ohio and india would pay {{f:tam}} for recall letters.
verdict: Dental offices would pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay Weave {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} for Google letters.
verdict: Dental offices in Ohio would not pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would never pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio wouldn't pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio refuse to pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio must pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio will pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio already pay {{f:tam}} for recall letters.
verdict: Only dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters by law.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters because HIPAA asks for them.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters, and investors love it.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters, so you are rich.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters, and it grows fast.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters!
verdict: Would dental offices in Ohio pay {{f:tam}} for recall letters?
verdict: Dentаl offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ＤＥＮＴＡＬ offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall letters \\u{1f680}.
verdict: Dental offices in Ohio would pay {{f:tam}} for recall\\u00adletters.
verdict: Ohio is where {{f:tam}} is.
verdict: In today’s fast-paced world dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Die Zahnärzte in Ohio zahlen {{f:tam}} for recall letters.
verdict: Les dentistes in Ohio would pay {{f:tam}} for recall letters.
compared: Dentists pay {{f:tam}}, which is less than the {{f:rival}} that clinics pay to Weave.
compared: Dentists pay {{f:tam}}, which is not more than the {{f:rival}} that clinics pay to Weave.
compared: Clinics pay {{f:tam}}, which is more than the {{f:rival}} that dentists pay to Weave.
compared: Weave pays {{f:tam}}, which is more than the {{f:rival}} that clinics pay to dentists.
compared: Dentists pay {{f:tam}}, which is the {{f:rival}} that clinics pay to Weave.
compared: Dentists pay {{f:tam}}, which is much more than the {{f:rival}} that clinics pay to Weave.
compared: Dentists pay {{f:tam}}, which is no more than the {{f:rival}} that clinics pay to Weave.
compared: Dentists pay {{f:tam}}, which is under the {{f:rival}} that clinics pay to Weave.
compared: Dentists pay {{f:tam}}, which equals the {{f:rival}} that clinics pay to Weave.
split: Weave sends letters for {{f:offices}} and Dentrix for {{f:clinics}}.
split: Dentrix sends letters for {{f:offices}} or Weave for {{f:clinics}}.
split: Dentrix sends letters for {{f:offices}}, not Weave for {{f:clinics}}.
split: Dentrix sends letters for {{f:offices}} and Eaglesoft for {{f:clinics}}.
split: Dentrix and Weave send letters for {{f:offices}} and for {{f:clinics}}.
refused: Somebody outside your team has paid for recall letters, so do build more.
refused: Somebody outside your team has paid for recall letters yet, so do not build more.
refused: Nobody outside your team has paid for recall letters yet, so build more.
refused: Nobody in your team has paid for recall letters yet, so do not build more.
refused: Nobody outside your team has not paid for recall letters yet, so do build more.
refused: Everybody outside your team has paid for recall letters.
refused: Your team has paid for recall letters outside, so do not build more.
refused: Nobody outside your team has paid for recall letters yet, so do not build less.
condition: Unless {{f:offices}} sign within a month, hire one seller; otherwise stop.
condition: {{f:offices}} sign within a month: hire one seller.
condition: If {{f:offices}} sign within a month, stop; otherwise hire one seller.
condition: If {{f:offices}} sign after a month, hire one seller; otherwise stop.
condition: If {{f:offices}} sign within a month, hire no seller; otherwise stop.
condition: If {{f:offices}} sign within a month, hire one seller; otherwise do not stop.
asked: The {{f:offices}} have paid, and they stop paying for it.
asked: How many of the {{f:offices}} have not paid, and what did they stop paying for?
asked: How few of the {{f:offices}} have paid, and what did they stop paying for?
quoted: Read as what people do today: a paper list at the front desk, in {{f:clinics}}.
quoted: Read as what people do today: “A list of paper at the front desk”, in {{f:clinics}}.
quoted: Read as what people do today: “A paper list”, in {{f:clinics}}.
quoted: Read as what people never do today: “A paper list at the front desk”, in {{f:clinics}}.
quoted: “A paper list at the front desk” is what Weave does in {{f:clinics}}.
verdict: Recall letters in Ohio would pay {{f:tam}} for dental offices.
verdict: For dental offices, recall letters in Ohio would pay {{f:tam}}.
verdict: Dental offices would pay Ohio {{f:tam}} for recall letters.
verdict: Dental offices would pay {{f:tam}} for recall letters to Ohio.
verdict: Dental offices in Ohio would be paid {{f:tam}} for recall letters.
verdict: Dental offices in Ohio have paid {{f:tam}} for recall letters.
verdict: Dental offices in Ohio pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would have {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would get {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would make {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would cost {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would charge {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would need {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay near {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay short of {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay off {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay out of {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} off for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} per recall letter.
verdict: Other dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ..., and they do.
verdict: ..., as they are doing.
verdict: ..., and there it is.
verdict: Dental offices in Ohio would unpay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} for non-recall letters.
split: Dentrix sends letters for {{f:offices}} and for Weave {{f:clinics}}.
split: Dentrix sends Weave letters for {{f:offices}} and for {{f:clinics}}.
split: Dentrix is sent letters for {{f:offices}} and Weave for {{f:clinics}}.
refused: Nobody outside your team has been paid for recall letters yet, so do not build more.
compared: Dentists pay {{f:tam}}, which is more than the {{f:rival}} that Weave pays to clinics.
compared: Dentists are paid {{f:tam}}, which is more than the {{f:rival}} that clinics pay to Weave.
`);
