import { trade } from './trade.ts';

export const industryTrades = [
  trade(
    'climate-energy',
    `
- | Policy reversal | policy | subsidies and duties change with each government, sometimes within months
- | Capital intensity | capital | projects need money years before they earn it | | we build|we install|plants?\\b|storage|batter|capture|panels|solar farm
- | Long utility sales cycles | sales | utilities pilot for a year and sign after two | | utilit|grid|network operator
- | Credit-quality scandals | trust | carbon credits that were worth nothing have made buyers wary | | credit|offset|carbon|tonne|removal
+ | Grid constraints and AI data-centre load | rail | full grids make every kilowatt that can be moved in time worth money | | grid|load|shift|peak|storage|batter|flex|power|charger
+ | Storage cost decline | cost | batteries get cheaper each year, and so does what is built around them | | batter|storage|solar|grid
+ | Mandatory disclosure | mandate | large firms must report emissions and push the question down to their suppliers | | report|carbon|emission|account|supplier|disclos
+ | Electrification | climate | heat pumps and electric cars replace burners and engines, house by house | | heat pump|boiler|electric|install|EV\\b|charg
§ | CSRD (EU, being narrowed by the 2025 Omnibus) | rule | the EU is narrowing CSRD, so some who planned to buy may wait | EU | report|carbon|emission|disclos|account
§ | California SB 253/261 | mandate | California makes large firms publish emissions | US | report|carbon|emission|disclos|account
§ | IRA changes by 2025 US tax law | rule | the American tax law of 2025 cut credits that buyers had counted on | US | solar|credit|install|subsid|heat pump|batter
§ | Interconnection rules | rule | a new plant waits years for its turn at the grid | | grid|solar|plant|storage|connect
§ | SEBI BRSR (India) | mandate | SEBI makes large listed firms in India report on sustainability | IN | report|carbon|emission|disclos|account
`,
  ),
  trade(
    'ev-charging',
    `
- | Low utilisation | margin | many chargers stand idle most of the day and never earn their price back | | public|station|network|fast|highway|site
+ | Grid connection delay | policy | a stronger supply takes the grid company months or years | | share|load|switchboard|balanc|limit
- | Grid connection delay | sales | a stronger supply takes the grid company months or years
- | Subsidy dependence | policy | orders stop when a grant programme ends
- | Uptime reputation | trust | a driver who meets one dead charger tells the whole house
+ | EV share above 20% of car sales | habit | electric cars have become a normal choice, and their owners park at home
+ | NACS standardisation in North America | rail | one plug is winning in North America, which ends the adapter muddle | US,CA
+ | Depot charging | habit | vans and buses go electric and must all be full by morning | | fleet|depot|bus|van|truck|delivery
+ | Vehicle-to-grid pilots | rail | cars that feed power back are leaving the pilot stage | | grid|load|batter|share|supply
§ | NEVI programme terms (US) | rule | NEVI money comes with rules on uptime and payment | US | public|station|highway|fast
§ | AFIR (EU: payment and spacing rules) | rule | AFIR makes public chargers take plain card payment | EU | public|station|pay|network
§ | OCPP/OCPI standards | rail | OCPP lets one box speak to chargers of many makers
§ | Weights-and-measures rules | rule | billing by the unit needs a meter that the measures office has approved | | bill|meter|pay|kWh|fee
§ | PM E-DRIVE (India) | funding | India's PM E-DRIVE scheme pays towards public chargers | IN
`,
  ),
  trade(
    'logistics',
    `
- | Freight-cycle downturns | cycle | when freight rates fall, hauliers cancel whatever is not fuel
- | Thin margins | margin | a haulier keeps a few cents of each euro, and knows what you cost him
- | Fraud and double brokering | trust | a stolen load or a false carrier is blamed on whoever made the match | | match|load|broker|carrier|pair|exchange|freight
- | Tariff shocks | policy | a tariff overnight can empty a lane
+ | AI dispatch and back-office agents | ai | dispatchers start to let software read mails and propose loads | | dispatch|load|mail|plan|route|match|read|pair
+ | Nearshoring to Mexico | habit | factories that move to Mexico fill new lanes north | US,MX
+ | Autonomous trucking pilots | ai | driverless trucks run a few lanes in Texas | US | truck|driver|lane
+ | E-commerce growth | habit | more parcels go to more doors each year | | parcel|last.mile|deliver|courier|shop|e-?commerce
§ | FMCSA hours-of-service and ELD (US) | rule | the FMCSA's driving hours set what a truck can still take today | US | truck|driver|dispatch|load|haul
§ | Customs rules (de minimis changes 2025) | rule | small parcels no longer enter America free of duty | US | parcel|import|customs|border|cross
§ | EU Mobility Package | rule | the EU Mobility Package sends trucks and drivers home at set times and limits trips abroad | EU | truck|driver|haul|load|freight|dispatch
§ | GST e-way bill (India) | rule | each truckload in India travels with an e-way bill | IN
`,
  ),
  trade(
    'construction-tech',
    `
- | Project-based churn | churn | the project ends, the team scatters, and the licence with it
- | Low IT spend | budget | builders spend less on software than almost any other trade
- | Field adoption | adoption | what takes two taps too many is left in the cabin
- | Cycle exposure to rates | cycle | building stops when credit gets dear
+ | Labour shortage | labour | skilled people are missing on every site, and those who are there do the paperwork too
+ | Data-centre and infrastructure build | funding | data centres and public works keep large builders busy | US,IN,AE,AU
+ | AI estimating | ai | software can now read a drawing and a photo well enough to count | | draw|photo|estimat|quantit|plan|read|image|defect
+ | Payments digitisation | rail | builders move from paper cheques to payment on a phone | | pay|invoice|bill|subcontract|cheque
§ | Building codes | rule | codes differ by town, and an inspector has the last word | | code|permit|inspect|compl|design|plan
§ | OSHA | rule | OSHA wants safety kept on record on American sites | US | safety|accident|site|worker
§ | Lien and prompt-payment law | rule | lien law sets hard dates for claims, and a missed one is lost money | US | pay|invoice|lien|claim
§ | Prevailing wage | rule | public jobs in America come with certified payroll | US | wage|payroll|public
§ | RERA (India) | rule | RERA makes Indian builders answer for delays to the buyer | IN
`,
  ),
  trade(
    'manufacturing-iot',
    `
- | Pilot purgatory | sales | plants start many pilots and roll out few
- | OT/IT integration | gatekeeper | machine makers guard their controllers, and the plant's IT guards its network
- | Long sales cycles | sales | a plant manager needs quality, maintenance and finance to agree
- | Capex cycles and tariffs | cycle | orders for machines stop first when trade gets rough
+ | Reshoring | policy | firms bring parts closer to home and need plants that run with fewer hands | US,EU,DE,FR,GB,MX
+ | Skilled-labour gap | labour | the setters who know a machine by its sound are retiring
+ | Edge AI vision | ai | a cheap chip at the machine now sees or feels what needed a lab | | sensor|camera|vision|detect|learn|inspect|model
+ | Energy cost | climate | power prices make every scrapped part and idle hour visible | EU,DE,FR,GB,AU | energy|power|scrap|waste|peak|load|machine
§ | Machinery Regulation 2023/1230 (EU) | rule | the new EU machinery rules reach software that changes how a machine behaves | EU | machine|sensor|control|robot|tool|operator
§ | Cyber Resilience Act | rule | the EU Cyber Resilience Act makes you patch what you connect | EU | sensor|connect|device|network
§ | ISO 9001/13485/IATF 16949 | rule | certified plants must document every change to a process | | quality|process|part|scrap|inspect|mould
§ | FDA 21 CFR Part 11 for pharma | rule | drug plants keep electronic records under the FDA's Part 11 | US | pharma|drug|batch|medic
`,
  ),
  trade(
    'robotics',
    `
- | Hardware margin and supply | capital | parts must be bought for robots that are not sold yet
- | Integration cost | switching | fitting a robot to a site often costs as much as the robot
- | Long pilots | sales | customers pilot one machine for a season before they order two
- | Capital needs | capital | renting machines out means you pay for them first
+ | Labour scarcity | labour | night and outdoor work finds no takers at today's wage
+ | Foundation models for control | ai | new control models let a robot cope with what nobody programmed
+ | Falling component cost | cost | motors, cameras and batteries get cheaper with every phone and car sold
+ | RaaS financing | pricing | customers accept to rent by the hour or metre what they would not buy | | rent|lease|by the|per hour|per metre|per meter|per task|service
§ | ISO 10218 / ISO/TS 15066 | rule | ISO safety rules decide how near people a robot may work
§ | OSHA | rule | American sites ask who is liable when a machine moves on its own | US
§ | EU Machinery Regulation | rule | the EU machinery rules ask for a safety file before the first sale | EU
§ | FAA Part 107/135 for drones | rule | the FAA says where a drone may fly, and who watches | US | drone|fly|aerial
§ | FDA for medical | rule | a robot that touches patients needs the FDA's clearance | US | surg|patient|medic
`,
  ),
  trade(
    'space',
    `
- | Capital intensity | capital | most of the money is spent before the first picture or launch
- | Launch failure | trust | one failed launch can cost the payload and the year
- | Government-budget dependence | policy | a budget vote can end a mission
- | Debris | climate | crowded orbits make insurance and permits dearer
+ | Launch cost decline | cost | rideshare has made a small satellite affordable for a small firm
+ | Defence demand | funding | defence agencies buy pictures and data at short notice
+ | Direct-to-device connectivity | rail | phones begin to speak to satellites directly
+ | AI on imagery | ai | software finds in satellite pictures what analysts had no time to look for
§ | ITAR/EAR | rule | ITAR limits who may see the design, even inside your team | US
§ | FAA launch licences | rule | each launch needs the FAA's licence | US | launch|rocket
§ | FCC spectrum and 5-year deorbit rule | rule | the FCC licenses your radio and wants the satellite gone within years | US | satellit|radio|spectrum
§ | NOAA remote-sensing licence | rule | taking pictures from orbit needs a NOAA licence | US | image|picture|sens
§ | IN-SPACe (India) | rule | IN-SPACe clears private missions in India | IN
`,
  ),
  trade(
    'agritech',
    `
- | Seasonality: one or two sales windows a year | season@N | a grower decides before sowing, and a missed window is a missed year
- | Commodity-price cycles | cycle | when crop prices fall, farms repair instead of buying
- | Small farms have low willingness to pay | budget | small farms pay after harvest, in cash, or not at all
- | Capital-heavy indoor farming failures | capital | failed indoor farms have made investors wary of anything under a roof | | indoor|vertical|greenhouse|hydropon
+ | Labour shortage | labour | hands for harvest are missing in most farm regions
+ | Climate variability | climate | odd seasons make yesterday's calendar useless, and growers look for advice
+ | Autonomy | ai | tractors and sprayers begin to steer and see by themselves | | tractor|robot|spray|drone|autonom|machine
+ | Carbon and sustainability programmes | funding | food companies pay growers who can prove how they farm | | carbon|soil|sustain|trace|proof|organic
§ | Pesticide and seed approval (EPA, EU) | rule | seeds and sprays need approval before anybody may sell them | | seed|pestic|spray|fertili|crop protection
§ | Drone rules | rule | spraying or filming from the air needs a drone licence | | drone|aerial|fly
§ | Farm-data ownership principles | rule | growers want it in writing that their data stays theirs | | data|sensor|record|track|map|satellite
§ | Land and APMC rules (India) | rule | Indian states rule through APMC who may trade a crop and where | IN
`,
  ),
  trade(
    'automotive',
    `
- | Rate cycle | cycle | dear credit keeps buyers in the old car
- | OEM control | gatekeeper | car makers decide who may read the car's data | | data|diagnos|connected|control unit|telemat|scan|read
- | Cyber incidents (CDK 2024) | trust | the CDK attack stopped thousands of dealers, who now ask about backups | US | dealer
- | Inventory risk | capital | a car on your own books loses value each week | | buy cars|stock|inventor|resell
+ | EV transition | habit | electric cars need other skills and other checks | | electric|EV\\b|batter|hybrid
+ | Digital retailing | habit | buyers compare cars on a phone and visit one seller only
+ | AI service advisers | ai | workshops let software answer the phone and explain the bill | | workshop|repair|garage|service|book
+ | Ageing vehicle fleet | habit | cars on the road get older, and older cars need checks and repairs
§ | State franchise laws | rule | American franchise laws protect dealers from makers who sell directly | US | dealer|new car
§ | FTC Safeguards Rule | rule | the FTC makes dealers guard customers' finance data | US | dealer|finance|credit
§ | CFPB auto-lending | rule | car loans in America stand under the CFPB's eye | US | loan|finance|credit
§ | Right-to-repair | rail | right-to-repair laws open the car's data to independent workshops | US,EU,AU | repair|garage|workshop|mechanic|diagnos
§ | Data privacy of connected cars | rule | a connected car's data belongs to a person, and needs consent | | connected|telemat|location|data
`,
  ),
  trade(
    'waste-recycling',
    `
- | Commodity price of recovered material | cycle | a bale of card or a tonne of copper can lose its margin between purchase and sale
- | Virgin material cheaper than recycled | substitute | when oil is cheap, buyers take virgin resin and recyclers stop their lines | | plastic|recycl|resin|packag|granul|polymer
- | Large haulers control routes and landfills | gatekeeper | whoever owns the landfill and the transfer station sets the gate fee for all others | | haul|collect|bin|skip|dumpster|landfill|route|truck
- | Slow municipal tenders | sales | a council changes its collector or its software only when a contract of many years ends | | council|city|cities|municipal|town|household
- | Cost of reverse logistics | margin | fetching a used thing back often costs more than the thing will ever earn | | return|reus|refill|refurb|deposit|pick-?up|collect|trade-?in|rent
+ | Producer fees on packaging | mandate | brands now pay by the gram for packaging, so weights and materials have become money | | packag|brand|EPR|label|bottle|compliance
+ | Camera sorting and contamination detection | ai | cameras over belts and bins now tell clean from dirty well enough to bill by it | | sort|camera|AI|contamin|bin|belt|scan|robot
+ | Right to repair and refurbished demand | habit | buyers have grown used to refurbished phones, and makers must open parts and manuals | | phone|laptop|electronic|device|repair|refurb|e-?waste
+ | Recycled-content mandates | policy | quotas for recycled content make converters look for bales with proof of origin | | recycl|plastic|bale|content|resin|feedstock
§ | Packaging producer responsibility laws | rule | each country and some American states want packaging weights in their own split | | packag|brand|bottle|cup|wrap|EPR
§ | WEEE and e-waste rules | rule | whoever handles old electronics needs registration, and its papers follow each load | | electronic|e-?waste|phone|laptop|device|batter
§ | Waste carrier and transfer-note duties | rule | moving other people's waste needs a carrier registration and a record for each load | | collect|haul|skip|pick-?up|clear|junk|bin|rubbish|truck
§ | Organic waste bans | mandate | laws that keep food out of the bin send kitchens and shops to look for a taker | | food|organic|compost|kitchen|restaurant|grocer|digest
§ | Scrap-metal theft laws | rule | sellers of scrap must show who they are, and cash is capped or forbidden | US,GB | scrap|metal|copper|yard|vehicle
`,
  ),
  trade(
    'drones-maritime',
    `
- | Certification and waiver delays | patchwork | the authority takes its own time over each waiver, release form and type approval
- | Weather and short seasons | season@N | wind, ice and fog cancel paid days, and most boats earn within one summer | | drone|boat|fish|marina|charter|yacht|flight school|sail|spray|survey
- | Dependence on one hardware maker | supply | nearly all small operators fly DJI, and a ban can empty the case overnight | | drone|UAV|aerial|spray|survey
- | Owner and charterer split incentives | adoption | the charterer pays the bunkers, so the owner who buys the tool may not gain from it | | ship|vessel|voyage|bunker|fuel|charter|tanker|bulk
- | Accident and insurance exposure | trust | one crash, sinking or missed crack ends cover for the operator and trust in the tool
+ | Flight beyond visual line of sight opening | policy | regulators are opening flights beyond the pilot's sight, which makes docks and long lines pay | | drone|UAV|inspect|deliver|survey|dock
+ | Carbon pricing at sea | mandate@N | ships that touch Europe now pay for their carbon, so fuel data has a buyer | | ship|vessel|voyage|bunker|fuel|fleet|port|maritime
+ | Pilot and mechanic shortage | labour | airlines draw away instructors and mechanics, and those who stay need more hours from each day | | pilot|flight|aircraft|mechanic|maint|aviation|instructor|hangar
+ | Low-orbit internet on board | rail | cheap links at sea let the office see a ship or boat as it sails | | ship|vessel|boat|fish|crew|yacht|maritime
§ | FAA Part 107 and flight beyond visual line of sight | rule | American drone work stays within sight until a waiver or the new rule allows more | US | drone|UAV|aerial
§ | EASA and national drone rules | rule | European drone work is open by class mark, and the rest needs a risk assessment | EU,GB | drone|UAV|aerial
§ | Aircraft maintenance approvals (Part 145) | rule | only an approved shop may release an aircraft, and its records must satisfy the inspector | | aircraft|mainten|repair|airworth|parts|hangar|mechanic|engine
§ | EU ETS and FuelEU Maritime for ships | rule | owners must report and pay for emissions of voyages that touch a European port | EU | ship|vessel|voyage|bunker|fuel|fleet|port|maritime
§ | Fisheries logbook and tracking rules | mandate | boats must log each catch and carry a tracker, down to the smallest ones in time | | fish|catch|trawl|skipper|seafood|quota
§ | DGCA and Drone Rules (India) | rule | India zones its sky by colour, and DGCA approves drones, schools and repair shops | IN
`,
  ),
  trade(
    'food-production',
    `
- | Ingredient price swings | margin | butter, cocoa, malt or eggs can eat the margin before the wholesale list is printed again
- | Retailer and distributor power | gatekeeper | the grocer resets the shelf when it likes, and the distributor deducts before it pays | | brand|snack|retail|grocer|shelf|CPG|drink|wholesale|distribut|product
- | Shelf life and recalls | trust | one wrong label or swab takes all lots that cannot be told apart off the shelf
- | Makers with thin margins buy little software | budget | a baker or brewer counts each subscription against bags of flour or malt | | brew|bak|software|app|platform|tool|track|plan|small
- | Falling alcohol consumption | cycle | people drink less beer and wine, and closures outnumber openings in several countries | | beer|brew|wine|vineyard|spirit|distill|whisk|cider|taproom
+ | Lot-level traceability demands | mandate | grocers and regulators ask for lot data within hours, which paper cannot give | | trace|lot|recall|safety|HACCP|batch|audit|plant|supplier
+ | Direct sales and clubs | distribution | taprooms, tasting rooms and clubs sell without a distributor's cut | | taproom|club|direct|tasting|subscription|winery|brewery|distillery|online
+ | Low- and no-alcohol drinks | habit | drinkers now pay full price for beer and spirits without alcohol | | alcohol|beer|drink|spirit|wine|beverage|kombucha
+ | Labour shortage in plants | labour | plants cannot fill night and hygiene shifts, so checks and counts move to machines | | plant|factory|line|packing|production|process|quality
§ | FSMA and food labelling (US) | rule | FSMA wants a written plan signed by a qualified person, and labels name each major allergen | US
§ | EU food information and hygiene law | rule | European law asks for a hygiene plan, lot tracing and allergens that stand out | EU,GB
§ | Alcohol excise, labels and shipping permits | rule | each litre of alcohol is reported for duty, and each market wants its own label or permit | | beer|brew|wine|spirit|distill|whisk|cider|alcohol|gin
§ | Cottage food and home-kitchen laws | rule | home kitchens may sell only listed foods, up to a yearly cap or with inspection | | home|cottage|baker|kitchen|cake|jam|tiffin|pickle
§ | FSSAI licensing (India) | rule | each Indian food maker registers with FSSAI and prints the number on the pack | IN
`,
  ),
];
