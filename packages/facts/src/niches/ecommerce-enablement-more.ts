import { readField } from './reading/read-field.ts';

export const ecommerceEnablementMore = readField('ecommerce-enablement', {
  niches: `
# buying-agents: buying agents, proxy shoppers and parcel forwarders
words: buying agent, sourcing agent, china sourcing, yiwu agent, guangzhou agent, alibaba agent, taobao agent, proxy shopping, proxy buyer, personal shopper abroad, daigou, jastip, parcel forwarding, package forwarder, freight forwarder for small buyers, us address, consolidate parcels, mini importation, dropshipping supplier, product inspection china, factory visit, supplier check, trade assurance, rmb payment, pay supplier in china, sample order, shop for me, buy from usa ship to nigeria, cross-border shopping, reshipping, travellers carry goods
job: buy abroad for others and land the goods whole, checked and paid
buyer: small importers and overseas shoppers
user: buying agents and warehouse packers
run: small traders and migrant families | traders stay with the agent who sends a video of the carton and answers in their language | currency swings, refused samples and parcels that weigh more by volume take the commission
rival: Superbuy | purchase and forwarding from Chinese shops | a service fee plus freight
rival: Buyee | proxy bids and purchases in Japan | a fee per order
rival: MyUS | an American address with forwarding | a membership plus freight
rival: Grabr | goods carried by travellers | a share of each order
rival NG: Heroshe | parcel forwarding from America to Nigeria | a price per pound
rival: Leeline Sourcing | sourcing and inspection for small sellers | a share of the order value
system: Alipay | pays the factory and refuses foreign accounts
system: Alibaba Trade Assurance | holds money until the buyer confirms what arrived
system: WeChat | carries photos, prices and shouting between buyer and market
system: the consolidation warehouse | weighs, photographs and repacks before the flight
today: an agent walks the market with a phone, films samples for a client abroad and pays by a friend's account
cost: wrong plugs, thin fabric or a fake brand arrive months later, and nobody takes the carton back
pain: the supplier shows a showroom and ships from another workshop
pain: volumetric weight turns a cheap toy into dear freight, and the client learns it last
pain: money sent through a friend's account is frozen, and the order with it
channel: trader associations and market guilds | a guild of shopkeepers shares one good agent
channel: video creators who review imports | a creator shows the carton and links the agent
channel: freight forwarders | a forwarder's counter meets each small importer
cycle: 1-6 weeks | a trader sends a small test order first
price: the agent's commission | 3-10 USD | hundred dollars bought
price: parcel forwarding to West Africa | 4-9 USD | pound
rule US: Section 321 changes | small parcels lost the duty exemption, so forwarders must declare each item
rule EU: General Product Safety Regulation | goods sold on need a responsible person in the Union
rule GB: HMRC import VAT on consignments | small consignments carry VAT at the sale, and the buyer becomes importer above the line
rule IN: Import Export Code | each trader needs a code, and toys and electronics need marks before clearance
season: orders rush before lunar new year and for Christmas, and rates jump in September
next: product inspection | payments in yuan | customs clearance at home
fail: forwarders promised cheap air rates, lost a container to customs and vanished with the deposits
fail: traveller networks met few trips on the route that buyers wanted
lately: duty exemptions for small parcels ended or shrank, and agents moved to bulk freight
economics: 15-35 | 5-10 | 10-120 USD
ask: Who pays when the goods differ from the video? | On whose account does the money cross the border? | Which route and which goods have you landed with duty paid?
grade: low
# pickup-points: parcel shops, lockers and pickup points
words: parcel shop, pickup point, pick-up point, parcel point, parcel collection, collection point, parcel locker, pudo, drop-off point, click and collect counter, ozon pickup, wildberries point, inpost, neighbour parcel, missed delivery, package room, parcel return counter, qr code drop-off, paczkomat, packstation, point relais, corner shop parcels, kirana delivery hub, agent delivery point, village parcel hub, package theft, porch pirate, parcel scanner, parcel shelf, amazon counter
job: take in and hand out parcels near home and earn on each
buyer: owners of corner shops and points
user: counter clerks and collectors
run: neighbours who are out all day | neighbours come where the queue is short, it opens late and the parcel is found at once | rent for shelves, fines for lost parcels and fees cut by the platform take the pennies per parcel
rival: InPost | lockers and parcel shops in Europe | a price per parcel
rival: Mondial Relay | a network of relay shops | a fee per parcel
rival GB: Evri ParcelShop | counter drop-off in British shops | a fee per parcel
rival FR: Pickme | neighbours who take in parcels | a share per parcel
rival: Quadient Parcel Pending | lockers for buildings and shops | a lease per locker
system: the carrier's hand-held scanner | logs each parcel in and out, one device per carrier
system: platform point-owner portals | set rates, ratings and fines of a pickup counter
system: the locker controller | opens a door by code and reports a jam
today: a shopkeeper stacks parcels behind the crisps, searches by surname and juggles a scanner for each carrier
cost: a missing parcel is charged to the shop, while the aisle is blocked and regulars walk out
pain: sofas and tyres arrive at a counter meant for shoeboxes
pain: carriers cut the fee by message, and the shop has no one to call
pain: a stranger shows a screenshot of the code and leaves with the phone
channel: carrier recruitment teams | a carrier signs a street at a time before the season
channel: wholesalers of corner shops | a cash-and-carry mails each shopkeeper monthly
channel: housing managers | a manager wants the lobby free of boxes
cycle: 1-8 weeks | the shopkeeper counts shelf space and footfall for a month
price: fee to the shop | 0-1 EUR | parcel
price: an outdoor locker | 200-600 EUR | locker a month
rule US: USPS mail receiving agency rules | a shop that takes in mail for others files a form with identity checks
rule EU: Regulation on cross-border parcel delivery | operators report tariffs, and national postal rules cover counters and lockers
rule GB: Ofcom parcel conditions | carriers need fair complaint handling, and the shop is their face
rule IN: Consumer Protection (E-Commerce) Rules | the platform answers for returns, and a kirana partner needs a written contract
season: parcels double before Christmas and sale days, and returns flood in January
next: returns printing | bill payment and cash withdrawal | fitting rooms at the point
fail: neighbour schemes lost hosts once the novelty and the bonus were gone
fail: own-brand lockers stood empty because no big carrier would use them
lately: lockers passed home delivery in Poland, and platforms fine point owners by rating
economics: 15-35 | 2-5 | 30-250 EUR
ask: Which carrier has agreed to bring parcels to your door, and at what fee? | Who pays for a parcel that was scanned and cannot be found? | How many parcels a day fit behind the counter?
grade: low
`,
  facts: `
us-de-minimis-old@cbp | Former American duty exemption for parcels | parcels up to # entered America free of duty until the exemption ended | 800 | USD | limit | US | 2025 | US Customs and Border Protection | medium | buying-agents
yiwu-trade@yiwu | Foreign trade of Yiwu | Yiwu traded more than # yuan abroad in the year | 560000000000 | yuan | estimate | CN | 2023 | Yiwu Customs | low | buying-agents
eu-parcel-duty@council | European flat duty on small parcels | the Union agreed on a flat duty of # on items in small parcels | 3 | EUR | fee | EU | 2026 | Council of the European Union | low | buying-agents
inpost-lockers@inpost | InPost parcel lockers | InPost ran about # lockers across its markets | 47000 | lockers | count | EU | 2024 | InPost annual report | low | pickup-points
us-package-theft@safewise | Packages stolen from American porches | thieves took about # packages in a year | 119000000 | packages | estimate | US | 2023 | SafeWise | low | pickup-points
us-mail-agency@usps | What an American mail counter files | a shop that takes in mail for others records each customer on a federal form with identity proof | - | - | statement | US | 2023 | USPS Form 1583 | medium | pickup-points
`,
  wordings: `
# buying-agents
also: middleman in china, runner, purchasing agent, market guide, interpreter in guangzhou, haiwai, surrogate shopper, kirim barang, titip, jasa titip, balikbayan buyer, suitcase trader, suitcase trade, luggage allowance, extra kilos, shuttle trader, çelnik, chelnoki, laleli, dragon mart, foshan furniture, shenzhen gadgets, shantou toys, keqiao fabric, anime figures, trading cards japan, us sneakers, wigs from china, auto parts from dubai, consolidation, repacking, cbm, chargeable weight, sea groupage, air cargo per kilo, door to door, clearing fee, packing list, commercial invoice, undervalued invoice, seized goods, confiscated fakes, wrong plug, broken in transit, lost carton, missing pieces, supplier ghosted, deposit thirty percent, balance before shipping, inspection report, golden sample, moq, factory price, negotiate, photo before shipping, unboxing proof, yuan rate, rmb vendor, name on parcel, warehouse address, suite number
plain: shopping abroad for others, purchases abroad on behalf, deputy purchaser, trusted person in china, helper at foreign markets, wholesale markets of asia, goods inspected before loading, filmed goods check, wrong goods delivered, prepaid to a stranger, money held until checked, paying chinese suppliers, blocked account abroad, shared ship box, african shop women, borrowed american address, foreign postal address, repacked smaller, paying for empty air, collectors abroad, bidding for collectors, japanese collectibles, luggage space of travellers, spare luggage kilos, travellers bring goods, students purchase for home, fashion from istanbul, overseas errands, import for little shops, harbour description wrong, onward mailing abroad, procurement on commission, bundled shipments, purchasing intermediaries, commission agents, import brokerage for individuals, cross-border procurement, sourcing representation, consolidation of consignments, inspection on behalf, foreign mail redirection, middleman in guangzhou, friend at factory, market scout, chinese-speaking helper, dubai malls, handbags from paris, korean cosmetics, sneakers from america, manga figures, tokyo bidding, vintage dolls bid, sniping bids, warehouse in delaware, suite number, forwards to kenya, remailing, box within box, dimensional weight, shrink the carton, bundle five packages, part of a container, cubic metre share, market women pool, pre-loading inspection, photos of every carton, defective lot refused, factory swindle, frozen transfer, yuan payment, bank blocked payment, escrow to factory, airline baggage allowance, passenger carries, suitcase courier, flying relatives, wish list from europe, overseas procurement, personal shoppers, consolidation address, sourcing representative, cross-border errands, verified factories, pre-dispatch inspection, factory visit, sample comparison, defective lighting, loading supervision, quality report, misrepresented workshop, supplier settlement, blocked transfers, informal remitters, yuan payouts, compliant payment, hair traders, escrow abroad, groupage, shared freight, west african merchants, cargo allocation, missing bundles, part-load, consolidator accountability, carton reduction, mailing address abroad, caribbean shoppers, duty estimate, abandoned consignments, combined shipment, japanese auctions, collectible toys, bidding proxy, last-second bids, condition check, packaging completeness, hobby imports, luggage allowance, peer couriers, passengers as carriers, undeclared goods, traveller matching, customs penalty, trusted acquaintances
Shop girls in Accra send money to a stranger in Guangzhou and pray. Escrow, a filmed check of each bag, and one container shared by forty of them.
Figurines from Japanese flea-market sites, bid, packed and posted to collectors.
me n roommate study in shenzhen, ppl back home in lusaka ask us 4 phones n wigs, how 2 make it real business w/o account freeze
I ordered six hundred lamps with the wrong socket. The man who had shown me round the hall said the photo was right, and so it was.
Turkish boutique clothes for Tashkent, Tbilisi and Algiers: our women walk Laleli on Mondays, film racks live, bundle the bags and send by road cargo.
Address in Delaware for shoppers in Trinidad and Ghana, with sane repacking so that nobody pays for air in a shoebox.
Auntie flies back from London with half her case full for other folk. Put those spare kilos to use, with receipts and no contraband.
I clear goods at Tema port. Most tears come from a wrong description written by the packer abroad; give them a code list and pictures.
# pickup-points
also: relay shop, dépôt colis, relais colis, paketshop, paketstation, abholstation, punto de recogida, punto pack, ponto de retirada, kargo noktası, odbiór paczek, pvz, punkt vydachi, pickup owner, point franchise, fitting booth, counter bell, parcel cage, storage shelf, surname search, shelf number, barcode sticker, scan in, scan out, one-time code, pin, identity card check, age check parcel, retention days, unclaimed parcel, sent back, oversize parcel, damaged box, wrong parcel, lost parcel, claim form, fine from platform, star rating, fee per parcel, bonus for footfall, locker bank, jammed door, dead battery lock, solar locker, outdoor wall, lobby, concierge, watchman takes parcels, doorman, apartment mailroom, stolen from step, left with neighbour, missed card, sorry we missed you, second attempt, courier waits, petrol station parcels, village shop, post office closed, rural agent, boda stage, bus parcel office, matatu courier, stage clerk, christmas mountain, queue to collect, cash on collection, printerless return
plain: collecting a package nearby, vanished postal branch, package cabinets, cabinets with compartments, compartments opened by code, solar cabinet, absent addressee, courier came in vain, package left with neighbours, neighbours receive packages, retired people receive packages, packages at the gatehouse, guards piling packages, finding the package, crowded back room, package arrived empty, fines from the platform, identity at handover, changing cubicle, franchise of a platform, commission per package, stolen from the doorstep, last metres, courier depot, out-of-home handover, florist with packages, fetching after work, local handover, bus station cabinet, compartment wall, package depot counter, postal agency, courier access network, out-of-home delivery, unattended delivery, mail receiving, last-mile handover, parcel storage commission, franchise counter, newsagent, petrol station counter, launderette, tobacconist, grocer hands over packages, steel boxes, metal wall with doors, keypad doors, open with phone, battery and solar, blackouts, no electricity, village without courier, apartment lobby, concierge, doorman, security hut, gated estate, granny takes in mail, neighbour receives, nobody home, card through letterbox, stolen off porch, doorstep thieves, numbered shelf, where is box 47, piles behind till, tampered, brick inside, weighing on arrival, filmed opening, identity card, code shown, collecting for husband, fitting booth, try trousers, send back at once, collection counters, drop-off outlets, neighbourhood depots, automated cabinets, shopkeeper side income, bulky consignments, shelf organisation, package retrieval, overflowing backroom, shelf location code, waiting shoppers, storage limits, scanning intake, tampered contents, weight evidence, liability of outlet, light packages, intake photos, contested penalties, chain of custody, recipient verification, one-time passcode, impostor collection, forwarded barcode, identity document, wrongful handover, proxy collectors, solar-powered compartments, off-grid terminal, unreliable electricity, transit stops, battery cabinet, weatherproof enclosure, offline unlocking, residential receiving, concierge acceptance, apartment security, neighbour hosts, temperature-sensitive packages, intake room, gated community, fitting room, instant refunds, reverse drop-off, inspected condition, label-free returns, worn footwear, apparel trial
Our post office shut and the nearest depot is an hour by bus. Let the village store hold boxes, print return slips and earn enough to keep its lights on.
Solar locker wall for a bus stage in Kampala.
opened wb point in almaty, they fine me 4 everything, margin gone, need way 2 prove parcel was empty when it came
I run a florist's. Shoeboxes reached the ceiling, a lady waited for a bracelet I could not find, and three bouquets wilted. Still, she bought one.
Housing blocks in Bengaluru where guards stack hundreds of packets at the gate: shelf tags, a photo to the flat, a code at pick-up.
Retired people at home all day take in boxes for the street and get a little for each, with insurance and a polite limit on size.
Try-it-on corner: three cubicles and a mirror where shoes from the web are tried, paid or sent straight back.
I plan routes for a courier. Every doorstep miss costs me double, so pay shops on corners where vans already stop.
`,
});
