import { localRetailFacts } from './facts/local-retail.ts';
import { localRetailJobs } from './jobs/local-retail.ts';
import { readField } from './reading/read-field.ts';
import { localRetailWordings } from './wordings/local-retail.ts';

export const localRetail = readField('local-retail', {
  niches: `
# bakeries: the bakery counter
words: bakery, baker, sourdough, cake shop, custom cakes, home baker, pastry shop, patisserie, cupcakes, birthday cake, bread waste, unsold bread, day-old bread, pre-order cakes, wholesale bread, deli, butcher, cheese shop, cheesemonger, chocolatier, sweet shop, mithai
job: bake the right count before dawn and sell the last loaf by closing
buyer: bakery owners
user: bakers and counter staff
run: neighbours and coffee bars | neighbours cross the road for a crust that still cracks and a face that knows their order | oven gas, night wages and yesterday's rolls in the crate eat what a loaf brings
rival: Too Good To Go | surprise bags of unsold food | a fee per bag and a yearly fee
rival: Square | a counter till with online orders | a monthly plan and a card fee
rival US: BakeSmart | cake orders, production sheets and recipe costs | a monthly licence
rival DE: Foodforecast | order forecasts for German bakery chains | per shop a month
rival: Cybake | wholesale bakery orders and production | a monthly fee by size
rival IN: Petpooja | billing and stock for Indian bakeries and cafes | a yearly licence per outlet
system: Square | shows which loaf sold out by mid-morning and has an open API
system: Bizerba scales | weigh, label and ring up loaves at the counter
system: Instagram | brings custom cake enquiries with a photo and no date
today: the baker sets tomorrow's dough from memory, the weather and a look at the bread shelf
cost: the shelf is either bare by lunch or a crate of rolls goes to the pig farmer
pain: cake orders arrive by message with a photo, no head count and a deposit that never comes
pain: cafes change their wholesale order after the mixer is loaded
pain: the oven shift starts at night, and no apprentice wants it
channel: flour mills and bakery wholesalers | the miller's rep is in the bakehouse each week
channel: craft baker guilds | bakers believe other bakers and their open days
channel: cake supply shops and decorating classes | home bakers buy tins, boards and advice in the cake supply shop
cycle: 2-8 weeks | the owner tests it on one shelf for a few weeks outside December and Easter
price: an order or forecast tool | 40-200 EUR | shop a month
price: a custom cake deposit | 30-100 USD | order
rule US: Cottage food laws | home bakers may sell listed goods, with labels and a sales cap that differs by state
rule EU: Allergen information rules | gluten, nuts and sesame must be declared on loose rolls too, and browning kept low
rule GB: Natasha's Law | goods packed on site need a full ingredient label with allergens in bold
rule IN: FSSAI display rules | loose sweets need a best-before note on the tray, and eggless marks matter
season: stollen, hot cross buns, Diwali sweets and June wedding cakes make the profit
next: wholesale orders from cafes | flour price tracking | subscriptions for bread
fail: surplus apps taught regulars to wait for the evening bag instead of the full price
fail: forecast tools asked for till data that a cash drawer never kept
lately: butter and cocoa prices jumped, so a wrong batch costs more than the baker's hour
lately: young craft bakeries sell by pre-order on Instagram and open only until the sourdough is gone
economics: 60-75 | 2-4 | 150-700 USD
ask: How many loaves are left at closing, and how does the baker know? | Who would type an order in before dawn with dough on both hands? | What does a custom cake earn after the hours of messages?
grade: low
# kirana: the corner shop and kirana trade
words: kirana, kirana store, grocer, corner shop, newsagent, off licence, convenience store, bodega, small grocery, provision store, general store, khata, udhaar, shop credit, distributor order, fmcg, shelf stock, barcode billing, mom and pop store, greengrocer, liquor shop, paan shop, dukaan
job: keep the shelf full on thin cash and credit
buyer: corner shop owners
user: shopkeepers
run: families in the same lane | families come where small packs, credit until payday and a boy with the delivery bag are a shout away | expired biscuits, uncollected khata and the fridge's power bill eat the paise on each packet
rival IN: Khatabook | a credit ledger with reminders in India | nothing for the ledger and a cut on loans
rival IN: Udaan | wholesale supply by app in India | a wholesale margin and interest on credit
rival IN: JioMart Partner | supply and online orders from Reliance | a wholesale margin
rival GB: Booker | wholesale and fascia for British corner shops | a wholesale margin
rival: Faire | wholesale gifts and food for independents | a commission to the brands
rival IN: Vyapar | GST bills and stock on the shopkeeper's phone | a yearly licence
system IN: the UPI soundbox | announces the payment and keeps a record
system: the barcode till | holds prices and stock and knows what ran out
system GB: PayPoint | takes bills and parcels on many British counters
system US: SNAP EBT | lets an American grocer take benefit cards
today: the shopkeeper writes credit in a khata, orders from the salesman on a scooter and knows margins by heart
cost: credit that never comes back and biscuits past their date eat a margin of a few paise
pain: the quick-commerce app sells below the distributor's price to the shop
pain: salesmen push slow packs at month end to meet a target, and the shop holds them
pain: the best families on the lane buy on credit, and asking for it is a matter of face
channel: FMCG distributors and their salesmen | the distributor's salesman comes every week and carries the shop's credit
channel: shopkeeper associations | a scheme is believed when the association's president uses it
channel IN: soundbox and till agents | agents who are paid per shop know every lane
cycle: 1-4 weeks | the owner tries it free, and stays only while it saves cash this month
price: a billing app | 100-400 INR | shop a month
price: a till and stock system | 50-150 GBP | shop a month
rule US: SNAP retailer rules | the shop must stock staple foods in set variety to keep its licence
rule EU: Unfair Trading Practices Directive | suppliers of fresh food must be paid within a month by larger buyers
rule GB: Age-restricted sales law | age checks, tobacco display bans and the disposable vape ban fall on the counter
rule IN: Legal Metrology rules | scales are stamped, and no pack may sell above its MRP
season: salaries in the first week of the month, Diwali, Eid and school holidays move the stock
next: small loans for stock | home delivery for the block | bill payment at the counter
fail: ledger apps spread to every bazaar and found no one who would pay for a notebook
fail: supply apps sold below cost, and shops went back to the distributor who gives credit
lately: quick commerce took evening baskets in Indian cities, and corner shops ask for delivery of their own
economics: 15-40 | 4-8 | 3-40 USD
ask: Who carries the credit, and what does the shop lose when it switches supplier? | Does the owner or the owner's son use it, and in which language? | What does the shop earn more in the first month, in rupees?
grade: low
# bookshops: independent bookselling
words: bookshop, book shop, book store, bookstore, bookseller, independent bookshop, second-hand books, used books, stationery shop, gift shop, toy shop, record store, comic shop, board game shop, book club, author event, isbn, returns to publisher, zine
job: sell the right title by hand while the chain discounts it
buyer: independent booksellers
user: booksellers at the till
run: readers, schools and gift buyers | readers return to whoever puts the right novel into their hand without looking at a screen | slow hardbacks, carriage on returns and rent on the quiet months eat the trade discount
rival: Bookshop.org | an online shop that shares profit with bookshops | a share of each sale
rival US: Bookmanager | till and ordering for North American bookshops | per store a month
rival GB: Gardners | wholesale stock with Gardlink ordering for British shops | a wholesale discount on each title
rival US: IndieCommerce | websites from the American booksellers' association | a monthly fee and a share
rival: Libro.fm | audiobooks through local shops | a share of each sale
rival DE: Libri | overnight wholesale and web shops for German booksellers | a wholesale discount on each title
system US: Ingram iPage | takes orders before the cut-off and holds the catalogue
system: Nielsen BookData | names every ISBN, price and jacket
system DE: VLB | lists German titles with the fixed price
system US: Edelweiss | carries publishers' seasonal catalogues
today: the bookseller marks catalogues in pencil, phones Gardners before the cut-off and packs returns in January
cost: a hardback that sells too late goes back at the shop's expense, and cash sits on the shelf
pain: a customer photographs the table and buys on the phone outside
pain: special orders are chased by slip of paper between Ingram, the publisher and the back room
pain: an author event sells out the wine and a handful of books
channel US: the ABA Winter Institute | booksellers choose systems after a talk in the corridor
channel: publishers' sales reps | the rep calls on each shop by season and carries news
channel: wholesaler ordering portals | a bookshop logs in to its wholesaler each day before the cut-off
cycle: 4-16 weeks | the owner changes the till only in February, after the stocktake
price: a bookshop till system | 60-250 USD | store a month
price: an online shop | 50-150 USD | store a month
rule US: Marketplace sales tax laws | online sales are taxed state by state, whoever ships the book
rule EU: Fixed book price laws | discounts are forbidden in Germany and France, so service and stock must win
rule GB: Zero VAT on books | print carries no VAT, while gifts on the same receipt do
rule IN: GST exemption for books | printed books carry no GST, while notebooks and stationery may
season: the weeks before Christmas and the start of school decide the year
next: book subscriptions | school supply | event tickets with a book
fail: local delivery apps for books could not earn the courier from a paperback's margin
fail: recommendation apps sent readers to Amazon, since that is where the affiliate fee was
lately: romance and fantasy readers from BookTok brought young buyers and sprayed-edge editions back to shops
lately: Barnes and Noble and Waterstones let each branch choose its titles and opened stores again
economics: 60-75 | 1-2 | 200-900 USD
ask: Does it speak to Gardners, Ingram or Libri, and place the order itself? | What does it do for returns before the invoice falls due? | Why would the reader buy here and not on the phone outside?
grade: low
# florists: the flower shop trade
words: florist, flower shop, flower delivery, bouquet, wedding flowers, funeral flowers, sympathy flowers, wire service, teleflora, interflora, valentine's flowers, flower subscription, dried flowers, event florist, flower wholesaler, wilted flowers, floristry, plant shop, flower vendor, garland, send flowers
job: sell stems before they wilt and own the customer's order
buyer: flower shop owners
user: florists
run: couples, mourners and offices | people order again where the bouquet lasted past Sunday and looked like the photo | wilted stems, wire-service cuts and the van on Mother's Day eat the bunch
rival US: FTD | relayed orders between florists | a membership and a share of each order
rival US: Teleflora | wire orders, tills and websites | a monthly fee and a share
rival: Floranext | websites and tills for florists | per shop a month
rival GB: Bloom & Wild | letterbox flowers in Britain and nearby countries | a retail price per bouquet
rival IN: FNP | flowers and cakes across India | a retail price through partner shops
rival: Interflora | relayed orders between florists in many countries | a membership and a share of each order
system US: Teleflora | carries wire orders to the filling shop over its Dove network
system: Royal FloraHolland | sets prices by clock and lists growers
system: Routific | plans vans on Mother's Day
today: the florist buys at the market before dawn, takes wire orders that pay too little and guesses roses for February
cost: stems that open too early go in the bin, and an order-gatherer keeps the bride's money
pain: an online order-gatherer with a local-sounding name takes the fee and hands down a thin bouquet order
pain: the wedding quote takes an evening of stem counting and the couple never answers
pain: on Mother's Day drivers, ribbons and phones all run out at once
channel: flower wholesalers and market halls | each florist stands at the wholesaler before sunrise
channel: funeral directors and wedding venues | the funeral director names the florist before the family searches
channel: florist associations | owners share what replaced the wire service
cycle: 2-8 weeks | nobody changes a system between January and Mother's Day
price: a florist website and till | 80-300 USD | shop a month
price: a wedding recipe tool | 40-120 USD | studio a month
rule US: Deceptive florist listing laws | order-gatherers may not pose as a local florist in many states
rule EU: Plant passport rules | plants need a passport label, and pests are traced to the grower
rule GB: Plant health import checks | some cut flowers need inspection and papers at the border, and prices follow
rule IN: APMC market rules | flowers come through regulated mandis, and the agent's commission is set by the market
season: Valentine's, Mother's Day and wedding Saturdays carry the year, and August is empty
next: funeral home ordering | hotel subscriptions | gift add-ons with the bouquet
fail: same-day flower startups spent more on each Valentine's customer than the bouquet earned
fail: marketplaces sent cheap orders, and shops filled them with what was left
lately: florists leave wire services for their own sites, and letterbox boxes took the cheap gift
economics: 55-75 | 1-3 | 150-700 USD
ask: What does the shop keep of a wire order after fees and delivery? | How are stems counted and priced for a wedding, and how fast? | What does it do on the busiest morning of the year?
grade: low
# laundry: laundry and dry cleaning
words: laundromat, laundry, coin laundry, launderette, dry cleaner, dry cleaning, wash and fold, laundry pickup, ironing, washing machine, dhobi, laundry app, self-service laundry, linen service, airbnb linen, lost garment, laundry delivery, student laundry, press shop
job: keep machines turning and give each garment back to its owner
buyer: laundromat owners
user: attendants and pressers
run: households and short-let hosts | people come back to whoever returns every sock on the promised evening | gas, water and washers that stand still at noon eat the takings
rival: CleanCloud | tills, tags and pickup for laundries | per shop a month
rival US: Cents | laundromat payments and wash-and-fold | a monthly fee and processing
rival US: SPOT | dry-cleaner tills and plant control | a licence and monthly support
rival US: Rinse | pickup laundry in American cities | per bag or piece
rival IN: UClean | franchised laundries in India | a franchise fee and royalty
rival EU: Speed Queen | licensed self-service laundries across Europe | a price per equipped store
system: Speed Queen Insights | reads machine cycles and faults
system US: PayRange | takes payment by phone where coins jam
system: heat-seal barcode tags | tie a shirt to a ticket through the plant
today: the owner empties coins on Sunday, writes tickets in a pad and hunts for a missing blouse on the rail
cost: idle washers at noon and one lost suit wipe out a week of wash-and-fold
pain: a machine is out of order for days before the owner drives by
pain: the customer swears the stain was not there, and there is no photo at intake
pain: pickup routes cross the town for one bag, and the driver waits at a locked lobby
channel: washing-machine distributors | the machine distributor finances the store and advises each owner
channel US: the Clean Show | laundromat owners compare turns and vend prices with each other
channel: short-let hosts and gyms | steady linen fills the quiet hours
cycle: 2-10 weeks | an owner tries it in one store and asks the distributor's opinion
price: laundry till and pickup software | 60-300 USD | store a month
price: wash and fold | 1-3 USD | pound
rule US: EPA perc rule | dry cleaners must give up perchloroethylene over the coming years, which forces new machines
rule EU: Industrial Emissions Directive | dry-cleaning machines need registration and a yearly solvent balance
rule GB: Consumer Rights Act | a lost or shrunk garment counts as work without care, and a sign on the wall is no defence
rule IN: Pollution board consent | laundries need consent for waste water before the municipal trade licence
season: duvets come in spring, wool in autumn, and weddings and hostel returns fill the summer
next: linen for short lets | alterations | lockers in apartment blocks
fail: Washio and similar apps paid drivers for a margin that the washing never had
fail: plants that mixed brands' bags lost socks and then customers
lately: card readers and remote machine data let owners run stores unstaffed and change prices by hour
economics: 60-75 | 1-3 | 300-1200 USD
ask: How many turns a day do the machines make, and at which hours? | What happens when a garment is lost, and who can see where it was last? | How many stops an hour does the pickup van make?
grade: low
# hardware-shops: hardware stores, paint counters and garden centres
words: hardware store, hardware shop, ironmonger, diy store, paint shop, paint mixing, tool shop, quincaillerie, nalbur, garden centre, garden center, plant nursery, sanitary ware shop, electrical shop, screws and bolts, key cutting, builders' merchant, trade counter, timber yard, lumber yard, do it best, ace hardware, tool hire, trade account, plumbing supplies, nuts and bolts, special order, fasteners, lawnmower shop, seed shop, tile shop
job: find the right part for a leaking tap and keep small lines stocked
buyer: owners of hardware stores
user: counter staff
run: tradesmen and homeowners with a leak | people come in holding the broken part because somebody behind the counter knows the thread | slow bins of odd fittings, pilfered blades and paint mixed wrong eat the markup
rival: Epicor Eagle | tills and stock for hardware stores | a licence and upkeep by store
rival US: Paladin | tills and automatic ordering for hardware stores | by till a month
rival: Lightspeed Retail | a general till with stock | by location a month
rival GB: Intact Software | systems for builders' merchants | by user a month
rival IN: Marg ERP | billing and stock for hardware traders | a licence
system: the buying group's catalogue | sends prices and orders from Ace, Do it Best or Bira suppliers
system: paint tinting machines | keep the formula of each mixed tin
system: trade account ledgers | hold what builders owe at month end
today: a counter man with decades of memory walks the customer to an unlabelled drawer of washers
cost: a missing fitting sends the plumber to the big box, and dead stock sleeps in the loft for years
pain: trade customers run up an account all month and dispute the dockets at the end
pain: nobody counts screws, so stock figures for small lines are fiction
pain: spring plants wilt on the bench in one wet weekend
channel: buying groups and cooperatives | Ace and Do it Best members adopt what the co-op certifies
channel: paint and tool brand reps | the paint rep sets up the tinting corner and visits monthly
channel: trade associations of ironmongers | owners swap till stories at the spring show
cycle: 3-20 weeks | the owner waits for the yearly stocktake before changing tills
price: a hardware till system | 100-500 USD | store a month
price: tool hire software | 50-200 USD | branch a month
rule US: EPA paint and pesticide rules | pesticides, solvents and lead-safe work bring labels and records to the shelf
rule EU: REACH | paints and glues need safety sheets, and some biocides need trained sellers
rule GB: Offensive Weapons Act | knives and corrosives need an age check at the counter and at the door
rule IN: BIS quality control orders | taps, cables and fittings without the mark may not be stocked
season: spring paint and plants make the year, and the first frost sells salt and pipe wrap
next: tool rental | trade credit control | local delivery to building sites
fail: online catalogues for local stores died because nobody photographed or counted the small lines
fail: instant delivery of building materials could not carry cement and copper pipe at a fixed fee
lately: True Value was sold out of bankruptcy to Do it Best, and owners without heirs look for buyers
economics: 60-75 | 1-2 | 300-2500 USD
ask: How does it handle a part nobody can name, sold loose from a drawer? | Does it take the buying group's catalogue and price file? | What happens to the trade accounts on switching day?
grade: low
# repair-counter: phone, shoe, watch and appliance repair shops
words: phone repair, phone repair shop, mobile repair, screen replacement, cracked screen, battery replacement, laptop repair, computer repair, appliance repair, washing machine repair, fridge repair, tv repair, cobbler, shoe repair, watch repair, key cutting, locksmith, repair café, right to repair, repair ticket, spare screen, soldering, microsolder, repair technician, device diagnostics, warranty repair, repair shop software, sewing machine repair, computer village, data recovery
job: take in a broken thing, quote it honestly and hand it back working
buyer: owners of repair shops
user: repair technicians
run: phone owners, walkers and households | people leave a phone where the price was said first and the photos were still there afterwards | comeback screens, dead donor boards and hours spent on hopeless laptops eat the bench fee
rival: RepairDesk | repair tickets, parts and tills | by shop a month
rival US: RepairQ (Assurant) | tickets for repair chains | by shop a month
rival: RepairShopr (Syncro) | tickets and invoices for computer repair | by shop a month
rival: Fixably | service software for Apple providers | by shop a month
rival IN: Onsitego | repair plans and home visits | per plan or visit
rival EU: Orderry | work orders for repair shops | by shop a month
system: MobileSentrix | shows part stock and quality grades
system: Apple Self Service Repair | sells parts and pairs the serial number
system: the IMEI database | tells whether the phone is stolen or locked
system: Google Business Profile | decides which shop the owner of a cracked screen calls
today: the technician writes the fault on a paper tag, bags the phone and sends a WhatsApp when it is done
cost: a wrong grade of screen comes back within the week, and a forgotten tag loses the customer's phone
pain: parts pairing shows a warning after an honest screen swap
pain: customers never fetch old laptops, and the shelf behind the counter fills up
pain: the quote by phone is for a screen, and the frame turns out to be bent
channel: spare part wholesalers | each shop orders screens from its wholesaler almost daily
channel: phone insurers and warranty firms | an insurer sends steady jobs to certified counters
channel: repair forums and YouTube benches | technicians follow board repair videos at night
cycle: 1-6 weeks | the owner runs it beside the paper tags for a fortnight
price: repair shop software | 40-150 USD | shop a month
price: a phone screen repair | 60-300 USD | repair
rule US: State right to repair laws | California, New York, Minnesota and Oregon oblige makers to sell parts and manuals
rule EU: Right to repair directive | makers must repair listed goods at a fair price and may not block used parts
rule GB: Ecodesign regulations | spare parts for listed appliances stay available for years after sale
rule IN: E-waste rules | dead boards and batteries go to registered recyclers, and the shop keeps no pile
season: cracked screens follow holidays and wet summers, and air conditioners break in the first heat
next: refurbished phone sales | device insurance | parts grading
fail: mobile repair vans paid for travel and parts runs that a counter does not have
fail: repair marketplaces sent price shoppers to shops that were already full
lately: Apple and Samsung opened parts programmes, and phone labels in Europe now grade repairability
economics: 55-78 | 2-4 | 80-700 USD
ask: What share of repairs comes back within the warranty? | Where do the parts come from, and in which grade? | What does the technician type with dirty hands, and when?
grade: low
# jewellers: jewellers, gold shops and watch dealers
words: jeweller, jeweler, jewellery shop, jewelry store, gold shop, goldsmith, sarafa, engagement ring, diamond ring, wedding ring, ring sizing, watch dealer, luxury watch shop, hallmark, hallmarking, huid, gold rate, making charges, gold savings scheme, old gold exchange, bespoke ring, custom jewellery design, jewellery valuation, appraisal, gemstone, lab-grown diamond, memo stock, consignment diamond, jewellery repair, bridal jewellery, silver shop, karigar
job: sell, make and repair precious pieces and know where each gram is
buyer: owners of jewellery shops
user: sales staff and bench goldsmiths
run: couples, families and gift buyers | families go back to the jeweller who weighs in front of them and buys back at the day's rate | gold price swings, insurance for the safe and trays that never sell eat the making charge
rival US: The Edge | stock and clienteling for jewellers | a licence and upkeep
rival GB: Bransom | tills and repairs for jewellers | by till a month
rival: PIRO | bespoke and production control for jewellers | by user a month
rival IN: Ornate (Logimax) | gold stock, schemes and billing | a licence
rival: RapNet | diamond prices and trading | a yearly membership
rival: Gemvision | MatrixGold, CAD for rings | a licence a year
system: the Rapaport price list | is where each diamond haggle begins
system IN: the BIS HUID portal | gives each hallmarked piece its number
system: GIA reports | prove colour, cut and whether the stone was grown
system: live gold rate feeds | change the price tag between morning and noon
today: pieces hang on string tags, repair envelopes sit in a drawer and the goldsmith gets notes on paper
cost: an envelope mixed up at the bench is a grandmother's ring lost, and slow stock ties up the bank line
pain: gold moves while the bride decides, and the quote from Saturday is a loss on Monday
pain: grams given to the karigar come back as a piece with wastage nobody can check
pain: a couple brings a lab-grown quote from the web at a fraction of the price
channel: jewellery buying groups | a buying group's approved list reaches most family jewellers
channel: trade fairs such as Vicenza | owners walk the halls with an order book each season
channel: bullion and diamond suppliers | the supplier knows which shop still keeps string tags
cycle: 3-20 weeks | the family decides after stocktaking, never before Christmas or Dhanteras
price: jewellery shop software | 80-400 USD | shop a month
price: a CAD ring design | 50-250 USD | design
rule US: FTC jewelry guides | grown stones, plating and gemstone treatment are disclosed in plain words
rule EU: Anti-money-laundering rules | large cash is barred, and dealers check who buys costly pieces
rule GB: Hallmarking Act | gold above a set weight may not be called gold without an assay mark
rule IN: BIS hallmarking order | gold jewellery is sold with purity mark and unique number only
season: Christmas, Valentine's Day, Dhanteras and the wedding months make nearly the whole profit
next: repair tracking for customers | insurance valuations | gold savings schemes
fail: ring try-on apps amused couples who still bought where they held the stone
fail: online diamond sellers lost their margin when grown stones fell below the price of the setting
lately: gold at record heights pushes shops to lighter pieces, and grown diamonds took the engagement ring
economics: 60-78 | 1-2 | 300-2500 USD
ask: Can each gram be followed from the safe to the bench and back? | How does a price tag follow the gold rate during the day? | What happens to repair envelopes on the first day?
grade: low
# high-street: market stalls, pop-ups and town-centre traders
words: market stall, market trader, stallholder, farmers market, flea market, night market, craft fair, craft market, christmas market, haat, mandi stall, tianguis, hawker, pop-up shop, pop up store, empty shop, vacant storefront, high street, main street, town centre, shopping street, business improvement district, shopping centre tenant, mall kiosk, shop local, local gift card, town voucher, car boot sale, vendor application, pitch fee, traders' association, footfall counter, vendor booth
job: fill stalls and empty shops with traders whom people come to town for
buyer: market and town-centre managers
user: stallholders
run: stallholders and weekend shoppers | shoppers come for the row that is full by breakfast, with bread, cheese and somebody to chat with | rained-off Saturdays, pitch discounts and the sweeping contract eat the stall rents
rival US: Manage My Market | vendor applications and stall maps | by vendor or market a year
rival US: Marketspread | vendor applications and booth fees | a share of booth fees
rival: Storefront | short lets of shops for brands | a commission on the booking
rival GB: Town & City Gift Cards (Miconex) | local gift card schemes | a set-up fee and card fees
rival: Appear Here | pop-up shops for brands | a commission on the booking
rival IN: Dukaan | online shops for small sellers | a yearly plan
system: SumUp | takes the stall's cards through a phone
system: the council's street trading licence | says who may stand where and when
system: Springboard counters (MRI) | count feet on the pavement
system: Facebook groups | are where traders hear of a free pitch
today: the market manager chalks pitches at dawn, takes cash fees in a pouch and rings the reserve list
cost: an empty pitch spoils the row, and a shop left dark drags the rent next door
pain: traders send the same insurance certificate and food papers to each market anew
pain: rain on Saturday empties the square and nobody knows who will still turn up
pain: landlords ask for a long lease where a maker wants one December
channel: councils and improvement districts | a district manager spends the levy on bringing people in
channel: market traders' federations | insurance from the federation reaches most stallholders
channel: craft and food maker groups | makers tell each other which fair paid its table
cycle: 4-30 weeks | a market tests one season, a council waits for its budget
price: market management software | 30-200 USD | market a month
price: a stall pitch | 20-150 USD | day
rule US: Temporary seller permits | each state wants sales tax permits, and counties add a health permit
rule EU: Itinerant trade licences | France, Italy and Germany ask for a travelling trader's card
rule GB: Street trading consent | councils license pitches, and old market charters forbid rivals nearby
rule IN: Street Vendors Act | vending certificates and zones come from the town vending committee
season: farmers' markets run from spring to autumn, and Christmas weeks pay the stall for the year
next: trader insurance | local gift cards | short leases for empty shops
fail: shop-local marketplaces listed each store in town and sold next to nothing after the lockdowns
fail: pop-up brokers were bypassed once landlord and brand had met
lately: British councils may auction leases of empty shops, and malls rent units by the weekend
economics: 45-75 | 2-5 | 150-3000 USD
ask: Who pays, the market, the landlord or the trader? | How many pitches stood empty last season, and how many now? | What keeps a trader on the platform after the first good market?
grade: low
`,
  facts: localRetailFacts,
  wordings: localRetailWordings,
  jobs: localRetailJobs,
});
