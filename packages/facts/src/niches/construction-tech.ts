import { constructionTechFacts } from './facts/construction-tech.ts';
import { constructionTechJobs } from './jobs/construction-tech.ts';
import { readField } from './reading/read-field.ts';
import { constructionTechWordings } from './wordings/construction-tech.ts';

export const constructionTech = readField('construction-tech', {
  niches: `
# site-records: site drawings, RFIs and snagging
words: site manager, site diary, daily report, daily log, rfi, submittal, snagging, snag list, punch list, drawing revision, as-built, site photo, progress photo, general contractor, main contractor, superintendent, quality checklist, building site, jobsite, o&m manual, site inspection, construction site, construction project, construction manager, site engineer, building defects, construction documents, site progress, civil contractor, construction app, handover pack, house builder, builders
job: run a site from the current drawing and prove what was built
buyer: general contractors
user: site managers
run: developers and home builders | developers retain the clerk of works who finds the defect before the plasterboard goes up | driving between plots, repeat inspections and indemnity premiums eat the visit fee
rival: Procore | drawings, RFIs and logs for general contractors | a yearly fee by construction volume
rival: Autodesk Build | site documents beside the design model | per user a year
rival: Fieldwire (Hilti) | tasks pinned on plans | per user a month
rival: PlanRadar | defect lists and handover records, from Vienna | per user a month
rival IN: Powerplay | phone-based site reports for Indian builders | per project or per user
system: Autodesk Construction Cloud | holds the drawing that changed last night
system: Procore's marketplace | decides whether an outside tool may write to the RFI log
system: Aconex | holds the contract correspondence on large jobs
today: the site manager photographs defects on a phone, marks a printed plan and types the diary after the crews left
cost: work built off an old revision is broken out again, and claims fail without a dated photo
pain: an RFI waits for the architect while the concrete pump is already booked
pain: snags come back unclosed because the plasterer's list and the painter's list are different sheets
pain: the diary says weather fine, and the delay claim needs hours, names and the plant on site
channel: project managers who change employer | a manager takes the site tool along to the next contractor
channel: architects and owners' consultants | the document system is written into the tender
channel: Procore and Autodesk app shelves | contractors check the shelf before a new login is allowed on site
cycle: 6-30 weeks | one live project tries it, and the director rolls it out at the next start
price: plans and tasks on site | 30-90 USD | user a month
price: photo capture by head camera | 500-2500 USD | project a month
rule US: AIA A201 contract | notice of a claim has a deadline, and the record decides who is heard
rule EU: Construction Products Regulation | digital product passports will follow each product into the handover file
rule GB: Building Safety Act | high-rise projects must keep a golden thread of records from gateway to handover
rule IN: RERA | builders answer for structural defects for years after handover
season: starts bunch in spring, and handovers pile up before the financial year ends
next: handover packs | delay claims from photo records | warranty defects after handover
fail: site apps that needed signal in a basement went back into the pocket
fail: site pilots ended at handover because the project had paid and the contractor had not
lately: after Grenfell a dated record became law for tall buildings, and cameras on helmets became normal
economics: 65-80 | 1-2 | 2000-9000 USD
ask: Who on site enters it, standing in mud with gloves on? | What happens to the data when the project ends and the joint venture dissolves? | Does it write into Procore or stand beside it?
grade: low
# takeoff: construction estimating and bids
words: estimating, estimator, takeoff, quantity takeoff, quantity surveyor, boq, bill of quantities, bid invite, itb, pdf plans, material list, cost estimate, quoting a job, subcontractor quote, unit price, bluebeam, building cost, estimate software, roofing estimate, construction estimate, construction bid, tender pricing, blueprints, measuring plans, construction quote, builder quote, construction tender, contractor estimate
job: count a set of drawings and price the bid before it closes
buyer: subcontracting firms
user: estimators
run: subcontractors without an estimator | trade firms send plans to the quantity surveyor who returns a bill overnight that held up on site | late revisions counted again for free and software seats eat the fee per tender
rival: Bluebeam | PDF measuring that each estimator has open | per user a year
rival: Togal.AI | automatic takeoff from plan sheets | per user a year
rival: PlanSwift | takeoff by assemblies for trades | a licence per user
rival: Trimble Accubid | estimates for electrical and mechanical trades | per seat a year
rival GB: Causeway | British bills of quantities and estimating | per user a year
system US: BuildingConnected | sends invitations and addenda
system US: RSMeans | holds the cost data people argue from
system: Excel | holds the firm's own rates, markups and secrets
system: the tender portal | publishes drawings, bills of quantities and late addenda
today: an estimator prints or scrolls plan sheets, clicks each fixture in Bluebeam and carries counts into Excel
cost: most bids are lost, so evenings of counting fixtures are never paid for
pain: an addendum on the last afternoon moves a wall and voids the count
pain: suppliers send copper and switchgear quotes an hour before the bid closes
pain: the winning bid is the one that forgot a riser
channel: electrical and mechanical trade associations | estimators compare counts and software at chapter dinners
channel: supply houses and merchants | the counter knows who bids which job
channel: estimating trainers and forums | estimators change tools only after watching one at work
cycle: 3-12 weeks | the owner lets the estimator redo one past bid and compares the count
price: takeoff software | 100-300 USD | user a month
price: an outsourced takeoff | 150-1500 USD | bid
rule US: public bid law | a bid below cost still binds, and the bond is called if it is withdrawn
rule EU: EU procurement law | tender documents stand in set formats, and abnormally low bids must be explained
rule GB: NRM | measured works follow NRM, and the bill is priced line by line
rule IN: CPWD schedule of rates | public works are priced as a percentage on the schedule of rates
season: bids peak in late winter for summer work, and school jobs must be won before spring
next: purchase orders from the count | bid-hit analysis by client | change order pricing
fail: automatic takeoff that was nearly right cost more checking than counting by hand
fail: bid marketplaces filled inboxes with invitations that no good sub answered
lately: reading plans by machine became good enough for rooms and fixtures, and switchgear lead times rule the price
economics: 70-82 | 2-4 | 500-2500 USD
ask: Which trade and which drawing symbols do you count, and how often do you miss one? | How many bids a week does one estimator send with it, against before? | Who carries the loss when the count is wrong?
grade: low
# pay-applications: progress payments, retention and liens
words: pay app, payment application, aia billing, schedule of values, progress billing, retainage, lien waiver, mechanics lien, preliminary notice, change order, subcontractor payment, late payment, pay less notice, construction invoice, cash flow contractor, material finance, draw request, final account, retention money, contractor payments, builder payments, subcontractor invoice, construction payments, running account bill, ra bill, interim valuation, getting paid construction
job: get paid for work in place before the payroll falls due
buyer: subcontractors
user: project accountants
run: main contractors and developers | main contractors recall the trade firm that finishes its floor and leaves no quarrel behind | money held back for years, contra charges and unpaid variations eat a trade firm's profit
rival US: GCPay (Autodesk) | pay applications and waivers between contractor and subs | per contractor a year
rival: Textura (Oracle) | a payment portal that large contractors impose | a fee per subcontract
rival US: Siteline | monthly billing for trade contractors | a yearly fee by billing volume
rival US: Levelset (Procore) | notices and lien papers | per project or per document
rival: Payapps (Autodesk) | payment claims between contractor and subs, from Australia | per contractor a year
rival: RIB Software | quantities, site measurement and billing for large builders | a licence per user
system US: Sage 100 Contractor | holds job cost and the ledger
system: the Textura portal | takes the claim only in the contractor's own form
system US: the county recorder | receives liens and releases in a local format
system: Excel | holds the bill of quantities with the measured work of the month
today: the project accountant fills AIA forms or a valuation sheet in Excel and mails notarised waivers each month
cost: the sub finances steel and wages for months while retention sits with the contractor
pain: one missing waiver from a supplier's supplier stops the whole draw
pain: the application is cut because a change order was agreed at the skip and never signed
pain: each general contractor wants the schedule of values in a different portal
channel US: construction accountants and surety agents | a surety agent sees the cash gap before anybody
channel: accounting system partners | a billing tool lives or dies by the job-cost link
channel: subcontractor associations | prompt payment and retention are the standing subject of trade subs
cycle: 4-14 weeks | the finance manager tries one month's billing on the worst portal
price: billing for a trade contractor | 300-1500 USD | company a month
price: a lien notice sent | 30-80 USD | notice
rule US: state lien law | a missed preliminary notice loses the lien, and each state has its own form
rule EU: Late Payment Directive | interest runs by law from the due date, and long terms need express consent
rule GB: Construction Act | a missing pay less notice makes the applied sum due, and adjudication follows fast
rule IN: MSMED Act | small suppliers may claim late payment with interest at the Samadhaan portal
season: applications close by the twentieth or month end, and the desk has time for nothing else then
next: early payment finance for subs | retention bonds | certified payroll reports
fail: lenders who paid subs early learned too late which invoices were disputed
fail: lien tools that angered general contractors lost subs who wanted the next job
lately: dear credit turned retention into a topic, and states have begun to cap it
economics: 65-80 | 1-2 | 1200-5000 USD
ask: Which portals do you fill in, and does the contractor allow it? | How many days earlier does the money arrive, measured on which subs? | Who checks that the lien deadline is right for the state?
grade: low
# site-safety: site safety and training cards
words: site safety, construction safety, toolbox talk, method statement, hard hat, ppe, near miss, incident report, scaffold inspection, permit to work, cscs card, training record, site access, labour attendance, fall protection, safety officer, osha, site induction, worker safety, construction workers, labour compliance, crane safety, safety helmet, contractor safety, health and safety on site, workers attendance, migrant construction workers
job: get each worker home and hold the paper when the inspector comes
buyer: heads of site safety
user: site safety officers
run: contractors and labour agencies | contractors book the trainer who issues cards the same day and speaks the crew's languages | part-filled courses, awarding-body fees and the rent of a training yard eat the course price
rival: HammerTech | inductions, permits and safety records | by project value a year
rival: SafetyCulture | checklists and inspections by phone | per user a month
rival GB: Biosite | turnstiles and labour records on British sites | per site a month
rival: viAct | camera alerts for helmets and danger zones | per camera a month
rival: Avetta | contractor pre-qualification | a yearly fee by subcontractor
system GB: CSCS Smart Check | tells whether the card is real
system US: ISNetworld | holds the insurance and safety record a sub is hired by
system: the gate turnstile | knows who is on site in a fire
system: Procore | holds the inductions, permits and daily logs of the main contractor
today: the foreman reads a toolbox talk, passes a sheet around for signatures and files it in the cabin
cost: one fall stops the site, raises the insurance modifier and keeps the firm off the next bid list
pain: a crew stands at the gate for an hour because the induction is done from a slide show
pain: method statements are copied from the last job with the wrong crane in them
pain: near misses are told in the canteen and written nowhere
channel: construction insurers and brokers | a better safety record is money at renewal
channel: main contractors who bind their subs | one site rule brings all trades
channel: national safety institutes | safety officers train and renew cards through the institute
cycle: 6-26 weeks | safety picks, operations tests on one site and the insurer is asked
price: safety records and inductions | 300-1500 USD | site a month
price: camera alerts | 50-200 USD | camera a month
rule US: OSHA Part 1926 | falls, scaffolds and trenches are cited first, and logs are filed online
rule EU: Mobile Construction Sites Directive | a safety coordinator is named, and each site has a plan
rule GB: CDM | client, designer and contractor each hold duties and a site file
rule IN: BOCW Act | workers are registered, a cess is paid and site facilities are inspected
season: heat rules bite in summer, and deaths from falls rise when roofs are wet
next: training card booking | insurance claims evidence | worker attendance for pay
fail: wearables that tracked workers were taken off on the first day and blocked by unions
fail: helmet cameras raised alerts that no one on site was paid to answer
lately: heat rules, silica limits and mental health joined falls on the safety officer's list
economics: 60-78 | 1-2 | 2000-8000 USD
ask: Who acts on an alert within minutes, and who is told when nobody does? | What did the insurer or the main contractor give in return? | How does a worker without English or a smartphone go through it?
grade: low
# plant-hire: plant, tool and scaffold hire
words: plant hire, tool hire, equipment rental, construction equipment rental, excavator hire, digger hire, digger, jcb, backhoe, mini excavator, skid steer, telehandler, scissor lift, crane hire, scaffolding hire, scaffolder, formwork rental, shuttering, concrete mixer hire, generator hire, portable toilet, portaloo, site cabin, off-hire, on-hire, equipment utilisation, equipment tracking, tool theft, tool tracking, operator with machine, rental yard, idle machines, low loader, earthmoving contractor, baumaschinenverleih, location de matériel
job: keep machines out on hire, on time and back undamaged
buyer: hire company owners
user: hire desk controllers
run: builders, landscapers and farmers | builders ring the yard that drops a greased digger at dawn and swaps a burst hose by noon | finance on machines, ripped tyres, stolen breakers and transport diesel eat the weekly rate
rival: Point of Rental | hire desk, yard and workshop software | by users and depots
rival: Sunbelt Rentals | machines and tools from its own depots | a daily or weekly rate
rival: EquipmentShare | rental with its own machine trackers | a daily or weekly rate
rival GB: Syrinx | hire desk software | by users a month
rival EU: Boels Rental | machines and tools from its own depots | a daily or weekly rate
rival IN: Infra Bazaar | used and hired construction machines | a fee per deal
system: the machine maker's telematics | reports hours and place in a format of its own
system: the hire contract sheet | fixes on-hire, off-hire and who pays for a lost bucket
system: the weekly site invoice | is disputed line by line
today: the hire desk takes calls at dawn, marks diggers on a whiteboard and sends a driver with the low loader
cost: a machine forgotten behind a fence is billed for weeks, and an idle one still owes its lease
pain: the foreman rang to off-hire on Friday and the invoice says Tuesday
pain: the quick hitch came back bent and nobody took a photo at delivery
pain: tool vans are emptied at night and the drill is on a market stall by Sunday
channel: machine makers and dealers | a dealer finances the fleet and knows its hours
channel: hire associations and executive shows | depots compare damage waivers and software once a year
channel: main contractors' plant desks | one plant desk orders from all hire firms nearby
cycle: 6-30 weeks | the owner tests it at one depot outside the busy months
price: hire desk software | 60-180 USD | user a month
price: a tracker on a machine | 8-30 USD | machine a month
rule US: OSHA crane rule | operators are certified, and lifting gear is inspected at set times
rule EU: Machinery Regulation | hired machines keep their CE papers and safe software
rule GB: LOLER | lifting machines are examined thoroughly each year, and access platforms more often
rule IN: construction equipment rules | machines are registered, and operators need a licence for their class
season: dry months put all machines out, and winter is for the workshop
next: damage waivers | used machine sales | operator training
fail: machine-sharing markets between contractors failed on transport, insurance and the Monday when all dig
fail: trackers died with their batteries and the map showed last month's sites
lately: American giants bought regional depots, and cities began to ask for battery diggers
economics: 35-75 | 1-2 | 400-4000 USD
ask: What share of days is a machine out on hire, before and after? | How is damage proved at delivery and at return? | Do you own machines, or does the depot pay you for order?
grade: low
# architects-bim: architects, engineers and BIM models
words: architect, architects, architecture firm, architecture studio, architecture student, bim, bim model, revit, autocad, rhino, sketchup, archicad, ifc, clash detection, floor plan generator, floor plan, generative design, rendering, architectural visualisation, building design, structural engineer, mep engineer, building services engineer, specification writing, door schedule, building code check, code compliance, zoning study, site feasibility, massing, fee proposal, timesheets for architects, planning drawings, vastu, hoai, architekturbüro, bureau d'études, mimar
job: get from sketch to approved drawings without losing the fee
buyer: architecture practice partners
user: project architects
run: families, developers and parishes | clients choose the practice whose house next door got planning consent and kept to its budget | unpaid competitions, slow planning committees and liability cover eat the design fee
rival: Autodesk Forma | early massing and site studies beside Revit | by user a year
rival: Graphisoft Archicad | BIM for design practices | by user a year
rival: TestFit | building layouts from a parcel | by user a year
rival: Enscape | live rendering inside the model | by user a year
rival: Monograph | fees and timesheets for practices | by user a month
rival: Snaptrude | browser BIM from Bengaluru and New York | by user a month
system: Revit | holds the model and opens to others only through its own interface
system: IFC | carries the model between programs and loses parameters on the way
system: the planning portal | takes flat PDFs in fixed sheet sizes
system: NBS Chorus | holds the specification clauses
today: a project architect redraws the stair after each comment, checks the code book by hand and renders at night
cost: unpaid revisions eat the fee by design stage, and the clash is found by the plumber on site
pain: the door schedule and the plan disagree after the last change
pain: the client compares the design with a picture made by AI in a minute
pain: the plan checker sends back comments on an older code edition
channel: institutes and their training credits | architects must collect learning hours and remember who taught well
channel: Revit plug-in shelves and YouTube tutors | a young architect installs first and asks the partner later
channel: universities and final-year studios | students bring their tools into the first office
cycle: 3-20 weeks | a job captain tries it on one project, then partners count seats
price: a design tool | 40-250 USD | user a month
price: a rendered view | 200-1200 USD | image
rule US: state architect seal | drawings for permit carry the seal of a person licensed there
rule EU: Energy Performance Directive | new buildings need an energy calculation and soon whole-life carbon
rule GB: Building Safety Act | the principal designer must prove competence and keep a golden thread
rule IN: National Building Code | bylaws by city build on it, and plans go through the online approval system
season: competitions and planning deadlines set nights, and fees fall with interest rates
next: cost plans | carbon calculations | site inspection notes
fail: plan generators made nice flats that broke stair, daylight and parking rules
fail: Katerra tried to own design, factory and site and went bankrupt
lately: image models do first sketches for free, and Autodesk moves BIM into its own cloud
economics: 70-85 | 1.5-3 | 150-2500 USD
ask: Which drawing or schedule does the office stop making by hand? | Does it live inside Revit, or must somebody export the model each day? | Which code edition and city does the check cover, and who seals it?
grade: low
# renovation: home renovation and interior design
words: home renovation, renovation, remodel, remodeling, kitchen remodel, bathroom remodel, loft conversion, house extension, home improvement, interior designer, interior design, interior decorator, modular kitchen, home interiors, room planner, room visualiser, moodboard, furniture layout, renovation cost, renovation budget, find a contractor, builder quote for homeowner, design and build, tiling, flooring, wallpaper, curtains, built-in wardrobe, adu, granny flat, self build, house build, home staging, innenarchitekt, rénovation, reforma, tadilat
job: get a home rebuilt at the price and date that was promised
buyer: remodelling contractors
user: homeowners
run: homeowners with tired kitchens and baths | homeowners choose the crew a neighbour praises for dust sheets and a kept finish date | idle trades between deliveries, surprises under the floor and call-backs for grout eat the contract sum
rival: Houzz Pro | leads, quotes and client boards for remodellers | a monthly plan
rival US: Buildertrend | schedules and selections for home builders | a monthly plan
rival US: Block Renovation | bathroom and kitchen jobs through vetted contractors | a share of the job
rival GB: Checkatrade | builder listings with reviews | a membership by area
rival IN: Livspace | designed interiors with its own fitters | a price per home
rival EU: Hemea | renovation with architects and vetted crews | a share of the job
system: SketchUp | holds the kitchen as the client saw it
system: the selections sheet | lists taps, tiles and who orders them by when
system: the bank's draw schedule | pays after an inspector has seen the stage
today: the contractor measures with a tape, texts photos to the client and prices tile by a call to the supplier
cost: one late vanity stops tiler and plumber, and change orders agreed by voice are fought over at the end
pain: the client paid a deposit and the crew is on another job
pain: behind the plaster there is rot, and nobody agreed who pays
pain: the designer's markup and the shop's trade discount stay a secret until the invoice
channel: kitchen and tile showrooms | a couple chooses the tile before it has a builder
channel: estate agents and lenders | the budget is set in the weeks after a home is bought
channel: builders' merchants | each small builder stands at the trade counter at dawn
cycle: 1-10 weeks | the contractor decides in a slow month, the homeowner after the third quote
price: software for remodellers | 50-500 USD | firm a month
price: interiors for an Indian flat | 500000-1500000 INR | home
rule US: contractor licensing | states license remodellers, cap deposits and demand lead-safe work in old homes
rule EU: Consumer Rights Directive | contracts signed at home can be withdrawn from, save for urgent repairs
rule GB: Building Regulations | structure, wiring and windows need sign-off by control or a competent scheme
rule IN: Consumer Protection Act | homeowners sue interior firms for delay in consumer courts
season: spring brings plans, summer the work, and Diwali is the Indian handover date
next: home loans for works | furniture orders | warranties on the work
fail: managed marketplaces fixed the price, and then walls opened and the margin was gone
fail: lead sites sold one homeowner to so many builders that good builders stopped paying
lately: owners with cheap mortgages stay and remodel, while AI room pictures set hopes no budget meets
economics: 15-70 | 3-6 | 150-1500 USD
ask: Who carries the cost when the wall is opened? | What share of quotes becomes a signed job, and how soon? | Why does the contractor come back after your first lead?
grade: low
`,
  facts: constructionTechFacts,
  wordings: constructionTechWordings,
  jobs: constructionTechJobs,
});
