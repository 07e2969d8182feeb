/** How a problem is lived with today: it speaks to severity, and it is a rival. */
export const workaround = String.raw`\b(?:spreadsheets?|Excel|Google Sheets|WhatsApp(?: groups?)?|phone calls?|by (?:hand|phone)|(?:on|pen and) paper|paper \p{L}+|manually|notebooks?|e-?mail threads?|whiteboards?|ledgers?|copy-?past(?:e|ing)|fax)\b`;
