import { readLies } from './lie-sheet.ts';

/** Numbers that no figure holds, in every spelling we could think of, and figures altered by what stands beside them. */
export const lyingNumbers = readLies(`
verdict: ..., a few million in all.
verdict: ..., fivefold what they pay.
verdict: ..., and every third office does.
verdict: ..., and every other office does.
verdict: ..., XLVII percent of it.
verdict: ..., xlvii percent of it.
verdict: ..., mmxxv offices.
verdict: ..., IV times.
verdict: ..., Ⅳ times.
verdict: ..., 48 million.
verdict: ..., about nine thousand dollars each.
verdict: ..., twentyfive each.
verdict: ..., twenty five each.
verdict: ..., twenty-five each.
verdict: ..., twenty‑five each.
verdict: ..., twen\\u200bty each.
verdict: ..., t.w.e.n.t.y each.
verdict: ..., t w e n t y each.
verdict: ..., for ty each.
verdict: ..., f1ve each.
verdict: ..., f!ve each.
verdict: ..., fіve each.
verdict: ..., ｆｉｖｅ each.
verdict: ..., 𝐟𝐢𝐯𝐞 each.
verdict: ..., ﬁve each.
verdict: ..., fïve each.
verdict: ..., FIVE each.
verdict: ..., FiVe each.
verdict: ..., evif each.
verdict: ..., V each.
verdict: ..., five.
verdict: ..., a fifth of it.
verdict: ..., two fifths of it.
verdict: ..., half of it.
verdict: ..., half as much again.
verdict: ..., halved.
verdict: ..., a quarter of it.
verdict: ..., three quarters of it.
verdict: ..., the majority of them.
verdict: ..., the minority of them.
verdict: ..., most of them.
verdict: Most dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: ..., many of them.
verdict: ..., several each.
verdict: ..., a handful of them.
verdict: ..., a dozen of them.
verdict: ..., a baker's dozen.
verdict: ..., a score of them.
verdict: ..., scores of them.
verdict: ..., a gross of them.
verdict: ..., a couple of them.
verdict: ..., a pair of them.
verdict: ..., a trio of them.
verdict: ..., a quartet.
verdict: ..., umpteen of them.
verdict: ..., zillions of them.
verdict: ..., myriad offices.
verdict: ..., countless offices.
verdict: ..., hundreds of offices.
verdict: ..., tens of thousands of offices.
verdict: ..., lakhs of offices.
verdict: ..., a crore.
verdict: ..., a grand each.
verdict: ..., a mil each.
verdict: ..., bn.
verdict: ..., k each.
verdict: ..., doubling.
verdict: ..., double that.
verdict: ..., twice that.
verdict: ..., thrice that.
verdict: ..., triple that.
verdict: ..., quadrupled.
verdict: ..., quintuple that.
verdict: ..., tenfold.
verdict: ..., ten-fold.
verdict: ..., manifold.
verdict: ..., a multiple of that.
verdict: ..., an order of magnitude more.
verdict: ..., six figures each.
verdict: ..., seven-figure sums.
verdict: ..., double digits.
verdict: ..., single-digit growth.
verdict: ..., the first of them.
verdict: ..., the eleventh of them.
verdict: ..., the umpteenth of them.
verdict: ..., primary offices, secondary offices.
verdict: ..., bimonthly.
verdict: ..., biannual.
verdict: ..., semiannual.
verdict: ..., each month.
verdict: ..., a month.
verdict: ..., per day.
verdict: ..., annually.
verdict: ..., monthly.
verdict: ..., for a decade.
verdict: ..., for a century.
verdict: ..., each fortnight.
verdict: ..., overnight.
verdict: ..., in a jiffy, a twelvemonth.
verdict: ..., since nineteen ninety.
verdict: ..., in the nineties.
verdict: ..., basis points.
verdict: ..., percentage points.
verdict: ..., per cent.
verdict: ..., pct.
verdict: ..., per mille.
verdict: ..., %.
verdict: ..., ‰.
verdict: ..., $.
verdict: ..., ₹.
verdict: ..., zero of it.
verdict: ..., nil.
verdict: ..., naught.
verdict: ..., nought.
verdict: ..., one in five.
verdict: ..., one out of ten.
verdict: ..., nine of ten.
verdict: ..., 24/7.
verdict: ..., ½ of it.
verdict: ..., ② each.
verdict: ..., x² each.
verdict: ..., ４５ each.
verdict: ..., ٤٥ each.
verdict: ..., ४५ each.
verdict: ..., 𝟒𝟓 each.
verdict: ..., 4\\u200b5 each.
verdict: ..., 三百万 offices.
verdict: ..., fünfzig offices.
verdict: ..., funfzig offices.
verdict: ..., cien offices.
verdict: ..., cinquante offices.
verdict: ..., cento offices.
verdict: ..., dos offices.
verdict: ..., uno each.
verdict: ..., tres each.
verdict: ..., mille offices.
verdict: ..., halb so much.
verdict: ..., la mitad.
verdict: ..., das doppelte.
verdict: ..., le double.
verdict: ..., ichi each.
verdict: ..., пять each.
verdict: ..., πέντε each.
verdict: ..., חמש each.
verdict: ..., خمسة each.
verdict: ..., पाँच each.
verdict: Dental offices in Ohio would pay {{f:tam}} million for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}}0 for recall letters.
verdict: Dental offices in Ohio would pay 1{{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay -{{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay – {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay ({{f:tam}}) for recall letters.
verdict: Dental offices in Ohio would pay \\u0024{{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}}% for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}}k for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}}-fold for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} times for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} squared for recall letters.
verdict: Dental offices in Ohio would pay over {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay at least {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay up to {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay less than {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay nearly {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} plus for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} each for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} a month for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} a head for recall letters.
verdict: Dental offices in Ohio would pay \\u202e{{f:tam}}\\u202c for recall letters.
verdict: Dental offices in Ohio would pay \\u2067{{f:tam}}\\u2069 for recall letters.
verdict: Dental offices in Ohio would pay \\u200f{{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}}\\u0338 for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam}} of {{f:offices}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:growth}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:tam for recall letters.
verdict: Dental offices in Ohio would pay {{tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{F:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f: tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:__proto__}} for recall letters.
verdict: Dental offices in Ohio would pay a lot for recall letters.
compared: Dentists pay {{f:rival}}, which is more than the {{f:tam}} that clinics pay to Weave.
compared: The {{f:rival}} that clinics pay to Weave is more than the {{f:tam}} dentists pay.
compared: Dentists pay {{f:tam}}, which is more than the {{f:tam}} that clinics pay to Weave.
compared: Dentists pay {{f:tam}} more than the {{f:rival}} more that clinics pay to Weave.
split: Dentrix sends letters for {{f:offices}} of {{f:clinics}} and Weave.
split: Dentrix sends letters for {{f:offices}} out of {{f:clinics}} for Weave.
split: Dentrix sends letters for {{f:offices}},{{f:clinics}} and Weave.
split: Dentrix sends letters for {{f:offices}}.{{f:clinics}} and Weave.
split: Dentrix sends letters for {{f:offices}}-{{f:clinics}} and Weave.
split: Dentrix sends letters for {{f:offices}} and Weave for {{f:clinics}} twice.
condition: If {{f:offices}} sign within a year, hire one seller; otherwise stop.
condition: If {{f:offices}} sign within two months, hire one seller; otherwise stop.
condition: If {{f:offices}} sign within a month, hire two sellers; otherwise stop.
condition: If {{f:offices}} sign within a month, hire a seller each; otherwise stop.
condition: If {{f:offices}} sign within one month, hire a seller; otherwise stop.
condition: If {{f:offices}} sign within a week, hire one seller; otherwise stop.
quoted: Read as what people do today: “Forty paper lists at the front desk”, in {{f:clinics}}.
quoted: Read as what people do today: “A paper list at the front desk 40”, in {{f:clinics}}.
`);

/** What no check of words can see: a figure of the sheet, put to something else, and "all". */
export const misplaced = readLies(`
verdict: All dental offices in Ohio would pay {{f:tam}} for recall letters.
verdict: Every dental office in Ohio would pay {{f:tam}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:offices}} for recall letters.
verdict: Dental offices in Ohio would pay {{f:rival}} for recall letters.
split: Dentrix sends letters for {{f:clinics}} and Weave for {{f:offices}}.
`);
