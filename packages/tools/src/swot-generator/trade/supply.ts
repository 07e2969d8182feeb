import { trade } from './trade.ts';

export const supplyTrades = [
  trade(
    'transport-mobility',
    `
- | Platforms own the passenger | gatekeeper | Uber, Bolt and Ola hold the rider, and can lower what is left for a driver overnight | | taxi|cab|ride|driver|hail|boda|rickshaw|minicab|fleet
- | Payers and brokers set the fare | margin | a broker or a health plan decides what a wheelchair trip pays and which trip is denied | | patient|medic|dialysis|wheelchair|hospital|ambulance|NEMT
- | Driver shortage | supply | licensed drivers are scarce, and one sick call leaves a route or a lesson undone | | bus|driver|route|school|instructor|van|lesson
- | Local licence in each city | patchwork | each city, county or state licenses plates, badges, kerbs and schools in its own way
- | Thin margin per trip | margin | fuel, commission and the vehicle loan leave little of each fare | | taxi|cab|ride|boda|matatu|rickshaw|fleet|driver|trip|van|bus
+ | Electric bikes and motorbikes | cost | battery swaps and e-bikes cut the cost of each kilometre and bring new repair work | | bike|e-?bike|boda|motor|scooter|electric|batter|rickshaw|cycl
+ | Mobile-money and cashless fares | rail | riders pay by phone now, so fares can be split and counted without the conductor's pocket | | fare|pay|cash|boda|matatu|taxi|ticket|conductor|driver|park
+ | Rules that make platforms share more with drivers | policy | caps on commission and worker rulings push drivers and fleets to look for other tools | | driver|taxi|ride|cab|hail|fleet|boda
+ | Cameras and plate reading replace gates | ai | cameras read plates well enough to let cars in and out without a ticket | | park|garage|kerb|curb|plate|camera|gate|permit
§ | Driver and instructor licensing | rule | nobody may teach or drive for money without the badge of the licensing office | | driv|instructor|lesson|learner|taxi|bus|school
§ | For-hire vehicle and aggregator rules | rule | the booking, the vehicle and the driver each need a licence, and fares may be capped | | taxi|cab|ride|hail|boda|matatu|rickshaw|minicab|chauffeur
§ | Medicaid and patient-transport rules | rule | each trip needs an eligible patient, a trained driver and a log that survives an audit | | patient|medic|dialysis|wheelchair|ambulance|hospital|discharge
§ | Child passenger and school transport duties | rule | a child's route is guarded data, and buses answer for drivers, attendants and stops | | school|child|pupil|student|parent|bus
§ | E-bike and battery safety rules | rule | fast bikes count as motorbikes, and cities ask for certified batteries | | bike|e-?bike|cycl|batter|scooter
§ | Private parking codes | rule | private fines follow a code with capped charges and appeals, and plates are personal data | | park|garage|kerb|curb|permit|plate
`,
  ),
  trade(
    'home-medical-supplies',
    `
- | Payers cut rates and claw back | margin | Medicare and insurers set the rate per item and take money back years later in an audit | | insur|medicare|medicaid|suppl|cpap|equipment|claim|reimburs|catheter|sensor|limb|prosth
- | Makers sell past the clinic | gatekeeper | lens, aid and sensor makers own shops and clouds, and decide who may read the device
- | Fitting needs a licensed hand | supply | there are too few audiologists, opticians and prosthetists, and the law wants them at the fitting | | hear|audio|optic|optom|eye|glass|lens|prosth|orth|limb|fit
- | Return and remake cost | margin | a remade lens, a returned aid or a second socket eats what the first sale earned | | hear|aid|glass|lens|frame|eyewear|optic|socket|prosth|brace|insole
- | Slow validation in blood and device work | sales | a blood centre or a device maker tests each change on paper before it goes live | | blood|donor|plasma|device|platelet|transfus
+ | Over-the-counter hearing aids and sensors | policy | aids and glucose sensors can now be bought without a prescription, which opens retail shelves | US | hear|aid|sensor|glucose|CGM|diabet
+ | Ageing and diabetes raise demand | habit | more old people and more diabetes mean more aids, pads, sensors and feet to look after
+ | Phone scanning and printed devices | cost | a phone scan and a printer have replaced plaster for many insoles, sockets and frames | | scan|print|prosth|orth|limb|insole|brace|socket|frame|glass
+ | Electronic orders replace the fax | rail | clinics have begun to send equipment orders from the chart, and payers accept them | US | order|fax|prescri|suppl|cpap|equipment|DME|refill|doctor
§ | Medicare DMEPOS supplier rules (US) | rule | a supplier needs accreditation, a bond, a written order and proof of delivery before Medicare pays | US | cpap|equipment|suppl|oxygen|wheelchair|prosth|brace|sensor|catheter|medicare|DME|refill
§ | Medical Device Regulation (EU) | rule | lenses, aids, limbs and the apps that tune them are devices in Europe, with papers to match | EU
§ | FDA device and blood rules (US) | rule | the FDA clears what tunes or measures and inspects each step from donor arm to bag | US | hear|aid|blood|donor|plasma|sensor|device|glucose|app
§ | Licensing of opticians, audiologists and prosthetists | rule | who may test, fit and hand over is fixed by state or national registers | | hear|audio|optic|optom|eye|glass|prosth|orth|fit
§ | NHS commissioning and Drug Tariff (UK) | rule | in Britain the NHS tariff decides which aid, bag or sight test is paid, and to whom | GB
§ | Medical Devices Rules (India) | rule | India now registers aids, meters and machines as devices, while most families pay cash | IN
`,
  ),
  trade(
    'water-utilities',
    `
- | Slow public procurement | sales | a utility pilots for a season, tenders for a year and pays in the next price period | | utilit|water compan|network|leak|plant|sewer|city|municipal|treatment|main
- | Few buyers in each country | consolidation | a country has a handful of large water companies, and one bad reference travels to all | | utilit|water compan|leak|network|main|sewer
- | Control networks closed to outsiders | gatekeeper | the SCADA network is shut to the internet, and the integrator holds the passwords | | SCADA|control|plant|PLC|sensor|pump|secur|network|OT|treatment
- | Tariffs too low to repay | pricing | village tariffs are set by a county or a ministry and seldom pay for the next pump | | village|rural|kiosk|mini-?grid|off-?grid|borehole|handpump|community|prepaid|solar
- | Sensors foul and fail in the field | trust | probes foul, batteries drown and valves jam, so operators trust a sample more than a screen | | sensor|probe|monitor|logger|meter|detect|IoT|AI|predict
+ | Lead, PFAS and sewage rules | mandate | lead pipes, PFAS and spills now have limits and dates, and utilities must show numbers | | lead|PFAS|sewage|sewer|discharg|wastewater|quality|test|pipe|effluent|overflow
+ | Cyber attacks on plants | mandate | attacks on small water plants made boards and insurers ask for asset lists and remote-access rules | | secur|cyber|hack|SCADA|PLC|control|OT|ransom|attack
+ | Ageing pipes and retiring operators | labour | operators retire with the plant in their heads while old mains burst more often | | operator|plant|pipe|main|leak|burst|treatment|train|maint
+ | Drought and floods | climate | dry summers empty wells and heavy rain floods the works, so levels are watched as never before | | well|drought|flood|storm|groundwater|borehole|reservoir|rain|level|sewer
+ | Cheap solar and prepaid meters | cost | solar pumps and prepaid meters let a small site pay for its own repair | | solar|prepaid|pump|kiosk|mini-?grid|village|borehole|meter|rural|off-?grid
§ | Safe Drinking Water Act and lead rules (US) | rule | American water systems test to federal limits, tell the public and list each lead pipe | US | drink|lead|tap|quality|PFAS|utilit|plant|pipe|water system
§ | Clean Water Act discharge permits (US) | rule | each American outfall has a permit, and each day above its limits counts as a violation | US | wastewater|discharg|sewage|sewer|effluent|permit|industrial|storm
§ | NIS2 and Drinking Water Directive (EU) | rule | European water suppliers owe security duties, early warnings and reports on leakage | EU
§ | Ofwat price review and Environment Act (UK) | rule | British water companies earn and lose by Ofwat's targets, and spills are public in near real time | GB
§ | Metering and heat-billing law | rule | tenants are billed by use, with readable meters, and may cut a bill that is not | EU,GB | heat|meter|tenant|landlord|flat|bill|submeter|apartment
§ | Groundwater and consent rules (India) | rule | Indian firms need leave to pump and consent to discharge, and boards read online monitors | IN
`,
  ),
  trade(
    'mining-materials',
    `
- | Commodity price swings | cycle | when copper or coal falls, a mine stops pilots first and trucks second | | mine|mining|pit|ore|gold|coal|copper|cobalt|lithium|haul|metal|scrap
- | Few large mine groups decide | sales | a pit can try a tool, but the group's technical head decides what all pits buy | | mine|mining|pit|haul|tailings|underground|operator|safety
- | Dealer credit and bad debt | capital | bags and bars move on credit, and one builder who does not pay eats a season's margin | | cement|material|dealer|brick|steel|bar|tile|hardware|contractor|credit|supplier|merchant
- | Equipment makers own the machine data | gatekeeper | Caterpillar and Komatsu hold position, hours and part numbers behind their dealers' logins | | truck|machine|fleet|haul|part|excavat|loader|equipment|tyre|tire|maint
- | Unions and crews refuse surveillance | adoption | a camera on a tired driver is a tool for discipline until the union has agreed otherwise | | fatigue|drows|tired|camera|wearable|alert|monitor|driver|operator
- | Illegal and informal trade undercuts | substitute | smuggled gold, illegal sand and mixed sacks are cheaper than anything with papers | | gold|sand|artisanal|small-scale|traceab|mineral|cobalt|origin|gem|coltan
+ | Stricter dust, tailings and silica rules | mandate | dust, silica and tailings now have limits, reviewers and records that someone must keep | | dust|silica|tailings|safety|mine|quarry|exposure|health|dam
+ | Digital load tickets | rail | road authorities ask for electronic tickets, so quarries and mixers must send load data | | quarry|aggregat|ticket|concrete|ready-?mix|asphalt|weigh|dispatch|tipper|gravel|load
+ | Demand for critical minerals and traced supply | policy | carmakers and states want cobalt, lithium and gold with a proven origin | | cobalt|lithium|gold|mineral|traceab|artisanal|batter|origin|coltan|supply chain|refin
+ | Driverless trucks and electronic detonators | ai | driverless trucks and coded detonators leave clean records where paper was | | haul|truck|autonom|driverless|blast|deton|explos|pit|mine
+ | Low-carbon cement and retreading | climate | buyers begin to ask for carbon per bag and for a second life of each casing | | cement|concrete|carbon|retread|tyre|tire|casing|brick
§ | MSHA and national mine-safety law | rule | inspectors may close a ramp or a section at once, and a named manager signs for each shift | | mine|mining|pit|quarry|underground|safety|fatigue|haul|tailings|dust
§ | Explosives licensing and traceability | rule | magazine, van and blaster need licences, and each detonator has a code to account for | | blast|explos|deton|shot|magazine|quarry
§ | Truck weight and royalty-pass rules | rule | an overweight or pass-less load fines driver and quarry alike, so the ticket is evidence | | truck|quarry|sand|gravel|aggregat|load|weigh|tipper|haul|royalt|concrete
§ | Conflict-minerals and due-diligence laws | rule | importers and listed firms must ask where gold, tin and cobalt came from, down to the pit | | gold|cobalt|tin|coltan|mineral|artisanal|traceab|small-scale|refin|gem|origin
§ | Carbon border and construction-product rules | rule | cement and steel carry declarations and, at Europe's border, a price for their carbon | | cement|steel|brick|concrete|material|bar|tile|aggregat
§ | Tyre safety and waste-tyre rules | rule | tread, age and retread marks are checked at the roadside, and old casings have a duty behind them | | tyre|tire|retread|casing|fleet|wheel
`,
  ),
  trade(
    'wholesale-trade',
    `
- | Thin margins on goods | margin | a wholesaler keeps a few points on each carton, and one credit note eats many of them
- | Orders stay on phone and WhatsApp | adoption | shopkeepers go on sending voice notes, whatever portal the wholesaler gives them | | order|portal|app|shop|kirana|catalog
- | Shops pay late or not at all | liquidity | small shops buy on account, so whoever grows sales also grows unpaid invoices | | credit|pay|shop|invoice|kirana|collect|financ
- | Tariff shocks on landed cost | policy | duties and antidumping cases change the price of a container while it is at sea | | import|contain|tariff|duty|china|customs|tile|furniture|landed
- | Old ERP holds the prices | gatekeeper | customer prices sit in an old ERP, and its vendor decides who may read them | | ERP|quote|price|part|counter|integrat|catalog|stock
+ | Models that read voice notes and lists | ai | software can now read a voice note or a scribbled list well enough to fill an order | | voice|order|whatsapp|list|photo|AI|quote|e-?mail
+ | Electronic invoices and bills of lading | rail | states and courts now accept electronic invoices and bills of lading, so papers become data | | invoice|document|letter of credit|export|lading|paper|customs
+ | Credit for small shops from order data | funding | lenders accept a shop's order history as proof, so wholesalers can offer credit without their own cash | | credit|financ|loan|shop|pay later|kirana
+ | Retiring counter staff | labour | the men who know by heart which part fits are retiring, and owners want it written down | | part|counter|quote|spare|catalog|train
§ | Antidumping duties and customs entry rules | rule | the importer of record answers for duty and origin years after the goods are sold | | import|contain|customs|tile|furniture|duty|broker
§ | Late payment laws | mandate | interest on late invoices runs by law in Europe, Britain and India, once the dates are on record | EU,GB,IN | invoice|credit|pay|collect|shop
§ | Food traceability and halal certification | rule | fresh goods need lot papers at each handover, and halal buyers ask which body signed | | halal|meat|food|fresh|produce|fruit|fish|butcher
§ | E-invoicing mandates | mandate | India, Italy and soon others want each business invoice sent through a state portal | EU,IN | invoice|bill|order|account|ERP
§ | Sanctions and currency rules | rule | each buyer, bank and vessel must be screened, and export money must come home in time | | export|FX|currency|payment|letter of credit|bank|trade finance
§ | Waste-oil feedstock certification | rule | used oil sells as waste only if each kitchen has signed and the chain is certified | | oil|grease|fryer|biodiesel|feedstock|by-?product
`,
  ),
];
