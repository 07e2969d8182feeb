import { salestechFacts } from './facts/salestech.ts';
import { salestechJobs } from './jobs/salestech.ts';
import { readField } from './reading/read-field.ts';
import { salestechWordings } from './wordings/salestech.ts';

export const salestech = readField('salestech', {
  niches: `
# outbound: cold outreach and prospecting
words: cold email, outbound sales, prospecting, b2b lead generation, lead list, sdr, ai sdr, bdr, sales development, linkedin outreach, cold calling, cold call, contact data, email finder, intent data, lead enrichment, meeting booking, appointment setting, book meetings, b2b leads, personalised emails, email sequences
job: fill the calendar of a sales team with meetings that show up
buyer: heads of sales
user: sales development reps
run: firms without their own callers | clients keep the lead agency whose meetings really show up and fit the target list | burnt domains, data credits and replacement meetings for no-shows eat the retainer
rival: Apollo.io | contact data with sequences | per user a month above a free tier
rival: Clay | enrichment tables that feed outreach | by credits a month
rival: Instantly | mailbox rotation for cold e-mail | a monthly fee by volume
rival: Lemlist | sequences for mail and LinkedIn, from Paris | per user a month
rival: Lusha | mobile numbers and mail addresses of business contacts | by credits a month
system: LinkedIn Sales Navigator | shows who changed jobs and punishes scraping
system: Google Workspace | decides at its spam filter whether the mail lands
system: HubSpot | holds who was contacted already
system: Outreach | runs the cadence and logs each touch
today: a junior rep exports a list from Apollo, swaps first names in a sequence and dials through Sales Navigator
cost: domains burn out in spam folders, and the reps leave before the pipeline they built has closed
pain: the same persona gets the same opener from every vendor on the same Tuesday
pain: bounced addresses and wrong mobile numbers eat the credits
pain: meetings are booked with interns so that the quota looks full
channel: LinkedIn posts with full playbooks | growth people copy the table and then the tool
channel: outbound agencies | each agency runs many clients on one login
channel: cold mails of your own | a good first mail is both the advert and the demo
cycle: 1-6 weeks | a head of sales gives it one quarter and counts held meetings
price: contact data and sequences | 40-150 USD | user a month
price: an outsourced outbound team | 2500-8000 USD | month
rule US: CAN-SPAM | cold mail is legal with an opt-out, while state laws make dialler calls to mobiles risky
rule EU: GDPR | scraped contacts need a legal ground, and German law wants consent even for business mail
rule GB: PECR | companies may be mailed, sole traders only with consent, and calls need TPS checks
rule IN: TRAI unsolicited communication rules | sales calls need registered numbers and respect for the block list
season: reply rates sink in August and from mid-December, and new budgets answer in January
next: signal tracking such as job changes | deliverability and mailbox warm-up | inbound lead routing
fail: AI SDR startups sold year contracts on volume and lost them when replies never came
fail: data vendors that scraped LinkedIn were sued, cut off or fined
lately: Google and Yahoo tightened bulk sender rules, so volume stopped being a strategy
lately: buyers recognise generated openers at once, and reply rates fall with each new tool
economics: 60-80 | 4-9 | 200-2500 USD
ask: How many contacts does one held meeting take, and in which market? | Where does the contact data come from, and may it be used in Germany? | What happens to the customer's domain when you stop?
grade: low
# crm-upkeep: pipeline upkeep in the CRM
words: crm, sales pipeline, deal tracking, sales forecast, crm data entry, lead management, sales follow-ups, small sales team, salesforce admin, hubspot, pipedrive, contact management, revenue operations, revops, b2b sales team, account executive, forgotten leads, client list, crm for freelancers, closing deals
job: keep deals and next steps true without reps typing
buyer: sales managers
user: account executives
run: sales teams with messy records | managers call the CRM consultant who deletes fields instead of adding them and stays for the Monday meeting | unpaid fixes after go-live and certificates for each new module eat the project day
rival: HubSpot | a CRM that starts free and grows by tiers | per seat a month
rival: Pipedrive | pipeline boards, from Tallinn | per seat a month
rival: Salesforce | the CRM of larger teams | per seat a month
rival: Zoho CRM | a broad CRM from Chennai | per seat a month
rival: Attio | a flexible CRM for startups, from London | per seat a month
system: Salesforce | holds the opportunity and long pages of unused fields
system: Gmail | holds the real conversation
system: LinkedIn | shows who left the account
system: Gong | holds the calls that never reach the notes
today: reps update close dates on Sunday night before the Monday forecast call, from memory and Gmail
cost: deals slip a quarter without warning, and leads from the fair lie in a business-card pile
pain: mandatory fields are filled with dots so that the stage can be saved
pain: the champion left the customer months ago and nobody noticed
pain: several reps mail the same account because duplicates were never merged
channel: HubSpot and Salesforce marketplaces | operations people look for an add-on before they change the CRM
channel: fractional revenue operators | freelance operators clean pipelines for a living and bring their tools
channel: founder communities | a founder picks the first CRM by asking others on the same day
cycle: 1-12 weeks | a small team swaps in a month, larger ones only with the fiscal year
price: CRM seats | 14-100 USD | user a month
price: clean-up and automation add-ons | 20-60 USD | user a month
rule US: CCPA | Californian business contacts may ask for deletion, also from a sales database
rule EU: GDPR | notes about people are personal data, and leads without contact must be erased
rule GB: UK GDPR | a subject access request covers the rep's private notes field
rule IN: DPDP Act | leads bought from brokers carry no consent that the buyer could show
season: nobody changes the CRM in the last month of a quarter
next: forecast calls without spreadsheets | handover from sales to success | renewal tracking
fail: new CRMs with a prettier board could not import history and were left after a month
fail: data-entry bots wrote so many notes that reps stopped reading them
lately: assistants fill the fields from mail and calls, so the fight moved to who may write to the record
economics: 70-85 | 2-4 | 200-4000 USD
ask: Which fields fill themselves, and how often does a rep correct them? | Do you replace the CRM or sit on it, and who pays if both stay? | What did the forecast error do in the pilot quarter?
grade: low
# calls: call coaching and deal reviews
words: sales calls, sales call recording, conversation intelligence, sales coaching, call coaching, demo calls, objection handling, sales training, sales role play, sales onboarding, new sales reps, win loss, discovery call, sales enablement, battlecards, competitor mentions, talk ratio, telesales coaching
job: get new reps to quota sooner by learning from real calls
buyer: sales enablement leads
user: sales managers and new reps
run: sales teams with new reps | teams rebook the coach who listens to real recordings and dares to interrupt the manager | hours of listening before each session eat the coaching fee
rival: Gong | recorded calls with deal warnings | a platform fee plus seats a year
rival: Chorus (ZoomInfo) | call analysis beside a contact database | per seat a year
rival: Fireflies.ai | call transcripts for smaller teams | per user a month
rival: Second Nature | role play with an avatar | per seat a year
rival EU: Modjo | call analysis in French and German, from Paris | per user a month
system: Zoom | lets the recorder in, or not
system: Salesforce | links the call to the opportunity
system: Highspot | holds the decks and battlecards reps should use
today: a manager shadows a few demos a month and gives feedback from memory in the one-to-one
cost: ramp drags on for quarters, and the same discount is given away at the same objection
pain: nobody listens to recordings, so coaching is a folder of links
pain: the scorecard praises talk ratio while the deal dies on price
pain: battlecards describe the competitor's product of the year before last
channel: enablement communities and podcasts | enablement leads share scorecards and name the recorder behind them
channel: CRM marketplaces | managers want the call on the opportunity page
channel: sales training firms | trainers need proof that their method is used on calls
cycle: 4-16 weeks | a pilot team for one quarter, with legal checking the recording notice
price: call recording and coaching | 40-160 USD | user a month
price: role play practice | 20-60 USD | user a month
rule US: All-party consent laws | California and others need consent from each person before a call is recorded
rule EU: GDPR | scoring reps by machine needs a legal ground, and in Germany a works agreement
rule GB: UK GDPR | recording a sales call needs a notice and a reason, while financial firms must record
rule IN: DPDP Act | recordings of customers need notice and a retention period
season: buying follows the sales kick-off in January or February
next: automatic follow-up mails | competitor tracking from calls | hiring tests by role play
fail: late copies of Gong found that Zoom and the CRM had made recording free
fail: coaching tools measured talking, while managers never opened the dashboard
lately: role play with voice models lets new reps fail in private before the first demo
economics: 65-80 | 1-3 | 3000-20000 USD
ask: By how many weeks did ramp shorten, against a group without it? | What does a manager do differently on Monday? | Why is the recorder in Zoom plus a prompt not enough?
grade: low
# proposals: quotes, tenders and contracts
words: sales proposal, business proposals, sales quote, quoting software, cpq, rfp, rfp response, tender, tenders, tender writing, bid writing, statement of work, e-signature, contract signing, price quote, sales quotation, sales contract, security questionnaire, government tenders, agency proposals, estimates for clients
job: send a correct quote or tender before a rival does
buyer: sales directors
user: bid writers and account managers
run: bidders for public contracts | firms hire the bid writer who reads the scoring table first and has won that buyer before | nights before a portal deadline and tenders withdrawn after the draft eat the fee
rival: PandaDoc | quotes and signatures in one document | per user a month
rival: Loopio | an answer library for tenders, from Toronto | per user a year
rival: Responsive | tender responses for larger vendors | per user a year
rival: Proposify | proposals for agencies | per user a month
rival IN: TenderTiger | Indian tender alerts | a yearly fee by region
system: Salesforce CPQ | holds the price rules and is closed to new customers
system: DocuSign | carries the signature that legal trusts
system US: SAM.gov | publishes American federal tenders, free for all to read
system EU: TED | publishes European tenders as open notices
today: an account manager copies last year's proposal in Word, asks engineering for prices and misses a changed clause
cost: the quote goes out days after a rival's, with an old price list or another client's name in it
pain: the tender portal closes at noon and the upload fails on file size
pain: legal redlines live in several Word versions with initials in the name
pain: the answer library holds certifications that have expired
channel: CRM marketplaces | the quote button has to sit on the opportunity
channel: bid consultants and APMP chapters | freelance bid writers carry tools from client to client
channel: agency and contractor communities | owners swap proposal templates and the tool in them
cycle: 2-14 weeks | an agency decides in a week, a bid team after the next large tender
price: proposal software | 19-65 USD | user a month
price: a tender response platform | 10000-60000 USD | team a year
rule US: Federal Acquisition Regulation | federal bids follow fixed clauses, forms and page limits
rule EU: eIDAS | some public bids and contracts need a qualified signature, not a typed name
rule GB: Procurement Act | notices moved to one central platform with new wording and timings
rule IN: General Financial Rules | ministries buy on GeM first, with digital signature certificates and deposits
season: public tenders bunch before fiscal year ends, in March in India and Britain and September in Washington
next: contract review | price approvals | tender alerts
fail: RFP robots wrote fluent answers that broke the page limit and missed the mandatory form
fail: proposal tools for freelancers churned when the quiet season came
lately: models draft first answers from old bids, so buyers receive more bids and score them harder
economics: 70-85 | 1-4 | 400-8000 USD
ask: How many hours per bid fall away, and did the win rate hold? | Who keeps the answer library true after the first month? | Can it hand back the buyer's own Word or portal form?
grade: low
# field-sales: field reps, distributors and store visits
words: field sales, sales reps on the road, outside sales, door-to-door, door to door sales, route planning for reps, store visits, beat plan, fmcg distributor, fmcg sales, kirana, van sales, retailer order taking, sales force automation, merchandiser, wholesale reps, medical reps, sales territory, solar sales, canvassing, salesman tracking
job: send reps to the right doors and get orders without paper
buyer: regional sales managers
user: field reps
run: makers who want shelf space | brands give the territory to the agent who knows each shopkeeper's tea hour and collects dues | fuel, free samples and late payments from small stores eat the commission
rival US: SPOTIO | door-to-door canvassing for solar and telecom | per user a month
rival: Badger Maps | route planning for outside reps | per user a month
rival IN: Bizom | retail sales automation from Bengaluru | per user a month
rival IN: FieldAssist | order taking for Indian consumer brands | per user a month
rival: Repsly | store execution checks | per user a month
system: SAP | holds distributor stock and price schemes
system IN: Tally | keeps the distributor's ledger and stock
system: Salesforce | holds accounts the rep never updates from the car
system: Google Maps Platform | plans the route and bills each call
today: reps walk the beat with an order pad and send WhatsApp photos of shelves to the area manager
cost: empty shelves go unseen, secondary sales are guessed and schemes are claimed for stores nobody visited
pain: attendance is faked with a photo from the tea stall near the first shop
pain: the app freezes without signal in the market lane where orders are taken
pain: the distributor hides returns until the quarter has closed
channel IN: distributors and their accountants | reps follow once the distributor's Tally syncs
channel: solar, roofing and pest dealers | door-to-door managers move firms and take the app along
channel: route-to-market consultants | consumer brands ask a consultant before each expansion
cycle: 4-24 weeks | one region pilots for a season before the national rollout
price: a field sales app | 15-60 USD | user a month
price: sales automation in India | 300-900 INR | user a month
rule US: FTC cooling-off rule | door-to-door buyers may cancel within days, and the rep must hand over the form
rule EU: GDPR | tracking reps all day is not proportionate, a check-in at the store may be
rule GB: Consumer Contracts Regulations | doorstep contracts bring a withdrawal right and written information
rule IN: GST e-way bills | van stock above the set value needs a bill on the phone
season: festive stocking before Diwali, and the summer canvassing months for solar and pest control
next: shelf photo recognition | distributor stock and claims | expense and mileage logs
fail: tracking apps sold to head office were sabotaged by reps who got nothing from them
fail: eB2B apps sold cheap to kirana shops, angered distributors and burned cash on discounts
lately: Udaan and the quick-commerce dark stores shifted small-shop orders, so brands watch secondary sales closer
economics: 60-80 | 1-4 | 300-5000 USD
ask: What does the rep get out of it, apart from being watched? | Does it take an order without signal and sync without doubles? | Whose data shows what the shop really sold on?
grade: low
# commissions: sales commissions and quotas
words: sales commission, commission tracking, commission calculation, commission plan, incentive compensation, sales incentive, quota setting, on-target earnings, ote, spiff, accelerator, clawback, commission dispute, commission split, variable pay, sales compensation, comp plan, dealer incentive, incentive slab, incentive payout, sales contest, leaderboard sales, override commission, agent commission, insurance commission statement, provision vertrieb, prime commerciale, comisiones de ventas, commission spreadsheet, shadow accounting, residuals
job: pay each rep the right commission and end the monthly argument
buyer: sales operations and finance heads
user: commission analysts and reps
run: sales-led firms with tangled plans | finance heads hire the plan designer whose rules fit on one page and survive the quarter-end quarrel | workbook archaeology and reruns after each disputed deal eat the implementation fee
rival: CaptivateIQ | commission plans built like a sheet | per payee a month
rival: Xactly | incentive pay for large sales forces | a yearly licence by payees
rival: Spiff (Salesforce) | commission statements beside the CRM | per user a month
rival: Everstage | commission software from Chennai | per payee a month
rival: Performio | incentive pay for complex plans | a yearly licence by payees
system: Salesforce | says who closed and is edited after the quarter
system: NetSuite | says when the customer has paid, which the plan may wait for
system: Workday | pays the sum and holds hire, leave and territory dates
today: an analyst exports closed deals, runs a workbook with hidden tabs and mails statements that reps check against their own
cost: overpaid splits are never taken back, and a star rep leaves over a wrong accelerator
pain: the plan document says one thing and the formula in the workbook another
pain: a deal moves between territories in the last week and both managers claim it
pain: commission cost must be spread over the contract, and finance has only a total
channel: sales compensation consultants | the consultant writes the plan and is asked who can run it
channel: revenue operations communities | analysts trade workbooks and vendor stories after each quarter
channel: CRM and payroll marketplaces | a statement must show on the deal and land in payroll
cycle: 8-26 weeks | bought before the new plan year, after a parallel run of one quarter
price: commission software | 25-65 USD | payee a month
price: set-up of the plans | 5000-40000 USD | company
rule US: State wage laws | California wants a signed written plan, and earned commission counts as wages
rule EU: Commercial Agents Directive | agents are owed commission statements and indemnity at the end
rule GB: Holiday pay rules | regular commission counts into holiday pay
rule IN: Code on Wages | what counts as wages and by when it is paid follows the new codes
season: plans change in January or April, and disputes peak in the week after each quarter
next: quota and territory planning | partner payouts | contests and gifts
fail: leaderboard games amused reps for a month while the statement stayed wrong
fail: self-service plan builders gave up at splits, draws and backdated changes
lately: models now read the plan text and explain a statement, which cuts the mails of payday
economics: 65-80 | 0.5-1.5 | 5000-25000 USD
ask: Can it rebuild last year's statements to the cent? | Who changes a plan in the middle of a quarter, without the vendor? | How many disputes were there per payday, before and after?
grade: low
# partners: resellers, referral partners and agencies
words: channel partner, reseller, reseller program, partner program, partner portal, prm, value-added reseller, distributor program, deal registration, referral partner, referral program b2b, affiliate program saas, co-selling, co-sell, partner manager, channel manager, market development funds, mdf, dealer network, dealer portal, manufacturers rep, independent sales rep, sales agency, commission agent, handelsvertreter, agent commercial, representante comercial, white label partner, partner leads, cloud marketplace listing, system integrator
job: get deals through other firms and know who brought which
buyer: heads of partnerships
user: partner managers
run: software makers and resellers | vendors sign the reseller who brings deals in its own town and does first support itself | unpaid presales days and vendors who take the big account direct eat the discount
rival: PartnerStack | referral and reseller programmes for software firms | a yearly platform fee plus a share of payouts
rival: Crossbeam | account overlaps between partners | per seat a year above a free tier
rival: Impartner | partner portals for larger vendors | a yearly licence by quote
rival: Tackle | listings on cloud marketplaces | a yearly fee and a share of deals
rival: Unifyr (Zift) | portals and campaigns for reseller channels | a yearly licence
system: Salesforce | holds the registered deal that the direct rep also claims
system: AWS Marketplace | takes the order and pays out weeks later
system: HubSpot | keeps the partner's name in a field nobody fills
system: PayPal payouts | pay small partners across borders
today: the partner manager collects deal forms by e-mail, compares account lists in a sheet and argues with direct sales
cost: partners who brought a deal and lost it to the house rep never bring the next one
pain: most signed partners register nothing after the launch webinar
pain: each vendor has another portal, and the reseller's salesman remembers none of the passwords
pain: market funds are claimed for dinners that nobody can match to a lead
channel: partner leader communities | partner heads move jobs often and bring the portal along
channel: cloud alliance teams | a hyperscaler's alliance manager names vendors to firms that must list
channel: distributors with many resellers | one distributor opens its whole dealer list
cycle: 6-30 weeks | the partner head needs sales, finance and legal to agree on who gets credit
price: a partner programme tool | 500-3000 USD | company a month
price: a referral fee | 10-25 USD | hundred dollars sold
rule US: FTC endorsement guides | paid referrals must be disclosed by the one who recommends
rule EU: Vertical Block Exemption | vendors may not fix a reseller's price, and territory limits have conditions
rule GB: Commercial Agents Regulations | agents who sell goods are owed notice and compensation
rule IN: TDS on commission | commission paid to agents has tax deducted at source, with a certificate
season: programmes restart with the fiscal year, and partner summits fall in spring
next: partner training | commission payouts | co-marketing funds
fail: marketplaces of freelance closers filled with people who wanted leads, not vendors
fail: portals measured logins while the deals were agreed by phone
lately: cloud marketplaces draw committed spend, so small vendors must list to be bought
economics: 65-80 | 1-2 | 3000-18000 USD
ask: How many partners brought a deal last quarter, of all who signed? | Who wins when a direct rep and a partner name the same account? | What does the reseller's salesman earn, and when is it paid?
grade: low
# telecalling: telesales floors and dialers
words: telecaller, telecalling, telesales, telemarketing, call floor, auto dialer, predictive dialer, power dialer, outbound call centre, calling list, dnd scrub, do not call, insurance leads calling, loan leads calling, edtech counsellor, admission counsellor, lead calling, missed call lead, sim-based calling, call disposition, callback, lead response, speed to lead, appointment setter, voice bot sales, whatsapp selling, real estate leads calling, inside sales floor, televendas, télévente, callcenter vertrieb, setter closer, number spam flag
job: reach more of the bought leads before they cool, within the calling rules
buyer: telesales floor owners
user: telecallers and team leads
run: banks, schools and course sellers | clients stay with the floor whose callers speak the buyers' dialect and log honest outcomes | staff who quit after training, dead numbers and blocked lines eat the price per lead
rival: Five9 | cloud dialers for call floors | per seat a month
rival US: PhoneBurner | a power dialer for small teams | per user a month
rival IN: Exotel | cloud telephony for Indian businesses | a monthly plan plus minutes
rival IN: LeadSquared | lead handling for education and lending teams | per user a month
rival IN: Runo | calling from SIM cards with a call log | per user a month
rival: Aircall | cloud phones for sales teams | per user a month
system: Meta lead forms | drop names that cool within minutes
system: do-not-call registers | must be checked before each list is loaded
system US: the STIR/SHAKEN signature | marks a call as trusted or spam likely
system: WhatsApp Business Platform | carries the brochure after the call, by approved template
today: telecallers dial from a sheet on their own phones, mark the outcome in colours and call the same person in the evening
cost: paid leads from portals are reached by a rival first, and flagged numbers ring unanswered
pain: the number shows as spam after a morning of dialling
pain: callers mark no answer to skip a lead and nobody can tell
pain: staff quit within months and the script starts again
channel: lead sellers and property or loan portals | the portal is blamed for leads that nobody called
channel: telephony resellers | the reseller wires the floor and hears each complaint
channel: coaching, lending and real-estate owner groups | owners copy the floor that answers fastest
cycle: 1-8 weeks | the owner tries it with one team for a fortnight and counts connects
price: a dialer seat | 40-150 USD | user a month
price: a calling seat in India | 400-1500 INR | user a month
rule US: TCPA | autodialled and artificial-voice calls need prior consent, and suits claim per call
rule EU: ePrivacy Directive | cold calls to consumers need consent in many states, and France now asks for it
rule GB: PECR | lists are screened against the TPS, and some products may not be cold-called at all
rule IN: TRAI commercial communication rules | promotional calls use set number series and registered senders
season: admissions in May, tax and insurance in the last quarter and festive property offers fill the floor
next: call scoring | lead buying | WhatsApp follow-up
fail: voice bots that sounded human brought complaints, blocked numbers and class actions
fail: dialers sold by speed burned the number pool and the list together
lately: the FCC put machine voices under the consent rules, and India moved business calls to marked number series
economics: 45-70 | 3-6 | 150-1500 USD
ask: What share of leads is reached within minutes, by the phone log? | Whose consent stands behind each number, and can it be shown? | How long does a number live before it is flagged?
grade: low
`,
  facts: salestechFacts,
  wordings: salestechWordings,
  jobs: salestechJobs,
});
