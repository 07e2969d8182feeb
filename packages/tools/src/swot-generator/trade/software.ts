import { trade } from './trade.ts';

export const softwareTrades = [
  trade(
    'devtools',
    `
- | Free alternatives and cloud bundling | bundling | developers expect the first version free, and GitHub and the clouds give much away
- | Hyperscaler competition | bundling | a cloud can offer the same as one more checkbox on a bill that is paid anyway | | cloud|host|deploy|infra|server|database|monitor
- | Monetisation of open source | budget | users of an open-source tool rarely become buyers of it | | open.source|linter|librar|framework|star
- | AI changes seat counts | pricing | coding agents write more of the code, so counting seats may count too few | | seat|per developer|review|code|agent|pull
+ | AI coding agents | ai | coding agents open more changes than people can review | | review|pull request|code|merge|test|diff|bug
+ | Platform engineering | distribution | firms now have a team that picks tools for all other developers | | team|deploy|pipeline|infra|review|CI\\b|build
+ | Supply-chain security | mandate | buyers ask what is inside a build since big supply-chain attacks | | secur|depend|vulnerab|package|build|supply
+ | Usage pricing | pricing | developers accept to pay for what they use, where they would not buy a seat
§ | Open-source licence compliance | rule | a copyleft licence in the wrong place can force your own code open | | open.source|librar|package|depend
§ | SOC 2 and ISO 27001 expectations | rule | a security team will ask for SOC 2 before you may read its code | | code|repo|read|pull|access|log|app\\b
§ | Export control for cryptography | rule | strong cryptography falls under export control | | encrypt|crypto|key
§ | EU Cyber Resilience Act (2024, phased) | rule | the EU Cyber Resilience Act makes makers of software answer for its holes | EU
`,
  ),
  trade(
    'cybersecurity',
    `
- | Platform consolidation | bundling | security chiefs cut suppliers and take the module their platform offers
- | Tool fatigue | crowding | security teams own more tools than they can watch
- | Alert noise | adoption | one false alarm too many, and the tool is switched off | | alert|detect|flag|warn|monitor|scan
- | Breach liability and reputation | trust | the first breach that passes through you will carry your name
+ | AI-driven attacks and defence | ai | attackers write better phishing mail with AI, and people no longer spot it
+ | Identity-first security | habit | firms have learned that most break-ins start with a login | | login|identity|password|access|phish|mail
+ | Regulation | mandate | insurers and regulators now ask small firms for proof of protection
+ | Cloud-native adoption | rail | mail and files sit in a few clouds, and one link reaches them all | | mail|cloud|file|attach|office|google|PDF
§ | SOC 2, ISO 27001, PCI DSS demand | rule | clients ask you for SOC 2 before they let you read their mail or files
§ | NIS2 and DORA (EU) | mandate | NIS2 and DORA make European firms prove their protection, suppliers included | EU
§ | SEC cyber disclosure rule (US, 2023) | mandate | listed American firms must report an attack within days | US | listed|public compan|enterprise|disclos
§ | HIPAA security rule | rule | clinics must show HIPAA safeguards, and ask their suppliers for the same | US | clinic|health|patient|hospital
`,
  ),
  trade(
    'ai-agents',
    `
- | Model-provider dependence | gatekeeper | OpenAI and Anthropic set the price, the limits and the next feature
- | Gross margin lower than SaaS (inference cost) | margin | each answer costs money to compute, so heavy users can cost more than they pay
- | Low switching cost | crowding | a customer can try three agents in a week and leave in a day
- | Reliability and liability | trust | an agent that acts on its own makes mistakes that somebody must pay for
- | 'Agent washing' (Gartner 2025) | crowding | buyers have seen many scripts sold as agents and believe less each month
+ | Falling inference price | cost | the price of a model's answer keeps falling, which widens what is worth automating
+ | Tool-use standards such as MCP | rail | standards such as MCP let an agent use other software without a custom link
+ | Outcome pricing | pricing | buyers accept to pay per finished task, as Sierra showed for support
+ | Enterprise AI budgets | funding | firms have set money aside for AI and look for work that proves it
§ | EU AI Act (in force Aug 2024, phased to 2027) | rule | the EU AI Act asks makers to tell users that a machine answers | EU
§ | GDPR automated-decision rules | rule | GDPR gives people the right to a human when a machine decides on them | EU,GB
§ | Copyright litigation | rule | courts are still deciding whose texts a model may learn from
§ | Sector rules (health, finance) | rule | in health and finance an agent works under the rules of the profession | | health|patient|bank|loan|insur|invest|doctor
`,
  ),
  trade(
    'data-infra',
    `
- | Hyperscaler competition | bundling | the clouds sell a version of everything, on the bill that is paid already
- | Consumption volatility | cycle | customers who pay by use can halve the bill in a week
- | Open formats lower lock-in | churn | open formats let a customer leave over a weekend
- | Tool consolidation | bundling | data teams cut the number of tools, and Fivetran and dbt are merging
+ | AI workloads and vector search | ai | AI projects fail on bad data, so money flows to whoever cleans it
+ | Open table formats (Iceberg) | rail | open tables such as Iceberg let a small tool read what Snowflake stores
+ | Cost optimisation | cycle | finance chiefs look at the cloud bill line by line | | cost|bill|spend|cloud|sav
+ | Real-time analytics | habit | teams want yesterday's report to be today's screen | | real.time|stream|live|event|dashboard
§ | GDPR and data-residency laws | rule | data-residency laws decide in which country your servers stand | EU,GB,IN,BR,ID,AE
§ | HIPAA/PCI for regulated data | rule | health or card data pulls HIPAA or PCI into your audits | | health|patient|card|pay
§ | SOC 2 | rule | no data team lets a supplier in without SOC 2
`,
  ),
  trade(
    'martech',
    `
- | Very crowded (15k tools) | crowding | chiefmartec counts more than fifteen thousand tools that court the same marketers
- | Attribution loss | trust | nobody can prove any more which ad brought the sale | | ad\\b|ads\\b|campaign|attribut|track
- | Platform policy changes | gatekeeper | Google and Meta change a rule, and a feature is gone
- | Budget cuts | cycle | marketing tools go first when growth slows
+ | AI content and agents | ai | a small team can now make what an agency billed for | | content|write|post|ad\\b|copy|video|clip|AI
+ | First-party data | rail | brands collect their own data now that cookies carry less | | data|email|loyal|customer list|cookie
+ | Retail media | distribution | shops sell ad space beside the shelf, and brands need help to use it | | retail|shop|brand|ad\\b|ads\\b
- | AI search reduces clicks | substitute | people read the answer on the search page, and fewer click through | | SEO|search|blog|content|traffic
§ | GDPR and ePrivacy | rule | GDPR and ePrivacy want consent before you track or write | EU,GB
§ | CAN-SPAM, TCPA | rule | the TCPA makes each unwanted text message a claim for damages | US | text|SMS|email|call|message
§ | CCPA/CPRA | rule | Californians may ask you to delete them under CCPA | US
§ | DPDP Act (India) | rule | India's DPDP Act asks for consent in plain words | IN
§ | Gmail/Yahoo bulk-sender rules (2024) | rule | Gmail and Yahoo turn away bulk mail that is not signed | | email|mail|newsletter
`,
  ),
  trade(
    'salestech',
    `
- | Seat contraction | pricing | sales teams shrink, and tools sold by the seat shrink with them
- | Deliverability limits | gatekeeper | mail providers throttle senders who write to strangers | | email|outreach|cold|mail
- | Data-accuracy complaints | trust | a wrong phone number in the list is blamed on the tool that sold it | | data|contact|list|lead|enrich
- | Suite bundling | bundling | HubSpot and Salesforce add the feature to a seat that is paid for
+ | AI SDRs and agents | ai | firms let software write the first mail and book the first call
+ | Signal-based selling | habit | sellers look for a reason to call today, not for a longer list | | signal|news|trigger|intent|alert
+ | Consolidation | consolidation | sales chiefs want fewer tools and listen to what replaces two
+ | Usage pricing | pricing | buyers prefer credits to seats since teams got smaller
§ | GDPR and ePrivacy for outreach | rule | writing to strangers needs a lawful reason under GDPR | EU,GB
§ | CAN-SPAM/TCPA | rule | the TCPA limits calls and texts by machine | US | call|text|SMS|dial|voice
§ | CCPA data-broker rules | rule | California registers those who trade in contact data | US | data|contact|list|enrich
§ | Call-recording consent | rule | in many places both sides must agree before a call is recorded | | call|record|voice|meeting
`,
  ),
  trade(
    'customer-support',
    `
- | Seat model eroded by AI | pricing | fewer agents mean fewer seats, the very thing that helpdesks bill
- | Accuracy and brand risk | trust | a wrong answer to a customer is a screenshot by the evening
- | Integration depth | gatekeeper | the order and the refund live in another system, and its owner sets the terms
- | Price war per resolution | margin | Intercom, Sierra and Decagon undercut each other on the price of an answer
+ | AI resolution rates | ai | support chiefs have seen software close half their tickets and want more
+ | Voice AI | ai | machines now hold a phone call well enough for simple requests | | call|phone|voice
+ | Outcome pricing | pricing | buyers have learned to pay per solved case
+ | Self-service | habit | customers would rather help themselves than wait in a queue
§ | TCPA and call recording | rule | the TCPA and call-recording laws reach each machine that phones people | US | call|phone|voice|text
§ | PCI for phone payments | rule | a card number read out on the phone brings PCI rules | | pay|card|order
§ | GDPR | rule | GDPR covers every chat and call you keep | EU,GB
§ | EU AI Act chatbot disclosure | rule | the EU AI Act wants a bot to say that it is one | EU
`,
  ),
  trade(
    'no-code',
    `
- | Graduation churn to code | churn | customers who succeed hire a developer and leave
- | AI builders lower switching cost | substitute | Lovable and Replit rebuild an app from a sentence
- | Security of generated apps | trust | apps made by amateurs leak data, and the tool is blamed
- | Template commoditisation | crowding | templates are copied within a week
+ | AI prompt-to-app | ai | people who cannot code now expect to describe an app and get it
+ | Internal-tool demand | habit | every office has a process that lives in a spreadsheet
+ | Citizen developers | labour | IT teams have no hands left, so departments build for themselves
+ | Usage pricing | pricing | makers pay by use more willingly than by seat
§ | GDPR | rule | GDPR holds your customers, and so you, to account for what their apps store | EU,GB
§ | SOC 2 expectations | rule | larger firms ask for SOC 2 before staff may build on you
§ | Accessibility law (EAA from June 2025) | rule | the European Accessibility Act reaches the sites people make with you | EU
`,
  ),
  trade(
    'ecommerce-enablement',
    `
- | Merchant churn | churn | many small shops close within a year and cancel everything
- | Platform dependence on Shopify or Amazon | gatekeeper | Shopify can build the same feature, or change what an app may read
- | Ad-cost inflation | acquisition | the same merchants see hundreds of app adverts a week
- | Tariff impact on sellers | policy | tariffs hit small importers first, and they cut apps before stock
+ | AI shopping assistants | ai | shoppers begin to ask an assistant, and shops need to be readable for it | | search|recommend|assist|catalog|listing|AI
+ | Social commerce | distribution | buyers now order inside a video, far from the shop's own page | | video|social|tiktok|instagram|live|clip
+ | Retail media | distribution | marketplaces sell ads, and small sellers need help with them | | ad\\b|ads\\b|market
+ | Headless and B2B commerce | rail | shops split the storefront from the back, so one part can be swapped
§ | PCI DSS | rule | PCI DSS comes with each checkout step you touch | | checkout|pay|card
§ | Consumer rights and returns (EU) | rule | European buyers may return within two weeks, whatever your score says | EU,GB | return|refund
§ | Sales tax nexus / VAT OSS | rule | tax is owed where the buyer lives, and merchants want it handled | | tax|border|abroad|export|ship
§ | GDPR/CCPA | rule | sharing a buyer's history between shops needs a reason that GDPR and CCPA accept | EU,GB,US | histor|profile|across|data|buyer
§ | FTC reviews rule (2024) | rule | the FTC fines shops for invented reviews | US | review|rating|testimon
`,
  ),
  trade(
    'creator-economy',
    `
- | Power-law earnings: few creators pay | budget | a few creators earn well, and most cannot pay for tools
- | Platform dependence | gatekeeper | YouTube, Spotify or TikTok can add the feature or cut off the data
- | App-store 30% on in-app fan payments | margin | Apple takes its share of what fans pay inside an app | | fan|tip|in-app|member|subscri
- | Churn of hobbyists | churn | hobby creators stop after a season and cancel
+ | AI production tools | ai | cutting and captions can now be done by software in a minute | | clip|edit|caption|video|cut|episode|audio|AI
+ | Subscriptions over ads | habit | creators prefer a few paying fans to many adverts | | fan|member|subscri|paid|support
+ | Short-video commerce | habit | short clips sell what long shows only mention | | clip|short|video|shop|sell
+ | Creator-led brands | distribution | large creators start brands and need people who make them run | | brand|merch|product
§ | FTC endorsement guides | rule | the FTC wants paid praise to be marked | US | sponsor|brand|endorse|ad\\b|affiliate
§ | ASCI influencer rules (India) | rule | India's ASCI wants adverts marked as such | IN | sponsor|brand|ad\\b|influenc
§ | Platform tax reporting (1099-K, DAC7) | rule | platforms report what creators earn to the tax office | US,EU | pay|earn|payout|sell
§ | Age-verification rules | rule | age checks spread from adult content to chats and games | | fan|chat|adult|teen
`,
  ),
  trade(
    'music-audio',
    `
- | Artists earn little and pay late | budget | most musicians earn too little from music to keep a paid tool through a quiet month | | artist|musician|band|songwriter|producer|singer|rapper|DJ|indie
- | Streaming services set the terms | gatekeeper | Spotify and Apple decide what a stream pays and which track is shown | | stream|Spotify|release|distribut|playlist|royalt|label|artist
- | Rights data that does not match | trust | writers and recordings are registered under different codes, and money waits until they match | | royalt|rights|publish|licens|split|sync|catalog|label
- | Generated music floods the catalogue | crowding | generated tracks arrive by the truckload and push the price of plain music towards nothing | | track|song|beat|stock|background|library|compos|produc|sample
+ | AI music tools | ai | software now separates stems, masters and writes drafts that a studio charged days for | | AI|model|generat|stem|master|mix|produc|compos|practi
+ | Independent share of releases | distribution | artists without a major label release most new tracks and buy their own tools | | indie|independent|artist|release|label|distribut|self
+ | Superfan spending and vinyl | habit | a small circle of fans pays gladly for vinyl, memberships and meetings | | fan|vinyl|merch|member|community|gig|concert|tour
+ | Short video drives songs | rail | a few seconds on TikTok now break a song faster than radio did | | TikTok|video|clip|short|viral|creator|promot
§ | Copyright and collecting societies | rule | each country's society collects for writers, so rights are cleared land by land | | royalt|rights|licens|publish|cover|song|compos|stream
§ | Music Modernization Act (US) | rail | the American MLC opens its database, so unpaid mechanical royalties can be found | US | royalt|publish|songwrit|mechanical|rights
§ | AI training and voice-clone law | rule | courts and new laws such as the ELVIS Act decide what may be learned from a singer's voice | | AI|generat|model|voice|clone|train
§ | Public performance licences for venues | rule | a room that plays music pays ASCAP, PRS, GEMA or their like before the first note | | venue|bar|gig|concert|live|shop|store|gym|restaurant|club|event
`,
  ),
];
