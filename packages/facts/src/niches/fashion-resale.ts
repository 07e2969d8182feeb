import { fashionResaleFacts } from './facts/fashion-resale.ts';
import { fashionResaleJobs } from './jobs/fashion-resale.ts';
import { readField } from './reading/read-field.ts';
import { fashionResaleWordings } from './wordings/fashion-resale.ts';

export const fashionResale = readField('fashion-resale', {
  niches: `
# resellers: closet sellers and second-hand resellers
words: reseller, thrift, thrifting, second-hand clothes, preloved, closet clear-out, crosslisting, vinted seller, depop seller, poshmark seller, ebay seller, vintage clothing, flipping clothes, sell my clothes, charity shop, listing tool, death pile, clothing bale, thrift store, car boot sale, used clothes, side hustle selling clothes
job: list a pile of single pieces and sell them before storage eats the profit
buyer: part-time resellers
user: resellers with a spare-room rail
run: bargain hunters and vintage lovers | buyers follow the seller whose flaws are in the photo and whose parcel goes out the same day | postage, platform cuts and a rail of pieces that never find a taker eat the flip
rival: Vendoo | crosslisting to many marketplaces | by listings a month
rival US: List Perfectly | a crosslisting catalogue | per seller a month
rival: Reeva | AI listings and offers for resellers | per seller a month
rival: Vinted | a marketplace without seller fees | a protection fee to the buyer
rival IN: Freeup | second-hand sales between Indian women | a share of the sale
system: the eBay Sell API | lists, reprices and ends items officially
system US: Poshmark | offers no open seller API, so tools ride on the browser
system EU: InPost | decides by its locker price what a cheap top can earn
system: Instagram | shows the thrift drop and takes the claim in the comments
today: the seller photographs on a bedroom door, measures pit to pit and types each title into Vinted, eBay and Depop
cost: a death pile of unlisted pieces ties up cash, and a piece sold on both apps brings a cancelled order
pain: an item sells on Vinted while it is still live on eBay, and the second buyer leaves a bad mark
pain: offers, bundles and likes need an answer at dinner time each day
pain: the tax form arrives and cost of goods was never written down
channel: reseller channels on YouTube | sellers follow people who show their monthly numbers
channel: thrift bins and bale houses | full-time sellers queue at the same door each morning
channel: the eBay app store | sellers look for tools once the closet outgrows the phone
cycle: 1-2 weeks | a seller tries a free month and stays if listings move without re-typing
price: a crosslisting tool | 20-60 USD | seller a month
price: a done-for-you listing | 2-6 USD | garment
rule US: INFORM Consumers Act | marketplaces verify sellers of new goods above a sales threshold
rule US: Form 1099-K | payouts above the limit reach the IRS, so cost of goods must be on record
rule EU: DAC7 | platforms report sellers with many sales, even when the closet makes no profit
rule GB: trading allowance | casual sales are free of tax up to the allowance, and HMRC sees the platform data
rule IN: GST margin scheme | tax falls on the margin only if no input credit was taken
season: coats sell from September, and January clear-outs flood every app
next: bookkeeping for resellers | live selling | mailing labels
fail: managed consignment paid people to photograph tops that sold for less than the handling
fail: crosslisters that rode on browser scripts were blocked when Poshmark changed its page
lately: Vinted entered electronics and new countries, and photo models now write the listing from one picture
economics: 70-85 | 5-9 | 10-60 USD
ask: How many minutes from bag to live listing, per piece, on how many apps? | Which marketplace has permitted the connection in writing? | What is left of a cheap top after fees, label and mailer?
grade: low
# authentication: luxury resale and authentication of bags
words: luxury resale, handbag authentication, fake bags, counterfeit bags, second hand luxury, first copy bags, sneaker authentication, designer bag, watch resale, luxury consignment store, pre-owned luxury, hermes, chanel, rolex, superfake, certificate of authenticity, pawn shop luxury, legit check, provenance, luxury consignor
job: tell a real bag from a superfake before money moves
buyer: luxury consignment shops
user: authenticators
run: bag collectors and consignors | collectors buy where the stitching is shown close up and a fake is refunded without a quarrel | consignor splits, intake photography and the odd superfake eat the commission on a bag
rival: Entrupy | microscope images judged by a model | by checks a month
rival: Real Authentication | photo opinions by experts | per item
rival: LegitApp | sneaker and bag checks by photo | per check
rival US: Fashionphile | second-hand luxury bags from its own stock | its own margin on each bag
rival IN: Luxepolis | pre-owned luxury bags in India | a commission
system: eBay Authenticity Guarantee | routes high-value items through a checking centre
system: Aura Blockchain Consortium | holds brand certificates that only member brands open to resellers
system: date-code tables | are kept by experts in notebooks and closed forums
today: an expert weighs the bag, smells the leather, counts stitches and compares the date code with a notebook
cost: one fake sold means a refund, a lost consignor and a letter from the brand's lawyers
pain: superfakes use the same leather and hardware, and photos no longer settle it
pain: experts take years to train and leave for a marketplace that pays more
pain: consignors wait weeks for a payout while the bag sits in intake
channel: consignment and pawn associations | shop owners share fakes and the name of the tool that caught each
channel: marketplaces that need a check partner | one marketplace integration brings steady volume
channel: lenders against luxury goods | a lender on Birkins must know the bag is real
cycle: 3-16 weeks | a shop sends known fakes as a test before it trusts the verdict
price: a checking device | 200-1200 USD | shop a month
price: a single opinion | 10-60 USD | item
rule US: Lanham Act | a seller of a counterfeit is liable without intent, and brands do sue resellers
rule EU: Digital Services Act | marketplaces must trace traders and act on notices of fakes
rule GB: Trade Marks Act | selling a fake is a crime, and border force seizes parcels
rule IN: Trade Marks Act | selling a false mark is a crime, and brands can block goods at customs
season: gifts in December and clear-outs in January lift intake
next: bag repair | loans on watches | price guides
fail: photo-only checks were beaten by better fakes, and the guarantee payouts ate the fees
fail: marketplaces grew faster than they could train authenticators, and the press bought a fake
lately: brands sew chips into bags, and resellers ask for the right to read them
economics: 50-75 | 1-3 | 500-2500 USD
ask: Who pays when the verdict is wrong, and up to what sum? | Which brands and years are covered, and tested on how many known fakes? | Can it see what a photo cannot?
grade: low
# brand-takeback: brand take-back and textile recycling
words: brand resale, take-back programme, trade-in clothes, circular fashion, textile waste, unsold clothes, deadstock, clothing returns liquidation, overstock, garment recycling, digital product passport, sustainable fashion brand, repair programme, sorting textiles, epr textile, export surplus garments, old clothes collection, rag sorting, fabric scraps
job: turn returns and worn pieces into stock that sells again
buyer: heads of sustainability at brands
user: warehouse graders
run: clothing brands and their warehouses | brands hand returns to the partner who grades honestly, mends zips and keeps labels out of the bazaar | hand sorting, steaming and the kilos that nobody wants back eat the refurbishing rate
rival US: Trove | trade-in and grading for brands | per item and by programme
rival: Archive | brand-owned resale sites | a software fee and a share
rival US: Treet | resale between shoppers on the brand's own page | a share of sales
rival: B-Stock | auctions of returned lots | a fee per lot
rival GB: Reskinned | take-back run for British brands | a fee per item
system: Shopify | holds the product page and the second-hand twin
system: Loop Returns | knows why the dress came back
system: GS1 Digital Link | carries the product passport code
system: NetSuite | books the item as stock again, at which value
today: the warehouse throws mixed returns into a pallet and a jobber pays by the kilo
cost: a good jacket with a missing button leaves as scrap, and the brand pays again to destroy or ship it
pain: each used piece is a stock unit of one, with its own photo, grade and price
pain: customers send stained tees for a voucher, and handling costs more than the piece
pain: the passport needs fibre and factory data that the agent in Tiruppur or Dhaka never sent
channel: returns warehouses | the returns firm holds the pallets and can grade on the line
channel: sustainability leads with a reporting deadline | a law with a date opens the budget
channel: Shopify agencies | an agency builds the resale tab with the next site refresh
cycle: 12-36 weeks | sustainability wants it, finance asks for margin and the warehouse decides
price: a resale programme | 2000-10000 USD | brand a month
price: grading and photos | 3-8 USD | item
rule US: California textile producer law | brands must join a producer body and pay for collection and repair
rule EU: Ecodesign Regulation | large firms may not destroy unsold clothes, and a product passport follows
rule EU: Waste Framework Directive | producers pay for collecting and sorting textile waste
rule GB: Green Claims Code | a brand must prove each word such as circular or recycled
rule IN: used-clothing import rules | worn goods are restricted, and Panipat's shoddy mills need licences
season: returns peak in January, and sorting lines are idle in summer
next: repair desks | passport data from suppliers | rental of occasion wear
fail: brand resale tabs looked good in reports and sold too few pieces to pay for grading
fail: fibre-to-fibre plants such as Renewcell were built before brands had committed to buy
lately: Europe adopted producer fees for textiles and a ban on destroying unsold clothes
economics: 35-60 | 1-2 | 8000-40000 USD
ask: What does it cost to grade, photograph and list one piece, and what does it sell for? | Who owns the unsold remainder, and who pays to move it? | Which law and which date made the brand open a budget?
grade: low
# tailors: tailors and clothing alterations
words: tailor, tailoring, seamstress, alterations, dressmaker, darzi, boutique owner, blouse stitching, made to measure, bespoke suit, custom clothing, hemming, mending, clothing repair, bridal alterations, uniform stitching, body measurements, embroidery, suit tailor, ladies tailor, stitching shop, trouser hem, sewing, cobbler
job: take measurements once and deliver the fit on the promised day
buyer: tailor shop owners
user: cutters
run: brides, office workers and uniform wearers | people return to the tailor whose trousers break right and whose Friday means Friday | refits, unclaimed garments and festival overtime at the machines eat the stitching charge
rival GB: SOJO | collected repairs and alterations in Britain | a share of each job
rival: Geelus | order tickets for tailor shops | per shop a month
rival: CLO | pattern drafting on screen | per user a month
rival IN: Bombay Shirt Company | made-to-measure shirts in India | by the shirt
rival GB: The Seam | makers for repairs in London | a share of each job
system: WhatsApp | holds sketches, photos and complaints
system: Shopify POS | books the deposit and the pickup date
system: MTailor | guesses measurements from a phone video
today: the tailor writes measurements in a ledger, pins a scrap of cloth to the page and promises Friday
cost: a blouse too tight on the wedding morning is redone free and loses the family's next order
pain: the ledger is lost or unreadable, and the customer is measured again for each kurta
pain: festival orders pile up, karigars go home, and each customer calls about the same date
pain: customers bring a photo from Instagram and cloth that cannot fall that way
channel: cloth shops and bridal boutiques | the cloth shop sells the fabric and sends the customer next door
channel: dry cleaners | a dry cleaner takes in garments and needs hands for the hems
channel: sewing-machine dealers | the Juki dealer visits each shop for needles and repairs
cycle: 1-4 weeks | the owner tries it in a slow month, if it works in the shop's language
price: a measurement app | 500-1500 INR | shop a month
price: a trouser hem | 12-25 GBP | garment
rule US: FTC care labelling rule | makers of new clothes must sew in true fibre and care labels
rule EU: repair VAT rates | states may tax mending of clothes at a low rate, so prices differ by border
rule FR: bonus reparation | the state scheme pays part of a repair at listed workshops
rule GB: Consumer Rights Act | work must be done with reasonable care, or be redone or refunded
rule IN: PM Vishwakarma | darzis can register for a toolkit grant and cheap credit
season: weddings, Diwali, Eid and school uniforms in June decide the year
next: fabric sales | uniform contracts | repair for brands
fail: tailor-at-home apps lost on the second visit, because a fitting cannot be skipped
fail: body-scan apps were a thumb wide of the mark, and the tailor recut the jacket for free
lately: brands from Uniqlo to Patagonia opened repair counters, and they look for stitchers
economics: 40-65 | 3-6 | 10-100 USD
ask: Who takes the measure, and who pays for the second fitting? | Does it work in Hindi, Tamil or Urdu with one thumb at the machine? | How many garments come back, and for which seam?
grade: low
# fit-styling: size advice and personal wardrobes
words: virtual try-on, size recommendation, wrong size, fashion returns, personal stylist, wardrobe app, outfit ideas, closet app, what to wear, fashion ai, dress rental, rent a dress, plus size clothes, size chart, clothes that fit, ai stylist, capsule wardrobe, fit prediction, style quiz, lehenga rental
job: choose clothes that fit and are actually worn
buyer: e-commerce heads of fashion brands
user: online shoppers
run: shoppers in doubt about their size | people recommend the stylist after whose visit they wore what was already in the wardrobe | unpaid scouting hours, returned parcels and one-off sessions without a second visit eat the fee
rival: True Fit | size advice from purchase data | by traffic a year
rival: Bold Metrics | body data for size advice | by the year
rival: Whering | a digital wardrobe on the phone | nothing for the basics
rival US: Nuuly | clothing rental by post | a monthly plan
rival: Google try-on | clothes shown on the shopper's own photo | nothing
system: Shopify | holds size charts and return reasons
system: Salesforce Commerce Cloud | serves product data at larger brands
system: Pinterest | holds the outfits that people save
today: shoppers order the dress in neighbouring sizes, keep one and send the rest back
cost: the return eats postage, steaming and a markdown, and the season is over when it is back on sale
pain: a medium differs from brand to brand, and the size chart was copied from the factory
pain: most of the wardrobe hangs unworn, and the morning still starts with nothing to wear
pain: try-on pictures show a pretty drape and say nothing of the waist
channel: the Shopify app store | merchants search when returns eat the margin
channel: stylists with outfit reels | followers ask for the exact piece
channel: returns platforms | returns platforms know which size fails and can prove a fix
cycle: 4-20 weeks | a brand runs a split test on one category and reads the return rate
price: a fit tool | 300-3000 USD | brand a month
price: a rental plan | 60-140 USD | shopper a month
rule US: Illinois BIPA | a body or face scan needs written consent before it is stored
rule EU: GDPR | body photos are personal data and need a short life and a clear purpose
rule EU: AI Act Article 50 | a generated model in a product picture must be marked
rule GB: ASA advertising codes | pictures that mislead about fit or shape can be banned
rule IN: DPDP Act | body photos need clear consent and deletion on request
season: wedding season fills rentals, and January brings the returns of December
next: resale of unworn pieces | made-to-measure orders | stylist commissions
fail: wardrobe apps asked people to photograph each piece and were deleted before the drawer was done
fail: subscription boxes such as Stitch Fix lost shoppers when the surprise stopped fitting
lately: image models made try-on free at Google, so the value lies in size and returns, not the picture
economics: 60-80 | 2-8 | 500-4000 USD
ask: By how much did returns fall in a split test, in which category? | Where do true garment measurements come from, per size and factory? | What does the shopper do with it in the second month?
grade: low
# garment-units: small garment factories and sampling
words: garment factory, garment unit, cut and sew, apparel manufacturer, clothing manufacturer, rmg factory, sewing line, sewing operator, merchandiser, buying house, tech pack, sample making, pattern maker, pattern grading, marker making, fabric cutting, fabric sourcing, small batch clothing production, job work stitching, piece rate, fashion designer, fashion label, lookbook, fabric mill, trims, knitwear factory, denim wash, quality inspector garments, export house, tirupur, konfeksi, fast sampling
job: turn a tech pack into good pieces before the ship date
buyer: garment factory owners
user: merchandisers
run: young labels and boutique owners | labels stay with the unit that sews small runs, matches the approved sample and answers about the trims | rework, waiting machines between seasons and late buttons eat the cut-make rate
rival: Centric PLM | product records for fashion brands | per user a year
rival: Gerber AccuMark (Lectra) | patterns, grading and markers | per seat a year
rival: CLO | garments draped on screen | per seat a month
rival: Zyod | design to delivery from Indian factories | a price per piece
rival: Sewport | a directory where labels meet makers | a membership
rival IN: WFX | ERP for apparel exporters | per user a year
system: the tech pack in Excel | holds measures, stitches and the comment of each fit
system: WhatsApp | carries photos of the sample and the late change of trim
system: Lectra cutters | take the marker file and count each ply
system: the buyer's audit portal | wants wages, hours and fire papers
today: the merchandiser keeps the time-and-action calendar in Excel, and line chiefs chalk output on a board
cost: a late trim means air freight that eats the order, and a wrong shade means a discount
pain: the buyer approves the sample late and leaves the ship date as it was
pain: small labels ask for few pieces, while the mill sells by the roll
pain: line output is known in the evening, when the missed hour is gone
channel: buying houses and sourcing agents | the agent places orders and hears each delay
channel: fabric and trim fairs | owners meet mills, machine makers and labels in one hall
channel: sewing machine dealers | the dealer services each line and knows who grows
cycle: 6-30 weeks | the owner decides between seasons, after the shipment is out
price: factory software | 200-1500 USD | factory a month
price: a first sample | 100-500 USD | style
rule US: Uyghur Forced Labor Prevention Act | cotton must be traced, or the container is held
rule EU: Textile Labelling Regulation | fibre shares stand on each label, and product passports follow
rule GB: Modern Slavery Act | large brands publish what they check at their factories
rule IN: Labour Codes | wages, overtime and women's night work are recorded per worker
season: spring and autumn collections set the load, and Eid, Tet and Chinese New Year empty the lines
next: line output boards | fabric finance | deadstock sales
fail: on-demand factories promised single pieces and paid for idle lines
fail: maker marketplaces sent sketches without tech packs, and factories stopped answering
lately: tariffs move orders between countries, and brands want smaller and faster runs
economics: 55-75 | 1-3 | 500-4000 USD
ask: How many days from tech pack to approved sample, before and after? | Who enters the hourly output at the sewing line? | What is the smallest run that pays for cutting and changeover?
grade: low
# bale-traders: bale importers, charity shops and mitumba
words: mitumba, bale trader, used clothing bale, okrika, obroni wawu, kantamanto, gikomba, ukay-ukay, second-hand clothes importer, used clothing wholesaler, used clothing exporter, rag merchant, credential clothing, sorting grades, charity shop manager, charity retail, donated clothes, donation bin, clothing bank, thrift store chain, goodwill, hospice shop, opportunity shop, op shop, gift aid, bale grading, vintage wholesale, vintage by the kilo, sorted clothes, container of used clothes, thrift wholesaler, baju bekas
job: buy the bale, sort the good pieces and turn them before the next container
buyer: used-clothing wholesalers
user: sorters and stall traders
run: market traders and second-hand shoppers | traders open an account where the first bale had few rags and the sorter's grade can be trusted | port clearance, a rising exchange rate and the unsellable bottom of the bale eat the profit
rival: Fleek | vintage bundles from sorters to shops | a commission on orders
rival US: ThriftCart | tills for American thrift shops | per shop a month
rival GB: Cybertill | charity shop tills with Gift Aid | per shop a month
rival: Boer Group | collected and sorted textiles from the Netherlands | by the kilo
rival: SOEX | sorting and trade of used textiles | by the kilo
rival EU: Humana | collection bins, sorting halls and shops | by piece or kilo
system: the container's bill of lading | says which grade and weight was paid for
system GB: HMRC Charities Online | pays back tax on donated goods that sold
system: M-Pesa | pays the bale at the market gate
system: the sorting belt | splits the cream from wipers by hand and eye
today: sorters grade by hand on the belt, traders buy sealed bales on trust, and shop volunteers price by feel
cost: a bad bale takes a trader's capital, and unsold rags cost the shop a disposal fee
pain: the bale is opened after it is paid, and the good pieces were creamed off abroad
pain: fast fashion fills the donation bags, and volunteers bin more than they hang
pain: shillings fall against the dollar while the container is at sea
channel: market associations | stall holders buy where the market chair buys
channel: charity retail associations | area managers share till and Gift Aid practice
channel: textile sorters and freight agents | the sorter knows each importer by container
cycle: 1-20 weeks | a trader decides in a day, and a charity board in a year
price: a mixed bale | 80-400 USD | bale
price: charity shop tills | 60-150 USD | shop a month
rule US: state donation bin laws | bins must say who profits, and for-profit collectors register
rule EU: Waste Shipment Regulation | unsorted textiles will count as waste when shipped out
rule GB: Gift Aid retail scheme | shops tag each donor's pieces and write after the sale
rule IN: import licence for worn clothing | used clothes need a licence, and zones may sort mainly for export
rule KE: used-clothing import checks | fumigation and quality papers meet each container at Mombasa
season: donations pour in after New Year and spring cleaning, and markets peak before school and Christmas
next: bale finance | live auctions of pieces | rag to wipers
fail: online thrift shops paid more to photograph a blouse than it sold for
fail: sorting robots knew the fibre and not the fashion
lately: Europe prepares collection duty and export limits, and fire hit the Kantamanto market
economics: 15-50 | 3-6 | 30-400 USD
ask: Who bears the loss of a bad bale? | What does it cost to sort, picture and sell one piece? | Where do the rags go, and who pays for them?
grade: low
# weavers: handloom weavers, artisans and craft textiles
words: handloom, weaver, weavers cooperative, artisan, artisans, batik, ankara fabric, kente, adire, khadi, ikat, saree, sari shop, block print, natural dye, craft cluster, craft cooperative, self-help group craft, women artisans, embroidery cluster, carpet weaver, rug maker, lace maker, knitters, hand knitting, yarn shop, yarn dyer, craft export, fair trade craft, ethnic wear, handmade textile, kilim
job: sell hand-made cloth at a price that keeps the loom going
buyer: craft brands and cooperatives
user: weavers and cluster leaders
run: craft lovers, boutiques and brides | buyers pay more where the weaver's name hangs on the piece and the dye does not bleed | yarn bought dear, months on the loom and middlemen at the fair eat the price of a sari
rival IN: GoCoop | handloom cloth from Indian cooperatives | a commission on sales
rival IN: Okhai | craft garments by rural women | its own retail price
rival: Novica | artisan goods sold abroad | a commission on sales
rival: Etsy | handmade shops | a listing fee plus a share
rival IN: Fabindia | craft clothes in its own shops | its own retail price
rival: Powered by People | wholesale of craft goods to shops | a commission on orders
system: WhatsApp | shows the new saree to customers of the master weaver
system IN: the Handloom Mark | tells hand cloth from power loom
system: GI registers | tie Banarasi or Harris cloth to its place
system: the yarn merchant's book | holds the advance each weaver owes
today: a master weaver gives yarn on credit, collects cloth by the week and sells to traders in the city
cost: power-loom copies take the price, and the weaver earns less than on a building site
pain: orders ask for the same shade on every piece, and natural dye never repeats
pain: the trader pays after the festival, while yarn is paid at once
pain: daughters and sons leave the loom for the city
channel: craft councils and NGOs | a council runs the cluster's training and its fair
channel: government craft fairs | buyers and weavers meet at Surajkund or Dilli Haat
channel: designers and boutiques | a designer's label carries the cluster's name to the city
cycle: 4-30 weeks | a cooperative decides in assembly, a brand with its next collection
price: marketplace commission on a saree | 5-25 USD | piece
price: a handwoven saree | 40-400 USD | saree
rule US: FTC textile rules | fibre and origin stand on the label of imported cloth
rule EU: craft geographical indications | names of craft goods can be registered across the Union
rule GB: Harris Tweed Act | the name belongs to cloth woven in the islanders' homes
rule IN: Handlooms Reservation Act | listed articles may be woven by hand only
season: weddings, Diwali, Eid and Christmas carry the year, and monsoon damp stops dyeing
next: yarn credit | craft tours | proof-of-hand tags
fail: artisan marketplaces paid for photos and returns that a low-priced scarf could not carry
fail: donor-funded platforms ended with the grant
lately: copies printed in Surat flood the market, and Europe opened registers for craft names
economics: 20-50 | 3-6 | 10-80 USD
ask: What does the weaver earn for a day, and is that more than before? | How does a buyer tell hand cloth from power loom? | Who pays for the yarn while the cloth is on the loom?
grade: low
# kidswear: children's clothes and school uniforms
words: school uniform, school uniforms, uniform supplier, uniform shop, uniform swap, second-hand uniform, lost property, name labels, school shoes, kids clothes, kids clothing, baby clothes, baby clothes rental, outgrown clothes, children's wear, hand-me-downs, toddler clothes, newborn bundle, kidswear brand, maternity wear, maternity clothes rental, pta uniform sale, workwear supplier, corporate uniform, hospital scrubs, staff uniform, uniform measuring day, uniform contract, sports kit supplier, kids shoes size
job: dress children who outgrow everything, and whole schools by September
buyer: school uniform suppliers
user: parents of schoolchildren
run: parents and whole school classes | parents buy where the skirt leaves room to grow and the badge is in stock in August | odd sizes left in September, badge minimums and free exchanges eat the blazer's markup
rival GB: Trutex | school uniforms through independent shops | a wholesale price list
rival GB: Uniformd | a marketplace for used school uniforms | a share of each sale
rival: Vinted | bundles of outgrown clothes between parents | a buyer fee
rival US: Kidizen | children's resale | a share of each sale
rival GB: thelittleloop | rented children's clothes by credits | by the month
rival IN: Hopscotch | children's fashion online | its own retail price
system: the school's size list | comes in July and is wrong in September
system: Shopify | takes orders split by school, house and class
system: embroidery machines | put the badge on each jumper
system: the parents' WhatsApp group | swaps blazers before the shop opens
today: the uniform shop measures children in a queue in August, and the parents' association sells used blazers from boxes
cost: stock is bought a year ahead by guess, and what does not fit returns in the first week of term
pain: each school wants its own shade of green and its own badge
pain: children grow in the weeks between the measure and the first day
pain: baby rompers come back stained, and washing costs more than the rent
channel: head teachers and school business managers | the school names its supplier in the welcome pack
channel: parents' associations | a parent volunteer runs the used rail at the fair
channel: maternity wards and baby fairs | new parents buy the first wardrobe before birth
cycle: 4-40 weeks | schools retender every few years, and parents decide in one evening
price: a secondary school uniform | 80-250 USD | pupil a year
price: a baby clothes box | 25-60 USD | month
rule US: CPSIA | children's clothes are tested for lead and flame, and second-hand sellers must not sell recalled goods
rule EU: General Product Safety Regulation | cords, buttons and recalls are watched, and online sellers need a responsible person
rule GB: uniform cost guidance | schools must limit branded items and offer used ones
rule IN: CBSE advice on uniforms | schools may not force parents to one shop
season: August and the weeks before term decide the year, in India the weeks before June
next: name labels | sports kit | shoe fitting
fail: baby clothes rentals lost their margin in the laundry and in unreturned boxes
fail: uniform apps had no stock of the right badge in the last week of August
lately: England limits branded items by law, and parents move to used rails
economics: 30-50 | 4-8 | 15-120 USD
ask: Which school has named it, and for how many years? | How many wears does one piece survive, washing included? | Who carries the stock that does not fit in September?
grade: low
`,
  facts: fashionResaleFacts,
  wordings: fashionResaleWordings,
  jobs: fashionResaleJobs,
});
