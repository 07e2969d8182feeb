/** What else people say in each niche, and how founders put it. */
export const fashionResaleWordings = `
# resellers
also: closet seller, flipper, thrifter, picker, vintage seller, sourcing trip, friperie, fripe, vide-dressing, ropa segunda mano, brechó, ikinci el kıyafet, ciuchy, lumpeks, thrift haul, wardrobe clear-out, clear out wardrobe, one-off pieces, y2k, streetwear, sneakers, denim jacket, band tee, sportswear vintage, branded clothes, designer piece, kilo sale, the bins, garage sale, estate sale, yard sale, jumble sale, rack, hanger, storage tub, spare room, polybag, mailer, thermal label, label printer, shipping label, tape measure, mannequin, flat lay, ring light, steamer, lint roller, listing photos, background removal, item description, keyword title, relist, bundle, offer to likers, lowballer, best offer, sell-through rate, cost of goods, unlisted pile, sold twice, delisting, forgot to delist, item not received, returned worn, stain missed, lost parcel, account suspended, seller fee, hobby tax, side income, declutter, flip, cash for clothes, never-worn clothes
I have four hundred tops in the spare room and half a day goes on photographing each. Snap once, get measurements, title and a price, and post it to every site.
Takes a sold item down everywhere within seconds so you don't sell it twice.
ebay + whatnot girl, tax time n no clue what i paid for each jacket. need scan receipt at goodwill n profit per pc
My flatmate pays her rent with nineties windbreakers found at jumble sales. Her evenings vanish in haggling messages.
Students in Lithuania who buy bundles by weight and sell single sweaters abroad, needing cheap cross-border labels.
Send us a bin bag of your old outfits; we steam, shoot, post and ship them and keep forty per cent.
Bot that answers lowball offers and bundle requests politely while I'm having tea.
I just want rid of my wedding guest dresses. Setting up a seller profile and going to the post office is more bother than they're worth.
# authentication
also: authenticator, luxury buyer, bag collector, sneakerhead, consignment shop, personal shopper, luxury dealer, depot-vente luxe, sac de luxe, luxus secondhand, bolso de lujo, bolsa de grife, çanta orijinal mi, replica, knock-off, dupe, counterfeit, mirror copy, fake watch, stolen bag, designer shoes, designer scarf, trench coat, jewellery signed piece, watch movement, bracelet, stitching, hardware stamp, zipper, date code, serial number, heat stamp, leather grain, lining, dust bag, box and papers, receipt, microscope, uv light, loupe, macro photo, chip tag, rfid tag, blockchain certificate, condition grade, scratches, corner wear, patina, smell test, bag spa, leather restoration, colour restoration, resale value, market price, waiting list bag, consign, payout after sale, buyout, consignment contract, commission split, money-back guarantee, trademark seizure, customs seizure, buyer claims fake, refund swap scam, swapped return, fake paperwork, wrong verdict, two experts disagree, second opinion, real or fake, is it genuine, expensive handbag, old designer purse
Replicas now come with real calfskin and matching serials, so a photo is worthless. We want a small microscope that reads the stitching and metal.
Second pair of eyes for shops buying a Birkin over the counter: answer in one hour, money back if wrong.
bought jordans 1 of grail price, now scared fake. app scan tag stitch smell lol
I examined trunks and monogram totes at an auction house for nine years, and the best counterfeit I saw fooled three of us.
Pre-owned watch dealers in Hong Kong and Dubai who need a bench report on movement, polishing and swapped dials.
Sealed tag and chip put on by an inspector after opening the piece, so each later sale needs no new check.
Is it real? Post your Louis Vuitton to experts before you pay the stranger on Facebook.
I left my Kelly with a consignment boutique two months ago. They say it's being verified, and I have neither bag nor money.
# brand-takeback
also: sustainability manager, circularity lead, returns manager, sorter, recycler, ragpicker, upcycler, rag trader, shoddy mill, apparel brand, outdoor brand, altkleider, altkleidersammlung, tri textile, filière textile, reciclaje textil, reciclagem têxtil, tekstil geri dönüşüm, odzież używana, textile-to-textile, fibre recycling, mechanical recycling, chemical recycling, recycled polyester, recycled cotton, shredding, pulling machine, near-infrared sorter, wiping rags, upcycling, rework, refurbish, renewed store, second life, store credit, voucher for old, mail-in bag, collection box, return label, returned parcels, customer returns, grade b, off-season stock, outlet, jobber, clearance lot, offcut, cutting waste, selvedge, fabric roll, zip, button removal, washing, ozone cleaning, mending room, garment tag, qr code label, material composition, bill of materials, extended producer responsibility, eco-contribution, agec law, destruction ban, burning stock, landfill, greenwashing claim, mixed fibre, unsellable return, missing button, cost to sort, take back, resell, recycle old jeans, clothes mountain, atacama dump
Our warehouse has pallets of returned coats with a missing button and it's cheaper to burn them. We'd grade, mend and put them back on the label's own site.
Trade in your worn jeans at the till and get store credit, powered by us behind the scenes.
factory leftover fabric rolls + cancelled orders, sell to small designers by meter, pls feedback
I managed returns for a Swedish outdoor label. Each jacket that came back was a unique thing and our stock system couldn't cope with one-offs.
French producers who owe the eco-contribution on each garment and must report tonnage, fibres and reuse yearly.
A shredding and respinning mill that takes cotton offcuts from cutting rooms and gives back recycled yarn.
QR label in the collar that tells where the shirt was made, how to fix it and where to hand it in at the end.
I sit in a supplier's office in Bangladesh, and every buyer sends a different sheet asking about polyester content and dye house. I'd fill it once.
# tailors
also: master ji, masterji, cutter, stitcher, schneider, schneiderin, änderungsschneiderei, couturière, retoucheur, retouches, sastre, modista, costurera, costureira, terzi, krawiec, krawcowa, penjahit, fundi wa nguo, bridesmaid, groom, bride, suit wearer, salwar suit, kurta, kurti, lehenga, sherwani, agbada, aso ebi, kaftan, saree fall, school skirt, wedding dress, gown, tuxedo, trousers, jacket, cloth piece, fabric, lining, thread, needle, thimble, pins, chalk, tape measure, scissors, shears, pattern paper, dress form, sewing machine, overlock, iron board, buttonhole, zip, dart, cuff, collar, waist, inseam, sleeve, trial fitting, second fitting, measurement book, bobbin, take in, let out, stitch, too tight, too loose, late before wedding, ruined cloth, spoiled blouse
The masterji loses the notebook and I'm measured again for every kurta. Keep my numbers and pattern, and promise a day that's real.
Drop a pair of trousers at a locker, get them shortened in three days.
ladies boutique in surat, diwali rush 200 blouse pending, customers calling all day is it ready. status sms plz
My grandmother sewed brides into their gowns an hour before church. The fitting notes were pins and chalk and her memory.
Agbada and aso-ebi makers in Lagos who sew for whole wedding parties from cloth the family bought.
Van with two machines and a mirror that parks at offices at lunchtime to take in waists and replace zips.
Visible darning and patching by post for woollens and denim people can't bear to throw away.
I stitch from home and the shop pays me per piece. Customers bring a Pinterest picture and thin georgette, and it's me who's blamed.
# fit-styling
also: stylist, image consultant, colour analyst, online shopper, petite woman, curvy woman, tall man, busy professional, bridesmaid, shopping helper, farbberatung, conseil en image, asesora de imagen, consultora de imagem, stil danışmanı, stylistka, body scan, 3d body scanner, avatar, digital mirror, magic mirror, fitting room, changing room, measuring tape, bust, waist, hips, inseam, shoe size, bra size, bra fitting, jeans fit, vanity sizing, size guide, between sizes, bracketing, two sizes ordered, returned dress, return rate fashion, fit model, body shape, hourglass, pear shape, skin tone, colour season, colour palette, colour analysis, lookbook, ootd, outfit planner, packing outfits, cost per wear, closet audit, wardrobe edit, styling session, styling box, wedding guest outfit, occasion wear, black tie, gown hire, suit hire, tuxedo hire, sherwani hire, rental deposit, dry cleaned return, stain on rental, late return dress, nothing to wear, full wardrobe, clothes unworn, unflattering, try on, style, mix and match
Four in ten parcels come back to us as the M is like another label's S. Ask three questions and tell the shopper which to order.
Photograph what hangs in your cupboard and get dressed from it every morning.
short n curvy, nothing fits, tired of ordering 3 to keep 1. app w ppl of my body showing real pics
I was a department-store dresser for twenty years and women cried in the cubicle. I'd like to bring that honest eye to video calls.
Borrow a gown or sherwani for one night in Delhi, altered and cleaned, delivered two days before the function.
Colour analysis and cupboard edit at home: I come for a day, you keep a third, and we make a lookbook.
See the frock on a figure shaped like you before you buy, and know whether it'll gape at the bust.
I'm head of returns at a web shop. Nobody tells the product team that this trouser runs small until the season's over.
# garment-units
also: factory owner, line supervisor, sewing machine operator, cutting master, checker, ironing man, sample master, fashion startup, brand owner, sourcing agent, contractor stitching, cmt factory, cmt unit, fob factory, textilfabrik, konfektion, näherei, atelier de confection, maquila, maquiladora, taller de costura, confecção, facção, tekstil atölyesi, fason atölye, szwalnia, garmen, jeans factory, t-shirt maker, private label clothing, print on fabric, screen printing unit, embroidery unit, washing unit, dyeing unit, lockstitch, overlock, flatlock, cutting table, band knife, fabric spreader, needle, thread cone, bundle ticket, hang tag, care label, carton, spec sheet, grading, size set, fit sample, pre-production sample, lab dip, fabric swatch, minimum order quantity, moq, time and action, purchase order, letter of credit, aql, final inspection, compliance audit, overtime, line balancing, efficiency per line, daily target, needle broken, shade variation, short shipment, air freight penalty, rejected pieces, fabric late, delayed shipment, stitch, make my clothes
By the time I hear that line four made eighty instead of two hundred, the hour's gone. A button at each machine would show it live.
Spec sheet builder that turns a sketch into something a stitching contractor can quote.
starting streetwear brand need 50 hoodies only, all makers want MOQ 500. platform for small batch pls
I was a cutting master in Karachi for twelve years. The buyer okayed the size set two weeks late and still wanted the vessel.
Knit shops in Arequipa and Lima making alpaca sweaters for foreign designers, sharing order slots among idle workshops.
Sampling studio: bring a drawing and cloth, get toile, pattern and graded sizes in ten days.
System for apparel works to count bundles, pay per operation and catch stitching faults before packing.
I sew collars and am paid by the bundle slip. If the slip's lost, so is my day's pay.
# bale-traders
also: mitumba trader, mtumba, bend-down boutique, bend down select, clothes market woman, camera boys, first selection, bale opener, salaula, sorter, grader, rag house, ragpicker, sorting plant, ballots de fripe, friperie importateur, fripier, balle de vêtements, paca, ropa de paca, ropa americana, ropa usada, fardos, fardos de ropa, calamidades, roupa usada, bazar beneficente, kleiderkammer, sozialkaufhaus, altkleidercontainer, hurtownia odzieży używanej, ciuchy na wagę, thrift ukay, bundle shop, cakar, pakaian bekas, charity volunteer, shop volunteer, till volunteer, area manager charity, donation centre, donated stock, donor sign-up, sorting room, back room sorting, tag gun, rag out, cream grade, grade a, grade b, rummage, rags, 45 kilo bale, bale press, baling machine, sorting belt, container port, mombasa port, customs duty, import ban, fumigation certificate, torn bale, bad bale, winter coats bale, unsold waste, opening the bale, gamble on bale, mouldy clothes, stolen donations, dumped bags, retail gift aid, bric-a-brac, old clothes market
You pay for forty-five kilos sight unseen, cut the strap, and it's stained T-shirts. We'd open and film a sample before the money goes.
Live auction of sorted second-hand mixed loads between European sorters and African importers.
selling thrift in gikomba n online, need supplier camera grade tops no rejects, which country best
My mother hawked winter coats from Canada in Tema harbour market. In a bad week she dumped half in the gutter.
Chilean importers in Iquique who sort mountains of American cast-offs and need buyers for the lowest quality.
Depot that weighs and sorts what shops run by hospices can't hang, pays them by the tonne and collects twice a week.
Help for volunteers in a fundraising shop to price a donated dress properly and claim the tax top-up.
I empty the street collection banks. Some are full of rain and mattresses, others overflow, and I drive the same loop regardless.
# weavers
also: handloom weaver, bunkar, julaha, spinner, dyer, tie-dye maker, block printer, embroiderer, zardozi worker, tejedora, artesana, tisserand, rendeira, dokumacı, tkaczka, pengrajin, kunsthandwerk, sari weaver, tapestry artist, textile artist, fibre artist, basket weaver, crochet maker, loom, pit loom, frame loom, jacquard, shuttle, warp, weft, bobbin, spinning wheel, charkha, yarn, cotton yarn, silk yarn, wool, pashmina, indigo, madder, dye vat, wooden block, hank, skein, knitting needle, crochet hook, shawl, stole, dupatta, banarasi, kanjivaram, jamdani, chikankari, kalamkari, ajrakh, huipil, poncho, bogolan, aso oke, macrame, quilt, dhurrie, geographical indication, gi tag, handloom mark, craft mela, crafts council, middleman trader, unpaid weaver, power loom copy, fake handloom, yarn price rise, design copied, weave
It takes nine days on the loom and the middleman gives her a day's wage. Sell the cloth directly, with her name and a film of the making.
Order book and advance money for village spinners, so yarn can be bought before the buyer pays.
my mom knits n crochet, dyes wool with plants, how sell abroad? every batch colour diff customers complain
I lived a year in Oaxaca with a family that makes pedal-loom rugs. Their sons drive taxis now because it pays twice.
Pashmina and kani shawls from Kashmir with a test certificate, so that they aren't undersold by machine copies from Amritsar.
Dye garden, studio and guest rooms where visitors learn indigo and resist printing from local women for a week.
Shop for hand-spun, hand-printed fabrics by the yard for designers who want real craft, not a factory imitation.
I buy cushions for a London homeware chain. I love the work, yet two hundred pieces arrive in nine shades and three lengths.
# kidswear
also: mum of toddler, new parent, expectant mum, pregnant woman, school parent, pta, headteacher ordering, outfitter, kinderkleidung, babykleidung, umstandsmode, schuluniform, kinderflohmarkt, vêtements enfant, puériculture, ropa de bebé, ropa infantil, uniforme escolar, roupa infantil, fardamento escolar, bebek kıyafeti, okul forması, ubranka dziecięce, seragam sekolah, school blazer, school tie, pinafore, gym kit, pe kit, polo shirt, jumper, sweatshirt, crest, embroidered logo, iron-on label, sew-on label, school bag, babygrow, onesie, romper, bodysuit, sleepsuit, snowsuit, rain boots, wellies, baby shoes, christening gown, nursing bra, bump, growth spurt, next size up, age label, size by age, swap shop, swap rail, clothes library, baby bundle, nearly new sale, consignment sale kids, back to school, august rush, back-order blazer, wrong size uniform, monopoly uniform shop, lost jumper, unnamed jumper, outgrown in weeks, worn twice, stained bib, tunic, chef whites, hi-vis, scrubs, grow out of
In August four hundred mums come for blazers in the same week and we run out of age nine. Ask for sizes in May and pack by name.
Monthly box of rompers that grows with the infant; send back what's too small.
pta mum, box of lost jumpers no names, kids loose 3 a term. want iron on tags w qr
My sister had twins and her hallway filled with outgrown sleepsuits. We started lending bundles to the street.
Schools in Malawi and Zambia: sewing shops run by mothers supplying tunics and shorts paid in instalments before term.
Shop that dresses nurses, waiters and clinic staff: measured on site, embroidered, replaced when worn.
Swap rail for PE kit, pinafores and barely worn shoes, held at the school gate.
I'm a headteacher and families grumble about the crest and special tie. I'd like two approved makers and a decent pre-owned stall.
`;
