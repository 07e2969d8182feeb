import { biotechToolsFacts } from './facts/biotech-tools.ts';
import { biotechToolsJobs } from './jobs/biotech-tools.ts';
import { readField } from './reading/read-field.ts';
import { biotechToolsWordings } from './wordings/biotech-tools.ts';

export const biotechTools = readField('biotech-tools', {
  niches: `
# lab-records: lab notebooks, samples and freezer inventory
words: lab notebook, electronic lab notebook, eln, lims, sample tracking, freezer inventory, reagent inventory, lab manager, wet lab, plasmid, cell line, barcode labels, experiment log, lab ordering, reagent ordering, lab supplies, research lab, postdoc, principal investigator, lab protocol, laboratory software, lab inventory, research data, bench scientist, biotech lab, lab freezer, chemical inventory, pathology lab samples, scientists' notebook
job: know what was done at the bench and where each tube is
buyer: biotech research heads
user: bench scientists
run: biotech startups and hospital biobanks | labs trust the sample store that finds any tube by barcode and shows an unbroken temperature log | liquid nitrogen, backup generators and cold rooms let out shelf by shelf eat the storage fee
rival: Benchling | a notebook, registry and inventory for molecular biology | per user a year
rival: LabArchives | notebooks licensed by universities | per user a year or a campus licence
rival: Dotmatics (Siemens) | a notebook and data suite for chemists and biologists | per user a year, by contract
rival: Quartzy | lab ordering with inventory | a margin on the supplies
rival: SciNote | an open-source-rooted notebook for academic and agency labs | per user a year
system: the plate reader | exports a vendor format that nobody names alike
system: the cryovial rack | is the ground truth of any freezer inventory
system: SnapGene | holds the plasmid maps that scientists already trust
today: scientists write in a paper notebook, keep plasmid maps in SnapGene and freezer boxes in an Excel sheet
cost: a postdoc leaves, and the lab thaws box after box to find a cell line it already paid for
pain: the freezer map and the freezer stopped agreeing after the last move
pain: nobody can repeat the assay because the lot number of the serum was never written down
pain: plate-reader exports are renamed by hand and pasted into Prism
channel: biotech incubators with shared benches | young biotechs choose a notebook in the first month of bench space
channel: postdocs who move to industry | a scientist asks for the notebook of the old lab at the new bench
channel: university libraries and IT | campus licences make the notebook free for each lab
cycle: 4-30 weeks | a small biotech decides within a month, a pharma group validates for most of a year
price: a notebook for a young biotech | 600-3000 USD | user a year
price: an academic notebook | 0-200 USD | user a year
rule US: FDA Part 11 | records that back a filing need audit trails, signatures and validated software
rule US: NIH data management policy | grants now need a data-sharing plan, which makes tidy records worth money
rule EU: EU GMP Annex 11 | computerised systems must be validated, with the supplier's quality file at hand
rule GB: UKRI open research data policy | publicly funded labs must keep data findable beside the paper
rule IN: Biotech-PRIDE policy | publicly funded biological data belongs in the Indian Biological Data Centre
season: academic labs spend before the grant year ends, and biotechs after a funding round
next: reagent ordering | instrument booking | request queues between teams
fail: notebooks that asked for structured entry lost to paper, because a gloved hand writes faster
fail: tools free for academics never found the step to a paying biotech
lately: models for biology made well-labelled bench data an asset, and heads of research pay to clean it
economics: 70-82 | 1-3 | 1500-12000 USD
ask: Which instrument files reach your notebook without a person renaming them? | What happens on the day an auditor asks for the trail of one tube? | What did your first lab stop using, and does the freezer agree with it now?
grade: low
# trial-sites: clinical-trial recruitment and site work
words: clinical trial, trial recruitment, patient recruitment, trial site, study coordinator, clinical research coordinator, site payments, eligibility criteria, screen failure, decentralised trial, econsent, edc, ctms, source data, monitoring visit, protocol amendment, rare disease trial, clinical research, clinical study, trial patients, contract research organisation, patient enrolment, trial participants, trial matching, ethics committee, research site
job: enrol eligible patients on time and keep the site's data clean
buyer: clinical operations directors
user: study coordinators
run: drug sponsors and volunteer patients | sponsors return to the site that enrols on plan and answers queries before the monitor's visit | unpaid start-up months, failed screenings and a nurse kept for an empty study drain the site
rival: Medidata | electronic data capture for sponsors | per study, by contract
rival: Veeva SiteVault | trial documents at the site | a licence to sponsors alone
rival US: Advarra | ethics review with site management software | per site or per study
rival: Florence | electronic site binders with remote access for monitors | per site a year
rival: TriNetX | patient counts and feasibility from hospital records | per sponsor a year
system: Medidata Rave | takes the case report forms
system US: Epic | knows who fits the criteria and who may see it
system: ClinicalTrials.gov | publishes each study and its results against a deadline
system EU: CTIS | takes the European trial application and publishes the results
today: a coordinator screens charts by hand at night and copies the visit from Epic into the EDC
cost: each screened-out patient and each missed month is paid by a sponsor that burns cash daily
pain: criteria written far away exclude nearly everyone the clinic has seen this year
pain: the coordinator has a login and a token for each sponsor's portal
pain: sites wait a quarter for visit payments and stop enrolling quietly
channel: CRO feasibility teams | sites and tools are picked while the CRO bids
channel: site networks and academic trial offices | one contract covers the coordinators of many clinics
channel: patient advocacy groups in rare diseases | families register with the foundation long before a sponsor looks for patients
cycle: 16-60 weeks | study teams decide per protocol, quality and procurement qualify the vendor first
price: recruitment for a study | 500-5000 USD | randomised patient
price: site software | 3000-15000 USD | site a year
rule US: FDA Part 11 | electronic source must be audit-ready, and recruitment text needs ethics approval
rule EU: Clinical Trials Regulation | a single CTIS application covers all member states, and documents become public
rule GB: combined review | one application goes to the MHRA and the ethics committee together
rule IN: CDSCO trial approval | deemed approval and compensation duties shape which studies come to India
season: enrolment sinks in summer and December, when sites and patients travel
next: site payments | remote monitoring of source data | feasibility from record data
fail: fully remote trial platforms grew in the pandemic and shrank, because most protocols still need a site
fail: ad-based recruiters billed for leads whom sites rejected at the first phone call
lately: the revised good-practice guideline from ICH asks for risk-based oversight in place of checking everything
economics: 40-70 | 1-3 | 20000-100000 USD
ask: How many referred patients were randomised, by site and by month? | What does a coordinator no longer type on the day of the visit? | Who at the sponsor owns the budget line, the study team or a platform group?
grade: low
# drug-discovery: computational drug discovery
words: drug discovery, ai drug discovery, molecule design, protein design, target identification, antibody design, virtual screening, generative chemistry, admet, lead optimisation, hit finding, foundation model for biology, medicinal chemist, pharma partnership, preclinical, toxicity prediction, binding affinity, molecular docking, new medicines, pharma research, drug design, ai for pharma, drug candidates, small molecule, biotech startup ai
job: choose the few molecules worth making before the chemists spend a year on them
buyer: discovery heads
user: medicinal chemists
run: pharma companies with hard targets | partners license from the team whose compound worked in an animal and holds a clean patent | synthesis bills, crystal structures and cloud docking runs burn the cash before any milestone is paid
rival: Schrödinger | physics-based modelling licensed by most pharma groups | per licence a year plus programmes
rival: Isomorphic Labs | design engines built on AlphaFold | partnership fees and milestones
rival: Recursion | phenotypic maps with partnered programmes | milestones and royalties
rival: Cradle | protein-design models that scientists run themselves | per seat or per programme
rival: Insilico Medicine | generative chemistry with its own pipeline | a software licence and milestones
system: ChEMBL | publishes the molecules and assay values that every model has seen
system: CDD Vault | holds assay data that never leaves the firm
system: Enamine | makes and ships what the model proposes
today: chemists rank virtual hits by docking score and gut feeling and order a plate from Enamine
cost: most made compounds are inactive or toxic, and each design round takes months and a contract-lab bill
pain: benchmarks look fine until the model meets a target with no public structure
pain: assay data from different contract labs does not agree on the same compound
pain: chemists refuse a design that nobody can synthesise in a few steps
channel: published blind predictions | discovery heads believe a wet-lab result that repeats on the home bench
channel: pharma partnering desks | paid pilots on an old target come before any programme
channel: contract research labs | a model bundled with synthesis gets used in the same round
cycle: 20-70 weeks | a pilot on retired targets, then legal terms on who owns the molecules
price: a modelling seat for chemists | 10000-60000 USD | seat a year
price: a paid discovery pilot | 100000-1000000 USD | programme
rule US: FDA AI credibility guidance | model evidence for a filing must state its context of use and credibility
rule EU: EMA reflection paper on AI | the sponsor answers for a model's bias wherever it touches a filing
rule GB: Patents Act | courts want a human inventor, so design records must show the person's part
rule IN: Patents Act Section 3 | new forms of known molecules need proven efficacy, which shapes what is worth designing
season: partnering talks cluster around the JPM conference in January and BIO in June
next: synthesis planning | toxicity prediction | target evidence from human genetics
fail: BenevolentAI and Exscientia cut pipelines or merged after their lead drugs disappointed in trials
fail: platforms without wet-lab data of their own were matched by open models within a year
lately: open structure models such as Boltz put near AlphaFold-grade prediction into each lab's hands
economics: 50-85 | 1-3 | 30000-200000 USD
ask: Which prediction was made blind and then confirmed in whose lab? | What data do you own that an open model has not seen? | Who owns the molecule, and what do you earn if it is never filed?
grade: low
# genomics: sequencing analysis and diagnostics pipelines
words: genomics, sequencing, dna test, rna-seq, single-cell, bioinformatics, variant calling, variant interpretation, genome, exome, liquid biopsy, genetic testing, carrier screening, pharmacogenomics, microbiome, spatial biology, bioinformatician, molecular pathology, rare disease diagnosis, polygenic, dna sequencing, gene testing, genetic data, ngs, sequencing lab, genetic report, dna analysis, cancer genomics
job: turn raw reads into an answer that a biologist or clinician can use
buyer: molecular lab heads
user: bioinformaticians
run: hospitals, breeders and research groups | labs send samples to the core that returns clean reads with a report their doctor can sign | reagents that expire, flow cells run part empty and failed libraries repeated for free eat the run price
rival: Illumina Connected Analytics | analysis tied to the sequencer | a fee per sample plus storage
rival: DNAnexus | cloud workspaces for large cohorts | compute and storage fees
rival: Seqera | Nextflow pipelines run on the customer's cloud | per seat a year
rival: SOPHiA GENETICS | clinical variant analysis for hospital labs | a fee per sample
rival IN: MedGenome | clinical genomics from India | a price per test
system: the VCF format | is the file that each variant pipeline writes and each report reads
system: ClinVar | publishes the evidence on which a variant is called harmful
system: the hospital pathology system | orders the test and carries the report
today: a single bioinformatician restarts Snakemake jobs at night and pastes variants into a Word report
cost: samples wait for analysis longer than for sequencing, and cloud storage grows with every run
pain: a pipeline version changes and last year's report cannot be reproduced
pain: most findings end as variants of unknown significance that a doctor cannot act on
pain: biologists queue for one bioinformatician to redraw a plot
channel: sequencing cores at universities | one core serves many labs and sets the default pipeline
channel: sequencer makers' partner programmes | analysis is sold with the instrument
channel: open-source workflows and their maintainers | nf-core users become paying customers for support
cycle: 8-40 weeks | a core tests with its own old runs, a clinical lab validates again
price: clinical variant analysis | 20-150 USD | sample
price: a research workspace | 500-5000 USD | group a month
rule US: CLIA | a changed pipeline step means a new validation file in a clinical lab
rule EU: IVDR | clinical analysis software is a diagnostic, and in-house tests need their own justification
rule GB: ISO 15189 accreditation | NHS genomic labs need it and order from a national test directory
rule IN: PCPNDT Act | prenatal results may never reveal sex, and labs that test need registration
season: -
next: reanalysis of old unsolved cases | cohort building for drug makers | genetic counselling
fail: consumer DNA firms sold one kit per family and had nothing to sell the year after
fail: analysis start-ups were squeezed when sequencer makers gave the software away with reagents
lately: the bankruptcy of the best-known spit-kit firm made consent and ownership of genomes a public question
economics: 55-75 | 1-2 | 5000-40000 USD
ask: Which step of the pipeline do you own that nf-core does not give away? | How many days from sample to signed report, and where do they go? | Who may see the genome after the test is paid for?
grade: low
# gmp-quality: quality, batch records and regulatory filings
words: gmp, quality management, batch record, capa, qms, regulatory submission, ctd, contract manufacturer, cdmo, cell therapy manufacturing, bioreactor, inspection readiness, change control, fda filing, bioprocess, computer system validation, deviation report, pharma manufacturing, pharma quality, drug manufacturing, eqms, regulatory affairs, pharma compliance, clean room, batch release testing, pharma qa
job: release a batch or a filing with a record that survives an inspector
buyer: heads of quality
user: QA specialists
run: small drug and device makers | makers call back the consultant whose files went through an inspection without a warning letter | weeks on the road to audits and procedures rewritten beyond the quoted days eat the retainer
rival: Veeva Vault Quality | documents, deviations and training for life sciences | per user a year, by contract
rival: MasterControl | quality and electronic batch records | per user a year
rival: TrackWise | deviation and CAPA handling by Honeywell | an enterprise licence
rival: Tulip | guided shop-floor steps for batch records | per station a month
rival: Qualio | quality software for young life-science firms | per user a year
system: the eCTD gateway | accepts the filing only in the agency's folder structure
system: LabWare | holds lot numbers and release results
system: AVEVA PI | keeps the bioreactor curves behind a deviation
today: operators initial paper batch records in the clean room and QA reviews the whole binder with a ruler
cost: finished product waits in quarantine for weeks while QA chases a missing initial
pain: a deviation is opened for a typing slip and takes as long as one for contamination
pain: the contract manufacturer sends scanned batch records weeks after the run
pain: each software update restarts validation, so labs stay on old versions
channel: CDMOs that serve many sponsors | a contract plant's batch record becomes the format of each client
channel: quality consultants and ISPE chapters | heads of quality ask former inspectors what an audit will accept
channel: cell therapy start-ups before their first filing | a young firm chooses while the quality system is still empty
cycle: 16-60 weeks | quality, IT and operations must all sign, and validation doubles the calendar
price: a quality system for a young firm | 15000-60000 USD | company a year
price: an electronic batch record | 1500-4000 USD | line a month
rule US: Part 11 | each entry needs who, when and why, and inspectors test the audit trail
rule EU: EU GMP Annex 11 | the system is validated, and a qualified person certifies each batch and answers for it
rule GB: MHRA GxP data-integrity guidance | the regulator's ALCOA principles decide how screens must behave
rule IN: Revised Schedule M | Indian plants must meet stricter manufacturing rules with dates by size of firm
season: filings bunch before the year ends, when sponsors have promised dates to investors
next: supplier qualification | stability testing records | training records
fail: batch-record tools built for one product were dropped when the process changed with scale
fail: writers of filings by model lost trust on the first wrong table reference
lately: the FDA finalised lighter software-assurance guidance for devices, and drug plants have begun to follow it
economics: 70-80 | 1-2 | 15000-80000 USD
ask: Which inspection has seen your audit trail, and what was written down? | How many days from end of run to release, before and after? | Who carries the validation effort when you ship an update?
grade: low
# lab-equipment: lab instruments, service and shared facilities
words: lab equipment, lab instruments, laboratory equipment, microscope, microscope booking, centrifuge, pipette, pipetting robot, liquid handler, mass spectrometer, hplc, flow cytometer, incubator, minus eighty freezer, fume hood, biosafety cabinet, autoclave in the lab, core facility, shared instrument, instrument booking, instrument service, field service engineer, calibration certificate, preventive maintenance, service contract, used lab equipment, second-hand instruments, equipment rental for labs, lab space, incubator lab space, lab move, lab automation, spectrometer, diy lab hardware, open hardware
job: keep costly instruments calibrated, booked and in use
buyer: core facility directors
user: instrument scientists
run: university labs and young biotechs | labs buy from the dealer who recalibrates a used centrifuge, warrants it and comes when it stops | spare optics, locked diagnostic software and freight for heavy returns eat the resale gain
rival: iLab | instrument booking and billing for core facilities | by facility a year
rival: Clustermarket | booking and maintenance of lab equipment | by user a month
rival: Opentrons | low-cost pipetting robots | a price per robot
rival US: Excedr | leases on lab instruments | a monthly lease
rival: LabX | adverts for used instruments | a listing fee
rival: Elemental Machines | sensors and usage logs on lab equipment | by device a month
system: the vendor's control computer | runs an old Windows and may not be patched
system: iLab | bills the grant by the hour booked
system: the calibration certificate | lies as a scan in the quality folder
today: a postdoc signs a paper sheet beside the confocal, and the service engineer comes when the laser has already died
cost: a contract takes a slice of the price each year, and a dead freezer takes years of samples
pain: the machine is booked all week and stands dark when one walks past
pain: the only person who can align it has left for industry
pain: the grant paid for the instrument and nobody pays for its upkeep
channel: core facility networks | facility heads meet yearly and share rate models
channel: instrument dealers and service firms | the engineer knows which contract runs out
channel: incubators with shared labs | a new biotech buys what the incubator already runs
cycle: 8-40 weeks | a facility head tests it, then the university's purchasing and IT
price: booking and billing | 3000-15000 USD | facility a year
price: a service contract | 5000-60000 USD | instrument a year
rule US: CLIA calibration rules | clinical labs must document calibration and upkeep of each analyser
rule EU: Machinery Regulation | lab robots need a risk file and a CE mark
rule GB: PUWER | pressure vessels, hoods and centrifuges are inspected at set dates
rule IN: NABL accreditation | calibration must trace to an accredited lab with a certificate
season: grant year ends and autumn budgets bring purchases, summer is for service
next: sample tracking | method training | resale of idle machines
fail: instrument-sharing marketplaces met insurance, training and tax rules that kept strangers out
fail: cloud labs promised remote experiments and filled with one customer's routine
lately: a flood of auctions from closed biotechs made used sequencers and robots cheap
economics: 35-70 | 1-2 | 1500-12000 USD
ask: How many hours a week does the machine run, and how do you know? | Who trains the second user, and who pays when he breaks it? | Can you read the vendor's control computer at all?
grade: low
# fermentation: bioprocess, fermentation and scale-up
words: fermentation, bioreactor, bioprocess, fermenter scale-up, precision fermentation, synthetic biology, synbio, strain engineering, engineered microbe, yeast strain, cultivated meat, cell culture, alternative protein, mycelium, biomanufacturing, pilot plant, contract fermentation, downstream processing, chromatography, media cost, titer, enzyme, bioplastics, biomaterials, spider silk, lab-grown leather, algae, microalgae, biofertiliser, microbial, probiotic strain, cell therapy manufacturing, viral vector, single-use bag, tech transfer
job: take a strain from flask to tank at a cost buyers accept
buyer: heads of process development
user: fermentation engineers
run: ingredient startups without their own tanks | startups book the plant that keeps its runs sterile and shares the raw data afterwards | steam, cleaning cycles and a vessel waiting between bookings eat the tolling fee
rival: Ginkgo Bioworks | strain and cell engineering as a service | a project fee plus milestones
rival: Sartorius | bioreactors, bags and process control | an instrument price plus consumables
rival: Culture Biosciences | rented bioreactors run from a browser | a fee per reactor run
rival EU: Bio Base Europe | an open pilot plant in Ghent | a fee by campaign
rival: Synonym | financing and planning of fermentation plants | a project fee
system: the bioreactor control software | logs oxygen, pH and feed each second
system: Benchling | holds strains, plasmids and run notes
system: Aspen Plus | turns titer and yield into a cost model
today: engineers copy offline samples into a spreadsheet, overlay runs by hand and wait months for a slot at a pilot plant
cost: a contaminated tank loses the campaign fee, and the cost model rests on titers from a flask
pain: the strain that shone at bench scale chokes on foam and poor oxygen in steel
pain: contract tanks are built for beer or pharma and fit neither price nor cleaning
pain: the buyer wants a tonne of sample before any offtake letter
channel: pilot plants and contract makers | each scale-up passes the same few halls
channel: synbio meetings such as SynBioBeta | strain firms, tank owners and ingredient buyers meet in one room
channel: ingredient groups with open innovation desks | a flavour or feed group brings volume and a specification
cycle: 12-52 weeks | a paid feasibility run first, then the head of process signs
price: a bench bioreactor run | 1000-5000 USD | run
price: process software | 20000-120000 USD | site a year
rule US: FDA GRAS notice | a fermented ingredient needs a safety dossier, and meat from cells goes to FDA and USDA
rule EU: Novel Food Regulation | a new protein waits years for the EFSA opinion
rule GB: contained use rules | work with altered microbes is notified to HSE by risk class
rule IN: RCGM approval | altered organisms pass the biosafety committee before any scale-up
season: -
next: techno-economic models | offtake deals | regulatory dossiers
fail: Amyris made molecules well and lost on consumer brands and plant debt
fail: Zymergen went public and then found that its film did not work for customers
lately: money for alternative protein dried up, and some states banned cultivated meat
economics: 30-65 | 1-3 | 8000-50000 USD
ask: What is the titer in steel, and at which volume was it measured? | At what cost per kilogram does the first buyer switch? | Whose tank do you run in, and is the slot signed?
grade: low
# testing-labs: water, food and soil testing labs
words: testing lab, test laboratory, water testing, food testing lab, soil test, soil testing lab, environmental lab, asbestos lab, microbiology lab, legionella test, pfas test, heavy metals test, cannabis testing, feed analysis, dairy lab, product testing, materials testing, textile testing, toy testing, cosmetics testing, nabl lab, accredited lab, iso 17025, proficiency test, chain of custody, sample courier, field sampler, certificate of analysis, test report, turnaround time, lab technician, wet chemistry, diagnostic centre samples, drug testing lab, contract laboratory
job: take the sample in, test it and issue a report that holds
buyer: owners of testing labs
user: lab analysts
run: food makers, builders and well owners | clients keep the lab that collects the bottles, reports by the deadline and explains a failed result | accreditation rounds, helium, reference standards and a leased mass spectrometer eat the price of a sample
rival: LabWare | configurable LIMS for large labs | a licence plus services
rival: STARLIMS | LIMS for public and food labs | a yearly licence
rival: Eurofins | testing in its own worldwide labs | a price per test
rival US: Confident LIMS | LIMS and orders for cannabis labs | by lab a month
rival IN: CrelioHealth | lab reports and billing for diagnostic labs | by lab a month
rival: SGS | testing, inspection and certificates | a price per test
system: the instrument's result file | comes in a different layout from each ICP or GC
system: the accreditation scope | says for which method the lab may print the mark
system: the courier's sample sheet | arrives wet, with times that break the hold limit
today: the sampler fills a chain-of-custody form in biro, reception retypes it and the analyst copies peaks into a template
cost: a missed hold time means a new trip to the site, and an unsigned report delays a building or a batch
pain: the customer rings each day to ask where the report is
pain: the assessor finds a balance past its calibration date
pain: a lab that always passes cannabis takes the honest lab's clients
channel: accreditation bodies and assessors | labs change systems after an assessment finding
channel: instrument makers such as Agilent | a new instrument brings a talk about result transfer
channel: consultants who send samples | a site consultant picks the lab and its order form
cycle: 8-36 weeks | the quality manager validates it on old samples first
price: a LIMS for a small lab | 300-1500 USD | lab a month
price: a PFAS water test | 200-450 USD | sample
rule US: TNI standard | environmental labs are accredited by state for each method and matrix
rule EU: Drinking Water Directive | parameters, methods and accredited labs are set, now with PFAS
rule GB: UKAS accreditation | a report without the mark is refused by councils and courts
rule IN: FSSAI notified laboratories | only notified labs may test food for the regulator
season: spring brings soil tests, summer bathing water and legionella, and harvest mycotoxins
next: sampling routes | customer portals | proficiency schemes
fail: home test kits sold numbers that homeowners could not act on and never bought again
fail: new LIMS makers drowned in one lab's report template after another
lately: PFAS limits filled labs with samples, and investors roll up regional labs
economics: 35-70 | 0.5-1.5 | 1500-9000 USD
ask: Which method and matrix are in your first lab's scope? | How many minutes from peak to signed report, with and without you? | Who validates the software when the assessor comes?
grade: low
`,
  facts: biotechToolsFacts,
  wordings: biotechToolsWordings,
  jobs: biotechToolsJobs,
});
