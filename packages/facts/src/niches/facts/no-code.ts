/** One fact a line; the columns stand in `read-facts.ts`. */
export const noCodeFacts = `
low-code-share@gartner | New applications built with low-code | Gartner expected # of new business applications to use low-code or no-code | 0.7 | share | forecast | global | 2025 | Gartner | medium | internal-tools
wordpress-share@w3techs | Websites that run on WordPress | WordPress runs # of all websites | 0.43 | share | share | global | 2024 | W3Techs | medium | client-sites
us-small-sites@clutch | American small firms with a website | # of American small firms had a website | 0.64 | share | share | US | 2018 | Clutch small business survey | low | client-sites
us-small-sites@topdesignfirms | American small firms with a website | # of American small firms have a website | 0.71 | share | share | US | 2023 | Top Design Firms survey | low | client-sites
eu-sites@eurostat | European enterprises with a website | # of European enterprises with staff have a website | 0.78 | share | share | EU | 2023 | Eurostat, ICT usage in enterprises | low | client-sites
web-designer-pay@bls | Median pay of web developers and digital designers | an American web developer or digital designer earns a median of # a year | 95380 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | client-sites
wcag-failures@webaim | Home pages with detectable accessibility errors | # of large home pages fail an automatic accessibility check | 0.95 | share | share | global | 2025 | WebAIM Million | medium | client-sites
ada-suits@usablenet | American web accessibility lawsuits in a year | more than # lawsuits a year are filed over websites that people with disabilities cannot use | 4000 | lawsuits | count | US | 2024 | UsableNet | low | client-sites
eaa@eu | European accessibility duty | shops, banking and booking sites in Europe must be accessible under the European Accessibility Act | - | - | statement | EU | 2025 | Directive (EU) 2019/882 | medium | client-sites
cookie-fine@cnil | French fine for a cookie banner | the French regulator fined Google # because refusing cookies was harder than accepting | 150000000 | EUR | limit | EU | 2022 | CNIL | medium | client-sites
us-small-firms@sba | Small businesses in America | about # small businesses work in America, most without staff | 34800000 | businesses | count | US | 2024 | SBA Office of Advocacy | medium | automations, client-sites
uk-firms@dbt | Private businesses in Britain | Britain has about # private businesses | 5500000 | businesses | count | GB | 2024 | DBT Business Population Estimates | medium | automations, client-sites
in-msme@udyam | Registered small enterprises in India | about # small enterprises are registered on the Indian Udyam portal | 60000000 | enterprises | count | IN | 2025 | Ministry of MSME, Udyam | low | automations
make-price@make | Entry price of Make | a paid Make plan starts at about # a month | 9 | USD/month | price | global | 2024 | Make price list | medium | automations
zapier-price@zapier | Entry price of Zapier | a paid Zapier plan starts at about # a month when paid yearly | 19.99 | USD/month | price | global | 2024 | Zapier price list | medium | automations
powerapps-price@microsoft | List price of Power Apps | Power Apps lists at # a user a month | 20 | USD/month | price | global | 2024 | Microsoft price list | medium | internal-tools
excel-errors@panko | Audited spreadsheets with errors | # of audited spreadsheets contained errors | 0.88 | share | share | global | 2008 | Raymond Panko, What We Know About Spreadsheet Errors | low | internal-tools
app-maker@google | End of a Google app builder | Google shut down App Maker and sent its users to AppSheet | - | - | statement | global | 2021 | Google Workspace announcement | medium | internal-tools
lovable-revenue@lovable | Yearly revenue run rate of Lovable | Lovable passed a yearly run rate of # within months of its launch | 100000000 | USD/year | estimate | global | 2025 | Lovable announcement | medium | founder-apps
ai-code-holes@veracode | Generated code samples with a security hole | # of tested code samples from models held a known kind of security hole | 0.45 | share | share | global | 2025 | Veracode GenAI Code Security Report | medium | founder-apps
lovable-leaks@scan | Scanned prompt-built apps that exposed data | a scan found # apps built with Lovable that exposed users' data | 170 | apps | count | global | 2025 | CVE-2025-48757 disclosure | low | founder-apps
replit-wipe@saastr | Loss of a live database to an agent | an agent at Replit deleted the live database of a test customer during a code freeze | - | - | statement | US | 2025 | Jason Lemkin, SaaStr | medium | founder-apps
apple-fee-small@apple | Apple's commission for small developers | Apple keeps # of sales from small developers | 0.15 | share | fee | global | 2021 | Apple App Store Small Business Program | medium | founder-apps
ico-fee@ico | Yearly data protection fee of the smallest British firms | the smallest British firms that hold personal data pay # a year | 52 | GBP/year | fee | GB | 2025 | ICO data protection fee | medium | founder-apps, automations
dpdp-fine@meity | Highest penalty under the Indian data law | poor security of personal data can cost up to # in India | 2500000000 | INR | limit | IN | 2023 | Digital Personal Data Protection Act, Schedule | medium | *
withdrawal-button@eu | European duty to offer a withdrawal button | online shops in Europe must offer a button to withdraw from a contract | - | - | statement | EU | 2026 | Directive (EU) 2023/2673 | medium | client-sites
typeform-completion@typeform | Completion rate of forms by one maker | forms at one maker are completed by about # of those who start | 0.47 | share | estimate | global | 2023 | Typeform | low | forms-surveys
google-forms-price@google | Price of Google Forms | Google Forms costs nothing with a personal Google account | - | - | statement | global | 2024 | Google | medium | forms-surveys
gdpr-breach-report@gdpr | Time to report leaked form answers in Europe | leaked answers must be reported to the authority within # of knowing | 72 | hours | limit | EU | 2018 | Regulation (EU) 2016/679 (GDPR), Art. 33 | medium | forms-surveys
pew-response-rate@pew | Response rate of American telephone surveys | telephone surveys reached only about # of those dialled | 0.06 | share | share | US | 2018 | Pew Research Center | medium | forms-surveys
calendly-price@calendly | List price of a paid Calendly seat | the smallest paid Calendly plan costs # a month per seat when billed by the year | 10 | USD/month | price | global | 2024 | Calendly price list | medium | appointment-pages
calendly-value@calendly | Value of Calendly at its large round | investors valued Calendly at # in its large round | 3000000000 | USD | estimate | US | 2021 | Calendly | medium | appointment-pages
us-tcpa-damages@tcpa | American damages for a text without consent | a text without consent can cost # in damages for each message | 500 | USD | limit | US | 1991 | Telephone Consumer Protection Act | medium | appointment-pages
gumroad-fee@gumroad | Gumroad's share of a direct sale | Gumroad takes # of a direct sale plus a small fixed fee | 0.1 | share | fee | global | 2023 | Gumroad price list | medium | templates
etsy-listing-fee@etsy | Etsy's fee for one listing | each Etsy listing costs # and lapses after some months | 0.2 | USD | fee | global | 2024 | Etsy fees and payments policy | medium | templates
notion-users@notion | Users of Notion | Notion counts about # people as users | 100000000 | people | count | global | 2024 | Notion | medium | templates
eu-download-withdrawal@crd | European time to withdraw from an online purchase | a European buyer may withdraw from an online purchase within # unless a download was waived | 14 | days | limit | EU | 2014 | Directive 2011/83/EU | medium | templates
dsa-fine@dsa | Largest fine under the Digital Services Act | a platform can be fined # of its world turnover | 0.06 | share | limit | EU | 2024 | Regulation (EU) 2022/2065 (Digital Services Act) | medium | directories
zero-click@sparktoro | Google searches that end without a click | about # of American Google searches end without a click | 0.585 | share | estimate | US | 2024 | SparkToro and Datos zero-click study | medium | directories
unindexed-pages@ahrefs | Pages without visits from Google | about # of pages get no visits from Google | 0.9655 | share | estimate | global | 2023 | Ahrefs | medium | directories
us-fake-review-fine@ftc | American fine for fake reviews | each knowing fake review can cost more than # | 50000 | USD | limit | US | 2024 | FTC Rule on Consumer Reviews and Testimonials | low | directories
`;
