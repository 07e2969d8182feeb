import { readField } from './reading/read-field.ts';

export const noCodeMore = readField('no-code', {
  niches: `
# erp-partners: Odoo, Zoho and Tally implementers
words: odoo, odoo partner, zoho consultant, zoho creator, tally partner, tally customisation, erp implementation, erp consultant, erpnext, business central partner, sap business one, crm implementation, hubspot partner, salesforce admin, erp for small business, erp migration, data migration from tally, chart of accounts setup, module customisation, go-live, user training erp, key user, erp support contract, tally tdl, accounting software dealer, small erp, stock and invoicing software, implementation partner, licence reseller, excel to erp
job: move a trading firm from Excel to one system without stopping its invoices
buyer: owners of implementation firms
user: functional consultants and key users
run: traders, small factories and schools | traders choose the partner who has set up their trade before and picks up the phone at month end | fixed-price scope, dirty item lists and free calls after go-live swallow the implementation fee
rival: Odoo | open-source business apps with partners | per user a month
rival: Zoho One | a suite of office and trade apps | per employee a month
rival IN: Tally Solutions | accounts and GST for small firms | a licence or yearly rental
rival: Frappe | ERPNext and hosting | per site a month
rival: Microsoft Business Central | accounts and stock through partners | per user a month
system: Odoo Studio | changes fields and views, and breaks some at each version
system: bank feeds | bring statements that users reconcile or not
system: the old Excel masters | hold item names in many spellings
system: tax e-invoice portals | refuse bills with a wrong code or address
today: a consultant interviews the owner, copies masters from Excel at night and trains clerks who keep their own sheet
cost: a bad opening balance haunts the audit, and the warehouse stops while users look for the button
pain: the owner wants the new system to look like the old register
pain: version upgrades break the custom module of the partner who has left
pain: clerks enter stock on Friday for the whole week
channel: accountants of small firms | an accountant names the software and the person who sets it up
channel: vendor partner programmes | a vendor hands leads to partners with badges
channel: trade associations by sector | a rice millers' body asks one partner for all members
cycle: 4-26 weeks | the owner decides after a demo with his own items
price: implementation for a small firm | 2000-20000 USD | project
price: support after go-live | 100-800 USD | firm a month
rule US: state sales tax rules | rates by address must be right in the invoice, so tax add-ons decide the project
rule EU: ViDA | digital invoices become the rule across borders, and partners must set them up
rule GB: Making Tax Digital | VAT records flow by software link from books to the tax office
rule IN: GST e-invoicing | firms above the limit need a portal number on each invoice, and books keep an edit log
season: go-lives crowd around the new financial year, and clerks are lost at audit and festivals
next: e-invoicing and tax add-ons | warehouse scanning | yearly upgrades
fail: partners sold fixed prices, said yes to each wish and lost money on the second customer
fail: templates by trade were copied by the vendor's own setup wizard
lately: vendors put AI and low prices in front of partners, and e-invoice laws bring late adopters
economics: 35-60 | 1-3 | 400-3000 USD
ask: Which trade have you set up often enough to say no? | Who cleans the item list, and when? | What happens to custom code at the next version?
grade: low
# web-access: website accessibility audits and fixes
words: accessibility audit, web accessibility, wcag, wcag audit, accessible website, screen reader test, screen reader, alt text, colour contrast, keyboard navigation, accessibility statement, ada lawsuit, ada website, section 508, vpat, european accessibility act, eaa compliance, barrierefreiheit, bfsg, accessible pdf, pdf remediation, tagged pdf, captions for video, accessibility overlay, accessibility testing, disabled users testing, blind tester, easy read, plain language, accessible documents, inclusive design
job: let blind and disabled visitors use a site and prove it to the law
buyer: heads of digital at shops and offices
user: developers and disabled testers
run: online shops, banks and councils | banks hire the auditors who bring blind testers and show a developer where to click | long reports, retests that are not billed and pages that change weekly take the audit fee
rival: Deque | testing tools, audits and training | per seat or a quote
rival: Level Access | audits and monitoring with legal papers | a yearly contract
rival: accessiBe | an overlay script for websites | per site a month
rival: Siteimprove | site checks for public bodies | a yearly contract
rival: Stark | contrast and design checks for designers | per seat a month
rival: Fable | testing by people with disabilities | a yearly contract
system: NVDA | reads the page aloud as a blind visitor hears it
system: axe-core | finds the faults that a machine can find
system: the site's component library | repeats one bad button on each page
system: the accessibility statement | tells regulators what fails and by when it is fixed
today: a consultant tabs through pages with a screen reader, fills a sheet of criteria and mails screenshots
cost: a demand letter costs more than the fix, and a blind buyer leaves at the unlabelled checkout button
pain: a scanner says green while the basket cannot be reached without a mouse
pain: the agency fixed the page and the next campaign broke it again
pain: old PDFs by the shelf stand on a council site, and each needs tags by hand
channel: web agencies | an agency must promise conformity and has nobody to test it
channel: disability associations | an association lends its seal and its testers
channel: lawyers for online shops | a lawyer with a demand letter in hand names an auditor
cycle: 4-20 weeks | a letter or a tender deadline decides sooner than a conviction
price: an audit of a small site | 2000-8000 USD | audit
price: monitoring and retests | 100-900 USD | site a month
rule US: Americans with Disabilities Act | courts treat shops' sites as places of business, and a rule binds public bodies
rule EU: European Accessibility Act | shops, banks and tickets online must meet the standard, with national fines
rule GB: Public Sector Bodies Accessibility Regulations | public sites publish a statement and are sampled by the government
rule IN: Rights of Persons with Disabilities Act | sites and apps follow the Indian standard, and brokers and banks got orders
season: tenders close before the budget year, and deadlines of new laws bring a rush
next: training for designers | document tagging | captions and sign language video
fail: overlay widgets promised compliance and were sued along with their customers
fail: testing marketplaces paid disabled testers per bug and lost the good ones
lately: the European act took effect, and the American regulator fined an overlay firm for its claims
economics: 45-70 | 1-3 | 800-4000 USD
ask: Which disabled people tested it, and were they paid? | Who fixes the component and not only the page? | What do you hand over when a demand letter comes?
grade: low
`,
  facts: `
odoo-value@odoo | Odoo's valuation in a share sale | Odoo was valued at # in a sale of shares | 5000000000 | EUR | spend | EU | 2024 | Odoo | medium | erp-partners
in-einvoice-threshold@cbic | Turnover from which Indian firms issue e-invoices | firms above # of yearly turnover must register each invoice | 50000000 | INR | limit | IN | 2023 | Central Board of Indirect Taxes and Customs | medium | erp-partners
in-audit-trail@mca | Edit logs in Indian books | company accounting software must keep an edit log that nobody can switch off | - | - | statement | IN | 2023 | Companies (Accounts) Rules, Rule 3 | medium | erp-partners
accessibe-penalty@ftc | Penalty for an overlay maker's claims | the regulator made an overlay maker pay # over its claims | 1000000 | USD | spend | US | 2025 | Federal Trade Commission, accessiBe order | medium | web-access
disabled-people@who | People with significant disability | about # people live with a significant disability | 1300000000 | people | estimate | global | 2022 | World Health Organization | medium | web-access
eaa-micro-exempt@eu | Staff below which European service firms are exempt | service firms with fewer than # people and small turnover are exempt | 10 | people | limit | EU | 2025 | Directive (EU) 2019/882 | medium | web-access
`,
  wordings: `
# erp-partners
also: functional consultant, techno-functional, solution architect small firms, tally expert, tally operator, tally guru, software dealer, datev schnittstelle, warenwirtschaft, gestionale, ön muhasebe, opening balances, item master, ledger groups, units of measure, batch and expiry, bin location, reorder level, delivery challan, purchase order approval, sales order, credit note, cost centre, bill of quantities, job card, manufacturing order, barcode setup, pos terminal sync, user rights, print format, invoice template, custom report, studio app, python module, server script, import csv, duplicate items, negative stock, wrong valuation, month-end mismatch, clerk resistance, parallel run, cut-over weekend, uat, sign-off, change request, scope creep, annual maintenance, remote desktop, amc renewal, training video, process map, blueprint, books and stock program, software house, business software seller, system switch, go live weekend, chart of accounts, old dos program, desktop accounting, shop floor entry, wholesale billing program, gst billing setup
plain: company management programs, business administration programs, introducing company software, bookkeeping and stock program, one program for everything, leaving spreadsheets behind, switch of business program, installer of business programs, local software installer, regional software representative, consultants for merchants, duplicate article names, article list cleaning, forty spellings, fixed quotation consultants, endless additional wishes, additional wishes charged, billing interrupted, invoices standstill, parallel operation, abandoned installation, installer vanished, half-finished installation, rescue of installation, accountants recommending, accountant's commission, instruction of staff, industry-ready configuration, ready configuration furniture, merchants' digitalisation, inventory and ledger software, yearly maintenance visit, company data transfer, computer consultancy, systems integration, value-added resale, business systems deployment, enterprise resource planning, change management, master data cleansing, software dealership, administrative computerisation, hardware trader, spare parts trader, timber trader, family wholesaler, pharmacy distributor, accounts and warehouse together, old desktop program, paper ledgers, tangled worksheets, misspelt goods, same screw thrice, units of measure, import of items, fixed fee, bill keeps growing, scope argument, hours overrun, stop the press, weekend switch, can't print bills, dry run, dead project, consultant disappeared, half installed, second attempt, take over mess, chartered accountants refer, trainer in town, evening classes, teach the clerks, preset for bakeries, preset for garages, off-the-shelf for one branch, vertical kit, plug-in modules, annual retainer, gulf traders, business system integrators, enterprise resource rollout, accounting migration, trading companies, implementation consultants, resellers, back-office replacement, duplicate articles, spelling variants, product codes, opening inventory, fastener wholesaler, deduplication, scope agreement, change requests, fixed-fee projects, customisation creep, module additions, proprietor demands, unprofitable implementation, cutover, parallel run, fiscal configuration, billing interruption, dispatch halt, invoice layout, rehearsal, failed implementation, takeover audit, abandoned customers, vanished integrator, source access, lost credentials, recovery of deployment, referral accountants, train-the-trainer, channel affiliates, small retailers, after-hours support, commission, certified instructors, industry preset, vertical configuration, carpentry workshops, bill of materials, preconfigured, sector demonstration, irrelevant sample data
Owner has nine spreadsheets, a register and a nephew. We come for two weeks, count the godown, load the names once and stay until the first tax return.
Ready setup for furniture makers on open-source software, live in ten days.
im odoo dev in lahore solo, client keeps adding stuff on fixed price, how do i quote n stop that
Our distributor switched on a Monday and could not bill until Thursday. The old program was kept running in a corner for a year, just in case.
Sacco offices, schools and clinics in Kenya still buy a disk from a man with a bag: local partner, Swahili lessons, M-Pesa matched, yearly visit.
Data-cleaning service for go-lives: we merge forty spellings of the same bolt before the consultant arrives.
Rescue squad for half-finished roll-outs, where the first firm took the deposit and legged it; fixed diagnosis, frank report, phased repair.
I keep books for sixty shops. I would gladly bring them all over if somebody trained my three juniors and shared the commission.
# web-access
also: a11y, accessibility specialist, accessibility consultant, disabled tester, blind user, low vision, deaf visitor, dyslexia friendly, motor impairment, switch control, voice control, braille display, magnifier, focus ring, tab order, skip link, heading order, form label, error message, aria, landmark, modal trap, carousel, captcha barrier, cookie banner trap, video without captions, audio description, sign language video, transcript, contrast ratio, tiny font, flashing, pdf tags, reading order, scanned pdf, accessible word file, accessible menu, kiosk accessibility, ticket machine, easy language, leichte sprache, lenguaje claro, rgaa, bitv test, en standard, conformance report, demand letter, serial plaintiff, settlement, statement page, feedback mechanism, remediation, retest, regression, design system, component fix, overlay widget, monitoring scan, procurement clause, sebi order, banking app for blind, school portal, election site, court forms, e-book accessibility, alt descriptions for shop photos
plain: websites for the handicapped, internet without obstacles, obstacles on websites, sightless visitors, websites for sightless, pages read aloud, spoken websites, picture descriptions, descriptions for pictures, unreadable by voice software, unnamed buttons, lawsuit over website, lawyer's threat website, legal duty websites, european law websites, small merchants law, obstacle examination, handicapped examiners, examined by affected people, sightless examiners, municipal documents readable, old documents readable aloud, document structure marking, building blocks without obstacles, design kit inclusive, contrast and letters, operable without mouse, inclusive internet, conformity declaration website, hearing-impaired visitors, equal internet participation, digital participation, disability law online, digital inclusion, usability assessment, compliance testing, conformity assessment, anti-discrimination statute, public sector websites, assistive technology compatibility, remediation services, blind people, low vision, braille display, deaf, tremor, motor impairment, dyslexia, colour-blind, elderly web users, magnified text, voice reads page, can't click, mouse-free, tab key, missing label, invisible button, sued, solicitor's letter, settlement demand, serial plaintiffs, shopkeepers sued, fine, quick repair of pages, live session with users, observed testing, paid testers, town hall leaflets, scanned brochures, reading order, bulk conversion, spoken picture text, shoe described aloud, coded widgets, ready building kit, inclusive design, checklist for micro shops, yearly declaration, subtitles, impairment, assistive technology, barrier-free pages, compliance review, visually impaired visitors, keyboard operation, litigation response, remediation, legal threat, small retailers sued, image descriptions, settlement avoidance, plaintiff letter, usability sessions, participants with impairments, lived experience testers, assistive reader, moderated trial, checklist limits, genuine barriers, document remediation, municipal archives, structured headings, batch conversion, spoken tables, tagged files, alternative text, automated captioning, footwear catalogue, audio description, nonvisual shopping, colour naming, picture wording, component library, calendar widget, focus order, reusable interface parts, design tokens, preventive engineering, recurring defects, statutory obligations, microenterprise exemption, european directive, plain-language guidance, legal uncertainty, conformance statement, electronic publications
My mother is blind and shops by voice. At the till the button is called nothing, so she rings me and I finish it from work.
Pictures of a thousand products described well enough for ears.
got ada letter 4 my etsy style candle shop site, they want 12k, what do i fix first n who can certify
We invited five wheelchair and screen-reader users to the launch. In ten minutes they found what three agencies had ticked as done.
Tag old council papers in Welsh and English by batch, with a person checking tables, before the monitoring letter lands.
A studio staffed by blind graduates in Bengaluru and Manila testing bank and broker apps, paid by the day and not by the fault.
Shops in Austria and Spain got a nasty surprise when the new law bit; small ones want a fair fixed price, a statement and no scary jargon.
I sell design kits to agencies. If each button and date picker were right from the start, half of your audits would be short.
`,
});
