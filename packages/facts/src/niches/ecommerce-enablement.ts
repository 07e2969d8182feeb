import { ecommerceEnablementFacts } from './facts/ecommerce-enablement.ts';
import { ecommerceEnablementJobs } from './jobs/ecommerce-enablement.ts';
import { readField } from './reading/read-field.ts';
import { ecommerceEnablementWordings } from './wordings/ecommerce-enablement.ts';

export const ecommerceEnablement = readField('ecommerce-enablement', {
  niches: `
# storefront: Shopify apps for conversion
words: shopify, shopify app, shopify store, shopify merchant, shopify merchants, online store, online shop, woocommerce, conversion rate, abandoned cart, cart abandonment, upsell, product reviews, product page, store theme, product recommendations, loyalty points, size guide, product photos, ecommerce store, ecommerce conversion, shop owners online, online sellers, product bundles, store checkout, ecommerce app, product quiz, web shop
job: turn more visitors into orders and larger baskets
buyer: Shopify merchants
user: store managers
run: merchants with slow product pages | merchants hire the theme studio that lifted checkout rates and left no dead code behind | support tickets about other apps' bugs and free setup calls outweigh a small monthly plan
rival: Rebuy | upsells and bundles in cart and checkout | by orders a month
rival: Judge.me | product reviews at a flat price | per store a month
rival: Yotpo | review and loyalty widgets | by orders a month
rival: Nosto | recommendations and store search, from Helsinki | a fee by traffic
rival IN: GoKwik | checkout and cart recovery for Indian shops | a share of prepaid orders
system: Shopify | owns the theme, the checkout and the app review queue
system: Klaviyo | gets the events and sends the cart mail
system: Google Analytics | disagrees with Shopify on the conversion rate
system: the Meta Pixel | feeds the ads that paid for the visit
today: the merchant installs a stack of apps from the Shopify App Store and edits Liquid snippets a freelancer left
cost: scripts slow the product page, paid clicks bounce and carts are left at the shipping cost
pain: apps fight over the cart drawer and uninstalling leaves dead code in the theme
pain: split tests never reach enough orders to say anything
pain: reviews and points are locked in an app that raises its price by order volume
channel: the Shopify App Store | ranking and reviews decide which store app gets tried
channel: Shopify agencies and theme makers | an agency preinstalls its favourite apps on each new store
channel: partner apps such as Klaviyo or Gorgias | a joint integration page brings merchants with the same stack
cycle: 0-3 weeks | the merchant installs it tonight and deletes it before the trial ends if orders stay flat
price: a store app | 9-300 USD | store a month
price: a theme or conversion project by an agency | 2000-15000 USD | store
rule US: FTC review rule | bought reviews and hidden negative ones draw fines
rule EU: Omnibus Directive | a crossed-out price must be the lowest of the past weeks
rule GB: DMCC Act | drip pricing and fake urgency are banned and the CMA can fine directly
rule IN: dark patterns guidance | basket sneaking, confirm shaming and false urgency are listed as unfair
season: no theme changes after October, since Black Friday carries the year
next: refill subscriptions | post-purchase offers | store search
fail: one-click checkouts such as Fast burned cash while Shop Pay was already in the store
fail: single-feature apps died the day Shopify shipped bundles and checkout blocks itself
lately: checkout extensibility closed the old script hacks, and AI assistants began to buy from product feeds
economics: 70-85 | 4-9 | 30-600 USD
ask: What share of installs is still paying after the third bill? | How is the lift measured, with a hold-out or before and after? | What would you sell if Shopify shipped this feature in its next edition?
grade: low
# marketplace-sellers: Amazon and other marketplace sellers
words: amazon seller, amazon sellers, amazon fba, fba, amazon ppc, marketplace seller, etsy seller, ebay seller, walmart marketplace, flipkart seller, meesho seller, listing optimisation, product research, buy box, seller central, amazon reimbursement, account suspension, repricer, asin, tiktok shop seller, handmade seller, sell on amazon, amazon listing, amazon ads, online marketplace sellers, private label seller, flipkart, ebay, amazon business, seller account
job: keep a listing on the first page and its margin after fees
buyer: Amazon sellers
user: listing managers
run: shoppers on Amazon and Flipkart | shoppers click the offer with the Prime badge, the most stars and a price just below the next | referral fees, sponsored clicks and aged storage take most of what a garlic press earns
rival: Helium 10 | keyword and listing research | per seller a month
rival: Jungle Scout | product research for private label | per seller a month
rival: Pacvue | marketplace advertising for larger brands | a share of ad spend
rival: Carbon6 (SPS Commerce) | fee reimbursements for Amazon sellers | a share of what is recovered
rival IN: Unicommerce | multi-marketplace order management for India | by orders a month
system: the Selling Partner API | gives orders and reports, and audits each app
system: Seller Central | shows the fees, the cases and the suspension notice
system: the Amazon Ads API | moves bids between campaigns
system: the Etsy API | serves handmade shops and limits calls
today: the seller checks Seller Central at breakfast, moves bids by hand and tracks margin in a sheet with stale fees
cost: a lost Buy Box or a stranded shipment stops sales for days, while storage and ads keep billing
pain: a copycat hijacks the listing and the case is answered by a template
pain: inbound placement and storage fees change every January and nobody reprices in time
pain: reviews vanish and a rival's fake complaint takes the ASIN down
channel: seller channels on YouTube | sellers follow whoever shows real account numbers
channel: the Amazon and Etsy app directories | authorised apps get past the fear of giving keys away
channel: agencies and aggregators | one operator runs many seller accounts
cycle: 0-4 weeks | a seller pays by card after seeing money found in the own account
price: a seller suite | 30-300 USD | seller a month
price: recovered fees | 15-25 USD | hundred dollars recovered
rule US: INFORM Consumers Act | high-volume sellers must be verified and show contact details
rule EU: GPSR | listings need a responsible person in Europe before they go live
rule GB: marketplace VAT law | the marketplace collects VAT for overseas sellers and checks numbers
rule IN: GST TCS | marketplaces withhold tax at payout, so ledgers never match the bank
rule EU: DAC7 | platforms report sellers' income to the tax office
season: Prime Day and the last quarter decide the year, and January brings returns and new fees
next: own web shops | product compliance papers | lending against stock
fail: aggregators such as Thrasio bought brands at peak prices and went into bankruptcy
fail: review and keyword tricks worked until Amazon changed its terms and shut the accounts
lately: TikTok Shop and Temu pulled price-driven buyers away, and tariffs ended cheap small parcels
economics: 70-85 | 4-8 | 60-700 USD
ask: Which fee or lost sale did you find in a real account last month? | What if Amazon withdraws your API access for a quarter? | How many of your sellers are still active after a year?
grade: low
# returns: online returns and shipping claims
words: product returns, a return, item back, shipping back, ship it back, send it back, returnless refund, keep the item, worth returning, donate returns, return portal, return rate, return fraud, wardrobing, reverse logistics, shipping insurance, lost parcels, order tracking page, size exchange, free returns, apparel returns, return label, package protection, online returns, return orders, ecommerce returns, refund process, customer returns, returned goods, return policy, product exchange
job: turn refunds into exchanges and see returned stock again
buyer: online brand operations heads
user: returns desk staff
run: online shops with many parcels back | shops send their parcels to the returns house that grades, steams and relists within days | grading by hand, empty boxes and pallets nobody wants to buy cut the handling fee to nothing
rival: Loop | exchange-first returns for Shopify brands | by returns a month
rival: Narvar | tracking and returns for large retailers | a yearly fee by orders
rival US: Happy Returns (UPS) | drop-off points without box or label | per return
rival: parcelLab | tracking and returns, from Munich | a yearly fee by orders
rival: Return Prime | low-cost returns for Shopify shops, from India | by returns a month
system: Shopify | holds the order and issues the refund or the store credit
system: ShipStation | makes the label and knows the carrier rate
system: ShipHero | says what came back to the warehouse and in which condition
system IN: Shiprocket | books the reverse pickup and the check at the buyer's door
today: the buyer mails support, an agent sends a PDF label and the parcel waits on a pallet behind the warehouse
cost: dresses come back after the season, refunds hit the month's cash and the freight is never recovered
pain: buyers order several sizes and keep one, or wear the dress to the wedding
pain: the refund went out, the box held a brick and the carrier says delivered
pain: returns abroad cost more than the goods, so they are written off
channel: Shopify Plus agencies | a return portal goes in with the replatforming project
channel: fulfilment houses | the warehouse sees the unopened returns pallets first
channel: January content on return rates | brands look for answers right after the Christmas wave
cycle: 2-10 weeks | a brand switches between peaks and wants labels working in each country
price: a return portal | 30-500 USD | brand a month
price: a drop-off return | 4-9 USD | return
rule US: state refund law | the return policy must be shown before purchase, and some states set default rights
rule EU: Consumer Rights Directive | buyers may withdraw without a reason, and refunds include standard delivery
rule GB: consumer contracts law | the withdrawal right applies online, and the seller must offer a clear form
rule IN: Consumer Protection Act | sellers may not refuse faulty or late goods, and return terms must be shown
season: returns peak in January and after each fashion sale
next: resale of returned goods | size advice before purchase | fraud scores on returns
fail: liquidation marketplaces for returns drowned in mixed pallets nobody wanted
fail: portals that made returning too easy raised the rate and lost the brand's trust
lately: Zara and others charge for returns, and serial returners find their accounts blocked
economics: 55-75 | 2-4 | 500-5000 USD
ask: What share of refunds became exchanges, against the year before? | Who pays when the returned box is empty? | In which countries do your labels and drop-offs really work?
grade: low
# stock: inventory and fulfilment across channels
words: inventory, inventory management, stockout, overstock, demand forecasting, purchase orders, multichannel, order management, 3pl, fulfilment, fulfillment, pick and pack, shipping rates, shipping labels, warehouse software, cross-border shipping, stock management, stock planning, order fulfilment, ecommerce warehouse, stock levels, out of stock, inventory sync, reorder point, supplier lead time
job: have the right stock in each channel without tying up the cash
buyer: online brand operations managers
user: stock planners
run: online brands without a warehouse | brands stay with the fulfilment house whose counts match and whose cut-off holds in November | pick labour, mis-ships and racks that stay empty after peak drag down the fee per order
rival: Cin7 | inventory control across channels, from Auckland | by users and orders a month
rival: Linnworks | order and stock control, from Chichester | a yearly fee by orders
rival: Inventory Planner (Sage) | forecasts and purchase orders for Shopify | by revenue tier a month
rival: ShipBob | fulfilment with its own software | per order plus storage
rival: Increff | stock allocation for fashion, from Bengaluru | a yearly fee by volume
system: Shopify | shows available stock, and oversells when sync is late
system: Amazon FBA | holds stock that can be counted but not touched
system: QuickBooks | wants landed cost that nobody calculated
system: NetSuite | takes over when the sheet breaks
today: a planner exports Shopify sales, guesses lead times in a spreadsheet and wires deposits to a factory months ahead
cost: best sellers run dry in November, and the wrong colour sits in storage at peak fees
pain: one unit is sold on Amazon and on the own shop within the same minute
pain: the container rolls to the next vessel and the launch ads are already booked
pain: the fulfilment house counts differently and bills for it
channel: fulfilment houses and freight forwarders | a warehouse meets the brand at the moment the garage is full
channel: e-commerce accountants | the bookkeeper sees cash stuck in stock before the founder does
channel: Shopify and Amazon app directories | planners look for a connector first
cycle: 3-16 weeks | data clean-up and a stocktake come first, never in the last quarter
price: planning software | 100-1500 USD | brand a month
price: fulfilment | 3-9 USD | order
rule US: end of de minimis | small parcels lost their duty-free entry, so landed cost must be known per item
rule EU: GPSR | each product needs an address in Europe, and packs are registered country by country
rule GB: packaging EPR | packaging fees and data reports fall on brands above a small size
rule IN: GST e-way bill | each state with stock needs a registration, and trucks carry e-way bills
season: orders to factories leave in spring and summer for the last quarter, around Chinese New Year and Golden Week
next: freight booking | stock finance | landed cost sheets
fail: on-demand warehouse networks grew on cheap rent and broke when volumes fell after the pandemic
fail: forecasts by machine failed on shops with few items and many launches
lately: tariffs moved sourcing to Vietnam, India and Mexico, and lead times in the sheet no longer hold
economics: 55-80 | 1-4 | 600-6000 USD
ask: By how much did stockouts and dead stock fall in a full season? | Which count is true when Shopify, the warehouse and Amazon differ? | Who enters lead times and landed cost, and how often?
grade: low
# cod: cash on delivery in India
words: cash on delivery, cod, rto, return to origin, fake orders, address verification, indian ecommerce, prepaid orders, ndr, non-delivery, courier aggregator, tier 2 cities, d2c india, whatsapp confirmation, ondc, order confirmation calls, upi checkout, southeast asia ecommerce, middle east ecommerce, cash orders, rto reduction, courier returns, refused parcels, indian d2c, cod orders, pincode serviceability, courier partner
job: ship only orders that will be accepted at the door
buyer: Indian brand founders
user: order confirmation callers
run: small brands and village shoppers | families order again from the brand that rings first and whose parcel may be opened at the door | freight on refused parcels and cash that couriers remit weeks later eat the order value
rival IN: Shiprocket | courier booking with risk scores | per shipment
rival IN: GoKwik | checkout with scores for cash orders | a share of orders
rival IN: Razorpay Magic Checkout | prefilled addresses and cash limits | a share of orders
rival: ClickPost | courier allocation and non-delivery handling | by shipments a month
rival IN: Nimbuspost | courier rates for small sellers | per shipment
system IN: Delhivery | carries the parcel and marks the failed attempt
system: Shopify | holds the order before anybody rang the buyer
system: WhatsApp Business Platform | asks for confirmation and a landmark
system IN: UPI | turns a cash order into a prepaid one at the door
today: an operations executive rings buyers to confirm cash orders, chases NDR sheets and argues with the courier
cost: a refused parcel pays freight both ways, blocks stock for weeks and often comes back damaged
pain: addresses read near the temple, and the pincode belongs to the next town
pain: the courier marks customer not available without having gone there
pain: festival ads bring impulse orders that are refused by the time they arrive
channel: courier aggregators and account managers | refused parcels are what small brands complain about first
channel IN: D2C founder groups in Delhi and Bengaluru | founders trade refusal rates openly over WhatsApp
channel: the Shopify App Store | small brands search for cash order tools by name
cycle: 1-4 weeks | a founder tests it on one state and compares refusals after a fortnight
price: order risk checks | 2-8 INR | order
price: a checkout with cash rules | 1-3 INR | hundred rupees of sales
rule IN: Consumer Protection Act | cash fees and refusal rules must be shown plainly before the order
rule IN: DPDP Act | a shared list of buyers who refuse parcels is personal data of those buyers
rule US: FTC Mail Order Rule | for brands that ship to America, a late order gives a right to cancel
rule EU: GDPR Article 22 | a refused payment method by score needs a way to object
rule GB: UK GDPR | profiling of addresses for refusals needs a legitimate interest on file
season: orders and refusals both peak from Navratri to Diwali
next: courier allocation by pincode | prepaid discounts at checkout | resale of returned parcels
fail: score-only tools cut refusals and good orders alike, and the founder saw revenue fall
fail: aggregators competed on freight rates until nobody earned on a parcel
lately: quick commerce and UPI shrink cash in the metros, so cash risk now sits in smaller towns
economics: 40-70 | 3-6 | 60-600 USD
ask: By how much did refusals fall, and how many good orders were blocked? | Which signal do you see that the courier aggregator does not? | What does it do for a parcel already out for delivery?
grade: low
# social-selling: selling by chat, stories and live video
words: social commerce, sell on instagram, instagram shop, whatsapp catalogue, whatsapp selling, whatsapp orders, facebook sellers, live selling, live shopping, tiktok shop, whatnot, chat commerce, online boutique seller, reseller network, resellers whatsapp, group buying, community group buying, meesho reseller, instagram vendor, home seller, dm orders, mine comments, order form link, mini store, storefront link, payment link, side hustle selling, thrift seller instagram, vendor lagos, jualan online, live streamer sales
job: turn chats and comments into paid, packed orders
buyer: owners of social shops
user: chat sellers
run: followers and their friends | followers buy from the seller who answers at night, shows the hem on video and ships what was shown | motorbike fees, no-pay claims and dresses left over from the live sit on the bale money
rival: TikTok Shop | live and video sales inside the app | a share of each sale
rival: Whatnot | live auctions for collectors and resellers | a share of each sale
rival: SleekFlow | shared chats with catalogues | per user and contacts a month
rival: CommentSold | orders from comments under live video | a monthly fee plus a share of sales
rival IN: Dukaan | a link shop set up by phone | per shop a year
rival NG: Bumpa | stock and orders for Instagram vendors | per shop a month
system: the WhatsApp Business Platform | charges by message and approves each template
system: Instagram | owns the followers and shows a post to few of them
system: Paystack | sends the payment link and confirms the transfer in Nigeria
system: the parcel rider | collects cash and brings back what was refused
today: a seller answers price please in the DMs all evening, checks bank screenshots and writes addresses in a notebook
cost: unanswered chats go to the next vendor, and a forged transfer alert costs the dress
pain: comments under the live scroll away before anyone wrote down who claimed the bag
pain: fake payment screenshots look better than the true ones
pain: an account ban takes the shop, the followers and the order history with it
channel: sellers' groups and vendor trainers | a trainer with a following sets up a class of vendors in one weekend
channel: parcel riders and packaging shops | each seller passes the courier's counter daily
channel: platform partner programmes of TikTok and Meta | agencies with a badge bring brands to live video
cycle: 0-2 weeks | one person tries it on tonight's live and pays by mobile money or never
price: an order tool for chat sellers | 3-30 USD | shop a month
price: live selling software | 50-500 USD | shop a month
rule US: INFORM Consumers Act | marketplaces verify high-volume sellers, also those who sell live
rule EU: Digital Services Act | platforms must know their traders and show who sells
rule GB: DMCC Act | fake reviews and hidden fees are banned, also in a live stream
rule IN: Consumer E-Commerce Rules | seller name, address and return terms must be shown with the offer
rule ID: Trade Ministry Regulation 31 | social apps may not take payments themselves, so TikTok bought Tokopedia
season: paydays, Ramadan, Diwali and double-digit sale days fill the chats
next: parcel booking | small loans on order history | stock across chats and stalls
fail: reseller apps in India burned cash on discounts, and housewives sold to the same few relatives
fail: live shopping on Facebook and Instagram was closed when Western viewers did not buy
lately: TikTok Shop grew in America and Britain, and WhatsApp changed to paying by message
economics: 55-80 | 5-10 | 3-60 USD
ask: How many claims in one live become paid parcels? | How is a forged payment screenshot caught? | What is left of the shop when the account is banned?
grade: low
# product-content: product photos, listings and catalogues
words: product photography, product photos, packshot, ghost mannequin, model photos, ai product photos, background removal, product description, product listing, listing writer, catalogue, product catalogue, product information management, pim, product data, product attributes, product titles, size chart, product video, three-sixty view, virtual try-on, product feed, google shopping feed, catalog management, supplier data sheet, image editing for shops, retouching, photo studio, flat lay, content for marketplaces, translation of listings
job: show each item so well that it sells and is not sent back
buyer: heads of e-commerce content
user: catalogue managers
run: online brands and marketplace sellers | brands rebook the studio whose whites match and whose files pass the retailer's check at first upload | samples that come late, reshoots and models paid for an idle morning come out of the studio's pocket
rival: Akeneo | a catalogue of record for brands | a yearly fee by products and users
rival: Salsify | product pages sent to retailers | a yearly contract
rival: Photoroom | backgrounds and batches from Paris | per seat a month
rival: soona | packshots from a studio by post | per photo or clip
rival IN: Spyne | machine-made car and product photos | per image or a plan
rival: Channable | feeds to marketplaces and ads, from Utrecht | by items and channels a month
system: Google Merchant Center | disapproves items for a missing GTIN or a watermark
system: Shopify | holds titles, variants and images of small shops
system: the supplier's spreadsheet | comes with other columns each season
system: Adobe Photoshop | cuts out hair and chains by hand
today: a coordinator mails samples to a studio, pastes supplier sheets into a PIM and renames image files at night
cost: goods lie in the warehouse unsold while they wait for a photo, and a wrong colour comes back as a return
pain: the garment is shot on one size and ordered in all others
pain: each retailer wants another angle, file name and attribute list
pain: machine-made fabric shows stitches the dress does not have
channel: product photo studios and agencies | the studio sees the brief for each new collection
channel: app stores of Shopify and marketplaces | a merchant tries the background tool on a few images free
channel: marketplace onboarding teams | a marketplace sends brands with bad listings to a named helper
cycle: 1-20 weeks | a small shop pays by card, a brand links it to the PIM first
price: a studio packshot | 10-50 USD | image
price: machine-made product photos | 15-100 USD | shop a month
rule US: FTC Act Section 5 | a picture that misleads about the goods is a deceptive act
rule EU: General Product Safety Regulation | listings must show maker, contact, picture and warnings
rule GB: ASA rulings | a retouched or generated image may not exaggerate what a product does
rule IN: Legal Metrology e-commerce rules | origin, price and maker stand on the page of each pack
season: collections arrive in January and July, and all want Black Friday pages in October
next: digital product passports | ads made from the catalogue | fit and size advice
fail: augmented reality try-on was clicked for fun and rarely changed a purchase
fail: writing tools for descriptions became a button inside Shopify and Amazon
lately: image models replace model shoots, and shopping assistants read attributes more than pictures
economics: 50-80 | 3-7 | 20-5000 USD
ask: Did returns or sales change on items with your images, against the old ones? | Who checks that the picture is true to the fabric? | What do you add once Shopify gives the button away?
grade: low
# cross-border: selling abroad, duties and product papers
words: cross-border ecommerce, sell internationally, international shipping, export online, import duty, customs duties, landed cost, hs code, ddp, de minimis, ioss, vat number abroad, eu representative, responsible person, gpsr, product compliance, ce marking for sellers, epr registration, packaging register, multi-currency checkout, local payment methods, cross-border parcel, dropshipping, dropshipper, aliexpress supplier, sourcing agent, global selling, amazon global selling, etsy international, export to usa small business, postal export
job: deliver to a buyer abroad without a surprise bill or a seized parcel
buyer: online merchants with foreign buyers
user: export managers at online shops
run: shoppers abroad and small exporters | exporters stay with the agent whose parcels clear without a surprise bill at the door | wrong tariff codes, returned parcels and duty paid in advance strain the agent's float
rival: Global-e | duties, prices and checkout for brands abroad | a share of each foreign order
rival: Zonos | landed cost at the checkout | per order plus a share of duty
rival: Avalara | tax and tariff codes | by transactions a year
rival: Easyship | courier rates and papers | per shipment or a monthly plan
rival EU: EAS Project | European import tax handling from Tallinn | per parcel
rival IN: Shiprocket X | export parcels for Indian sellers | per shipment
system: IOSS | lets the European buyer pay tax at the checkout
system: the tariff schedule | turns the item into a code and a duty
system: the carrier's customs feed | wants value, origin and code before the flight
system EU: LUCID | checks that the German packaging licence exists
today: a shop owner guesses a tariff code, ticks gift on the customs form and refunds the buyer who refuses the duty
cost: parcels refused at the door come back at the seller's cost or are destroyed
pain: the American exemption for small parcels ended and each mug needs a code and an origin
pain: marketplaces block a listing until a European responsible person is named
pain: each country wants its own packaging, battery and textile number
channel: carriers and postal operators | the courier's rep sees each new lane before the seller has a plan
channel: marketplace seller programmes | Amazon and eBay list helpers for each foreign site
channel: chambers of commerce and export councils | first exporters ask the chamber for the certificate of origin
cycle: 1-16 weeks | a seller buys in the week a parcel is seized, a brand tests one country
price: landed cost at checkout | 1-3 USD | order
price: a European responsible person | 100-500 EUR | product line a year
rule US: end of de minimis | each import owes duty and an entry whatever its value
rule EU: General Product Safety Regulation | no consumer product is sold without a responsible person in the Union
rule EU: packaging producer registers | sellers register in each country they ship to
rule GB: UK VAT on low-value imports | the seller or marketplace charges British tax at the sale
rule IN: courier export rules | exporters need an IEC code and proof of foreign payment to claim refunds
season: duties are noticed in November, when parcels meet the holiday queue
next: returns hubs abroad | currency accounts | local-language support
fail: dropshippers lost the trust of card networks and the patience of buyers
fail: forwarding addresses lived on exemptions that governments closed
lately: America closed de minimis, Europe plans a fee per parcel, and tariffs change by decree
economics: 30-65 | 2-5 | 80-3000 USD
ask: Who pays when the tariff code is wrong? | Which countries do you stand behind as importer or responsible person? | What share of parcels is refused at the door, before and after?
grade: low
# box-plans: subscription boxes and repeat orders
words: subscription box, subscription ecommerce, monthly box, mystery box, subscribe and save, replenishment, recurring orders, repeat purchase, snack box, book box, beauty box, craft kit subscription, kids activity box, wine club, flower subscription, curated box, gift subscription, membership club shop, subscription churn, failed payments, dunning, skip a month, pause subscription, loyalty points, loyalty programme online, refer a friend shop, meal kit, recipe box, magazine box, hobby box
job: keep people paying for the next box after the third one
buyer: owners of subscription shops
user: retention managers
run: hobbyists, parents and gift givers | subscribers stay while the next box still surprises them and never repeats a lipstick shade | first boxes sold at a loss, postage and leftover fillers outspend the monthly fee
rival: Recharge | subscriptions for Shopify shops | a monthly fee plus a share of orders
rival US: Cratejoy | a marketplace for boxes | a share of each order
rival: Subbly | box shops with billing | by revenue a month
rival: Loop Subscriptions | subscriptions with bundles, from India | by revenue a month
rival: Churn Buster | recovery of failed cards | by revenue recovered
system: Shopify | runs the checkout and now its own subscription app
system: Stripe | retries the card and knows when the bank says no
system: the pick-and-pack house | kits all boxes in the same few days
system: Klaviyo | sends the upcoming-box mail that triggers the cancel
today: the owner buys stock on last month's subscriber count, kits boxes on the floor and mails people whose card failed
cost: leftover items fill the garage when subscribers skip, and the first box was sold below cost
pain: failed cards end more subscriptions than unhappy customers do
pain: the reminder before the renewal is also the reason to cancel
pain: duplicates arrive because nobody tracks what each subscriber had
channel: box directories and reviewers | unboxing videos and lists decide which box is tried
channel: gift season press | gift subscriptions bring a rush that ends in spring
channel: kitting warehouses | the packing house sees who grows and who skips
cycle: 1-6 weeks | the owner moves billing only between box runs
price: subscription billing | 99-500 USD | shop a month
price: kitting of a box | 2-6 USD | box
rule US: California Automatic Renewal Law | cancelling online must be as easy as signing up
rule EU: Consumer Rights withdrawal button | contracts made online need a button to withdraw
rule GB: DMCC subscription regime | reminders and cooling-off at renewal are on the way for boxes
rule IN: RBI e-mandate framework | renewals need a notice, and larger ones a fresh approval
season: gifts peak in December, cancellations in January and summer
next: one-off add-ons in the box | surplus box sales | gift cards
fail: discovery boxes ran out of surprise, and Birchbox was sold for little
fail: meal kits spent more on winning a household than it ever ate
lately: regulators want easy cancelling, and billing tools compete on saving the failed card
economics: 60-80 | 2-5 | 200-2500 USD
ask: How many of a month's starters take the fourth box? | What share of lost subscribers is a failed card? | What happens to the stock that was not shipped?
grade: low
`,
  facts: ecommerceEnablementFacts,
  wordings: ecommerceEnablementWordings,
  jobs: ecommerceEnablementJobs,
});
