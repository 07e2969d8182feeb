import { climateEnergyFacts } from './facts/climate-energy.ts';
import { climateEnergyJobs } from './jobs/climate-energy.ts';
import { readField } from './reading/read-field.ts';
import { climateEnergyWordings } from './wordings/climate-energy.ts';

export const climateEnergy = readField('climate-energy', {
  niches: `
# solar-install: rooftop solar sales and installation
words: solar installer, solar company, rooftop solar, solar panels, pv, photovoltaic, solar proposal, solar design, roof survey, interconnection, permission to operate, net metering, inverter, solar crew, solar sales, home battery install, solar quote, solar installation, solar rooftop, solar epc, solar for homes, solar permit, solar battery, solar permitting, solar site survey, solar business, rooftop pv
job: get a signed roof designed, permitted, built and switched on
buyer: solar installation firms
user: solar project coordinators
run: homeowners and small factories | homeowners sign with the crew that did the neighbour's roof without a leak | paid leads, idle scaffolds and callbacks for dead optimisers eat the installer's margin
rival: Aurora Solar | remote roof design and sales proposals | per user a month
rival: OpenSolar | design and proposal software for installers | by hardware partners' fees
rival US: Scoop Solar | job tracking from site survey to permission to operate | a quote by users
rival US: Solargraf (Enphase) | quotes and permit plan sets | per project and per user
rival DE: Reonic | planning software for German solar and heat pump firms | per user a month
rival IN: ARKA360 | roof design and proposals for Indian installers | per user a year
system US: SolarAPP+ | issues an instant permit where the city has joined
system: the grid operator's connection portal | takes the interconnection application and answers weeks later
system: Enphase Enlighten | shows whether a roof still produces
system IN: the PM Surya Ghar portal | lists the approved vendors that the subsidy depends on
today: a coordinator chases the city, the utility and the roof crew from a whiteboard and a shared inbox
cost: a change order after the site survey eats the margin, and a late switch-on delays the final payment
pain: the sales proposal shows panels where the site survey later finds a vent pipe or a rotten rafter
pain: the plan set comes back from the permit office because the main service panel is too small
pain: customers phone weekly to ask why panels on the roof are still switched off by the utility
channel: panel and inverter distributors | installers hear of tools where modules and racking are ordered
channel: installer groups and solar associations | owners ask peers which design tool survived the last policy change
channel: inverter makers' partner programmes | a certified installer trusts what the inverter brand recommends
cycle: 3-10 weeks | the owner decides after running a few live jobs through it
price: design and proposal software | 100-300 USD | user a month
price: a permit plan set made to order | 100-400 USD | job
rule US: National Electrical Code | each city reads rapid shutdown and setback rules its own way
rule US: FTC cooling-off rule | a contract signed at the kitchen table can be cancelled for days without a reason
rule EU: Energy Performance of Buildings Directive | new buildings must be fit for solar, which moves work to planners and builders
rule GB: MCS certification | without an MCS certificate the household gets no export tariff
rule IN: ALMM list | subsidised roofs need an empanelled vendor and modules from the approved list
season: roofs are cold and wet in winter, and a tariff deadline turns one quarter into a stampede
next: battery retrofits for old solar customers | service visits to orphaned systems | main panel upgrades
fail: SunPower and Sunnova went under when higher interest broke loans and leases sold at the door
fail: lead sellers promised installers closed jobs and delivered renters and shaded roofs
lately: California cut export credits and Congress ended the household tax credit, so batteries now carry the sale
economics: 65-80 | 2-4 | 1000-4000 USD
ask: How many days pass from signature to permission to operate, and which of them do you remove? | Which inverter brands and utilities do your first installers work with? | What happens to your price when installs fall by a third after a subsidy ends?
grade: low
# carbon-reporting: carbon accounts and sustainability reports
words: carbon accounting, carbon footprint, emissions report, esg report, sustainability report, supplier emissions, scope emissions, ghg inventory, csrd, esrs, double materiality, emission factors, net zero target, sustainability manager, product carbon footprint, lca, cbam, brsr, ecovadis questionnaire, carbon emissions tracking, co2 emissions, sustainability reporting, esg software, ghg protocol, carbon calculator, supply chain emissions, climate disclosure, esg data
job: produce emission figures that an auditor and a big customer accept
buyer: heads of sustainability
user: sustainability analysts
run: manufacturers and listed companies | firms keep the adviser whose inventory passed assurance without a night of questions | senior consultants who chase meter readings at a fixed fee eat the engagement
rival: Watershed | carbon accounts and reports for large companies | an annual enterprise contract
rival: Persefoni | an audit-grade carbon ledger with a free tier | a yearly fee by tier
rival EU: Sweep | carbon and ESG data for European groups | an annual contract
rival: Greenly | carbon accounts for smaller firms | a yearly fee by headcount
rival: Workiva | the filing in which finance and ESG numbers meet | an annual contract
system: SAP | holds the purchase ledger that most emissions are guessed from
system: EcoVadis | asks the questions that customers grade suppliers by
system: ecoinvent | turns litres and kilograms into carbon under a paid licence
today: an analyst mails spreadsheets to plants and suppliers and multiplies spend by factors from a consultant's workbook
cost: the inventory is finished a year late, and the auditor asks for meter readings nobody kept
pain: suppliers answer the third questionnaire of the month with last year's average
pain: spend-based factors make a supplier look dirtier only because its prices rose
pain: the limited-assurance auditor wants the invoice behind each kilowatt-hour and each litre of diesel
channel: audit firms and sustainability consultants | the adviser writes the shortlist when a first report falls due
channel: big buyers who survey their suppliers | a supplier signs up when its largest customer demands the footprint
channel: ERP marketplaces | finance prefers a carbon tool that already reads the purchase ledger
cycle: 8-30 weeks | the sustainability lead chooses, finance signs, and the date of the CSRD or CDP report sets the pace
price: carbon accounts for a mid-size company | 10000-60000 EUR | company a year
price: a supplier's first footprint | 1000-6000 EUR | company a year
rule US: California SB 253 | large firms that do business in California must publish their emissions
rule EU: CSRD | the Omnibus cut the list of reporting firms, so ask who still must file
rule GB: SECR | large companies state energy and carbon in the directors' report
rule IN: SEBI BRSR Core | the biggest listed firms report with assurance and pull figures from their value chain
rule EU: CBAM | importers of steel, cement and aluminium still declare the carbon inside
season: reports follow the financial year, so purchases bunch in autumn and the panic is in spring
next: supplier questionnaires | product footprints for tenders | CBAM declarations for importers
fail: tools built for the full CSRD list lost most of their market when Brussels raised the thresholds
fail: carbon footprints sold as marketing were cancelled once no customer or auditor asked for them
lately: the European Omnibus and weak rules in Washington turned a legal duty into a customer's demand
economics: 65-80 | 1-2 | 5000-20000 USD
ask: Which law or which named customer makes your buyer report next year? | What share of the footprint rests on real supplier data rather than spend factors? | Which auditor has already accepted a report made with your tool?
grade: low
# carbon-credits: carbon projects and their measurement
words: carbon credit, carbon credits, carbon offset, offsets, carbon removal, biochar, enhanced weathering, direct air capture, cookstove, clean cooking, reforestation, tree planting, redd, mangrove, soil carbon, mrv, measurement reporting verification, verra, gold standard, carbon project developer, carbon registry, carbon project, forest carbon, carbon farming, nature-based credits, carbon market, emission reductions, carbon offsets for farmers
job: prove tonnes well enough that a registry issues them and a buyer pays
buyer: carbon project developers
user: carbon field officers
run: airlines, brands and offset buyers | buyers choose projects whose villages, trees and ratings they could visit | baseline surveys, verifier fees and years without issuance eat the price of a tonne
rival: Verra | the registry and rulebook most credits carry | a fee per credit issued
rival: Puro.earth | certificates for biochar and other removals | a fee per certificate
rival: Sylvera | ratings that buyers read before they pay | an annual subscription
rival: Patch | a shelf where companies buy credits through an API | a share of the sale
rival IN: Varaha | carbon projects with smallholders in India | a share of credits
system: the Verra registry | issues, holds and retires each credit
system: Sentinel imagery | shows for free whether the trees still stand
system: KoboToolbox | carries plot data from villages without signal
today: field officers tape-measure trunks and photograph stoves, and a consultant writes the project document in Word
cost: validation and issuance take years, while the developer pays the villages and the verifier up front
pain: the validation body is booked out for months and sends findings back line by line
pain: a methodology is suspended and the credits in the pipeline have nowhere to go
pain: rating agencies call the baseline inflated after the buyer has already announced its purchase
channel: offtake buyers and brokers | a signed offtake pays for the measurement
channel: validation bodies and methodology authors | a verifier knows which projects are stuck on data
channel: stove makers and farmer cooperatives | whoever reaches the households and plots owns the credits
cycle: 12-40 weeks | the developer waits for an offtake before it pays for anything
price: digital measurement for a project | 1-5 USD | credit issued
price: a biochar removal credit | 100-200 USD | tonne
rule US: FTC green-claims guidance | sellers must show what stands behind a credit and when it happens
rule EU: Carbon Removals Regulation | Brussels certifies removals and carbon farming by its own methods
rule GB: Woodland Carbon Code | a British woodland has its own registry, and vague net-zero adverts are struck down
rule IN: Carbon Credit Trading Scheme | Indian projects face a national registry and limits on what may leave the country
season: planting follows the rains, and verifiers cannot reach plots when roads are mud
next: insurance against reversal by fire | supply-shed programmes inside food companies | offtake finance for stove makers
fail: forest projects such as Kariba lost their buyers when their baselines turned out too generous
fail: measurement software had few customers, since developers earn nothing until credits issue
lately: buyers moved from cheap avoidance to removals and to credits with an integrity label
economics: 40-70 | 1-3 | 3000-15000 USD
ask: Which methodology and version do you measure for, and is it open for new projects? | Who pays you before the first credit is issued? | Which validation body has accepted your data in place of a field visit?
grade: low
# flexibility: home batteries and virtual power plants
words: virtual power plant, vpp, demand response, demand flexibility, home battery, battery storage, load shifting, peak shaving, time of use tariff, smart meter, smart thermostat, grid balancing, derms, energy trading, frequency response, dynamic tariff, smart charging tariff, behind the meter, energy retailer, battery aggregator, grid flexibility, electricity tariff, off-peak electricity, home energy storage, powerwall, power grid, energy app for homes
job: sell the spare minutes of batteries, chargers and heaters to the grid
buyer: energy retailers
user: flexibility traders
run: households with batteries and heat pumps | owners join the pool that pays a clear sum and never leaves the battery flat at supper | device makers' access fees, settlement penalties and sign-up bonuses eat the balancing income
rival: Kraken | billing and device control for energy retailers | per account a month
rival US: Voltus | demand response in American wholesale markets | a share of market payments
rival US: EnergyHub | utility thermostat and battery programmes | per device or per utility
rival EU: Next Kraftwerke | a virtual power plant of biogas, wind and batteries, from Cologne | a share of market revenue
rival GB: Axle Energy | flexibility for British device makers | a share of flexibility revenue
system: OpenADR | carries the call from the grid to the device as an open standard
system: Tesla's cloud | decides whether a battery may be steered by others
system US: PJM | registers, meters and settles each kilowatt
today: programme managers mail rebates for thermostats and call events by hand on the hottest afternoons
cost: enrolled devices drop out before the peak, and the missing megawatts are charged as a penalty
pain: each battery brand opens a different API, and one firmware update ends control of a fleet
pain: baselines punish homes that saved energy before the event
pain: households override the thermostat on precisely the evening that counts
channel: makers of home batteries | the battery app already has the household and the login
channel: energy retailers with time-of-use tariffs | the retailer holds the price risk that flexibility removes
channel: installers who sell batteries | a yearly grid payment helps the salesman at the kitchen table
cycle: 20-70 weeks | a utility pilots one summer, files with its regulator and buys the year after
price: enrolment and dispatch of a device | 1-5 USD | device a month
price: what a home battery earns in a programme | 200-600 USD | home a year
rule US: FERC Order 2222 | grid operators must let small devices bid together, each by its own timetable
rule EU: Electricity Market Directive | aggregators may reach customers without their supplier's consent, country by country
rule GB: BSC modification P415 | a flexibility trader may enter the wholesale market without the household's supplier
rule IN: time-of-day tariff mandate | smart-metered consumers pay by the hour, set by each state commission
season: American peaks are summer afternoons and European ones winter evenings, so each market has one earning season
next: tariff switching for battery owners | backup power in outages | capacity market bids
fail: aggregators that owned no device and no customer were squeezed out by battery makers and retailers
fail: British flexibility payments fell as soon as many batteries chased the same service
lately: data-centre load made utilities pay for capacity at homes that they ignored before
economics: 30-60 | 1-3 | 20-150 USD
ask: Which device makers have granted you control in writing, and for how long? | Which market or tariff pays, and what did a home earn in it last year? | What share of enrolled devices answered the last event?
grade: low
# building-energy: energy use of commercial buildings
words: energy bill, utility bill, electricity bill, energy management, building management system, bms, hvac optimisation, facility manager, submeter, sub-metering, energy audit, energy saving, esco, chiller, office building energy, hotel energy, supermarket refrigeration, demand charge, energy efficiency, electricity costs, commercial building, office energy, energy monitoring, factory energy, hvac, smart building, energy dashboard, chiller plant, energy savings for shops
job: find and stop the kilowatt-hours that nobody in the building needs
buyer: facility directors
user: building engineers
run: hotels, supermarkets and office landlords | landlords keep the engineer who found the valve stuck open and proved it on the bill | sensors, site visits and savings that tenants dispute eat a shared-savings contract
rival US: EnergyCAP | utility bill audits for large estates | by number of meters a year
rival: BrainBox AI (Trane) | automatic control of heating and cooling | per square foot or per site a month
rival: Measurabl | energy and ESG data of property portfolios | per building a year
rival IN: Zenatix | plant control for Indian shops and bank branches | per site a month
rival EU: Deepki | energy data for European property funds | an annual contract
system: BACnet | runs the chillers and holds the setpoints
system US: ENERGY STAR Portfolio Manager | holds the score that city disclosure laws ask for
system US: Green Button | gives interval data where the utility has joined, and a PDF bill elsewhere
system: the tenants' submeters | split the bill between floors and are often read by hand
today: the building engineer walks the plant room and overrides setpoints after each complaint that it is too cold
cost: chillers and boilers fight each other overnight, and the demand charge is set by one bad quarter-hour
pain: meter bills arrive as PDFs, late, estimated and on the wrong tariff
pain: the BMS contractor guards the password and charges a visit for each trend log
pain: the landlord pays for the new chiller while the tenant gets the smaller bill
channel: facility service firms and BMS contractors | the contractor holds the keys to the plant room and can block or carry a tool
channel: energy brokers | a broker sees each contract renewal and the tariff errors in it
channel US: city disclosure deadlines | a fine per square foot opens the owner's door
cycle: 10-40 weeks | one pilot building must survive a cooling or heating season first
price: bill audit and tracking | 3-15 USD | meter a month
price: automatic plant control | 200-1500 USD | building a month
rule US: New York Local Law 97 | large buildings report yearly and pay for carbon above a cap
rule EU: Energy Efficiency Directive | big users need an energy audit or a certified management system
rule GB: MEES | a building below the minimum EPC may not be let
rule IN: Energy Conservation Building Code | new large buildings must meet limits for envelope, lighting and cooling
rule EU: EPBD | the worst commercial buildings must improve by set dates
season: savings show in the first hot and cold months, so contracts start before summer or before winter
next: tenant submetering | demand response payments | chiller maintenance contracts
fail: energy dashboards drew curves the building engineer already knew, and nobody was paid to turn a valve
fail: shared-savings contracts died in quarrels about the baseline once a tenant moved
lately: carbon caps in cities and dear power in Europe turned energy from overhead into a lease issue
economics: 55-75 | 1-2 | 3000-12000 USD
ask: Do you write setpoints back to the BMS, and who signed for that? | Who pays the bill and who gains from the saving, the owner, the tenant or the operator? | How is the baseline adjusted for weather and empty floors?
grade: low
# home-retrofit: heat pumps and home energy upgrades
words: heat pump, heat pumps, retrofit, home energy, energy upgrade, boiler replacement, home heating, epc, energy rating, heat loss survey, energy adviser, weatherization, radiators, home energy audit, renovation loan, landlord insulation, cold home, home insulation, loft insulation, air source heat pump, green home, boiler upgrade, energy efficient home, heat pump installer, draughty house, home energy rebate
job: take a cold house from first question to a working heat pump
buyer: heating installers
user: heat-loss surveyors
run: owners of cold houses | owners choose the installer who measured every radiator and whose last house is quiet and warm | unpaid surveys, grant paperwork and return visits for noisy pumps eat the job
rival GB: Octopus Energy | cheap heat pumps with its own crews and tariff | a price per installation after grant
rival EU: Aira | heat pumps on a monthly plan in Italy, Germany and Britain | in monthly instalments
rival DE: Enpal | solar, battery and heat pump by instalments in Germany | in monthly payments
rival US: Conduit Tech | tablet scans with heat-load sums for American HVAC sellers | per user a month
rival GB: Spruce | heat-loss surveys and quotes for British installers | per user a month
rival: Daikin | heat pumps and air conditioners through trained dealers | a price per unit
system GB: the EPC register | holds the rating that grants and landlords depend on
system GB: the MCS database | registers each heat pump before the grant voucher is paid
system DE: the KfW portal | approves the German heating subsidy before work may start
system: the maker's sizing tool | picks the outdoor unit from the heat loss of each room
today: a heating engineer measures each radiator and window by hand and types the heat loss into a spreadsheet
cost: an undersized radiator means a callback in January and a customer who tells the whole street
pain: the survey takes a day, and most households that get one never sign
pain: gas engineers earn well from boiler swaps and see no reason to retrain
pain: the grant voucher lapses while the network operator still thinks about the fuse
channel: heat pump makers such as Vaillant and Daikin | the maker's trainers know which installers are growing
channel: energy retailers with a heat pump tariff or rebate | the retailer passes on households that already asked
channel: social landlords and city programmes | one programme brings whole streets of the same house
cycle: 3-12 weeks | an installer tries it on a few surveys before the heating season
price: survey and design software | 80-250 GBP | installer a month
price: an air-source heat pump installed, before grants | 9000-16000 GBP | home
rule US: IRA home rebate programme | states run the rebates at their own pace, and the federal credit has ended
rule EU: F-gas Regulation | refrigerants change by set dates, and engineers need a certificate for each kind
rule GB: Boiler Upgrade Scheme | only an MCS installer can claim the voucher for the household
rule IN: BEE star labelling | India labels air conditioners rather than heating, so the local market is cooling
season: boilers die in the first cold week, when nobody has time for a heat-loss survey
next: hot-water tanks | heat pump servicing plans | retrofit loans through lenders
fail: retrofit marketplaces paid for leads from curious households and ran out of trained installers
fail: the British Green Homes Grant closed within months and left installers with unpaid vouchers
lately: Germany's heating law and high power prices made buyers wait for the next subsidy round
economics: 15-40 | 2-4 | 300-1500 GBP
ask: What share of surveys ends in an installation, and what does one survey cost? | Which grant pays in your region, and who carries the wait for it? | Where do your trained installers come from?
grade: low
# energy-parks: running solar parks and wind farms
words: solar farm, solar park, wind farm, wind turbine, wind power, solar plant, utility-scale, ppa, power purchase agreement, asset manager for renewables, solar o&m, inverter fault, string fault, panel cleaning, soiling, thermal drone inspection, turbine blade, blade inspection, wind technician, scada, curtailment, grid connection, interconnection, substation, land lease for solar, agrivoltaics, battery storage project, power trading, repowering, independent power producer, hydropower, small hydro, biogas plant, biomethane, windpark, solarpark, usina solar
job: keep a power plant producing what the lender was promised
buyer: renewable asset managers
user: plant technicians
run: investors and offtaking factories | investors keep the operator who finds the dead string before the monthly yield report | cranes, curtailed noons and negative prices eat what the wind farm earns
rival: Power Factors | monitoring and asset management of wind and solar fleets | by megawatt a year
rival: Raptor Maps | drone images and a register of solar faults | by megawatt inspected
rival: SkySpecs | blade inspection and turbine advice | by turbine
rival: QOS Energy | plant monitoring from Nantes | by megawatt a year
rival IN: Prescinto (IBM) | performance analytics for solar plants | by megawatt a year
system: the SCADA gateway | speaks Modbus and drops tags after each firmware change
system: the grid operator's dispatch signal | orders curtailment by the minute
system: the inverter maker's portal | shows faults that nobody exports
system: the lender's monthly report | compares yield with the long-term estimate
today: an asset manager pulls inverter portals each Monday, compares performance ratio in a sheet and sends a van to the worst string
cost: tracker faults, soiling and slow warranty claims eat yield that the debt service was built on
pain: the alarm list has so many lines that the dead inverter hides in it
pain: the panel maker is bankrupt and the warranty is a piece of paper
pain: curtailed hours are argued over between the offtaker and the grid
channel: O&M contractors | the contractor's control room runs many owners' plants
channel: lenders' technical advisers | an adviser's report makes the owner fix what it names
channel: fairs such as WindEurope or RE India | owners, service firms and inverter makers meet once a year
cycle: 12-52 weeks | a pilot on one park, then the fund's portfolio at the next service tender
price: monitoring | 100-500 USD | megawatt a year
price: a thermal drone flight | 50-250 USD | megawatt
rule US: NERC reliability standards | inverter-based plants above a size must register and prove ride-through
rule EU: NIS2 | operators of power plants manage cyber risk and report incidents
rule GB: Grid Code | generators obey dispatch and prove compliance tests
rule IN: deviation settlement rules | plants pay when output strays from the forecast they filed
season: spring sun with low demand brings curtailment, and wind crews climb in calm summer weeks
next: storage beside the plant | repowering | insurance for hail
fail: yield analytics found losses too small for a truck roll and were cancelled at renewal
fail: drone inspectors became a commodity priced by the megawatt
lately: negative prices at noon made storage and curtailment the first worry of each owner
economics: 55-75 | 0.5-1.5 | 8000-40000 USD
ask: How many megawatt-hours did one park gain, net of truck rolls? | Who owns the data, the owner, the contractor or the inverter maker? | What do you do in hours when the price is negative?
grade: low
# energy-bills: energy tariffs, brokers and switching
words: electricity bill, energy bill, gas bill, utility bill, energy supplier, energy broker, switch supplier, energy switching, tariff comparison, dynamic tariff, time-of-use tariff, smart meter data, electricity tariff, prepayment meter, meter reading, direct debit for energy, energy debt, fuel poverty, business energy contract, energy procurement, power contract, retail electricity, community choice, community solar, energy community, energy sharing, energy cooperative, energy savings app, stromanbieter, facture d'électricité, conta de luz, discom, electricity load shedding, net metering bill, utility bill audit
job: find what the power should cost and get the bill down to it
buyer: households and small firms
user: bill payers
run: shopkeepers, flats and small firms | shopkeepers stay with the broker who shows the commission and rings before the contract ends | clawed-back commissions when a café closes and lead lists bought dear eat a broker's income
rival GB: Uswitch | tariff comparison | a commission from suppliers
rival: Octopus Energy | supply with smart tariffs | a tariff per unit
rival DE: Verivox | tariff comparison | a commission from suppliers
rival EU: Tibber | hourly priced power by app | a monthly fee
rival US: Arcadia | utility bill data and community solar sign-ups | by meter or a share of savings
rival IN: Tata Power | city supply with an app and rooftop offers | a regulated tariff
system: the smart meter portal | gives interval readings after consent
system: the supplier's bill PDF | hides standing charge, levy and unit rate in different tables
system: the tariff comparison site | ranks by yearly cost at a guessed use
today: the shopkeeper keeps bills in a drawer, takes a broker's call and signs a term of years by voice
cost: the contract rolls over at the default rate, and the broker's uplift hides in the unit price
pain: an estimated reading runs for a year and ends in a catch-up bill
pain: nobody in the café knows which fridge draws the night load
pain: a prepaid customer tops up at the kiosk and loses light when debt is taken first
channel: landlords, banks and employers | people open an energy offer when they move or when money is short
channel: trade associations of shops and pubs | a member deal replaces the cold caller
channel: supplier affiliate schemes | the commission per switch pays for search adverts
cycle: 0-8 weeks | the contract end date or a shocking bill decides
price: a switch | 30-80 USD | household
price: bill checks for a firm | 5-30 USD | meter a month
rule US: state retail choice law | brokers need a licence in choice states, and door sales are limited
rule EU: Electricity Market Directive | households may have a dynamic contract and share power with neighbours
rule GB: Ofgem price cap | default tariffs are capped, and brokers must show commission to small firms
rule IN: Electricity (Rights of Consumers) Rules | meters, connections and complaints have fixed times
season: autumn letters and cold snaps bring switchers, and Indian summers the highest bills
next: home batteries | solar offers | boiler and cooling plans
fail: auto-switchers such as Look After My Bills had nothing to switch to when wholesale prices jumped
fail: Bulb grew below cost without hedges and fell into special administration
lately: hourly tariffs and smart meters made the time of use matter more than the supplier
economics: 40-75 | 2-5 | 20-200 USD
ask: Who pays you, the customer or the supplier, and does the customer know? | What did an average bill fall by after a full year? | How do you get the readings, and how often does consent lapse?
grade: low
# off-grid: pay-as-you-go solar and clean cooking
words: pay as you go solar, paygo, solar home system, solar lantern, solar kit, off-grid, offgrid, no electricity village, generator replacement, diesel generator, inverter battery shop, solar pump, solar irrigation pump, solar fridge, cold room solar, clean cooking, cookstove, improved cookstove, charcoal, briquettes, biogas digester, lpg cylinder, cooking gas refill, pay as you cook, electric pressure cooker, kerosene lamp, mobile money solar, field agent, rural electrification, productive use, m-kopa, sun king, solar sakhi, gobar gas, panneau solaire kit, energia solar rural
job: sell power or a clean stove to a family that pays week by week
buyer: off-grid energy distributors
user: field agents
run: farmers and kiosk keepers without mains | families choose the lamp whose agent lives nearby and swaps a dead battery the same week | unpaid instalments, shipping and dollar loans against shilling income eat the kit price
rival: Sun King | lanterns and home systems on instalments | daily or weekly instalments
rival: d.light | solar kits with finance | weekly instalments
rival: M-KOPA | phones and devices on daily payments | daily instalments
rival: Angaza | payment and lock software for distributors | a fee per device
rival: PaygOps | field sales and customer records for distributors | by customers a month
rival IN: SELCO India | solar systems with local bank loans | a system price
system: M-Pesa | takes the daily coins and reports them by reference number
system: the device token | unlocks the lamp for the days that were paid
system: OpenPAYGO | gives makers a shared code for pay-as-you-go locks
system: the agent's phone | holds photos of the house and the pledge of a neighbour
today: an agent rides a boda with a panel on his back, signs the family on a phone and collects deposits in coins
cost: agents earn on sales and not on payment, so the book looks full until the harvest fails
pain: the lamp is locked for want of a few shillings and the family goes back to kerosene
pain: a broken battery ends the payments, and the technician is a day away
pain: devalued naira or kwacha meets a loan in dollars
channel: savings groups and village leaders | a group's treasurer vouches for who pays
channel: mobile money agents and phone shops | the kiosk already takes the family's coins
channel: development lenders and results-based funds | a fund pays the distributor for each verified home
cycle: 2-20 weeks | a distributor tests it in one district through one harvest
price: a solar home system | 80-500 USD | household
price: software for distributors | 0.2-1 USD | customer a month
rule US: Warranty Act (Magnuson-Moss) | a kit sold in America with a written warranty must state its terms plainly
rule EU: Batteries Regulation | whoever places lithium kits on the European market answers for cobalt and recycling
rule GB: Consumer Duty | British retail platforms that lend to off-grid firms must show investors the risk
rule IN: PM-KUSUM | solar pumps get a subsidy, with approved makers and a farmer share
rule KE: Energy (Solar) Regulations | sellers and installers of solar systems need a licence class
season: payments follow harvest and school fees, and rainy weeks leave panels and roads weak
next: phones and fridges on credit | micro-insurance | carbon revenue from stoves
fail: Mobisol and others grew their loan books in dollars and failed when collection fell
fail: fuel and stove networks hung on carbon income that regulators and buyers could withhold
lately: cheap Chinese panels and batteries sell for cash in markets, without any lender between
economics: 20-40 | 1-4 | 15-90 USD
ask: What share of what was due has been collected, by the month of sale? | Who repairs the battery in the second year? | In which currency is your debt, and in which do families pay?
grade: low
# climate-risk: flood, fire and heat risk
words: flood risk, flood map, flood sensor, flood warning, wildfire risk, wildfire, wildfire detection, heat wave, heat stress, urban heat, climate risk, climate adaptation, resilience, hail risk, storm damage, hurricane, cyclone warning, early warning system, weather forecast, weather data, weather station, drought monitoring, landslide, sea level rise, defensible space, sandbag, sump pump, flood barrier, disaster preparedness, emergency kit, stress test for climate, physical risk, hochwasser, inondation, barsaat flooding
job: know which roof, road or loan floods or burns, and act before it does
buyer: risk officers at lenders
user: resilience planners
run: lenders, insurers and town planners | lenders keep the modeller whose map matched where the river really went | licensed terrain data, cloud runs and long pilots with insurers eat a modelling shop
rival US: First Street | flood and fire scores by property | by data licence
rival: Jupiter Intelligence | physical climate risk figures for assets | a yearly licence
rival GB: JBA Risk Management | flood maps and models | a yearly licence
rival: Pano AI | cameras that spot wildfire smoke | by camera station a year
rival: Tomorrow.io | weather alerts for operations | a yearly plan
rival IN: Skymet | forecasts and weather stations | by contract
system US: the FEMA flood map | decides on insurance and lags behind the rain
system: the river gauge feed | reports levels and falls silent in the flood
system: the insurer's catastrophe model | prices the roof without asking the owner
system: Copernicus Sentinel images | show burn scars and standing water days later
today: a planner overlays an old flood map on parcels in QGIS, and the duty officer watches a gauge through the night
cost: a claim denied, a mortgage on a wet plot or an evacuation order that comes after the road is gone
pain: models from several vendors give the same house different scores
pain: the warning text reaches people who moved away and misses the camp by the river
pain: homeowners clear brush and the insurer drops them all the same
channel: insurers and mortgage lenders | a lender's regulator asks where the loans stand in water
channel: fire chiefs and county emergency managers | a fire chief's story about one early alarm opens the next county
channel: engineering consultants on adaptation plans | cities buy the plan and then the tool in it
cycle: 12-52 weeks | a disaster opens the budget, and a grant year closes it
price: risk scores for a portfolio | 20000-200000 USD | customer a year
price: a detection camera | 30000-60000 USD | station a year
rule US: National Flood Insurance Program | homes in mapped zones with federal loans need cover
rule EU: EBA risk guidelines | banks must weigh physical climate risk in their loan books
rule GB: Flood Re | cover for older homes at risk is pooled until the scheme ends
rule IN: Disaster Management Act | districts keep plans and act on warnings of the weather service
season: hurricane, fire and monsoon months bring the calls, and budgets follow in autumn
next: parametric cover | home hardening | evacuation messages
fail: scorers sold the same open flood model under different colours until buyers compared them
fail: home resilience apps had readers after each storm and no buyer
lately: insurers left parts of California and Florida, and American weather and disaster agencies lost staff
economics: 55-80 | 0.5-2 | 8000-60000 USD
ask: Which past flood or fire did the model call right, house by house? | What does the buyer do on the day the score changes? | Whose budget is it in a year without a disaster?
grade: low
`,
  facts: climateEnergyFacts,
  wordings: climateEnergyWordings,
  jobs: climateEnergyJobs,
});
