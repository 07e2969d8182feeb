import { wholesaleTradeFacts } from './facts/wholesale-trade.ts';
import { wholesaleTradeJobs } from './jobs/wholesale-trade.ts';
import { readField } from './reading/read-field.ts';
import { wholesaleTradeWordings } from './wordings/wholesale-trade.ts';

export const wholesaleTrade = readField('wholesale-trade', {
  niches: `
# importers: tile, furniture and container importers
words: importer, import business, tile importer, tile wholesaler, tile shop, ceramic tiles, floor tiles, marble and stone, furniture importer, furniture wholesaler, container load, container from china, shipping container, alibaba supplier, sourcing agent, canton fair, landed cost, import duty, customs broker, bill of lading, packing list, sample board, demurrage, carrelage, fliesen, fliesenhändler, azulejos, möbel importeur, importador, importateur, ithalatçı, morbi tiles
job: land each container on time, in the right shade and at a known cost
buyer: owners of importing houses
user: import clerks and warehouse managers
run: tile shops and furniture stores | shops stay with the importer whose next container matches the shade on their showroom wall | freight peaks, port storage and broken pallets swallow the markup on each container
rival: Flexport | freight, customs and duty work for importers | a margin on each shipment
rival: Cin7 | stock and landed cost for importers and distributors | per company a month by users
rival: Unleashed | batch stock and purchase orders for wholesalers | per company a month by users
rival: RFMS | orders, lots and shade stock for tile and floor dealers | per user a month
rival IN: Marg ERP | billing and godown stock for Indian traders | a yearly licence
system US: ACE | takes each American customs entry and its tariff codes
system GB: CDS | takes British import declarations since CHIEF was closed
system IN: ICEGATE | takes Indian bills of entry and duty payments
system EU: ICS2 | wants the safety data of each consignment before the vessel is loaded
today: the owner tracks pallets, shade lots and sailings in one Excel sheet and chases the factory on WeChat
cost: a late or wrong-shade container pays demurrage at the port while tile shops buy from the next importer
pain: the true landed cost is known after the broker's last bill, when much of the lot is sold
pain: the second batch comes in another shade or calibre, and the fitter stops in the middle of a floor
pain: broken boxes come out at unloading, and the factory disputes each photo of the pallet
channel: customs brokers and freight forwarders | the broker sees each entry and hears of a duty shock first
channel: trade fairs such as Cersaie, Coverings and the Canton Fair | importers walk the halls with next year's range in mind
channel: diaspora traders around one port | an importer asks a cousin in the same trade before any vendor
cycle: 3-12 weeks | the owner decides alone, most often after a bad container
price: stock and landed-cost software | 150-600 USD | company a month
price: a customs entry by a broker | 100-250 USD | entry
rule US: antidumping orders | Chinese tile and cabinets carry extra duties, and the importer of record answers for years
rule EU: Construction Products Regulation | tiles need a declaration of performance and the CE mark before they are sold
rule EU: EU Deforestation Regulation | wooden furniture must be traced to the plot, once the postponed dates arrive
rule GB: Furniture Fire Safety Regulations | upholstery must pass British fire tests and carry the label, whatever it passed abroad
rule IN: BIS Quality Control Orders | listed goods clear the port only if the foreign factory holds a BIS licence
season: factories close for Chinese New Year, so spring ranges are ordered before Christmas
next: dealer price lists and sample boards | trade credit for tile and furniture shops | container tracking and free-time alarms
fail: sourcing platforms sold factory lists, while importers needed somebody to stand behind a bad container
fail: freight apps priced the ocean leg and left shade, breakage and duty disputes with the importer
lately: new tariffs, Red Sea detours and antidumping cases change the landed cost while goods are at sea
economics: 65-80 | 1-3 | 300-2000 USD
ask: Whose name stands as importer of record when customs reclassifies the goods? | How early does the importer see the landed cost per box, against the broker's final bill? | What happens in your product when the second lot has another shade?
grade: low
# shop-orders: wholesale orders from small shops
words: wholesaler, wholesale, wholesale orders, cash and carry, distributor, fmcg distributor, stockist, b2b ordering, order by whatsapp, whatsapp orders, phone orders, voice note order, sales rep, van sales, corner shop supplier, kirana supplier, kirana, bodega, minimart, dukawallah, sari-sari, tiendita, mayorista, grossiste, großhandel, großhändler, atacado, toptancı, grosir, order taking, price list, beat plan, wholesale marketplace, confectionery wholesaler, drinks wholesaler
job: take the shops' orders without typing them again, and get paid for them
buyer: owners of wholesale houses
user: telesales clerks and van reps
run: corner shops and small grocers | shopkeepers order from the wholesaler whose van comes full on the promised day and gives credit till Friday | diesel, short deliveries and bad shop debts take the thin points on sugar, soap and soft drinks
rival: Choco | chat ordering between kitchens and their suppliers | nothing to buyers, a contract fee to suppliers
rival: Pepperi | rep app and order portal for distributors | per user a month
rival IN: Bizom | van sales and beat plans for Indian distributors | per user a month
rival IN: Udaan | a wholesale marketplace with credit for Indian shops | a margin on goods and credit
rival: Faire | an online marketplace between brands and small shops | a share of each order
system IN: Tally | holds ledgers and stock of most Indian wholesalers
system: Sage | holds price lists, credit limits and invoices in the wholesaler's back office
system: the WhatsApp Business API | lets orders arrive as text, photo or voice, for a fee per message
today: clerks listen to voice notes and read photos of hand-written lists, then key each line into Tally or Sage
cost: mistyped cartons come back on the van, and credit notes eat the few points of margin on biscuits and drinks
pain: each shop has its own price and its own name for the same carton
pain: the rep promises stock that the cash-and-carry floor sold an hour before
pain: shops pay the van man in notes, and the udhaar book never agrees with the ledger
channel: resellers of the accounting software | the reseller already sits in the wholesaler's back office
channel: brand sales managers who push distributors | a distributor adopts the tool the brand's scheme pays for
channel GB: buying groups such as Unitas and Sugro | members copy what one depot has tried
cycle: 2-10 weeks | the owner tries it with a few friendly shops and one clerk
price: order portal for a wholesaler | 100-500 USD | company a month
price: rep app | 10-40 USD | user a month
rule US: Robinson-Patman Act | like shops must get like prices for like goods, and the law is being used again
rule EU: Late Payment Directive | interest runs by law on overdue invoices, and the due date has to be on record
rule GB: Alcohol Wholesaler Registration Scheme | whoever sells drink to shops must be approved, and shops have to check the number
rule IN: GST e-invoicing | larger wholesalers must get each invoice stamped by the portal before the van leaves
season: Ramadan, Diwali and Christmas swell the orders, and the first hot week empties the drinks bays
next: credit limits and collections for shops | van routes and proof of delivery | brand schemes and claims
fail: Udaan, Wasoko and other eB2B apps bought shops with discounts, and the shops left when prices rose
fail: order portals were given to shopkeepers who went on sending voice notes
lately: language models now read voice notes and photos of lists well enough to fill an order form
economics: 60-78 | 2-4 | 150-1200 USD
ask: What share of lines is read right from a voice note in the shop's own language? | Where do each shop's own prices and credit limits come from? | Who fixes an order before dawn, when the van is already being loaded?
grade: low
# parts-counter: spare-parts counters and quote desks
words: spare parts, spare part, spares, parts counter, parts desk, parts shop, auto parts wholesaler, tractor parts, truck parts, bearing supplier, hydraulic parts, electrical wholesaler, plumbing merchant, builders merchant, industrial distributor, mro supplier, quote desk, quotation, rfq, part number, cross reference, oem number, exploded diagram, superseded part, back order, ersatzteile, ersatzteilhandel, pièces détachées, refacciones, repuestos, peças, yedek parça, ricambi
job: find and price the right part before the caller rings the next counter
buyer: owners of parts distributors
user: counter staff and quote clerks
run: garages and farm workshops | mechanics ring the counter that names the right seal at once and has it on the noon van | slow-moving shelves, greasy returns and free van runs use up the discount from the maker
rival US: Epicor Eclipse | counter, stock and pricing for distributors | a yearly contract by users
rival: Infor CloudSuite Distribution | an ERP for industrial wholesalers | a yearly contract
rival US: PartsTech | parts lookup across suppliers for garages | nothing to shops, a fee to suppliers
rival: Autodata | repair data and part lookups | per workshop a month
rival: Klipboard (formerly Kerridge) | merchant and factor software | a yearly contract by users
system: TecDoc | maps makers' numbers to vehicles and cross references
system US: ACES data | carries American fitment between makers and counters
system: Epicor | holds price matrices and decides what may be quoted from outside
today: counter men search several catalogues and PDF diagrams while a mechanic waits on the phone with the car up
cost: a wrong part comes back greasy in an open box, and the slow quote went to the next factor
pain: the same bearing has a maker's number, a brand number and the name the farmer uses
pain: the man who knows by heart what fits retires, and the price matrix goes with him
pain: most quotes by e-mail get no follow-up, because the phone rings first
channel: distributors' buying groups | members meet to share lines, rebates and software
channel: ERP consultants of Epicor and Infor | an ERP consultant knows which counter still lives with a green screen
channel: makers' area managers | the maker's man stands at each counter monthly and carries news to the next
cycle: 6-26 weeks | the owner lets the best counter man try it, and he decides in truth
price: quoting help beside the ERP | 300-1500 USD | branch a month
price: catalogue data | 50-200 USD | seat a month
rule US: right-to-repair laws | makers of cars and farm machines must open parts and manuals in a growing list of states
rule EU: Motor Vehicle Block Exemption | independent factors must get the data and parts that authorised dealers get
rule GB: Motor Vehicle Block Exemption Order | captive parts and technical data must stay open to independents
rule IN: Legal Metrology packaged goods rules | each box of spares must show maker, month and retail price
season: harvest sends tractor owners to the counter at dawn, and the first frost sells batteries
next: returns and core charges | counter stock forecasts | web shop with live stock
fail: marketplaces listed many part numbers without fitment data and drowned in returns
fail: quote bots answered with list price, because each customer's discount sat in the ERP
lately: e-mail requests are now read by models that match lines to part numbers and draft the quote
economics: 65-80 | 1-2 | 1500-8000 USD
ask: How often is the first part you propose the one that fits? | Which ERP price matrix do you read, and who allowed it? | How many quotes a day leave the desk, and how many become orders?
grade: low
# fresh-market: fresh produce, meat and halal wholesalers
words: produce wholesaler, fruit and veg wholesaler, fruit wholesaler, vegetable wholesaler, wholesale market, market trader, mandi, adhatiya, commission agent, apmc, meat wholesaler, butcher supplier, halal meat, halal certificate, halal supplier, zabiha, kosher, abattoir, carcass, fishmonger, seafood wholesaler, cold store, catch weight, rungis, mercado mayorista, mercabarna, grossmarkt, obst und gemüse, fruits et légumes, viande halal, boucherie halal, hal toptancı, ceasa, perishable, horeca supplier
job: sell what was bought at night before it wilts, by the true weight
buyer: owners of market wholesale firms
user: salesmen on the market floor
run: restaurants and corner greengrocers | chefs and grocers buy where the crates are honest to the bottom and loaded before sunrise | cold-store power, night wages and Friday's unsold herbs take what the morning earned
rival US: Produce Pro | lots, repacks and sales for produce houses | a yearly contract by users
rival: Aptean LINKFRESH | lots, grades and grower returns for fresh produce | a yearly contract
rival US: GrubMarket | food wholesale with its own WholesaleWare software | per company a month
rival US: Chefs' Warehouse | specialty food delivery to kitchens | a margin on goods
rival IN: Ninjacart | farm produce sourcing for Indian shops | a margin on goods
system IN: e-NAM | runs the electronic auction of many Indian mandis
system EU: TRACES | issues the health papers for meat and plants that enter the Union
system: Bizerba scales | give the catch weight that each invoice needs
today: salesmen agree prices by shout and WhatsApp before dawn, and a clerk types the scribbled dockets after breakfast
cost: each docket lost in the night is a pallet given away, and unsold lettuce goes to the skip by noon
pain: boxes are sold by the piece and invoiced by weight, so each lamb needs its own line
pain: restaurants dispute soft berries in the afternoon with a photo nobody can date
pain: a buyer asks which halal body signed for a lot, and the paper is in another lorry
channel: market tenants' associations | stallholders trust what the neighbour under the same roof uses
channel: halal certifiers | butchers phone the certifier before they change supplier
channel: chefs and caterers who order nightly | a kitchen that orders by message pulls its suppliers along
cycle: 2-12 weeks | the family decides after one quiet night of trial on the stand
price: trading software for a produce house | 300-1500 USD | company a month
price: halal certification of a small plant | 1000-4000 USD | site a year
rule US: PACA | produce dealers need a licence, and growers hold a trust over unpaid produce
rule US: FSMA Section 204 traceability | listed fresh foods must carry lot codes at each handover
rule EU: Unfair Trading Practices Directive | perishables must be paid quickly, and orders cannot be cancelled at the last minute
rule GB: WATOK slaughter rules | slaughter without stunning must be for religious buyers and is watched by vets and cameras
rule IN: APMC Acts | states license mandi traders and agents, and each keeps its own market fee
season: Ramadan and Qurbani empty the meat halls, while strawberries and melons make the produce summer
next: night orders from kitchens | credit insurance on restaurants | lot labels and trace papers
fail: farm-to-shop startups took on trucks and spoilage and found that the adhatiya had been cheap
fail: auction apps asked traders to publish prices that they live by hiding
lately: Indonesia made halal certificates compulsory for food, and exporters now need bodies it recognises
economics: 55-75 | 1-3 | 400-3000 USD
ask: Does a sale take less time on your screen than a shout and a scribble? | How do you handle catch weight, repacks and returns of the same night? | Which certifier's word do these butchers accept, and can a lot be traced to it?
grade: low
# export-finance: letters of credit and export currency
words: letter of credit, letters of credit, lc documents, documentary credit, trade finance, export finance, exporter, mid-size exporter, import payment, fx hedging, currency risk, exchange rate, forward contract, foreign exchange, supplier payment abroad, incoterms, export documents, packing credit, factoring, invoice discounting, export credit insurance, corporate treasury, discrepancy, bank guarantee, crédit documentaire, akkreditiv, carta de crédito, akreditif, lettera di credito, treds, swift payment, multi-currency account
job: get paid from abroad in full, and know the rate before goods are shipped
buyer: finance directors of exporting firms
user: export clerks and treasury managers
run: exporters with open dollar invoices | exporters choose the desk whose papers pass the bank at first presentation and whose rate is shown openly | compliance checks, bank lines and buyers who default abroad eat the commission on each shipment
rival: Ebury | currency accounts, forwards and trade loans for mid-size firms | a margin on the rate
rival: Kantox | automated hedging for firms with many currencies | a fee on volume
rival: Wise Business | cheap payments abroad at the mid rate | a fee on each transfer
rival IN: Drip Capital | invoice finance for Indian and Mexican exporters | interest and fees per invoice
rival: Surecomp | trade finance screens for banks and corporates | a yearly contract
system: SWIFT MT700 | carries the credit whose wording each document must match
system: SAP | holds orders, receivables and the exposure that should be hedged
system IN: EDPMS | matches each Indian shipping bill with the money that came in
today: an export clerk types the invoice, packing list and certificate to fit the credit and couriers them to the bank
cost: a comma in the consignee makes a discrepancy, the bank takes a fee and the buyer asks for a discount
pain: the quote is valid for months, but the rate behind it moved before the buyer signed
pain: the house bank hides its spread in the rate and shows no fee at all
pain: the vessel sailed a day late, and the credit's last shipment date is gone
channel: freight forwarders and chambers of commerce | each certificate of origin passes a forwarder or a chamber
channel: export credit agencies | the agency knows who exports and who lacks a bank
channel: accountants and outsourced finance directors | the accountant sees the currency loss in the year-end figures
cycle: 4-20 weeks | the finance director tries one payment or one credit, then asks the bank to match
price: currency spread for a mid-size firm | 0.3-1.5 USD | hundred exchanged
price: document preparation under a credit | 150-500 USD | shipment
rule US: OFAC sanctions | each buyer, bank, port and vessel has to be screened before documents are sent
rule EU: MiFID II and EMIR | a forward for a real invoice stays a payment, while options need a licensed firm
rule GB: Electronic Trade Documents Act | a digital bill of lading now counts like the paper one under English law
rule IN: FEMA export rules | proceeds must come home within a set time, and banks report each shipping bill
season: budgets fix a hedging rate in autumn, and banks close credits slowly around year end
next: supplier payments abroad | export credit insurance | electronic bills of lading
fail: Marco Polo, we.trade and Contour closed, since each trade needed all its banks on one network
fail: Greensill lent against invoices that did not exist yet and took trade finance's name down
lately: English law now accepts electronic bills of lading, and models check documents against the credit in minutes
economics: 40-70 | 1-2 | 1000-6000 USD
ask: What share of first presentations passes without a discrepancy, before and after? | Under whose licence do you hold client money or sell forwards? | Which bank do these exporters owe their credit line to, and will it let them leave?
grade: low
# byproducts: used cooking oil and by-product collectors
words: used cooking oil, uco, waste cooking oil, old frying oil, fryer oil, grease trap, grease collector, yellow grease, tallow, rendering, animal by-products, feedstock collector, biodiesel feedstock, saf feedstock, oil collection, spent grain, coffee grounds, whey, fish waste, bakery waste, feather meal, hides and skins, abattoir waste, altspeiseöl, huile usagée, huile alimentaire usagée, aceite usado, óleo de cozinha usado, olio esausto, atık yağ, jelantah, ruco
job: fetch oil and scraps from many kitchens and sell them with papers that hold
buyer: owners of collection firms
user: drivers and yard managers
run: restaurants and food factories | kitchens keep the collector who brings clean drums, wipes the spill and leaves a receipt | barely filled drums, night thieves and a falling biodiesel price drain the yard
rival: Darling Ingredients | fryer oil and by-product pick-up on both sides of the Atlantic | a rebate per litre less service
rival GB: Olleco | oil supply and collection for British kitchens | a bundle of fresh oil and collection
rival US: Mahoney Environmental | tanks and pick-up for American restaurants | a rebate linked to the oil index
rival IN: Muenzer Bharat | used oil collection and biodiesel in India | a price per kilo collected
rival US: Baker Commodities | rendering and grease service on the American west coast | a fee or rebate by pick-up
rival EU: Quatra | used fryer oil collection from European kitchens | nothing to kitchens, with a margin on the oil
system: ISCC | certifies the chain and gates every litre sold as waste
system EU: the Union Database for Biofuels | records each lot from collecting point to blender
system: route software such as AMCS | plans which drums are full and who was paid
today: drivers swap drums at back doors, pay cash or a rebate and write litres on a carbon slip
cost: an empty drum is a wasted stop, and a slip without signature turns waste oil into unsellable oil
pain: thieves with a van and a pump empty the tank the night before the pick-up
pain: water and flour in the drum are found at the yard, after the kitchen was paid
pain: the biodiesel buyer's index falls while tanks are full of oil bought at last month's rate
channel: cooking oil distributors | the van that brings fresh oil can take the old drum back
channel: restaurant chains' facility managers | one contract brings many fryers and one rebate rule
channel: health inspectors and drain authorities | a blocked sewer sends the kitchen to find a collector
cycle: 1-10 weeks | a kitchen changes collector for a better rebate, a collector changes tools before an audit
price: route and proof software | 40-120 USD | truck a month
price: rebate for clean used oil | 0.3-0.9 USD | litre
rule US: Renewable Fuel Standard | the fuel credit depends on feedstock records, and the EPA asks where each gallon came from
rule EU: Renewable Energy Directive | used oil counts extra but is capped, and each point of origin must sign
rule GB: Animal By-Products Regulations | kitchen oil needs a registered carrier and a commercial document for each load
rule IN: FSSAI RUCO initiative | overused oil must leave the kitchen, and larger users keep records of its disposal
season: summer fairs and Ramadan fill drums, and cold tallow blocks the pump in winter
next: fresh oil supply on subscription | grease trap cleaning | carbon and waste reports for chains
fail: household oil collection cost more in doorsteps than a litre ever earned
fail: traders relabelled palm oil as waste, and honest collectors lost buyers when audits came
lately: American fuel credits turned away foreign feedstock, and China ended its export rebate on used oil
economics: 15-35 | 1-3 | 50-400 USD
ask: How do you prove the point of origin of a litre to an ISCC auditor? | How many kilos does a stop bring, and what does the stop cost? | Who bears the price between the back door and the biodiesel gate?
grade: low
# commodity-traders: grain, coffee and cashew traders
words: commodity trader, commodity trading, grain trader, grain elevator, grain merchant, rice exporter, rice mill, coffee exporter, green coffee, cocoa buyer, cashew trader, cashew nut, sesame, shea, soy trader, pulses trader, spice exporter, sugar trader, cotton trader, commodity broker, warehouse receipt, moisture meter, quality certificate, offtaker, aggregation centre, aggregator of farmers, farm gate price, basis price, futures hedge, négociant, cerealista, tüccar, dal mill, commission mandi, grain storage
job: buy a crop at a grade and price that still holds at the port
buyer: owners of trading houses
user: buying agents and quality clerks
run: foreign roasters and millers | roasters return to the trader whose bags match the pre-shipment sample to the last bean | moisture loss, agents' unpaid advances and a price fixed on the wrong day wipe out the season
rival: Agiboo | trade and risk records for commodity houses | a yearly contract by users
rival: ION Commodities | trading and risk software for large houses | a yearly contract
rival US: Bushel | grain accounts and payments between elevators and growers | by facility a month
rival IN: Arya.ag | storage, warehouse receipts and sales of grain | a fee per tonne
rival: Cropster | green coffee stock and quality records | a monthly plan
system: ICE futures | set the price that the contract is fixed against
system: SGS inspection | decides grade and weight at loading
system: moisture meters | decide how much of a lorry is water
system EU: TRACES | takes the due diligence statement for cocoa, coffee and soy
today: agents buy bags with cash advances, note weights in a book and send the day's price by WhatsApp
cost: a wet or mixed lot is rejected at the port, and an agent who vanishes takes the advance along
pain: the price is fixed in New York while the lorry stands in the mud
pain: advances to agents and farmers are written in books that the owner never sees
pain: the European buyer asks for plot coordinates of beans bought from a middleman
channel: trade-finance banks and warehouse keepers | a bank lends against stock and asks for records
channel: roasters, millers and offtakers | a large buyer pushes the record down its chain
channel: commodity associations and their dinners | traders talk at GAFTA, coffee and cashew meetings
cycle: 4-30 weeks | the owner tests one crop and one buying station between harvests
price: trade and stock records | 200-2000 USD | company a month
price: storage with a receipt | 1-4 USD | tonne a month
rule US: US Grain Standards Act | export grain is weighed and graded officially, and dealers are bonded by state
rule EU: EU Deforestation Regulation | cocoa, coffee, soy and rubber need plot data once the postponed dates arrive
rule GB: GAFTA contract terms | most grain moves on standard forms with London arbitration
rule IN: Essential Commodities Act | stock limits and export bans on pulses, wheat or sugar come overnight
season: the harvest months need all the cash at once, and lean months sell from store
next: loans against stored crop | traceability papers | price hedges for mills
fail: digital grain exchanges got listings, while trust, credit and grading stayed with the agent
fail: crop aggregators lent inputs to farmers who sold the harvest to the neighbour's lorry
lately: cocoa and coffee prices broke records, margin calls sank small traders and Europe asks for plots
economics: 40-70 | 1-3 | 500-5000 USD
ask: Who grades the lot, and does the port accept that grade? | How do you see an agent's advance before it is lost? | What is left per tonne after finance, weight loss and claims?
grade: low
# garment-markets: fabric and garment wholesale markets
words: garment wholesale, clothing wholesale, clothing wholesaler, wholesale clothes, fabric wholesaler, textile wholesaler, textile trader, textile market, cloth merchant, saree wholesaler, kurti wholesale, surat market, tiruppur, laleli, merter, yiwu, brás são paulo, tanah abang, balogun market, gikomba, mitumba, bale of clothes, second-hand clothing bales, okrika, fabric rolls, deadstock fabric, fabric swatches, cut and sew, boutique supplier, lookbook, lot catalogue, grossiste vêtements, konfeksiyon, export surplus clothes, ankara fabric
job: show this week's designs to shops far away and ship the sizes they sell
buyer: garment and fabric wholesalers
user: market salesmen and boutique owners
run: boutique owners and online resellers | boutiques go to the stall with the new print first and the full size set on the rack | dead prints, market rent and buyers who pay after the festival hold the stall's money
rival US: JOOR | wholesale showrooms for fashion brands | a yearly fee from brands
rival US: FashionGo | wholesale clothing for boutiques | a commission from vendors
rival EU: Ankorstore | a wholesale marketplace for European boutiques | a commission on orders
rival IN: Meesho | resale of market clothing through a consumer app | fees on shipping and ads
rival: Fleek | second-hand clothing in bulk | a commission on orders
rival: Alibaba | factory listings and trade assurance | a yearly membership plus fees
system: WhatsApp catalogues | carry the new photos and the reserved sets
system IN: Tally | keeps the party ledger with long credit
system: cargo agents | bundle the market's bales to Lagos, Almaty or Bogotá
today: the salesman films racks for WhatsApp status, buyers answer with circled photos and pay by hawala or card
cost: unsold sizes and last month's print go out below cost, and copied designs arrive within days
pain: shops want loose sizes, and the market sells full sets
pain: buyers pay after the season, or return the bale as faulty
pain: a photo of the design reaches the stall next door before lunch
channel: market associations and building managers | one corridor of stalls moves together
channel: cargo firms | the forwarder knows each foreign buyer and the volume
channel: boutique owners with followers | a shop that sells live needs fresh photos each day
cycle: 1-8 weeks | the family tries it on one collection with known buyers
price: a catalogue and order tool | 20-150 USD | stall a month
price: a commission on a new boutique's order | 20-80 USD | order
rule US: Textile Fiber Products Act | each garment names fibre, origin and importer
rule EU: Textile Labelling Regulation | fibre names in the local tongue, and unsold clothes may no longer be destroyed by large firms
rule GB: UK REACH | dyes and finishes in imported clothes have limits, and the importer answers
rule IN: GST rates by garment price | the tax class changes with the price of the piece, and small firms must be paid in time
season: Eid, weddings, Diwali and back to school decide the year, and the market shuts between them
next: credit scores of shops | photo shoots with models made by software | shared cargo and customs
fail: market apps listed stalls, and buyers met the seller once and moved to WhatsApp
fail: credit to boutiques came back as unsold stock
lately: Shein and Temu sell the same stalls' goods to the shops' own customers
economics: 40-75 | 3-6 | 30-400 USD
ask: What keeps the second order on your platform and off WhatsApp? | Who carries the credit, and what share is paid late? | How fast does a new design go from rack to shop?
grade: low
# surplus-lots: surplus stock, returns pallets and closeouts
words: surplus stock, excess inventory, overstock, closeout, clearance stock, liquidation, liquidation pallets, returns pallets, customer returns pallet, joblot, job lot, stock lot, dead stock, deadstock, end of line, bankrupt stock, salvage goods, short-dated stock, near-expiry wholesale, parallel goods, off-price, discount store supplier, dollar store, outlet stock, bin store, auction of stock, truckload, manifest pallet, restposten, déstockage, stocklot, saldos, surplus auction, insurance salvage
job: turn stock nobody ordered into cash without hurting the brand
buyer: inventory managers and closeout dealers
user: discount shops and resellers
run: discount shops and market traders | resellers trust the dealer whose manifest tells the truth about what lies under the top layer | warehouse rent, scrap at the bottom of pallets and slow brand approvals eat the bargain
rival: B-Stock | private auctions for retailers' returns | a share of each sale
rival US: Liquidation.com | pallets by auction | a buyer premium
rival EU: Merkandi | listings of stock lots | a yearly membership
rival: Ghost | private trades of excess branded stock | a share of each deal
rival GB: Wholesale Clearance UK | job lots for British resellers | a margin on goods
rival IN: Excess2Sell | surplus stock for Indian traders | a commission on sales
system: pallet manifests | list what should be under the film
system: brand release letters | say in which countries and shops the lot may be sold
system: the seller's ERP | knows the ageing stock that finance writes down
today: the planner mails an Excel list to a few known dealers, who answer with a price for all or nothing
cost: storage and write-downs eat the value by the week, while the dealer takes the cream and leaves the rest
pain: the pallet holds broken kettles below a layer of good ones
pain: brand goods turn up in the wrong country beside the full-price shop
pain: short-dated food loses more buyers with each week of haggling
channel: returns warehouses and logistics firms | the warehouse is full and wants the space
channel: closeout fairs such as ASD and Trade Expo | dealers look, shake hands and load
channel: insolvency administrators | whole stocks must be gone by a court date
cycle: 1-20 weeks | a dealer bids on the day, a brand needs legal and sales to agree
price: a sold lot | 200-3000 USD | lot
price: a buyer's membership | 30-150 USD | buyer a month
rule US: CPSC recall rules | recalled goods may not be resold, and liquidators were fined for it
rule EU: Ecodesign Regulation | large firms may no longer destroy unsold clothes and shoes
rule GB: trade mark exhaustion | brand owners may stop goods first sold outside the allowed area
rule IN: GST credit reversal | goods given away or destroyed cost the input tax, so a sale is cheaper
season: returns flood in from January, gardens clear in August and fiscal years end in March
next: grading and testing of returns | donation with tax papers | resale under the brand's own name
fail: surplus marketplaces got the worst lots, since good ones went to known dealers by phone
fail: bin stores lived on cheap pallets until too many bidders raised the price
lately: returns stay high, Europe bans destruction, and tariffs made stock already landed worth more
economics: 15-50 | 3-7 | 50-1500 USD
ask: What share of retail value does the seller get, after freight? | How do you prove that a lot stayed out of the forbidden country? | Which lots would not have gone to the usual dealer?
grade: low
# steel-timber: steel stockholders and timber merchants
words: steel stockholder, steel trader, steel service centre, steel distributor, metal service center, rebar, tmt bars, sheet metal supplier, pipe supplier, aluminium extrusion stock, cut to length, mill certificate, mill test certificate, offcuts, timber merchant, timber yard, lumber yard, lumberyard, sawmill, sawn timber, plywood dealer, hardwood importer, panel products, log buyer, timber grading, fsc timber, stahlhandel, holzhandel, négoce bois, madeireira, serraria, hierros, kereste, tartak, hardware trader
job: quote cut lengths from moving stock while the mill price changes
buyer: steel and timber yard owners
user: sales clerks and saw operators
run: fabricators and site builders | fabricators choose the yard that cuts to length this afternoon and hands over the mill certificate | a falling index, offcuts in the rain and crane lorries sent partly loaded cost the stockholder dear
rival: Invera | ERP for metal service centres | a licence by users
rival US: Epicor BisTrack | ERP for lumber and building dealers | by users a month
rival GB: Ten-25 | trading software for timber merchants | by users a month
rival US: Felux | steel quotes and market data | a yearly plan
rival IN: OfBusiness | steel and raw materials with credit | a margin on goods and interest
rival EU: Vanilla Steel | auctions of surplus and non-prime steel | a commission on sales
system: mill certificates | follow each heat or pack to the buyer's file
system: saw and slitter controls | know the remnant that the stock list has lost
system: price indexes such as Fastmarkets | move the quote between morning and noon
today: a clerk checks stock by walking the racks, prices from a paper sheet and cuts from memory of offcuts
cost: steel bought high is sold low when the index turns, and remnants rust behind the shed
pain: the fabricator asks for a certificate months after the plate was welded in
pain: quotes are valid for a day, and the builder orders after a week
pain: packs get wet, bow or turn blue, and the claim is argued board by board
channel: metal and timber trade federations | members follow the federation on duties and due diligence
channel: saw and racking makers | the machine's mechanic sees which yard grows
channel: fabricators and builders who send enquiries | a workshop with many enquiries wants answers in one format
cycle: 6-30 weeks | the owner moves in a calm market and never while prices jump
price: yard ERP | 80-250 USD | user a month
price: quoting help | 300-1500 USD | yard a month
rule US: Section 232 tariffs | steel, aluminium and now timber carry extra duties by origin and melt
rule EU: Carbon Border Adjustment Mechanism | importers of steel and aluminium declare embedded carbon and buy certificates
rule GB: UK Timber Regulation | whoever first places timber on the market proves that it was cut lawfully
rule IN: BIS steel orders | listed grades need the mark, and imports are held at port without it
season: building springs fill the yard, and mills stop in August and at Christmas
next: credit insurance on builders | offcut sales online | carbon declarations for buyers
fail: online steel shops showed prices that mills would not hold, and buyers used them to haggle
fail: marketplaces financed traders' stock and were left with it when prices fell
lately: tariffs and the carbon border changed which mill is cheap, and buyers ask for carbon by heat
economics: 60-78 | 1-2 | 1000-7000 USD
ask: Does the quote see remnants, cuts and today's replacement price? | How is the certificate tied to the piece after the saw? | How many enquiries go unanswered on a busy morning?
grade: low
`,
  facts: wholesaleTradeFacts,
  wordings: wholesaleTradeWordings,
  jobs: wholesaleTradeJobs,
});
