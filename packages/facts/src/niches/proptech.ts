import { proptechFacts } from './facts/proptech.ts';
import { proptechJobs } from './jobs/proptech.ts';
import { readField } from './reading/read-field.ts';
import { proptechWordings } from './wordings/proptech.ts';

export const proptech = readField('proptech', {
  niches: `
# landlords: small landlords and rent collection
words: landlord, landlords, rent collection, late rent, rental property, buy to let, rent arrears, lease agreement, tenancy agreement, tenant screening, small landlord, rent receipt, property accounting, security deposit, eviction, vacant flat, gas certificate, nri landlord, rental income, hmo, duplex
job: collect rent and stay legal on a few flats after work
buyer: private landlords
user: small landlords
run: tenants of small landlords | tenants stay where the boiler is mended this week and the rent rises gently | interest, void weeks, a new roof and the tax bill take what the rent leaves
rival US: TurboTenant | listings, screening and leases for small landlords | a fee to applicants and a yearly premium plan
rival US: Avail (Realtor.com) | rent collection and leases | per unit a month above a free tier
rival: Landlord Studio | bookkeeping and rent for small portfolios | per portfolio a month
rival GB: OpenRent | letting without an agent in Britain | a fee per tenancy
rival IN: NoBroker | rent payment and tenant search in India | a plan fee and a payment fee
rival EU: Rentila | rent ledgers and receipts for small landlords | a yearly plan over a free one
system US: TransUnion SmartMove | scores the applicant and returns adverse-action text
system: GoCardless | pulls rent by bank debit and returns it when it bounces
system: bank statements | show a payment but not the flat it is for
system GB: Making Tax Digital | takes quarterly rent figures from approved software only
today: the landlord watches the bank app on the first, texts the tenant and keeps receipts in a shoebox
cost: one month of arrears eats the year's profit on a mortgaged flat, and a wrong form voids the notice
pain: the gas certificate lapses, and the court throws out the possession claim
pain: an applicant's payslip was edited on a phone, and it shows in the second month
pain: at tax time each tap repair and agent fee must be found again in the bank statement
channel: landlord associations | members buy what the helpline recommends
channel: mortgage brokers and landlord insurers | the purchase of a flat starts with a broker and a policy
channel: listing portals | the vacancy is the only week when a landlord looks for tools
cycle: 1-4 weeks | the landlord signs up during a vacancy and forgets it once the flat is let
price: landlord software | 0-40 USD | portfolio a month
price: applicant screening | 30-55 USD | applicant
rule US: Fair Housing Act | screening criteria must be equal for all applicants, families with children too
rule US: FCRA | a refusal based on a tenant report needs an adverse-action notice
rule EU: National rent law | German deposits lie in a separate account, and rent rises follow the local index
rule GB: Renters' Rights Act | fixed terms and no-fault notices end, and landlords must join a database and an ombudsman
rule IN: Registration Act | leases of a year or more must be registered, so most stop a month short
season: students move in September, American leases turn in summer, and tax papers pile up in January
next: rent guarantee insurance | repairs and contractor payments | refinancing and portfolio purchase
fail: rent apps earned a few dollars a unit and spent more on support at the first eviction
fail: guaranteed-rent startups paid owners for empty flats and ran out of cash in a soft market
lately: Britain ended no-fault eviction and moves landlord tax to quarterly filing, so a spreadsheet no longer suffices
economics: 60-80 | 2-4 | 40-250 USD
ask: How many units does the typical user own, and what do they pay today in total? | What happens on the day the rent bounces, step by step? | In which state or country is every form it prints valid?
grade: low
# blocks: repairs and block management
words: property manager, property management, maintenance request, tenant repairs, work order, hoa, homeowners association, condo association, housing society, apartment association, rwa, block management, service charge, water leak, contractor dispatch, resident app, gate entry, visitor management society, letting agent repairs, leaseholder, reserve fund, strata
job: get a repair from complaint to paid invoice and keep residents calm
buyer: property management firms
user: property managers and maintenance coordinators
run: flat owners and their boards | a board keeps the managing agent whose lift works and whose service-charge account explains itself | night calls about leaks, arrears and meetings that run past midnight use up the fee per unit
rival US: Property Meld | repair coordination for rental managers | per unit a month
rival GB: Fixflo | repair reporting for British agents | per unit a month
rival IN: MyGate | gate entry and society accounts in India | per flat a month
rival US: Vantaca | accounting and workflow for HOA managers | per door a month
rival DE: Casavi | resident portal for German managers | per unit a month
rival: Plentific | repair ordering and contractor workflow for large landlords | per unit a year
system US: AppFolio | holds units, owners and trust accounts, with paid API access
system: Yardi Voyager | runs larger portfolios through licensed interfaces
system IN: NoBrokerHood | keeps Indian society ledgers and gate logs
system GB: MRI Qube | runs British service-charge accounts
today: residents phone about a leak, the manager texts a plumber and the invoice comes weeks later with no photo
cost: a small drip turns into a ceiling claim, and the manager spends evenings on angry calls
pain: the contractor stands at a locked door because nobody told the tenant
pain: the board meets once a month, so a broken lift waits for a vote
pain: service-charge budgets are disputed line by line because invoices are not tied to jobs
channel: property managers' associations | managers copy the workflow of a firm in the next city
channel: management committee WhatsApp groups | one treasurer shows the dues list, and the next tower wants the same
channel: accounting system partner pages | a manager buys nothing that does not post to the ledger
cycle: 4-16 weeks | a firm pilots one portfolio, while a board waits for its annual meeting
price: repair coordination | 1-3 USD | unit a month
price: a society app | 10-40 INR | flat a month
rule US: Condo reserve laws | Florida boards must fund structural reserves and inspect ageing towers
rule EU: Condominium statutes | owners vote repairs in assembly, and minutes decide who pays
rule GB: Building Safety Act | tall blocks need a safety case with records, and leaseholders are shielded from many costs
rule IN: State apartment acts | societies must audit accounts, and GST applies above set dues
season: boilers fail in the first frost, air conditioners in May and roofs in the monsoon
next: contractor marketplaces and payments | insurance claims for water damage | smart meters and leak sensors
fail: resident apps had chat and polls, but the manager still retyped each repair into Yardi
fail: startups that hired their own handymen drowned in travel time and callbacks
lately: voice and text agents triage the leak at night and book the plumber before the manager wakes
economics: 60-78 | 1-2 | 1000-6000 USD
ask: From report to fixed tap, how many days now, and where do they go? | Who may approve a spend at night, and up to what sum? | Does the invoice post to the owner's ledger without retyping?
grade: low
# renters: flat search, shares and deposits
words: tenant, tenants, renter, flat hunting, house hunting, apartment search, flatmate, roommate, room share, pg accommodation, paying guest, coliving, student housing, deposit return, deposit dispute, rental scam, broker fee, brokerage-free flat, rent reporting, renters insurance, expat housing, guarantor
job: find a home fast and get the deposit back at the end
buyer: tenants
user: tenants on the move
run: tenants and relocating workers | newcomers use the letting finder whose flats exist and whose deposit comes back in full | stale listings, viewings that nobody attends and free portals starve the finder's fee
rival GB: SpareRoom | room ads and flatmate search in Britain | a fee for early access to new ads
rival US: Zumper | rental search in America | a fee to landlords per lead or lease
rival: HousingAnywhere | mid-term rooms for students and expats | a fee per stay
rival IN: Stanza Living | managed student rooms in Indian cities | a margin on rent
rival GB: Flatfair | deposit replacement in Britain | a fee per tenancy
system GB: Rightmove | admits agents' listings only and shuts out scrapers
system DE: Schufa | proves to a German landlord that the tenant pays
system: the deposit account | holds the money until somebody has judged the check-out photos
system: Facebook Marketplace | brings the most rooms and the most scams
today: renters refresh portals at dawn, send the same PDF folder to each agent and pay a broker anyway
cost: weeks of viewings, a month of brokerage and a deposit that shrinks over a scuffed wall
pain: the listing was gone before the alert came, and the next viewing has a queue on the stairs
pain: a copied ad asks for a deposit abroad, and the keys do not exist
pain: check-out photos without a dated inventory leave the tenant's word against the agent's
channel: university housing offices and relocation teams | newcomers ask the housing office first and trust the list
channel: city housing groups on Facebook | each post comes from a person who searches this week
channel: tenant unions and advice lines | advisers see the disputes and know which proof wins
cycle: 1-3 weeks | a renter pays within days while searching and leaves the day the lease is signed
price: search alerts or early access | 10-30 EUR | month
price: deposit replacement | 120-350 GBP | tenancy
rule US: State deposit laws | deadlines to return deposits differ by state, and New York moved broker fees to whoever hired
rule EU: National broker-fee rules | in Germany whoever hires the broker pays, and deposits have a legal cap
rule GB: Tenant Fees Act | nearly every fee to a tenant is banned, so revenue must come from elsewhere
rule IN: Model Tenancy Act | deposits are capped where a state has adopted it, and rent agreements are e-stamped
season: search peaks before term starts and in summer, and dies in December
next: moving, broadband and energy set-up | renters insurance | rent payments that build credit
fail: tenant apps had users for a few weeks a year and no reason to be kept
fail: coliving firms leased whole buildings and could not raise rents when rooms stood empty
lately: made-up listings and fake payslips from image models made both sides ask for proof before a viewing
economics: 50-75 | 20-40 | 3-25 USD
ask: What does the renter pay for that the law lets someone charge? | Where does the listing come from before it is on the big portal? | Why would the user come back before the next move?
grade: low
# agents: estate agents, leads and listings
words: estate agent, real estate agent, realtor, property broker, property dealer, property leads, listing photos, virtual staging, house viewings, open house, crm for realtors, channel partner, home valuation, lead follow-up, mls, idx website, letting agent, site visits, builder sales, sold board
job: win listings and call each enquiry back first
buyer: brokerage owners
user: agents and branch negotiators
run: sellers, buyers and landlords | sellers instruct the agent whose board stands on their own road with a sold sticker | portal fees, valuations that win no instruction and sales that collapse before exchange swallow the commission
rival US: Follow Up Boss (Zillow) | lead routing and follow-up | per user a month
rival US: BoldTrail (Inside Real Estate) | brokerage websites and CRM, known before as kvCORE | per team a month
rival GB: Reapit | branch software for British agents | per branch a month
rival DE: onOffice | CRM for German brokers | per user a month
rival IN: Sell.Do | CRM for Indian developers and channel partners | per user a month
rival: HubSpot | a general CRM that brokerages bend to viewings and offers | per seat a month
system US: MLS feeds | open per market through the RESO API, by signed licence
system GB: Rightmove | takes listings and sends leads by mail
system: DocuSign | carries agency mandates and offers
system: WhatsApp Business | holds the real conversation between viewing and offer
today: the agent buys portal leads, calls between viewings and writes listing text at night
cost: a lead called an hour late is already on a viewing with another agent
pain: portals sell the same buyer to several agents, and each calls within minutes
pain: buyers must sign an agreement before the first showing, and agents fumble the fee talk
pain: old contacts who would sell this year lie unread in a phone's address book
channel: franchises such as RE/MAX | the brokerage gives the tool to all agents and deducts a fee
channel: agent coaches and podcasts | agents buy the script and the software together
channel: listing photographers | the photographer is at the house before the listing goes live
cycle: 1-8 weeks | a solo agent pays by card after one closing, while a brokerage waits for its yearly budget
price: an agent's CRM and website | 50-500 USD | agent a month
price: a portal listing package | 800-1500 GBP | branch a month
rule US: NAR settlement rules | offers of buyer commission left the MLS, and a written buyer agreement comes before a tour
rule EU: Energy label rules | property ads must show the energy class, or the agent is fined
rule GB: Material information rules | listings must show tenure, council tax and known defects, or consumer law bites
rule IN: RERA registration | agents need a number, and ads must show the project's registration
season: spring listings decide the year, and Indian bookings cluster around Navratri and Diwali
next: mortgage and conveyancing referrals | tenant and landlord services | seller-side pricing reports
fail: discount brokerages cut the fee and could not pay for staff when sales volume fell
fail: lead tools that promised exclusives resold portal clicks and were left after a quarter
lately: commission moved into open negotiation, and agents look for proof of what they do for the fee
economics: 65-80 | 3-6 | 200-1000 USD
ask: How fast is a new enquiry called today, by the call log? | Which MLS or portal has granted the data, and for which use? | Does the agent or the brokerage pay, and who owns the contacts?
grade: low
# home-buying: conveyancing and closing a home
words: home buyer, house buying, first-time buyer, conveyancing, conveyancer, solicitor for house, home closing, home escrow, title company, mortgage broker, property search, house survey, home inspection, house chain, fall through, title search, stamp duty, sub-registrar, property due diligence, down payment, exchange of contracts
job: get from accepted offer to keys without the deal collapsing
buyer: conveyancing firms and lenders
user: conveyancers and loan officers
run: buyers, sellers and their lenders | buyers praise the conveyancer who rings back and holds the chain together on a Friday | aborted chains, search fees, indemnity insurance and referral fees to agents hollow out the fixed quote
rival US: Qualia | closing software for title companies | per file
rival US: Snapdocs | digital closings for lenders | per loan
rival GB: Coadjute | shared records between agents and lawyers in Britain | per transaction
rival GB: Tembo | online mortgage broking in Britain | a commission from lenders
rival IN: Landeed | Indian land and title documents | per document
rival: DocuSign | identity checks and remote signing of sale papers | per user a year
system GB: HM Land Registry | gives titles and takes applications
system US: Encompass | holds the loan file in most American lenders, with partner access only
system IN: state land registries | keep Indian deeds, each on a site of its own such as Kaveri
system: lenders' portals | pass mortgage instructions only to firms on their panel
today: the buyer phones the agent, who phones the solicitor, who waits for searches from the council
cost: each lost week brings rate-lock fees, a furious chain and a seller who takes a better offer
pain: an enquiry about a loft without building consent sits unanswered for a fortnight
pain: wire fraud mails arrive on the day of closing with new bank details
pain: the Indian buyer cannot tell whether the land has a mortgage, an heir or a court case
channel: estate agents and mortgage brokers | the agent names a conveyancer when the offer is accepted
channel: lender panels | a firm on the panel gets files without marketing
channel: builders' sales offices | all flats of a tower need the same papers in one batch
cycle: 8-30 weeks | law firms and lenders test on live files and fear their insurer
price: a closing or conveyancing platform | 20-80 USD | file
price: conveyancing for the buyer | 800-1800 GBP | purchase
rule US: RESPA | referral fees for settlement services are banned, and disclosures have fixed timing
rule EU: Mortgage Credit Directive | advice and creditworthiness checks bind anyone who steers the loan
rule GB: Conveyancing regulation | only regulated conveyancers may hold client money and certify title
rule IN: RERA | buyers' advances are ring-fenced, and title passes only by a registered deed
season: completions crowd on Fridays, at month end and before stamp-duty changes
next: removals and home insurance at the keys | remortgage reminders | digital property packs for sellers
fail: iBuyers bought at the peak, and Zillow closed its buying arm after pricing homes too high
fail: blockchain land registries had no say over the registrar whose stamp makes the title
lately: England plans upfront property packs and binding offers to stop sales from falling through
economics: 50-75 | 1-3 | 300-3000 USD
ask: Which of the parties in the chain adopts first without the others? | Whose professional insurance covers an error that it makes? | How many days does it cut between offer and keys, on real files?
grade: low
# coworking: coworking and flexible offices
words: coworking, co-working, coworking space, shared office, flexible office, hot desk, serviced office, business centre, meeting room hire, desk booking, office sublet, office space, virtual office, private office, managed office, community manager coworking, day pass, hybrid office, office broker, workspace operator, desk sharing, empty office, tenant fit-out, studio hire by hour, podcast room rental, espace de travail, bureau partagé, espacio de coworking, plug and play office, phone booth office, makerspace rental
job: fill desks and rooms above the rent owed to the landlord
buyer: coworking operators
user: community managers
run: freelancers, startups and remote teams | members stay for quiet booths, good coffee and neighbours who pass on work | the head lease, vacant private offices, cleaning and broker commissions devour desk rent
rival: OfficeRnD | memberships, rooms and bills for operators | by members a month
rival: Nexudus | white-label coworking software | by members a month
rival: Optix | a booking and member app for smaller spaces | a monthly plan by members
rival: LiquidSpace | a marketplace for meeting rooms and offices | a commission on each booking
rival: IWG | serviced offices under Regus and Spaces | a monthly fee per desk
rival IN: Awfis | managed offices across Indian cities | per seat a month
system: door readers such as Kisi | open the floor for a paid member and nobody else
system: Stripe | charges memberships and fails on expired cards
system: Google Calendar | holds the room the member thinks is free
system: printers with PaperCut | count the pages that members dispute
today: the community manager gives tours, edits a floor plan in a sheet and chases unpaid desks at month end
cost: one company leaving takes a whole corner, and the head lease runs on at full rent
pain: members camp in the phone booths and the tour sees a noisy, empty floor
pain: brokers want a slice of the first year for a client who stays a season
pain: rooms are blocked in the calendar and nobody comes
channel: office brokers | a broker knows which firm's lease ends in spring
channel: landlords with empty floors | owners look for an operator who shares income rather than pays rent
channel: operator alliances such as GCUC | operators copy the stack of a full space
cycle: 2-12 weeks | a small operator moves at the start of a month, a chain after one site
price: operator software | 150-900 USD | location a month
price: a dedicated desk | 150-600 USD | desk a month
rule US: ADA Title III | doors, desks and the booking site must serve people with disabilities
rule EU: VAT on letting of rooms | desk services carry VAT while plain letting may not, by state
rule GB: Non-domestic rating | who occupies a shared office decides who owes business rates and relief
rule IN: GST on renting | seats are taxed as a service, and the address on a virtual office must be real
season: January and September bring tours, and August floors echo
next: event hire after hours | virtual mail addresses | visitor check-in
fail: WeWork signed long leases and sold short ones until the gap broke it
fail: apps that sold café tables by the hour found that guests bought a coffee and sat for free
lately: landlords moved from leases to management deals, and firms with hybrid staff take small suites
economics: 60-78 | 1-3 | 400-3000 USD
ask: What share of income would vanish if the largest member left? | Is it a lease or a management deal with the landlord? | Does payment open the door, or does someone at the desk?
grade: low
# valuers: property valuers and surveyors
words: property valuer, valuer, appraiser, home appraisal, appraisal report, real estate appraiser, chartered surveyor, rics surveyor, building survey, homebuyer report, level three survey, comparable sales, comps, valuation report, bank panel valuer, registered valuer, avm, automated valuation, measured survey, floor plan measuring, party wall, dilapidations, snag survey, property tax appeal, assessment appeal, gutachter immobilien, expertise immobilière, perito, avaliador de imóveis, site measurement
job: inspect, compare and sign a value that the lender accepts
buyer: valuation firm owners
user: appraisers and surveyors
run: lenders, heirs and home buyers | a lender keeps the valuer on its panel whose report is on time and survives review | long drives to villages, panel-manager cuts and insurance run-off eat into each report fee
rival US: a la mode (Cotality) | appraisal forms and sketches | per appraiser a year
rival US: Bradford ClickFORMS | appraisal form software | per appraiser a year
rival: Valos | valuation workflow and data for commercial valuers | a yearly plan by users
rival GB: GoReport | building survey reports on a tablet | per surveyor a month
rival DE: Sprengnetter | German valuation data and software | a yearly licence
rival: CubiCasa | floor plans from a phone scan | per plan
system US: the Uniform Appraisal Dataset | decides each field of the lender's form
system US: MLS feeds | hold the sold prices that make the comparables
system: land registry price records | give sold prices weeks after the sale
system: bank panel portals | send the instruction, the fee and the clock
today: the appraiser measures with a laser, types notes in the car and searches comparables in the evening
cost: a late report loses the panel place, and one wrong comparable brings a claim years after
pain: the desk reviewer asks for another comparable that does not exist in that village
pain: the fee stays flat while the form grows by pages
pain: trainees cannot find a supervisor who signs their hours
channel: appraiser institutes and courses | licence renewal puts each appraiser into one classroom
channel: bank panel managers | the panel names the format, and the whole panel follows
channel: laser and drone dealers | surveyors ask the dealer which software reads the scan
cycle: 1-12 weeks | a sole appraiser buys after a trial report, a panel after compliance
price: report software | 40-200 USD | appraiser a month
price: a home appraisal | 350-800 USD | report
rule US: USPAP | the appraiser keeps a work file and stays independent of the lender's hopes
rule EU: Mortgage Credit Directive | lenders must use reliable standards and independent valuers
rule GB: RICS Red Book | members follow set terms, inspection and insurance for each valuation
rule IN: Registered Valuers Rules | company-law valuations need an IBBI number, and banks keep their own panels
season: spring sales and rate cuts bring orders, tax appeals cluster when assessments are mailed
next: desktop valuations | energy and defect notes | tax appeal files
fail: instant-offer firms trusted their models, and Zillow sold homes below what it had paid
fail: waivers by the mortgage agencies took orders from firms that lived on purchase loans
lately: American agencies redesign the appraisal form and accept scans by non-appraisers
economics: 65-80 | 1-3 | 150-1200 USD
ask: Does the lender's portal accept the file without a warning? | Where do the sold prices come from in a village with few sales? | Who signs, and whose insurance pays for a wrong value?
grade: low
# developers: small developers, plots and land
words: property developer, small developer, real estate developer, house builder, builder floors, land buying, land parcel, plot sale, plotted development, site feasibility, residual valuation, zoning check, development appraisal, planning gain, off-plan, new-build sales, rera, land broker, land assembly, joint development, self-build, custom build, infill housing, backyard home, adu, granny flat, prefab house, modular housing, land title check, estate surveyor, promoteur immobilier, lotissement, bauträger, incorporadora, kat karşılığı, land banking
job: find a plot, know what fits on it and sell in time
buyer: small property developers
user: land buyers and sales heads
run: home buyers and plot owners | buyers trust the builder whose last street was handed over on time without cracks | interest on unsold plots, drainage surprises and steel that rises after the price list consume the gain
rival GB: LandInsight (LandTech) | site search and planning data | per user a month
rival US: Deepblocks | zoning and feasibility by parcel | a monthly plan
rival: TestFit | quick building layouts with yield | per user a year
rival: Archistar | zoning checks and site designs | a yearly plan by users
rival IN: Sell.do | sales and payment tracking for Indian builders | per user a month
system: council planning registers | publish refusals that tell what will not pass
system: cadastral maps | show parcel lines and owners where the state opens them
system: ARGUS Developer | holds the appraisal that the lender wants
system IN: state RERA portals | show approvals, unit stock and delays of each project
today: a land buyer reads maps at night, phones farmers and brokers and runs the residual in Excel
cost: option fees and drawings are lost when drainage, title or a newt kills the plot
pain: the owner's cousins appear after the price is agreed
pain: build costs rise between the appraisal and the last tender, and the lender holds the draw
pain: buyers pay by slab, and one late slab stops the mason
channel: architects and planning consultants | the architect draws the first sketch and hears of each plot
channel: development lenders | a lender sees each appraisal and asks for the same sheets
channel: builder associations | members visit each other's sites and name what works
cycle: 3-20 weeks | the owner tries it on a live plot and pays when it saves a wrong offer
price: site search | 100-500 USD | user a month
price: builder sales software | 1500-4000 INR | user a month
rule US: Local zoning codes | setbacks, parking and density differ by town, and states now override some
rule EU: Energy Performance of Buildings Directive | new homes must become zero-emission by set dates
rule GB: Biodiversity net gain | English sites must leave nature better off, with small-site changes under way
rule IN: RERA | projects above the size limit register, and buyers' money stays in its own account
season: spring sites start, monsoon stops foundations, and festival weeks sell Indian flats
next: draw requests for lenders | buyer snagging lists | handover manuals
fail: Katerra tried to build each part itself and drowned in factories and orders
fail: zoning tools covered one city well and guessed in the next
lately: states allow backyard homes and denser lots, while loan costs stopped plans that worked before
economics: 60-78 | 2-4 | 400-4000 USD
ask: In which towns is the zoning answer right, and who checked it? | How many plots were bought or dropped because of it? | Whose money is at risk while the permit is pending?
grade: low
`,
  facts: proptechFacts,
  wordings: proptechWordings,
  jobs: proptechJobs,
});
