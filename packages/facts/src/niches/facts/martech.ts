/** One fact a line; the columns stand in `read-facts.ts`. */
export const martechFacts = `
email-return@litmus | Revenue for each dollar spent on e-mail | marketers report about # dollars back for each dollar spent on e-mail | 36 | ratio | ratio | global | 2021 | Litmus State of Email | low | lifecycle
email-return@dma | Revenue for each pound spent on e-mail | British marketers report about # pounds back for each pound spent on e-mail | 42 | ratio | ratio | GB | 2019 | DMA Marketer Email Tracker | low | lifecycle
open-rate@mailchimp | Average open rate of marketing mail | # of marketing mails count as opened, machine opens included | 0.356 | share | share | global | 2023 | Mailchimp benchmarks | low | lifecycle
bulk-limit@google | Daily mails from which Gmail's bulk rules hold | bulk sender rules hold from # messages a day to Gmail | 5000 | messages | limit | global | 2024 | Google sender guidelines | medium | lifecycle
spam-limit@google | Spam complaint rate Gmail tolerates | Gmail wants complaints to stay below # of delivered mail | 0.003 | share | limit | global | 2024 | Google sender guidelines | medium | lifecycle
tcpa-damages@fcc | Damages for one unlawful text | one text sent without consent can cost # in damages | 500 | USD | limit | US | 1991 | Telephone Consumer Protection Act, 47 U.S.C. 227 | medium | lifecycle
klaviyo-revenue@klaviyo | Revenue of Klaviyo | Klaviyo earned # in a year | 937000000 | USD/year | estimate | global | 2024 | Klaviyo annual results | medium | lifecycle
zero-click-us@sparktoro | American Google searches without a click | # of American Google searches end without a click | 0.585 | share | share | US | 2024 | SparkToro with Datos | medium | search
zero-click-eu@sparktoro | European Google searches without a click | # of European Google searches end without a click | 0.597 | share | share | EU | 2024 | SparkToro with Datos | medium | search
click-with-summary@pew | Visits with an AI summary in which a result is clicked | users click a result in # of visits that show an AI summary | 0.08 | share | share | US | 2025 | Pew Research Center | medium | search
click-without-summary@pew | Visits without an AI summary in which a result is clicked | users click a result in # of visits without an AI summary | 0.15 | share | share | US | 2025 | Pew Research Center | medium | search
semrush-price@adobe | Price Adobe agreed to pay for Semrush | Adobe agreed to pay about # for Semrush | 1900000000 | USD | estimate | global | 2025 | Adobe announcement | low | search
att-optin@flurry | iPhone users who allow tracking | # of iPhone users allow apps to track them | 0.25 | share | share | global | 2022 | Flurry Analytics | low | paid-ads
att-optin@appsflyer | iPhone users who allow tracking when asked | # of iPhone users allow tracking when an app asks | 0.46 | share | share | global | 2022 | AppsFlyer | low | paid-ads
att-loss@meta | Sales Meta expected to lose to Apple's consent prompt | Meta expected Apple's prompt to cost it about # in a year | 10000000000 | USD/year | estimate | global | 2022 | Meta earnings call | medium | paid-ads
programmatic-waste@ana | Programmatic money that reaches a valid viewer | only # of a programmatic dollar reached a real viewer | 0.36 | share | share | US | 2023 | ANA Programmatic Transparency Study | medium | paid-ads
google-cpc@wordstream | Average price of a click on Google search ads | a click on a Google search ad costs about # | 4.66 | USD | price | US | 2024 | WordStream by LocaliQ benchmarks | low | paid-ads, local
google-lead@wordstream | Average cost of a lead from Google search ads | a lead from Google search ads costs about # | 66.69 | USD | price | US | 2024 | WordStream by LocaliQ benchmarks | low | paid-ads, local
meta-ads@meta | Advertising revenue of Meta | Meta earned # from advertising in a year | 160600000000 | USD/year | estimate | global | 2024 | Meta annual results | medium | paid-ads, social
social-time@datareportal | Daily time on social media | users spend about # a day on social media | 141 | minutes | duration | global | 2025 | DataReportal, Digital 2025 | medium | social
buffer-price@buffer | Entry price of Buffer | a paid Buffer plan starts at about # a channel a month | 6 | USD/month | price | global | 2024 | Buffer price list | medium | social
dmcc-fine@cma | British fine for breaches such as fake reviews | the CMA may fine up to # of world turnover for fake reviews and similar breaches | 0.1 | share | limit | GB | 2025 | Digital Markets, Competition and Consumers Act 2024 | medium | local, social
review-fine@ftc | American penalty for one fake review | one knowing breach of the fake review rule can cost # | 53088 | USD | limit | US | 2025 | FTC rule on consumer reviews, 16 CFR 465 | medium | local
review-readers@brightlocal | Consumers who regularly read local reviews | # of consumers always or regularly read reviews of local firms | 0.75 | share | share | US | 2024 | BrightLocal Local Consumer Review Survey | medium | local
marketing-budget@gartner | Part of company revenue that goes to marketing | marketing gets # of company revenue on average | 0.077 | share | share | global | 2025 | Gartner CMO Spend Survey | medium | agency
hubspot-share@hubspot | What HubSpot pays its agency partners | HubSpot pays agency partners # of a client's subscription in the first years | 0.2 | share | fee | global | 2024 | HubSpot Solutions Partner Program | low | agency
marketing-manager-pay@bls | Median pay of marketing managers | an American marketing manager earns a median of # a year | 161030 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | agency
uk-adspend@aa | British advertising spend | advertisers in Britain spent # in a year | 42600000000 | GBP/year | spend | GB | 2024 | AA/WARC Expenditure Report | medium | agency, paid-ads
in-digital-ads@dentsu | Digital advertising spend in India | advertisers in India spent about # on digital ads in a year | 492000000000 | INR/year | estimate | IN | 2024 | dentsu-e4m Digital Advertising Report | low | paid-ads, agency
in-review-standard@bis | Indian standard on online reviews | India published a standard on collecting and publishing consumer reviews | - | - | statement | IN | 2022 | BIS IS 19000:2022 | medium | local
us-pr-pay@bls | Median pay of public relations specialists | a public relations specialist earns a median of # a year | 66750 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | press
us-newsroom-jobs@pew | Fall of American newsroom jobs | newsroom jobs fell by # between the financial crisis and the pandemic | 0.26 | share | share | US | 2020 | Pew Research Center | medium | press
pitch-relevance@muckrack | Reporters who reject pitches as irrelevant | reporters name irrelevance as the first reason to reject a pitch | - | - | statement | global | 2024 | Muck Rack, State of Journalism | medium | press
us-ooh-revenue@oaaa | American outdoor advertising revenue | outdoor advertising earned about # in America in the year | 9100000000 | USD/year | spend | US | 2024 | Out of Home Advertising Association of America | medium | outdoor-ads
gb-ooh-digital@outsmart | Digital share of British outdoor advertising | about # of British outdoor revenue comes from digital screens | 0.65 | share | share | GB | 2024 | Outsmart with PwC | low | outdoor-ads
mumbai-hoarding@bmc | The Ghatkopar hoarding collapse | an outsized hoarding fell on a Mumbai petrol station and cities tightened permits | - | - | statement | IN | 2024 | Brihanmumbai Municipal Corporation | medium | outdoor-ads
insights-industry@esomar | Revenue of the world's insights industry | the insights industry earned about # in the year | 142000000000 | USD/year | estimate | global | 2023 | ESOMAR Global Market Research | low | consumer-research
us-response-rate@pew | Answer rate of American phone surveys | answers to phone surveys fell to about # of calls | 0.06 | share | share | US | 2018 | Pew Research Center | medium | consumer-research
us-survey-fraud@doj | Charges over faked survey data | prosecutors charged managers of a survey firm with selling made-up answers | - | - | statement | US | 2025 | US Department of Justice | medium | consumer-research
us-giftcard-expiry@card-act | Least life of an American gift card | a gift card stays valid for at least # | 5 | years | limit | US | 2010 | Credit CARD Act of 2009 | medium | loyalty
gb-loyalty-saving@cma | British loyalty prices that were a true saving | about # of checked loyalty offers were a real saving | 0.92 | share | share | GB | 2024 | Competition and Markets Authority | medium | loyalty
eu-lowest-price@omnibus | Look-back for a reduced price in Europe | a reduction is measured against the lowest price of the last # | 30 | days | limit | EU | 2022 | Directive (EU) 2019/2161 | medium | loyalty
`;
