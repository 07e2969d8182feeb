import { readField } from './reading/read-field.ts';

export const salestechMore = readField('salestech', {
  niches: `
# direct-selling: direct sellers, party plans, home agents
words: direct selling, direct seller, network marketing, mlm, multi-level marketing, party plan, home party, home party sales, tupperware party, beauty consultant, catalogue seller, cosmetics agent, downline, upline, distributor network, independent consultant, sales by friends, social seller, home-based seller, women resellers, wellness distributor, door-to-door sales, doorstep selling, door knocking, canvassing sales, village sales agent, starter kit, commission plan for distributors
job: sell through people's own circles and pay each of them rightly
buyer: heads of direct-selling firms
user: consultants and doorstep sellers
run: friends, neighbours and village households | neighbours buy from the woman who uses the cream herself and takes it back if the skin burns | starter kits, unsold jars, prizes and leavers after one season take the seller's margin
rival: Exigo | back office and commission engine for direct sellers | a monthly licence by volume
rival: ByDesign Technologies | order and commission systems | a monthly licence
rival: Rallyware | tasks and training for seller networks | per active seller a month
rival: Penny AI | follow-up hints for consultants | per seller a month
rival US: SalesRabbit | territory and leads for doorstep crews | per rep a month
rival IN: Epixel | commission software for network sellers | a licence plus support
system: the genealogy file | says who recruited whom and decides each payout
system: payout cards and mobile money | bring small commissions to sellers without bank accounts
system: WhatsApp | is the showroom, the order book and the training hall
system: Shopify | carries the seller's own shop page
today: a consultant shows jars on a kitchen table, writes orders on a carbon form and fronts the money until payday
cost: most recruits sell to a few cousins and stop, and the carton stays under the bed
pain: the bonus plan has so many ranks that nobody can check the payslip
pain: a recruit posts a cure for diabetes, and the regulator writes to the company
pain: doors stay shut, and the crew leader burns through students by July
channel: women's groups and church circles | a hostess invites the buyers herself
channel: conventions and rank evenings | leaders carry whatever tool they use down to their whole line
channel: villages through self-help groups | an agent who is already trusted with savings can sell soap
cycle: 1-40 weeks | a seller joins in an evening, a company changes its engine once in a decade
price: commission engine for a young firm | 500-3000 USD | firm a month
price: an app for a doorstep crew | 25-60 USD | rep a month
rule US: FTC guidance on MLM | pay must come from sales to real buyers and income claims need proof
rule EU: Unfair Commercial Practices Directive | pyramid schemes are banned outright and doorstep buyers may withdraw
rule GB: Trading Schemes Act | recruits get a cooling-off right and limits on first payments
rule IN: Direct Selling Rules | firms must register, take back goods and may not run pyramids
season: gifts before Christmas and Diwali make the year, and doorstep crews run from May to August
next: micro-loans for stock | training and licences | own-brand refills
fail: firms that paid for recruiting instead of sales were closed or shrank when leaders moved lines
lately: famous party brands went through bankruptcy, and sellers moved from parties to live video
economics: 50-75 | 6-12 | 20-150 USD
ask: What share of goods ends with buyers who are not in the network? | What does the middle seller earn after costs? | How many recruits still order in the second quarter?
grade: low
# presales: sales engineers, demos and trials
words: sales engineer, solutions engineer, presales, pre-sales, solution consultant, technical sales, product demo, demo environment, demo software, interactive demo, sandbox for prospects, proof of concept, proof of value, technical win, technical evaluation, security questionnaire answers, rfp technical answers, demo data, application engineer, technical salesperson, product tour, trial success, machine demo, showroom demonstration, sample requests, engineered-to-order quotes
job: prove to a doubting engineer that the thing works in his own setting
buyer: heads of solutions engineering
user: sales engineers
run: overseas software and machine makers | makers hire the local applications engineer whom plant managers already phone at night | unpaid trials, demo machines on the road and deals lost after weeks of tests take the success fee
rival: Consensus | demo videos that buyers steer themselves | per user a year
rival: Navattic | clickable product tours | per company a year
rival: Demostack | cloned demo environments | per user a year
rival: Vivun | software for presales teams | per user a year
rival: Storylane | quick product tours | per seat a month
rival: Loopio | answer library for questionnaires | a yearly licence
system: Salesforce | has a stage for technical win and no field for why
system: cloud sandboxes | expire on the morning of the demo
system: Confluence | hides the answers that the last engineer wrote
system: CAD and configurators | tell whether the special version can be built at all
today: an engineer rebuilds the demo account on Sunday, answers the same security sheet and flies with a test unit
cost: engineers sit in calls with people who never buy, and the serious buyer waits a fortnight for a slot
pain: the salesman promised a connector that exists on one slide
pain: demo data shows another client's name on the projector
pain: the trial ends with no agreed measure, so nobody can say it worked
channel: communities of presales people | engineers trade templates and ask which tool survived a real demo
channel: sales-engineering leads on professional networks | a lead with a backlog of demos answers a peer's post
channel: industrial trade fairs | a running machine draws the plant manager who came for something else
cycle: 6-26 weeks | a team tests with a few engineers, then revenue operations signs for a year
price: demo software for a team | 400-2500 USD | team a month
price: a paid proof of concept | 3000-25000 USD | trial
rule US: Section 508 reports | public buyers ask for an accessibility report with the demo
rule EU: Data Act | buyers may ask how data leaves the product before they sign
rule GB: Bribery Act | gifts around a trial or factory visit need a policy
rule IN: GeM demonstration rules | public buyers may ask for samples and on-site trials before award
season: quarter ends pile up demos, and August and late December are empty
next: answer libraries for security sheets | onboarding after the win | value calculators
fail: demo cloners broke with each release of the product, and engineers went back to the staging account
lately: buyers click through tours before any call, so the first meeting starts with hard questions
economics: 70-85 | 1-2.5 | 3000-12000 USD
ask: How many engineer hours does a won deal take, and a lost one? | Who updates the demo when the product changes? | What does the buyer sign before a trial begins?
grade: low
`,
  facts: `
direct-sales-world@wfdsa | Direct sales worldwide | people bought goods for # through direct sellers in a year | 167700000000 | USD/year | spend | global | 2023 | World Federation of Direct Selling Associations | medium | direct-selling
us-mlm-income@ftc | What most network sellers earn | income statements of many schemes show that most sellers earned next to nothing | - | - | statement | US | 2024 | FTC staff report on MLM income disclosures | medium | direct-selling
in-pyramid-ban@rules | Indian ban on pyramid schemes | direct sellers may not promote a pyramid or money-circulation scheme | - | - | statement | IN | 2021 | Consumer Protection (Direct Selling) Rules, 2021 | medium | direct-selling
eu-doorstep-days@crd | Time to cancel a doorstep deal | a buyer at the door may withdraw within # | 14 | days | limit | EU | 2014 | Directive 2011/83/EU | medium | direct-selling
us-sales-engineer-pay@bls | Median pay of sales engineers | a sales engineer earns a median of # a year | 116950 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | presales
caiq-questions@csa | Questions in the cloud security questionnaire | the common cloud security questionnaire asks # questions | 261 | questions | count | global | 2021 | Cloud Security Alliance, CAIQ | medium | presales
eu-switching@data-act | Leaving a cloud product | cloud sellers must let customers switch within # after notice | 30 | days | limit | EU | 2025 | Regulation (EU) 2023/2854 (Data Act), Art. 25 | medium | presales
`,
  wordings: `
# direct-selling
also: avon lady, candle consultant, jewellery party host, kitchenware rep, vorwerk style seller, strukturvertrieb, haustürgeschäft, vdi vendeur à domicile, vente à domicile, venta por catálogo, revendedora, doğrudan satış temsilcisi, sahayika, shakti woman, lipstick samples, brochure, order form, hostess gift, fragrance testers, vitamins pitch, vacuum demonstration, cookware demo, water filter demo, pest control knocker, solar knocker, fibre knocker, summer sales crew, crew leader, territory map, knocked doors, no soliciting sign, pitch script, rebuttals, rank, diamond level, binary plan, matrix plan, unilevel, personal volume, autoship, buy-back, inventory loading, garage full of stock, income claim, dream car, recruiting post, cold message to friends, unfollowed by friends, burned circle, unpaid bonus, pyramid accusation, cooling-off form, payout day, tax slip for agents, sample sachets, delivery bag, village demo van, knock doors, recruit a downline, host a party, demonstrate a pan, sign up a friend, cross-line, top earner
plain: selling among acquaintances, selling to acquaintances, acquaintances as buyers, domestic commerce, private saleswomen, rural saleswomen, veranda commerce, confidence among neighbours, itinerant housecalls, doorbell selling, young doorbell sellers, humane doorbell teams, water and working hours, living room gatherings, evening gatherings at home, showing goods at gatherings, fragrance evenings, pyramid suspicion, remuneration levels, unclear remuneration, understandable remuneration slip, miracle cure promises, forbidden promises found, ministry supervision, orders by booklet, street orders by booklet, first box on credit, drop at corner, orphaned saleswomen, bankrupt kitchen brand, own brand for sellers, refills, fair share without recruiting, self-employed housewives, retail not in stores, itinerant vendors, peddlers' licence, hawkers, home shopping, non-store retailing, pyramid scheme regulation, multi-tier remuneration, bonus verification, claims surveillance, consignment for micro-agents, catalogue women's capital, agent inventory finance, doorstep crews' welfare, demonstration gatherings, social commerce, cooling-off period, avon lady, lipstick, perfume, vitamins, slimming shakes, plastic boxes, saucepans, vacuum cleaner man, encyclopaedia man, brushes, jewellery evening, nibbles and wine, hostess gift, friends pressured, aunties selling, housewives, mums earning extra, knocking on doors, slammed doors, heatstroke on doorstep, sunburnt students, cures cancer claim, miracle drops, who is above me, recruit more people, money from recruits, paper slip wrong, garage full of stock, brochure through letterbox, saris from home, network marketing, multi-level, home demonstration, independent distributors, word-of-mouth selling, neighbourhood agents, doorstep trade, compensation audit, remuneration statement, downline, genealogy, payout errors, rank qualification, commission transparency, misleading statements, supplement claims, compliance monitoring, social posts, consumer protection authority, health promises, distributor oversight, rural entrepreneurs, last-mile retail, women micro-sellers, village agents, clean energy goods, village goods assortment, after-sales, brochure ordering, cosmetics resellers, micro-credit, parcel consolidation, arrears of resellers, neighbourhood delivery, campaign cycle, doorstep teams, canvassers, cooling-off, youth labour, cancellation rates, field supervision, ethical selling, social shopping, living-room gatherings, hostess hospitality, no pressure, hostess rewards, product tasting, friends buying
Women in our village trust Rekha, who sells soap from her porch and writes debts on the wall. Forty Rekhas could carry lamps, pads and seeds too.
Plain payslip for consultants: who bought, which tier, why the sum changed.
my mum sold kitchen plastic for 20 yrs, company went bust, she has 60 loyal ladies n no products, wanna build own brand 4 them
I knocked doors for a solar firm one summer. The boy beside me cried in the van every evening. A humane crew, with hours and water, would outsell them.
Catalogue ladies in Lima and Medellín order for a whole street: small credit for the first box, a drop at the corner shop, returns without shouting.
Candle evenings at home with a trained host, a scent bar and refills, no recruiting at all, only a fair cut.
The girl next door flogs face creams off her phone and her mates mute her; teach her to sell like a shopkeeper instead.
I answer for compliance at a wellness firm: eleven thousand agents, each with a story about cured arthritis. Find those posts before the ministry does.
# presales
also: demo engineer, field application engineer, technical account lead, customer engineer, overlay specialist, demo dolly, vertriebsingenieur, technischer vertrieb, avant-vente, ingénieur d'affaires, preventa, pré-venda, satış mühendisi, application lab, test bench for clients, evaluation unit, loan unit, flight case, dongle, golden demo, dummy records, staging tenant, seed script, click path, whiteboard session, discovery questions, architecture sketch, success criteria, mutual plan, test protocol, acceptance sheet, trial licence key, evaluation agreement, data sheet, spec compliance matrix, feature gap, roadmap promise, connector missing, broken demo, frozen screen, demo gods, wifi down at booth, expired trial, free consulting, unqualified call, last-minute demo, over-promised, competitor bake-off, shoot-out, reference visit, factory visit, sample batch, trial run at plant, machine video, roi sheet, bill of materials, technical objection, champion engineer, procurement gate, vendor assessment sheet, tailor a demo, prove it on site, hand over to delivery
plain: technical advisers of vendors, engineers who convince, convincing engineers, technical persuasion, convincing doubters, showing that it works, showing machines at work, trial at the buyer, trial period agreed, criteria of the trial, measurable trial, uniform comparison of suppliers, loaned apparatus, loaned devices posted, unopened parcels, device tracking, invented showroom data, artificial showroom data, confidential data exposed, showing hall hired, foreign machine builders, plant directors, technical requirement sheets, eighty-page requirements, retiring engineer, experts by the day, curious callers filtered, self-guided viewing, overbooked experts, purchasing departments, expert time wasted, technical doubts, persuasive presentation, experts lent to vendors, machine on trial, evidence before purchase, technical consulting for vendors, technical sales representatives, engineering support to sales, demonstration services, qualification of opportunities, evaluation agreement, acceptance criteria, pilot installation, synthetic data, loan equipment logistics, return of samples, specification response, tender compliance matrix, shared demonstration facility, application laboratory, buyer scepticism, bid support engineers, sceptical technician, unconvinced chief engineer, tyre-kickers, window shoppers, wasting experts' time, boffins, try before buying, test at factory, shown on my parts, our own samples, real workpiece trial, milling machine shown, robot arm shown, packaging line shown, pretend company accounts, made-up names, fake but realistic, real customer names visible, parcel of gadgets, box never opened, borrowed unit not returned, what would convince you, pass or fail agreed, endless pilot, three hundred requirements, yes-no-partially columns, room for machines, travelling with machine, technical consultants, product demonstration, proof of concept, solution consultants, technical evaluation, pre-contract engineers, technical validation, opportunity qualification, specialist time, opportunity screening, engineer allocation, unqualified prospects, request triage, scarce experts, sandbox, demonstration environment, confidentiality leak, anonymised records, realistic mock-up, demo staging, sample hardware, loan units, shipment tracking, development boards, unused samples, engineers' evaluation, usage telemetry, success criteria, acceptance measures, pilot agreement, before and after, joint plan, inconclusive trials, business case, technical requirements, compliance matrix, industrial bids, deviation list, datasheets, procurement specification, automated responses, showroom, remote demonstration, machinery display, regional application centre, live trial cutting, industrial purchasers, travel avoidance
Three of us serve twenty-two sellers; most calls are with somebody who wanted a leaflet. Filter by a self-run tour before an expert is booked.
Rentable lab where foreign machine makers show a working line to plant managers in Ohio.
im FAE for sensors in shenzhen, ship eval kits worldwide, never hear back, nobody knows if they even opened the box, any tool
The projector showed our bank client's real balances to a rival bank. I still wake at night. Demo worlds ought to be fake by design.
Pump and valve dealers in Coimbatore quoting to Gulf refineries: spec sheets of eighty pages, filled by one retired engineer who goes home at four.
Contract experts, by the day, who run trials for young vendors too small to hire their own.
A chap to bring the kit round, plug it in, show our lads it doesn't jam, and leave it for a week without hassling us.
I sit in purchasing: five suppliers, five trials, none measured alike. Give me one scorecard all of them must run against.
`,
});
