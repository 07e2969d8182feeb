/** One fact a line; the columns stand in `read-facts.ts`. */
export const salestechFacts = `
selling-time@salesforce | Working time that reps spend on selling | reps spend # of the week on selling | 0.3 | share | share | global | 2024 | Salesforce State of Sales | medium | crm-upkeep
selling-time@insidesales | Working time that reps spend on selling | reps spend # of their time on selling | 0.35 | share | share | global | 2018 | InsideSales.com time management study | low | crm-upkeep
reply-rate@backlinko | Outreach mails that get any reply | # of outreach mails get a reply | 0.085 | share | share | global | 2019 | Backlinko with Pitchbox | low | outbound
reply-rate@belkins | Cold mails that get a reply | # of cold sales mails get a reply | 0.058 | share | share | global | 2024 | Belkins | low | outbound
bulk-limit@google | Daily mails from which Gmail's bulk rules hold | bulk sender rules hold from # messages a day to Gmail | 5000 | messages | limit | global | 2024 | Google sender guidelines | medium | outbound
spam-limit@google | Spam complaint rate Gmail tolerates | Gmail wants complaints to stay below # of delivered mail | 0.003 | share | limit | global | 2024 | Google sender guidelines | medium | outbound
canspam-fine@ftc | American penalty for one unlawful mail | one mail that breaks CAN-SPAM can cost # | 53088 | USD | limit | US | 2025 | FTC civil penalty adjustments | medium | outbound
kaspr-fine@cnil | French fine for scraped contacts | the French regulator fined Kaspr # for contacts scraped from LinkedIn | 240000 | EUR | limit | EU | 2024 | CNIL | medium | outbound
pecr-fine@ico | British fine for unlawful marketing before the new data act | unlawful marketing calls or mails could cost # in Britain | 500000 | GBP | limit | GB | 2011 | Privacy and Electronic Communications Regulations | medium | outbound
navigator-price@linkedin | List price of Sales Navigator | a Sales Navigator seat lists at about # a month | 99.99 | USD/month | price | US | 2024 | LinkedIn price list | medium | outbound
sdr-ramp@bridge | Time until a new sales development rep is productive | a new sales development rep needs about # to ramp up | 3.2 | months | duration | US | 2021 | The Bridge Group SDR report | low | outbound, calls
rep-pay@bls | Median pay of wholesale and manufacturing reps | a wholesale or manufacturing rep outside technical goods earns a median of # a year | 66780 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | field-sales
rep-free@gartner | Business buyers who prefer no rep | # of business buyers would rather buy without a rep | 0.61 | share | share | global | 2025 | Gartner | medium | crm-upkeep, calls
buyer-time@gartner | Buying time spent with suppliers | buyers spend only # of the buying journey in meetings with suppliers | 0.17 | share | share | global | 2019 | Gartner | medium | calls
contact-decay@marketingsherpa | Contact data that goes stale in a year | about # of contact data goes stale within a year | 0.225 | share | share | US | 2015 | MarketingSherpa | low | outbound, crm-upkeep
hubspot-customers@hubspot | Customers of HubSpot | HubSpot counts about # paying customers | 248000 | customers | count | global | 2024 | HubSpot annual results | medium | crm-upkeep
salesforce-share@idc | Salesforce's part of CRM revenue | Salesforce takes # of CRM revenue worldwide | 0.217 | share | share | global | 2023 | IDC | medium | crm-upkeep
rfp-win@loopio | Tenders that vendors win | vendors say they win # of the tenders they answer | 0.44 | share | share | US | 2023 | Loopio RFP Response Trends | low | proposals
federal-spend@gao | Contract spending of the American government | federal agencies spent about # on contracts in a year | 759000000000 | USD/year | spend | US | 2023 | US Government Accountability Office | medium | proposals
eu-threshold@eu | Contract value from which European tenders must be published for central bodies | goods and services of central bodies must be tendered across Europe from # | 143000 | EUR | limit | EU | 2024 | Delegated Regulation (EU) 2023/2495 | medium | proposals
gem-volume@gem | Orders on the Indian government marketplace | orders worth # ran over the Indian government marketplace in a year | 5400000000000 | INR/year | spend | IN | 2025 | Government e Marketplace | low | proposals
consent-states@rcfp | American states that want all parties to consent to recording | about # American states want everyone on the call to consent | 11 | states | limit | US | 2024 | Reporters Committee for Freedom of the Press, Recording Guide | low | calls
ca-recording@california | Damages for secret recording in California | a secretly recorded Californian can claim # for each breach | 5000 | USD | limit | US | 2017 | California Penal Code, Section 637.2 | medium | calls
cooling-off@ftc | American right to cancel a door-to-door sale | a door-to-door buyer may cancel within #, Sundays not counted | 3 | days | limit | US | 1974 | FTC Cooling-Off Rule, 16 CFR 429 | medium | field-sales
mileage-us@irs | American mileage allowance | the standard business allowance is # for each mile driven | 0.7 | USD | limit | US | 2025 | IRS standard mileage rate | medium | field-sales
mileage-uk@hmrc | British mileage allowance | British reps may claim # for each of the first miles of a year | 0.45 | GBP | limit | GB | 2011 | HMRC approved mileage rates | medium | field-sales
in-eway-threshold@cbic | Value of goods from which Indian vans need an e-way bill | goods worth more than # on the road in India need an e-way bill | 50000 | INR | limit | IN | 2018 | Central Goods and Services Tax Rules, Rule 138 | medium | field-sales
ca-commission-contract@california | Written commission plans in California | Californian employers must give a signed written contract to each rep on commission | - | - | statement | US | 2013 | California Labor Code, Section 2751 | medium | commissions
quota-reps@salesforce | Reps who expect to miss quota | # of reps expected to miss their quota for the year | 0.67 | share | share | global | 2024 | Salesforce State of Sales | low | commissions
commission-asset@fasb | How American firms book sales commissions | commission for winning a contract is spread over the time it benefits | - | - | statement | US | 2018 | FASB ASC 340-40 | medium | commissions
eu-agent-indemnity@eu | Cap on a European agent's indemnity | an agent's indemnity is capped at # of average pay | 1 | years | limit | EU | 1986 | Directive 86/653/EEC, Art. 17 | medium | partners
aws-marketplace-fee@aws | AWS Marketplace fee on smaller software deals | AWS takes # of smaller public software sales on its marketplace | 0.03 | share | fee | global | 2024 | AWS Marketplace listing fees | medium | partners
in-commission-tds@cbdt | Tax withheld from commission in India | payers withhold # of an agent's commission in India | 0.02 | share | limit | IN | 2024 | Income-tax Act, Section 194H | medium | partners
tcpa-damages@fcc | American damages for one unlawful call | each unlawful automated call can cost # before wilful breaches are tripled | 500 | USD | limit | US | 1991 | Telephone Consumer Protection Act | medium | telecalling
us-dnc-numbers@ftc | Numbers on the American do-not-call register | the American register holds more than # phone numbers | 250000000 | phone numbers | count | US | 2024 | FTC National Do Not Call Registry Data Book | medium | telecalling
lead-response@hbr | Gain from calling a web lead at once | firms that called within the hour were # times as likely to qualify the lead | 7 | times | ratio | US | 2011 | Harvard Business Review, Oldroyd and others | medium | telecalling
`;
