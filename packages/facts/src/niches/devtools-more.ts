import { readField } from './reading/read-field.ts';

export const devtoolsMore = readField('devtools', {
  niches: `
# software-houses: software houses and outsourced developers
words: software house, software agency, development agency, dev shop, outsourcing company, offshore developers, nearshore, it services company, custom software, bespoke software, software consultancy, staff augmentation, body leasing, bench developers, fixed price project, statement of work, scope creep, change request, mvp development, app development company, web agency developers, hire developers, dedicated team, white label developers, time and materials, utilisation rate, software estimate, it outsourcing, developers for hire, project handover, softwarehaus
job: sell, staff and deliver client software without losing money on scope
buyer: founders of software agencies
user: project managers and lead developers
run: start-ups, mid-sized firms and public bodies | clients return to the house that said no to a feature and shipped on the agreed Friday | idle developers between projects, scope that grew for free and late payers eat the day rate
rival: Toptal | vetted freelancers placed within days | a mark-up on the hourly rate
rival: EPAM Systems | large engineering teams from several countries | a day rate per engineer
rival: Upwork | freelancers and agencies by the hour | a share of each invoice
rival IN: Tata Consultancy Services | outsourced systems for big firms | a contract by team and year
rival: Scoro | quotes, hours and margins for agencies | per user a month
system: Jira | holds the backlog that client and team read differently
system: time sheets | turn into the invoice that the client disputes
system: GitHub | is where the client wants the code to lie on the last day
system: Clutch | ranks agencies by reviews and sells the top places
today: the founder writes estimates in a spreadsheet from memory, the team logs hours on Friday and scope talk happens on calls
cost: one underquoted project eats the profit of the good ones, and a bench of idle developers eats the rest
pain: the client says small change, and the sprint is gone
pain: the best developer is poached by the client in the week after launch
pain: leads come in waves from referrals, so hiring is always too early or too late
channel: partners who sell without a team | design studios and consultancies have clients who need code
channel: agency owners' circles | founders trade utilisation figures and name the tool that showed them a loss
channel: review directories | a buyer abroad shortlists by stars and asks for references
cycle: 2-16 weeks | clients compare several quotes and start with a paid discovery
price: a developer by the hour | 25-150 USD | hour
price: agency planning software | 20-60 USD | user a month
rule US: Contractor classification tests | a developer paid like staff may be held an employee in California and elsewhere
rule EU: Cyber Resilience Act | whoever places the product on the market answers for updates, so contracts must say who
rule GB: IR35 off-payroll rules | medium and large clients decide whether a contractor is taxed as staff
rule IN: GST export of services | exports are free of tax with an undertaking filed and money received from abroad
season: budgets are signed in January and September, and December stops decisions
next: upkeep contracts after launch | code audits for buyers | small products of their own
fail: marketplaces for agencies earned on the first project, and later ones were signed directly
fail: houses that took shares instead of fees were left with shares
lately: coding assistants cut estimates, clients ask for lower rates and junior seats vanish
economics: 25-45 | 3-8 | 1500-8000 USD
ask: What was the quoted and the real number of hours on your latest projects? | How many weeks of wages can the firm pay if the largest client leaves? | Who owns the code and the accounts on the last day?
grade: low
# circuit-boards: circuit boards, prototypes and EMC labs
words: pcb, circuit board, printed circuit board, pcb assembly, pcba, prototype board, electronics prototyping, electronics design, schematic, pcb layout, gerber file, bill of materials electronics, component shortage, pick and place, reflow oven, soldering, emc test, emc lab, radio certification, ce marking electronics, fcc certification, test jig, test fixture, bed of nails, contract electronics, ems provider, kicad, altium, oscilloscope, spectrum analyser, calibration of instruments, counterfeit components, electronic components distributor
job: get from schematic to a tested board that passes the lab at first try
buyer: hardware heads at device makers
user: electronics engineers
run: inventors, device makers and universities | engineers return to the shop that rings about a wrong footprint before it builds | reels of leftover parts, line changeovers, rework and lab hours for free retests eat the quote
rival: JLCPCB | cheap boards and assembly by upload | a price per board
rival: Altium | board design software with part data | a yearly licence per seat
rival EU: Eurocircuits | fast small-series boards made in Europe | a price per order
rival: MacroFab | assembly through a network of American plants | a price per board
rival IN: PCB Power | prototype boards and assembly in Gujarat | a price per order
rival: Element Materials Technology | radio and EMC tests for approval | a price per test plan
system: KiCad | draws the board and exports what the factory wants
system: Octopart | shows stock, price and end-of-life of each part
system: Gerber and IPC files | carry the design and its silent mistakes to the line
system: test lab portals | book the chamber and keep the report number
today: an engineer exports files at night, mails a parts list to several assemblers and waits for questions about missing polarity
cost: a respin costs weeks, and a failed radiated test in the chamber costs the launch slot
pain: the one regulator chip is out of stock everywhere and the footprint fits nothing else
pain: assemblers quote in days, ask by e-mail and want the same file in another format
pain: the device passes alone and fails as soon as the charger cable is plugged in
channel: component distributors' field engineers | they see each new design before a board exists
channel: maker spaces and university labs | a prototype made there becomes the first paid series
channel: electronics fairs | small makers carry boards to electronica or Electronica India and ask for quotes at the stand
cycle: 1-16 weeks | prototypes are ordered by card at night, series after an audit of the line
price: a small prototype run with assembly | 200-3000 EUR | order
price: a day in an EMC chamber | 1000-2500 EUR | day
rule US: FCC equipment authorisation | radiating devices need a declaration or a certificate before they are sold
rule EU: Radio Equipment Directive | radio, safety and now security of connected devices must be shown before the CE mark
rule GB: UKCA and CE recognition | Britain still accepts the CE mark for most electronics and adds password rules
rule IN: BIS compulsory registration | listed electronics need tests in an Indian lab and a registration number
season: Chinese New Year stops boards for weeks, and lab slots run out before autumn launches
next: firmware and test jigs | enclosure tooling | spare boards for old machines
fail: instant-quote sites for assembly lost money on the parts they had not checked
fail: desktop board printers were slower than a parcel from Shenzhen
lately: India and Europe fund board plants, and security duties joined the radio approval
economics: 20-45 | 2-5 | 100-900 EUR
ask: How many of your last boards worked without a second version? | Who carries the cost of the parts left on the reel? | Does the pre-scan predict what the accredited chamber finds?
grade: low
# erp-consultants: ERP, SAP and Odoo consultants
words: erp consultant, erp implementation, sap consultant, sap migration, odoo partner, odoo implementation, erp partner, dynamics consultant, netsuite partner, tally partner, tally customization, erp rollout, go-live, erp data migration, master data cleanup, abap developer, erp freelancer, erp selection, erp customizing, key user training, erp support contract, zoho partner, busy software reseller, erpnext, frappe developer, crm implementation partner, salesforce admin, salesforce consultant, blueprint workshop, user acceptance test erp
job: put a company on new business software without stopping invoices and goods
buyer: owners of implementation partners
user: consultants and key users
run: manufacturers, wholesalers and family firms | owners choose the consultant who knows their trade's stock count and stays after go-live | unpaid presales workshops, custom code nobody priced and weekend cut-overs eat the day rate
rival: SAP | the suite that large firms run on | a licence or subscription by user
rival: Odoo | open-source business apps sold with partners | per user a month
rival: Microsoft Dynamics 365 | business apps sold through partners | per user a month
rival IN: Tally Solutions | books and stock for Indian small firms, sold by local partners | a licence per site
rival: Frappe | the open ERPNext suite and hosting | by server plan
system: SAP Solution Manager | records transports, tests and what was changed by whom
system: Excel master data | arrives with duplicate customers and units that disagree
system: bank and tax interfaces | break the first invoice run after cut-over
system: vendor partner portals | hand out leads by badge, seat count and certificates
today: consultants draw processes in workshops, key users clean item lists at night and the cut-over plan is a long spreadsheet
cost: a bad go-live stops shipping for weeks, and the owner pays for the old and the new system side by side
pain: each department asks for its old screen back, and the standard becomes custom code
pain: the consultant who sold it leaves after signature, and juniors learn on the client
pain: item masters hold the same bolt under many names, and stock never agrees
channel: accountants and tax advisers | an owner asks the accountant first when the old software dies
channel: software makers' partner programmes | vendors pass local leads to partners with badges
channel: trade groups of manufacturers | a plant owner visits a peer's shop floor to see it live
cycle: 8-50 weeks | owners see several demos, visit a reference and sign before the fiscal year
price: a consultant's day | 400-1600 EUR | day
price: a small firm's rollout | 15000-150000 EUR | project
rule US: Sarbanes-Oxley Section 404 | listed clients need change logs and access controls that auditors test
rule EU: VAT in the Digital Age | invoices become structured data, and every rollout must map them
rule GB: Making Tax Digital | VAT records and returns must flow from software without retyping
rule IN: GST e-invoicing | larger sellers must fetch an invoice number from the portal before goods leave
season: go-lives fall on the first day of a fiscal year or quarter, and presales fills spring
next: integrations with shops and banks | support contracts | reports and planning on top
fail: fixed-price rollouts drowned in data cleaning that nobody had seen before signature
fail: councils such as Birmingham bent Oracle to old habits and paid many times the first budget
lately: SAP's old suite nears its end of upkeep, and models now write mappings, test scripts and custom code
economics: 30-50 | 1-3 | 2000-15000 EUR
ask: Who cleans the item master, and by when? | Which custom screens would you refuse to build? | How did the last client ship goods on the first Monday?
grade: low
`,
  facts: `
in-tech-revenue@nasscom | Revenue of India's technology industry | the technology industry earned about # in the fiscal year | 283000000000 | USD/year | estimate | IN | 2025 | NASSCOM Strategic Review | medium | software-houses
project-success@standish | Software projects that succeed | only # of software projects ended on time, on budget and used | 0.31 | share | share | global | 2020 | Standish Group, CHAOS Report | low | software-houses
pk-it-exports@sbp | Pakistan's IT exports | software and IT exports brought in about # | 3200000000 | USD/year | estimate | PK | 2024 | State Bank of Pakistan | medium | software-houses
us-board-share@pcbaa | America's part in circuit boards | American plants make only about # of the world's circuit boards | 0.04 | share | share | US | 2023 | Printed Circuit Board Association of America | low | circuit-boards
emc-first-fail@intertek | Products that fail their first EMC test | about # of products fail the first EMC test | 0.5 | share | share | global | 2010 | Intertek, Why 50% of Products Fail EMC Testing | low | circuit-boards
in-component-scheme@meity | India's scheme for electronic components | the component scheme was given # | 229190000000 | INR | spend | IN | 2025 | Ministry of Electronics and Information Technology | medium | circuit-boards
birmingham-erp-budget@council | First budget of Birmingham's Oracle project | Birmingham's council first planned # for its Oracle system | 19000000 | GBP | spend | GB | 2018 | Birmingham City Council | medium | erp-consultants
sap-suite-end@sap | End of upkeep for SAP's older suite | mainstream maintenance of the older business suite ends with this year, and extended upkeep costs extra | - | - | statement | global | 2027 | SAP SE | medium | erp-consultants
in-einvoice-line@cbic | Turnover from which invoices need the portal | sellers with a yearly turnover above # must register each invoice | 50000000 | INR/year | limit | IN | 2023 | Central Board of Indirect Taxes and Customs | medium | erp-consultants
`,
  wordings: `
# software-houses
also: it company, coding company, tech studio, app studio, product studio, it body shop, outsourcer, subcontractor coder, remote squad, offshore team, werkvertrag, prestataire informatique, ssii, fábrica de software, softwarehouse, dev team in vietnam, team in ukraine, lahore developers, bench time, billable hours, blended rate, day rate, hourly rate card, proposal deck, request for proposal, discovery workshop, wireframes, user stories, sprint demo, acceptance, milestone invoice, retainer, warranty period, bug after launch, scope fight, underquoted, unpaid change, late invoice, client ghosting, code ownership, repository handover, source code escrow, nda, master services agreement, account manager, tech lead, scrum master, delivery manager, presales engineer, junior devs, poached developer, time zone, cultural gap, white-label work, agency partner, referral client, case study, portfolio page, bidding sites, project rescue, takeover of code, estimate, staff a project, subcontract, ship, bill
plain: programming contractors, hired programmers, programming bureau, computing contractors, tailor-made programs, made-to-order programs, commissioned programs, purchaser of programs, computing workforce abroad, foreign programmers, programmers lent out, idle programmers, unoccupied staff, lump-sum quotation, hours exceeded, optimistic quotations, growing wishes, unfinished programs, disappeared contractor, takeover of unfinished work, delivery of passwords, trustee for code, readable deliverables, second opinion on offers, overpriced websites, fair quotation check, charity purchasers, auction of assignments, cheap hourly labour, contract programmers, computing service providers, anonymous subcontractor, commissioned app, workshop of programmers, foreign clientele, project overruns, computer programming activities, information technology consultancy, contract engineering labour, agency worker leasing, cross-border services, systems development suppliers, professional services firm, resource pooling, delivery risk, bid management, capacity exchange, vendor insolvency, technical due diligence, escrow, nearby subcontracting, billable days, tender responses, coders in bangalore, coders in ukraine, geeks for rent, botched app, half-built website, runaway budget, quarrel with client, blown deadline, ghosted by freelancer, firm that builds apps, people who write code, somebody made my app, pay before it works, guess how many weeks, sizing an assignment, fixed sum tender, orphaned application, salvage, missing repository, swapping spare coders, benchwarmers, acceptance of deliverables, source custody, decoding proposals, jargon translated for nonprofits, referral instead of auctions, race to bottom, niche reputation, programming contractor, custom application firm, scope creep, bespoke development, commissioned applications, unprofitable engagements, it services company, effort estimation, lump-sum contract, underestimated authentication, project bid, cost overrun, risk buffer, proposal sizing, orphaned applications, takeover of abandoned code, vanished contractor, credential recovery, ownership regained, app rescue, unreachable programmer, staff sharing, underused programmers, inter-agency loan, spare engineers, temporary secondment, subcontract bench, delivery acceptance, unusable codebase, domain ownership, independent verification, build reproducibility, procurement advice, nonprofit buyer, second opinion, overpriced proposal, charity fundraising system, impartial technologist, offer comparison, freelance programmers, south asian coders, client acquisition, price undercutting, reputation scores, export of it services, gig marketplace dependence
Our last five jobs took nearly double the hours we promised. Learn from old tickets and tell me, before I sign, where this one will swell.
Rescue crew for half-finished apps whose makers vanished.
we r 11 coders in rawalpindi, get work from bidding sites at 15 an hour, want own clients in gulf, how
I bought a platform from an agency and got neither passwords nor readable code. An escrow that tests the handover: builds, runs, documented, yours.
Shared bench between small studios in Kraków, Brno and Vilnius: lend a mobile coder for six weeks at a fair internal rate.
A studio for farm cooperatives and village clinics in western Kenya, paid in instalments after harvest.
Charities in Britain are fleeced over websites and databases since nobody can read a quote. Independent second opinion, fixed fee, two days.
As a designer I win clients who need coders I don't have. Match me with a discreet crew that works under my name.
# circuit-boards
also: hardware engineer, layout engineer, hobby electronics, tinkerer, ham radio builder, leiterplatte, bestückung, circuito impreso, carte électronique, placa de circuito, copper layers, vias, impedance, solder mask, stencil, solder paste, reel, tape, smd, through hole, bga, x-ray inspection, optical inspection, rework station, hot air, flux, conformal coating, potting, wire harness, cable assembly, connector, crimp, antenna tuning, shielding can, ferrite, ground loop, radiated emission, conducted emission, esd gun, surge, pre-scan, anechoic chamber, notified body, test report, declaration of conformity, rohs, reach, moisture bag, date code, obsolete chip, last-time buy, second source, broker parts, fake chips, lead time, minimum order, panel, v-cut, fiducial, footprint error, swapped pins, magic smoke, burnt board, respin, functional test, pogo pins, programming jig, signal generator, multimeter calibration, bench supply, solder, assemble, debug a board
plain: electronic cards, green boards, electronics manufacturing, small-series electronics, placing tiny parts, miniature parts, populated cards, wiring plan, electronic drawings, interference measurement, radio disturbance, interference laboratory, electromagnetic disturbance, conformity laboratory, approval measurements, conformity mark, shielded room, discontinued semiconductors, vanished semiconductors, replacement electronics, forged semiconductors, metering van, checking measuring devices, instrument verification, cable sets, electronic hobbyists, loose resistors, school electronics, electronics subcontractor, wrong connections, drawing comparison, trial series, gadget inventors, measuring apparatus, assembly of electronics, joining parts with tin, manufacture of electronic components, engineering design activities, testing laboratories, radio equipment directive, electromagnetic compatibility law, homologation, type approval, product development services, hardware engineering, rapid prototyping, time to certification, obsolescence redesign, component lifecycle, pre-compliance, accredited chamber, hardware startups, copper traces, vias, multilayer laminate, antenna, capacitor, transistor, microchip, radio noise, humming loudspeaker, fried electronics, smoke, magnifier, tweezers, breadboard, the inside of gadgets, plate with little legs, does it disturb radio, stamp to sell electronics, land pattern compared, data sheet mismatch, pinout errors, antenna sniffing, anechoic, quiet tent, prototype run of twenty, neighbourhood workshop, pin-compatible substitute, respin, voltmeter adjusted, torque driver, pupils' components drawer, leds and wires, pocket-money electronics, electronic hardware design, prototype electronics, compliance laboratory, unavailable semiconductor, printed wiring, product development engineers, first-pass approval, component geometry, layout verification, land pattern, datasheet comparison, reversed pins, design error, faulty prototypes, radio interference, electromagnetic compatibility, preliminary measurement, regulatory testing, spectrum analyser, shielding, certification failure, local electronics manufacture, agricultural sensors, border delay, short run, domestic assembly, rainy season deadline, import hold-up, obsolete components, replacement design, heating controls, end of production, wireless module, spares unavailable, re-engineering, metrology service, workshop tools, overdue certificate, multimeters, quality audit, recalibration round, educational components, classroom electronics, small quantities, pupils' experiments, maker supplies, technology teacher, sensors by the piece
The assembler found the swapped pins after building two hundred. Somebody should compare drawing, part sheet and footprint before the files leave my desk.
Rentable pre-scan box: shielded tent, antenna and analyser, by the day, in a van.
need 30 boards for my soil sensor in nairobi, shenzhen takes 3 weeks + customs drama, is there any place local that places tiny parts
A radio chip went out of production, and our boiler controller with it. I'd redesign boards for machines whose maker has gone, in runs of fifty.
Calibration van for multimeters, torque tools and scales at workshops in Tamil Nadu, stickers and certificate on the spot.
Cable harness workshop with twenty seats in Tunisia for small European device makers.
Chamber bookings are a telephone game. If the lab showed free afternoons and the standard list, half of my client calls would end.
I sell reels to hobbyists and schools; they need five, not five thousand. Cut tape, kits by lesson and honest stock in Lagos.
# erp-consultants
also: business software, enterprise software, warenwirtschaft, progiciel, sistema de gestión, sap basis, functional consultant, solution architect, key user, superuser, process owner, it manager at factory, implementation house, var, value-added reseller, reseller of accounting software, tally guy, munim, tally operator, customised report, invoice template, chart of accounts, item master, bill of materials clean, opening stock, stock count, cut-over weekend, parallel run, hypercare, test script, training manual, blueprint, gap analysis, change request form, transport, sandbox, production client, custom field, add-on module, interface, middleware, barcode module, payroll module, old as400 screens, access database, home-grown system, licence audit, seat count, annual maintenance, partner badge, demo database, request for demo, selection adviser, fit-gap, scope document, failed go-live, wrong stock, blocked invoices, shipping stopped, angry warehouse, duplicate vendors, month close delay, consultant left, migrate, customise, roll out, map fields
plain: company-wide computer system, administrative computer package, bookkeeping and stock system, merchandise administration, introduction of systems, system introduction advisers, switch-over day, transition weekend, computer package advisers, german business package, package vendors, neutral choice of package, commission-free advice, duplicate articles, article register, supplier register, tidying article lists, delivery notes stopped, invoices halted, factory standstill after switch, rehearsed switch, trained employees, departmental testers, storeroom workers testing, retired specialists, proprietary programming language, aging customisations, wholesalers on paper, family wholesale, bookkeeping dealers, installation by hand, bookkeepers retrained, system adoption, paperwork to computer, company database, operating records, computer consultancy activities, systems implementation, business information systems, integrated management packages, information systems integrators, enterprise applications, transformation programmes, cutover, vendor-neutral advisory, requirements gathering, master record governance, package procurement, change management, value-added resellers, hypercare, process mapping, fit-gap, ledger, warehouse, purchasing, payroll, one program for everything, botched launch, lorries waiting, shelves empty, confused clerks, consultants in suits, huge fees, delayed project, german giant, big firm computer program, stock and money together, teach office new program, move from notebooks, mock launch, trial orders, dry run, same vendor twice, purging doubles, cleaning article data, unbiased selection, kickbacks, scorecard, retiring coder, bespoke extensions, handwritten invoices, traders in bazaar, career switch bookkeeper, accounting graduate becomes adviser, enterprise systems, business administration suite, implementation advisors, resource planning, integrated bookkeeping, departmental resistance, excessive customisation, dress rehearsal, changeover trial, shipping disruption, launch simulation, warehouse paralysis, trial migration, data cleansing, duplicate records, catalogue harmonisation, vendor records, phantom inventory, material descriptions, golden record, vendor-neutral selection, impartial advice, requirements analysis, biased recommendation, licence purchase, lot tracking absent, tender support, legacy customisation, retiring programmers, payroll failure, undocumented enhancements, application maintenance, scarce abap, knowledge retention, digitising traders, small distributors, family merchant, fiscal invoices, inventory bookkeeping, paper ledgers, electronic stamp, career conversion, finance graduates, trainee implementers, practical academy, system configuration, junior advisors
Our plant couldn't print delivery notes for nine days after the switch. A rehearsal with real orders, real labels and the actual night shift would have shown it.
Item-list cleaner: finds the same screw under eleven names and asks the storeman which stays.
local tally dealer here, 300 shops, they all want whatsapp invoice n stock on phone, i install by hand each time
I have sat on both sides. Sellers promise, juniors deliver, owners sign blindly. An adviser who picks the package and takes no commission from any maker.
Family wholesalers in Oaxaca and Puebla run on paper and one clever aunt. Open-source package, Spanish training, bank files and tax stamps ready.
Emergency desk for firms whose one ABAP expert has retired, with people who still enjoy it, across Germany and Austria.
A school in Kampala that turns accounting graduates into functional consultants, then leases them to partners abroad.
I am the storekeeper they call key user. I test at night, unpaid, from a list nobody understands; give me ten clear cases on my scanner.
`,
});
