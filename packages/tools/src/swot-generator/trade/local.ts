import { trade } from './trade.ts';

export const localTrades = [
  trade(
    'local-retail',
    `
- | Thin shop margins | margin | a grocer or bookseller keeps so little of each sale that any fee is felt
- | Owner has no time for software | adoption | the owner bakes, orders and serves, and opens a new tool only after closing
- | Online and quick-commerce substitution | substitute | the shopper can order the same loaf, book or bouquet from a phone on the pavement
- | Shop closures | churn | small shops shut when the lease ends, and their subscription ends with them
+ | Payment records from QR and card readers | rail | soundboxes and card readers give a corner shop the sales record it never had | | pay|credit|loan|lend|ledger|khata|till|POS|cash|UPI
+ | Rising ingredient and rent costs | cost | flour, cocoa and rent have climbed, so owners look at waste they used to accept | | waste|bak|bread|cake|forecast|stock|order|surplus|unsold|ingredient
+ | Buy-local habit | habit | readers and shoppers choose the local counter on purpose when it is as easy | | local|book|independent|neighbo|street|town|flower|florist|bak|loyal
+ | AI ordering and stock counts | ai | a phone camera now reads shelves and delivery notes that no owner would type | | AI|camera|photo|stock|inventor|forecast|order|shelf|predict
§ | Food labelling and allergen law | rule | a loaf packed in the shop needs its ingredients and allergens on the label | | bak|cake|food|bread|deli|sweet|grocer|snack|meal
§ | Weights, price display and legal metrology | rule | scales are stamped and shelf prices checked, so weights in an app must match the shop | | weigh|scale|price|kirana|grocer|kilo|loose|MRP
§ | Fixed book price laws (Germany, France) | rule | German and French law forbids book discounts, so price cannot be your offer | DE,FR,EU | book
§ | Card interchange and UPI charge rules | rule | rules cap card fees in Europe and forbid charging a shop for plain UPI | EU,GB,IN | pay|card|UPI|till|POS|checkout|qr
`,
  ),
  trade(
    'home-services',
    `
- | Technician shortage | supply | owners turn work away because no plumber or electrician can be hired
- | Seasonal workload | season | phones ring off the hook in the first frost or heat wave and fall silent after
- | Lead cost on Google | acquisition | Google and the directories raise the price of each emergency call | | lead|find|marketplace|customer|ads?\\b|market|homeowner|book
- | Sole traders cancel quickly | churn | a tradesman alone in a van drops any app that makes him type at night
+ | Private-equity roll-ups of trade firms | consolidation | groups buy trade firms town by town and want one system for all of them | US,GB | compan|firm|contractor|dispatch|multi|group|field
+ | Voice agents for missed calls | ai | a machine can now answer the burst-pipe call while both hands are under a sink | | call|phone|voice|answer|miss|AI|recept|book
+ | Heat pumps, chargers and home batteries | climate | heat pumps, chargers and batteries bring work that needs a proper survey and papers | | heat|pump|charger|EV|solar|batter|electric|hvac|energy|install
+ | Ageing housing and ageing tradespeople | labour | old pipes and wires need more hands just as the old hands retire
§ | Trade licences and gas or electrical registration | rule | a licensed person must stand behind each job, and the number goes on the invoice
§ | Refrigerant rules (EPA, EU F-gas) | rule | only certified hands may touch refrigerant, and each leak and refill is logged | US,EU,GB | hvac|air con|cool|heat pump|refriger|AC
§ | Cooling-off and deposit rules for home contracts | rule | a contract signed at the kitchen table can be cancelled, and deposits are capped in places | | quote|deposit|sell|contract|financ|homeowner|roof|estimate
§ | Worker classification of cleaners and helpers | rule | cleaners sent with your rules and prices may count as your employees | | clean|maid|helper|gig|freelance|marketplace|tasker|app
`,
  ),
  trade(
    'beauty-salons',
    `
- | Clients follow the stylist, not the salon | switching | the client list leaves in the stylist's phone when the chair changes hands
- | Crowded booking software | crowding | Fresha, Booksy and Vagaro give a salon a calendar for next to nothing | | book|appointment|calendar|schedul|no-?show|app|software
- | No-shows and late cancellations | margin | a colour or a full set that does not turn up leaves hours of empty chair
- | Discretionary spending | cycle | clients stretch the weeks between colours when money is short
+ | Solo suites and booth rental | habit | stylists and barbers leave salons for rented suites and buy their own tools
+ | Deposits and cards on file | habit | clients have learned to pay a deposit before they sit in the chair | | deposit|no-?show|pay|book|cancel|card
+ | Medspa growth | cycle | injectors and lasers have moved from clinics to the high street and spend on systems | | medspa|med spa|botox|filler|laser|skin|aesthetic|inject|facial
+ | AI reception and rebooking | ai | a machine can answer the salon phone while hands are in foils | | AI|call|phone|recept|rebook|message|chat|voice|remind
§ | Cosmetology and barber licensing (US states) | rule | each state licenses the person, the service and the shop before a first cut | US
§ | EU Cosmetics Regulation | rule | dyes, gels and lash glue must fit Europe's lists, which drop ingredients each year | EU | colou?r|dye|nail|gel|lash|product|cosmetic|cream|skin
§ | Rules on injectables and lasers | rule | needles and lasers need a doctor's order or a licence in most places | | inject|botox|filler|laser|medspa|med spa|skin|aesthetic|microblad
§ | Booth-rental and worker-status rules | rule | a booth renter must set own prices and hours, or the shop becomes the employer | | rent|booth|chair|suite|freelance|self-employed|barber|stylist|marketplace
`,
  ),
  trade(
    'facilities-security',
    `
- | Lowest-price tenders | pricing | cleaning and guarding are bought by the hour, and the cheapest bid wins
- | High turnover of cleaners and guards | adoption | crews change so fast that each night somebody meets your tool for the first time | | clean|guard|janitor|patrol|staff|crew|shift|worker|night
- | Slow procurement by estates | sales | estates pilot one building and then wait for procurement, IT and the renewal date | | building|facilit|estate|campus|hospital|maint|office|tower|landlord
- | Integrators own the customer | gatekeeper | the integrator who hung the cameras holds the password and the yearly contract | | camera|CCTV|alarm|access|door|lock|video|surveil|sensor
+ | Labour shortage on night shifts | labour | nobody wants the night shift, so firms pay for anything that covers a post
+ | Remote video in place of night guards | rail | sites swap night guards for cameras with a remote voice | | camera|CCTV|video|guard|patrol|remote|site|monitor
+ | Building safety records after Grenfell | mandate | since Grenfell a British building must show who tested what, and when | GB | fire|safety|inspect|complian|certif|building|maint|record
+ | Replacement of banned cameras | policy | Western buyers are taking listed Chinese cameras down and must buy again | US,GB,EU | camera|CCTV|video|surveil
§ | Guard licensing (SIA, PSARA, US states) | rule | a guard without a live licence is an offence for the firm that sent him | GB,IN,US | guard|patrol|security|bouncer|watch|event
§ | Transfer of staff at contract change (TUPE) | rule | crews move to the winner of the contract, with their terms | GB,EU | clean|guard|contract|tender|staff|janitor
§ | Fire, lift and water safety inspections | rule | fire, lift and water tests fall due by date, and an inspector asks for the sheet | | fire|lift|elevator|water|maint|inspect|complian|building|facilit
§ | Biometric and camera law (BIPA, EU AI Act, GDPR) | rule | faces and plates on camera need consent or a posted reason, and some uses are banned | US,EU,GB | face|facial|biometr|camera|CCTV|video|recogn|plate|fingerprint
`,
  ),
];
