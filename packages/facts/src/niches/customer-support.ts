import { customerSupportFacts } from './facts/customer-support.ts';
import { customerSupportJobs } from './jobs/customer-support.ts';
import { readField } from './reading/read-field.ts';
import { customerSupportWordings } from './wordings/customer-support.ts';

export const customerSupport = readField('customer-support', {
  niches: `
# shop-tickets: support tickets at online shops
words: where is my order, order status, wismo, ecommerce support, online store support, returns tickets, helpdesk for shopify, customer emails, instagram dms, refund requests, support inbox, live chat for store, gorgias, pre-sale questions, shop support, order tracking questions, small brand support, chat widget, customer support for ecommerce, customer queries, order queries, delivery complaints, customer service for online shop, parcel complaints, refund emails, d2c support
job: answer where-is-my-order and return requests before the buyer files a chargeback
buyer: online brand founders
user: support agents
run: online brands with too many parcels | brands stay with the support team that learns their sizing chart and answers before the buyer posts a complaint | quiet weeks between launches leave agents idle on salary, and training starts anew with each brand
rival: Gorgias | a helpdesk that shows the Shopify order beside the ticket | by tickets a month
rival: Zendesk | a general helpdesk with a shop plugin | per agent a month
rival: Richpanel | self-service order pages with an inbox | per agent a month
rival: eDesk | an inbox for marketplaces, from Dublin | by tickets or agents
rival: Re:amaze | a chat and helpdesk for small stores | per agent a month
system: Shopify | holds the order, the refund and the customer tags
system: AfterShip | knows where the parcel is
system: Klaviyo | sends the mails that trigger the replies
system: Instagram | brings the DMs and comments that count as tickets
today: an agent copies the order number into Shopify, opens the carrier page and pastes a macro into the reply
cost: tickets pile up after each drop, and ignored buyers turn to chargebacks and one-star reviews
pain: the same parcel brings an e-mail, a chat and an angry comment, answered by different people
pain: agents may not refund without the founder, so simple cases wait until night
pain: a delayed container turns the inbox into preorder therapy for a month
channel: the Shopify App Store | brands search for a helpdesk and read the one-star reviews first
channel: agencies and Klaviyo partners | an agency sets up the stack of a new brand and adds the helpdesk
channel: outsourced support teams in Manila and Cebu | the agents' own preference travels from brand to brand
cycle: 1-6 weeks | the founder tries it for a fortnight and checks that macros and history came over
price: a shop helpdesk | 10-900 USD | store a month
price: an automated answer | 0.5-1.5 USD | resolved ticket
rule US: FTC Mail Order Rule | a late order must be announced with the right to cancel, and support sends that notice
rule EU: Consumer Rights Directive | withdrawal runs for weeks after delivery, and refunds have a deadline
rule GB: DMCC Act | the CMA can fine shops itself for refused refunds and fake urgency
rule IN: Consumer Protection Act | a named grievance officer must acknowledge complaints within days
season: tickets multiply from Black Friday to mid-January, and returns follow Christmas
next: self-service return portals | review requests after a solved ticket | social comment moderation
fail: chat widgets that answered with FAQ links raised contacts instead of saving them
fail: pricing by ticket punished shops in December and drove them to cheaper inboxes
lately: bots now read the order and refund within limits, and helpdesks sell solved tickets instead of seats
economics: 65-80 | 2-5 | 150-1500 USD
ask: What share of where-is-my-order tickets closes without a person, with the buyer content? | May your bot refund or reship, and up to which limit? | How does the bill look in the week of Black Friday?
grade: low
# ai-resolution: AI agents that resolve support tickets
words: ai support agent, ai customer service, support chatbot, chatbot for website, ticket deflection, automated support, help center, helpdesk automation, resolution rate, support automation, ai agent for support, knowledge base bot, tier one support, customer success bot, saas support, customer service ai, customer support ai, ai chatbot, faq bot, support tickets, customer service bot, automated customer service, chat bot
job: resolve routine tickets without an agent and hand over the rest well
buyer: heads of support
user: tier-one agents
run: companies with crowded support queues | support heads pick the builder whose bot steps aside in time and never invents a promise | model tokens, endless prompt repairs and free pilots swallow what a solved conversation brings in
rival: Intercom Fin | an AI agent beside its own helpdesk | per resolved conversation
rival: Sierra | branded agents for large consumer firms | by outcome on annual terms
rival: Decagon | agents with written procedures | per conversation
rival: Ada | support automation from Toronto | by resolutions a year
rival: Yellow.ai | chat and voice bots from Bengaluru | a yearly fee by volume
system: Zendesk | holds the tickets, macros and CSAT scores
system: Salesforce Service Cloud | holds the case and the entitlement
system: Confluence | holds help articles that contradict one another
system: Stripe | changes the plan or pays the refund when called
today: tier-one agents answer password, plan and refund questions from macros while the help centre lies out of date
cost: each contact costs an agent's minutes, and the backlog after a release ruins first response time
pain: the bot counts a customer who gave up as resolved
pain: the bot quotes an old refund policy and the company must honour it
pain: handover drops the history, so the angry customer types everything again
channel: the Zendesk and Salesforce marketplaces | heads of support buy what sits inside the helpdesk
channel: a backtest on last month's tickets | a measured resolution rate ends the debate about demos
channel: support communities such as Support Driven | support leaders ask peers for real resolution rates
cycle: 4-16 weeks | a backtest, a pilot on one topic, then legal on wording and data
price: a resolved conversation | 0.7-2 USD | resolution
price: an enterprise agent | 50000-400000 USD | company a year
rule US: California bot disclosure law | the state bars bots that pose as people to sell, and tribunals hold firms to bot promises
rule EU: AI Act Article 50 | users must know that a machine answers, and GDPR limits purely automated refusals
rule GB: FCA Consumer Duty | banks must show that a bot does not leave vulnerable customers stuck
rule IN: RBI ombudsman scheme | complaints need a route to a person and an ombudsman within fixed days
season: release days, tax season or enrolment set the ticket peaks, depending on the client
next: help centre upkeep | voice in place of chat | agent assist for hard cases
fail: decision-tree chatbots trained customers to type agent at once
fail: Klarna praised its bot, then brought people back when quality slipped
lately: prices per resolution fell and helpdesks ship their own agent, so procedures and actions decide
economics: 45-70 | 1-3 | 8000-60000 USD
ask: How do you count a resolution, and who checks the ones where the customer went silent? | Which actions can the agent take beyond answering? | What does Zendesk's or Intercom's own agent reach on the same tickets?
grade: low
# call-quality: call-centre quality and staffing
words: call center, call centre, contact center, contact centre, bpo, call quality, quality monitoring, call scoring, agent coaching, workforce management, shift planning, call recording analysis, speech analytics, agent attrition, average handle time, call center agents, agent assist, call audit, telecallers, telecaller, customer care centre, call centre software, phone agents, outsourced call centre, accent conversion
job: hear what happens on calls and staff the lines for it
buyer: contact centre directors
user: quality analysts
run: banks, telecoms and retailers | clients place seats with the floor that holds its answer times and keeps trained voices on the line | empty seats on the night shift, headset leases and recruits who quit after training eat the hourly rate
rival: NICE | recording, quality and workforce planning suites | per agent a month on long terms
rival: Verint | workforce and speech analytics | per agent a month
rival: Observe.AI | automatic scoring of every call | per agent a month
rival: Playvox (NICE) | scorecards and shift planning for digital teams | per agent a month
rival IN: Exotel | cloud telephony for Indian businesses | by minutes and seats
system: Genesys Cloud | routes the calls and owns the recordings
system: Avaya | still runs the phones at many banks
system: Amazon Connect | streams audio to whoever asks
system: Salesforce | shows what the call was about
today: quality analysts replay a handful of calls per agent and tick a scorecard, while planners fill Erlang sheets
cost: misselling is found by the regulator, adherence slips and abandoned calls break the client's service level
pain: agents dispute a score drawn from the one bad call of the month
pain: new hires leave before they have paid back their nesting weeks
pain: the client sees another average handle time than the floor does
channel: BPO groups in India and the Philippines | one account win can roll out to many clients' floors
channel: resellers of Genesys and Avaya | the reseller owns the telephony migration and its budget
channel: shows such as Customer Contact Week | directors benchmark attrition and handle time once a year
cycle: 10-40 weeks | a pilot on one queue, then recordings, unions and the client's security team
price: automatic call scoring | 25-90 USD | agent a month
price: workforce planning | 15-50 USD | agent a month
rule US: PCI DSS | card numbers and codes must not stay in call recordings
rule EU: works council law | scoring each agent by machine needs a works agreement and a legal basis
rule GB: Ofcom persistent misuse policy | abandoned outbound calls are capped, and silent calls are fined
rule IN: OSP framework | centres run under light rules, and outbound calls need approved number series
season: retail ramps up seasonal agents from October, insurers in renewal months
next: live prompts during calls | automatic call summaries | onboarding simulations for new agents
fail: emotion scores could not be explained to unions or agents and were switched off
fail: startups without a Genesys or Avaya connector never reached the audio
lately: transcription became cheap enough to score every call, so sampling lost its excuse
economics: 60-75 | 1-2 | 12000-60000 USD
ask: Whose recordings do you get, in real time or a day later? | What changed on the floor after agents saw their scores? | Who signs, the BPO or the brand whose calls they are?
grade: low
# shared-inbox: shared inboxes for small businesses
words: shared inbox, team inbox, whatsapp business, whatsapp support, whatsapp chatbot, small business customer messages, group email, customer messages, instagram messages, missed messages, clinic messages, hotel messages, travel agency messages, info@ address, front desk messages, whatsapp inbox, whatsapp api, whatsapp for business, customer chats, business messages, one inbox, shared email, whatsapp crm
job: let a small team answer all customer messages from one place
buyer: owners of small businesses
user: front-desk staff
run: tradespeople and small practices | owners keep the answering service that knows their prices and books the job on the first ring | night cover for a few calls and the fee on each template message eat the monthly plan
rival: Front | a team inbox for e-mail-heavy firms | per seat a month
rival: Help Scout | a plain e-mail helpdesk | by contacts helped a month
rival: WATI | a WhatsApp inbox with broadcasts | per user plus message fees
rival IN: Interakt | WhatsApp commerce for Indian shops, from Jio | a monthly plan plus message fees
rival: Trengo | a mail and chat inbox, from Utrecht | per user a month
system: the WhatsApp Business Platform | approves templates and bills each marketing message
system: Gmail | holds the info address that several people share by password
system: Meta Business Suite | holds Instagram and Messenger threads
system: Google Business Profile | brings reviews and calls
today: staff pass one phone with WhatsApp around the counter and share the password of the info address
cost: the enquiry goes to whoever answered first elsewhere, and customers get different replies from colleagues
pain: nobody sees that a colleague already promised a discount in the chat
pain: the phone with the business number goes home with one employee
pain: Meta blocks the number after a careless broadcast
channel: WhatsApp solution partners and local IT shops | whoever sets up the business number keeps the customer
channel: trade groups for clinics, schools and tour operators | one template for the trade spreads by word of mouth
channel: click-to-WhatsApp ads | the owner meets the same chat flow first as a customer
cycle: 0-4 weeks | the owner decides after a week with a few colleagues on the trial
price: a team inbox | 15-80 USD | user a month
price: WhatsApp for a small team in India | 1000-5000 INR | business a month
rule US: TCPA | a broadcast to customers needs consent and an easy way out
rule EU: GDPR | marketing chats need opt-in, and private phones of staff are a data leak
rule GB: PECR | a reply to an enquiry is fine, a later offer is marketing
rule IN: DPDP Act | WhatsApp lists need recorded consent, and text templates are registered under TRAI
season: tour operators, schools and clinics each have a booking rush that decides the year
next: deposits in the chat | review requests | broadcast lists with consent
fail: resellers of the WhatsApp API had no margin left when Meta changed its prices
fail: inbox apps for tiny shops were compared with the free WhatsApp Business app and lost
lately: Meta moved WhatsApp billing to single messages and sells its own business AI
economics: 55-75 | 3-7 | 40-500 USD
ask: What makes an owner leave the free WhatsApp Business app? | Who owns the number if the customer leaves you? | How do message fees pass through when Meta raises them?
grade: low
# it-helpdesk: internal IT helpdesks and staff requests
words: it helpdesk, it help desk, it support desk, internal support, employee support, service desk, itsm, it tickets, password reset, laptop request, employee onboarding it, offboarding accounts, access request, software request, asset inventory of laptops, device management, mdm, jira service management, servicenow, freshservice, slack support channel, teams helpdesk, it admin, sysadmin, it manager, hr helpdesk, employee questions bot, shared services, license reclaim, okta, active directory, printer problems, it onboarding, change request, incident management itil, hardware return
job: get staff back to work and close access when they leave
buyer: heads of IT
user: service desk technicians
run: small offices without an IT person | offices stay with the technician who takes over the screen within minutes and speaks without jargon | unlimited calls under a flat fee and drives to swap a toner or a router eat the contract
rival: ServiceNow | the enterprise service desk | by fulfiller a year
rival: Jira Service Management | a service desk beside Jira | per agent a month
rival: Freshservice | a mid-market service desk from Chennai | per agent a month
rival: Moveworks (ServiceNow) | a chat assistant for staff requests | by employees a year
rival: Siit | requests answered inside Slack | by employees a month
rival: ManageEngine ServiceDesk Plus | a service desk from Zoho | per technician a year
system: Okta | grants and removes the accounts
system: Microsoft Entra ID | holds groups that nobody dares to clean
system: Slack | is where staff ask in place of the form
system: Jamf | knows which Mac is whose and how old
today: a technician reads direct messages, files the ticket for the asker and resets the same password before lunch
cost: new hires sit without a laptop on Monday, and leavers keep a login and a paid seat for months
pain: the form has so many fields that people walk to the desk
pain: the approval waits in the inbox of a manager on leave
pain: laptops of remote leavers never come back
channel: communities of IT admins | Mac and Slack admins share runbooks and name their tools
channel: managed service providers | a provider runs desks for many small firms
channel: the Atlassian and Slack marketplaces | admins install where the tickets already are
cycle: 4-30 weeks | IT tests it in one team, then security review and the renewal date
price: a service desk seat | 20-100 USD | agent a month
price: an assistant for staff | 2-8 USD | employee a month
rule US: SOX access controls | listed firms must prove who had access and when it ended
rule EU: NIS2 | firms in listed sectors must manage access, incidents and suppliers
rule GB: Cyber Essentials | public suppliers prove that leavers' accounts and old devices are removed
rule IN: CERT-In Directions | incidents are reported within hours, and logs stay in the country's reach
season: September hires, year-end freezes and Windows retirements set the load
next: software spend cuts | access reviews | device pick-up
fail: bots answered from a stale wiki and sent people to the desk angrier than before
fail: newcomers lost when the desk came free with the suite already paid for
lately: ServiceNow bought Moveworks, and each desk vendor ships its own agent
economics: 70-82 | 0.8-2 | 2000-20000 USD
ask: Which requests end without a technician, and does the account truly change? | What does the desk do in Slack that the suite's own bot does not? | How soon after the last day is each account closed?
grade: low
# customer-success: onboarding and renewals of software customers
words: customer success, customer success manager, csm, account renewals, churn prediction, reduce churn, health score, customer onboarding, user onboarding, product tour, onboarding checklist, implementation team, time to value, qbr, business review, net revenue retention, upsell, expansion revenue, gainsight, account manager saas, product adoption, in-app guide, saas onboarding, kickoff call, customer training, customer education, success plan, usage drop, cancel flow, win-back of subscribers, failed payments recovery, dunning, customer handover, voice of the account
job: bring new customers to first value and see the cancellation early
buyer: heads of customer success
user: customer success managers
run: young software firms without onboarding staff | software firms hire whoever brings their new accounts live before the champion loses patience | every product is set up differently, so senior consultants rebuild playbooks that nobody pays for
rival: Gainsight | health scores and playbooks for large teams | by users a year
rival: Vitally | customer success for younger software firms | by users a month
rival: Planhat | customer records and portals, from Stockholm | a yearly plan
rival: Rocketlane | onboarding projects shared with the customer | per user a month
rival: Appcues | in-app tours and checklists | by monthly active users
rival: Churnkey | cancel flows and failed payment recovery | a monthly plan
system: Salesforce | holds the renewal date and the wrong contact
system: Segment | streams usage events with names engineers chose
system: Stripe | knows the failed card before anyone else
system: Gong | holds the call where the sponsor said she is leaving
today: a CSM opens Looker, Zendesk and Salesforce in the morning and colours accounts green by feeling
cost: the sponsor left in spring, and the account turns red in the week of the renewal
pain: sales promised an integration that the onboarding team hears of at kickoff
pain: the health score was green on the day the customer cancelled
pain: quarterly review slides take a day and the customer skips the call
channel: communities such as Gain Grow Retain | success leaders copy playbooks from peers
channel: investors' operating partners | a partner sees retention across the whole portfolio
channel: CRM marketplaces | the renewal field sits in Salesforce or HubSpot already
cycle: 4-20 weeks | a pilot on one segment, best right after a bad renewal quarter
price: a success platform | 40-150 USD | user a month
price: an in-app guide tool | 250-1500 USD | company a month
rule US: state automatic renewal laws | cancelling must be as easy as signing up, California first
rule EU: GDPR | usage tracked by named user needs a basis and a processing contract
rule GB: subscription contract rules | reminders and easy exits come for consumer subscriptions
rule IN: RBI e-mandate rules | recurring card charges need notice and consent above a limit
season: renewals crowd the last weeks of each quarter, December most
next: paid onboarding | customer training | upsell signals
fail: health scores were tuned for months and nobody changed a call because of them
fail: tools for CSMs were cut when the teams were, in the software slump
lately: growth now comes from existing accounts, and finance asks success teams to own a number
economics: 72-84 | 1-2 | 2000-15000 USD
ask: How many weeks before a cancellation did the score turn, in past data? | What did the CSM do that day, and did it save the account? | Who owns the renewal number, success or sales?
grade: low
# after-sales: warranty, spare parts and appliance service
words: after-sales service, after sales, warranty, warranty registration, warranty claim, extended warranty, appliance repair, appliance service, washing machine repair, fridge repair, tv repair, phone repair shop, laptop repair, device repair, service engineer visit, spare part finder, product manual, user manual, installation visit, amc, annual maintenance contract, authorised service centre, service centre, right to repair, repair cafe, repair shop for electronics, product recall notice, returns of defective goods, refurbished appliances, technician dispatch, ro service, ac service, kundendienst, sav, assistência técnica, yetkili servis
job: get a broken product fixed or replaced without a second visit
buyer: after-sales managers at makers
user: field technicians
run: households with a broken washing machine | people call the repairer who carries the pump in the van and mends the machine before supper | makers' low warranty tariffs, returned circuit boards and fruitless drives eat each callout
rival: ServicePower | appliance service dispatch for makers and insurers | by job
rival: Salesforce Field Service | scheduling and work orders | per user a month
rival IN: Onsitego | extended warranties and repair | a price per plan
rival: Assurant | protection plans through shops and carriers | a premium per device
rival: Domestic & General | appliance care plans | a monthly plan by appliance
rival: RepairDesk | tickets and parts for phone repair shops | by shop a month
system: SAP | holds the serial number and the date of sale
system: the service bulletin | tells which board fails and is mailed as a PDF
system: the technician's van stock | is known only to the technician
system: the shop receipt | decides on warranty and has faded
today: the customer reads a serial number from behind the fridge, a slot is booked and the board is ordered after
cost: a second visit doubles the claim's cost, and the swap of a whole machine feeds the scrap heap
pain: the part is on back order while the food spoils
pain: the authorised centre wants a paper bill that the shop never gave
pain: technicians of the gray trade fit copied boards that burn again
channel: makers' regional service heads | one brand's contract covers all its service partners
channel: parts distributors | each repairer orders from the same few counters
channel: shops that sell protection plans | the plan is sold at the till in the minute of purchase
cycle: 8-40 weeks | a maker pilots it in one city with one product line
price: field service software | 30-150 USD | technician a month
price: a care plan | 3-12 USD | appliance a month
rule US: Magnuson-Moss Warranty Act | a maker may not tie the warranty to its own parts or shops
rule EU: Right to Repair Directive | makers of listed goods must repair at a fair price and supply parts
rule GB: Consumer Rights Act | early faults mean a full refund, later ones a repair or replacement by the seller
rule IN: right to repair portal | makers list manuals, parts and service centres
season: heat breaks coolers and fridges, and January brings claims for gifts
next: parts sales | extended plans | trade-in of old machines
fail: home repair aggregators sent strangers without the part and paid for each wasted visit
fail: warranty wallet apps were filled with receipts once and forgotten
lately: European and American states write repair duties into law, while video triage spares visits
economics: 35-75 | 1-2 | 100-8000 USD
ask: What share of jobs is fixed at the first visit, and why not the rest? | Who holds the part before the technician drives? | Who pays you, the maker, the plan seller or the owner?
grade: low
# feedback-surveys: customer surveys, reviews and feedback
words: customer feedback, feedback form, feedback app, survey, surveys, online survey, survey tool, nps, net promoter, csat survey, customer satisfaction survey, voice of the customer, feature requests, feedback board, product feedback, user research, user interviews, usability test, research panel, focus group, market research survey, mystery shopper, mystery shopping, smiley terminal, qr code feedback, review analysis, app store reviews, review summary, sentiment of reviews, complaint box, exit survey, patient feedback, guest feedback, customer interviews, typeform, questionnaire, umfrage, enquête de satisfaction
job: hear from customers who say nothing, and know what to change
buyer: heads of customer insight
user: researchers and product managers
run: brands and product teams | brands rehire the researcher whose report names what to change and survives questions in the boardroom | incentives, weeding out fake respondents and another round of slides consume the project fee
rival: Qualtrics | surveys and experience programmes | a yearly licence by responses
rival: SurveyMonkey | online surveys | per user a month
rival: Typeform | friendly forms from Barcelona | a monthly plan by responses
rival: Dovetail | a library of interviews and tags | per user a month
rival: Canny | a board for feature requests | a monthly plan
rival: HappyOrNot | smiley terminals from Finland | by terminal a month
system: Zendesk | sends the score request after each solved ticket
system: Google Play reviews | show stars without a customer number
system: Prolific | supplies paid respondents by the minute
system: Zoom | records the interview that nobody watches again
today: a researcher sends a Typeform to the list, gets a few answers from the angriest and tags quotes in a sheet
cost: a roadmap follows the loudest account, and the store learns of a dirty toilet from a one-star review
pain: response rates fall with each new survey on the receipt
pain: the score rose because staff begged for top marks at the counter
pain: panels are full of bots that answer open questions with fluent nonsense
channel: research communities and their newsletters | researchers share templates and warn of bad panels
channel: helpdesk and CRM marketplaces | the survey is switched on beside the ticket
channel: consultancies that run satisfaction programmes | the consultant picks the platform for years
cycle: 2-24 weeks | a team starts on a card, and the group contract takes several budget rounds
price: a survey seat | 25-120 USD | user a month
price: a paid respondent | 2-15 USD | answer
rule US: FTC rule on fake reviews | buying, hiding or inventing reviews is fined per violation
rule EU: Omnibus Directive | whoever shows reviews must say how it checks that they are real
rule GB: banned practices under DMCC | fake reviews are barred, and sites must take steps against them
rule IN: IS 19000 | a standard for online reviews asks platforms to check their authors
season: yearly satisfaction rounds fall in autumn, and hotels and shops ask most after holidays
next: interview recruiting | alerts to store managers | research libraries
fail: survey makers became a form with a logo and lost to the free one in the suite
fail: synthetic respondents agreed with whoever wrote the prompt
lately: language models read all open answers at once, so counting boxes lost its worth
economics: 70-85 | 2-4 | 200-8000 USD
ask: What was changed in the last quarter because of an answer? | How many of those asked reply, and who are the silent ones? | How do you know that a respondent is a person?
grade: low
`,
  facts: customerSupportFacts,
  wordings: customerSupportWordings,
  jobs: customerSupportJobs,
});
