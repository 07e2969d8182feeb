import { readField } from './reading/read-field.ts';

export const cryptoWeb3More = readField('crypto-web3', {
  niches: `
# coin-tills: shops that take bitcoin
words: accept bitcoin, bitcoin payment shop, pay with bitcoin, bitcoin pos, lightning network, lightning wallet, lightning invoice, crypto checkout, crypto payment gateway, accept crypto online, bitcoin merchant, bitcoin town, circular economy bitcoin, sats, satoshi, pay in usdt shop, stablecoin at the till, crypto debit card, crypto gift card, bitcoin cafe, bitcoin meetup, bolt card, btcpay, node runner, bitcoin education, merchant map, bitcoin tourism, zero confirmation, crypto point of sale, spend crypto
job: take coins at the counter without holding their price risk
buyer: shop and hostel owners
user: cashiers and coin-paying guests
run: shops, hostels and travelling coiners | merchants keep the provider whose invoice settles before the queue grumbles and whose cash arrives next day | few paying coiners, channel liquidity, chain fees and weekly training of new cashiers leave little of the spread
rival: BTCPay Server | free checkout software that a shop hosts itself | nothing, only hosting
rival: BitPay | invoices in coins with payout in bank money | a share of each payment
rival: OpenNode | Lightning checkout with conversion | a share of each payment
rival US: Square | bitcoin acceptance inside its tills | a share of each payment after a free start
rival: Blink | a Lightning wallet born on the Salvadoran coast | nothing for the wallet, a spread on exchange
system: BTC Map | shows travellers which doors take coins and when somebody last checked
system: the shop's Lightning channel | fails when too little can flow inward
system: the shop's till | knows euros and cents and wants a receipt with tax
today: the barista shows a wallet on her own phone, the guest scans, and the owner sells coins at night
cost: the price moves before closing, the sale is missing in the till, and one wrong network loses the bill
pain: staff changed in spring, and nobody behind the bar knows how to make an invoice
pain: a payment hangs on the wheel while the tourist swears that it has left
pain: the accountant books each coffee as a sale and a gain
channel: local coin meetups | enthusiasts talk their own baker and barber into trying it
channel: till and booking-system app shops | an owner switches on what is already in the till
channel: tourist towns with a coin scene | a hostel follows the surf school next door
cycle: 1-6 weeks | the owner tries it with a regular who keeps asking
price: acceptance with payout in bank money | 0-1.5 USD | hundred dollars paid
price: a hosted checkout for a shop | 10-60 USD | shop a month
rule US: FinCEN guidance | whoever holds and forwards customers' coins is a money transmitter and needs state licences
rule EU: MiCA | exchange and transfer for merchants need a licence as a crypto service, own wallets do not
rule GB: FCA crypto registration | firms that exchange coins must register, and adverts need risk warnings
rule IN: Virtual digital asset tax | each spend counts as a transfer with flat tax and a deduction at source
season: conference weeks and high season bring coin travellers, and bear markets empty the jar
next: payroll in coins | loyalty paid in satoshis | gift cards bought with coins
fail: merchants were signed up by the street in a bull year and had deleted the app by the crash
fail: government wallets were opened for the bonus and left after the first withdrawal
lately: large tills switched coin acceptance on, while El Salvador made acceptance voluntary again
economics: 40-70 | 3-8 | 20-150 USD
ask: How many coin payments did a typical shop take last month? | Who holds the coins between scan and payout? | What does the cashier press when the payment hangs?
grade: low
`,
  facts: `
sv-imf-loan@imf | What the IMF lent El Salvador after it eased its coin law | the IMF agreed on # for El Salvador, which made coin acceptance voluntary | 1400000000 | USD | spend | SV | 2024 | International Monetary Fund | medium | coin-tills
sv-coin-users@uca | Salvadorans who paid in bitcoin | only about # of Salvadorans used bitcoin to pay in the year | 0.08 | share | share | SV | 2024 | Universidad Centroamericana, IUDOP survey | low | coin-tills
lightning-fee@square | Square's free start for coin payments | Square waived its processing fee on bitcoin payments until the end of the following year | - | - | statement | US | 2025 | Square (Block) announcement | medium | coin-tills
btc-block-time@bitcoin | Time between bitcoin blocks | a payment outside Lightning waits about # for its first block | 10 | minutes | duration | global | 2009 | Bitcoin protocol | medium | coin-tills
`,
  wordings: `
# coin-tills
also: coiner, bitcoiner, pleb, orange pill, sats back, beer for sats, hostel owner, surf town, barista, market woman taking coins, tuk-tuk driver, ambassador for bitcoin, akzeptanzstelle, aceptamos bitcoin, zahlen mit bitcoin, payer en bitcoin, bitcoin beach, bitcoin lake, bitcoin ekasi, bitcoin jungle, tap to pay sats, ring with chip, printed qr, tip jar, street musician tips, vending machine bitcoin, merchant onboarding, sticker on the door, hot wallet of the shop, watch-only wallet, seed backup for shop, inbound liquidity, routing fee, channel open, stuck payment, expired invoice, wrong chain sent, mempool full, volatility, convert to fiat, settle in pesos, payout to bank, receipt with vat, bookkeeping of coins, capital gain on coffee, refund in coins, chargeback-free, tourists without cards, unbanked shopkeeper, card terminal fee too high, remittance spent locally, school for bitcoin, workshop for merchants, local node, raspberry node, ecash mint, fedi community, on-chain, scan to pay, pay the bill, donate in coins, online shop plugin, adult shop banned by card, vpn shop, hosting paid in coins, gift voucher for coins, monero shop, usdt on tron at shop
plain: cryptocurrency in retail, virtual money purchases, digital currency at checkout, shops welcoming virtual money, grocer taking virtual money, instant virtual transfer, café electronic money, staff instruction, forgetful employees, orange label, directory of accepting shops, recent purchase proof, price swings avoided, immediate exchange into euros, accountant's daily line, seaside resort spending, township pilot, youths earn and spend, local loop of money, refused by banks, web retailer without bank, checkout maker, extra key on register, receipt printing, retail training, chamber of trade, vendor at weekend bazaar, sticker without visitors, tourism village, paying lunch digitally, retail crypto uptake, fluctuation risk for shops, contactless wristband, bank-free selling, virtual currency acceptance, payment services exemption, legal tender law, electronic cash registers, high-risk merchants, merchant category refusal, alternative payment acceptance, settlement in fiat, point-of-sale enablement, merchant onboarding, volatility hedging for retailers, community currency, geeks' money, internet money, funny money, barista scans, phone to phone, square code, beep, waitress puzzled, new cashier, how-to card, laminated steps, shift handover lesson, quick refresher, hairdresser takes it, beach shacks, el zonte, surf village, cape shantytown, youngsters paid for cleaning, groceries with earned coins, local circulation, wallet on cheap phone, really accepted here, dead entries, volunteers verify shops, seen last week, plugin for register, button beside card, bookkeeping entry, gain or loss booked, cbd seller, banks turned away, cryptocurrency acceptance, virtual money merchants, retail digital cash, point-of-sale tokens, café virtual currency, volatility-free checkout, instant conversion, employee instruction, cashier training, payment refresher, staff turnover, laminated guide, forgotten procedure, visiting tourists, sales ledger, bookkeeping of virtual takings, capital gains per purchase, accountant export, taxable receipts, transaction identifiers, turnover record, merchant directory, verified acceptance, traveller map, outdated window decal, closed acceptance, volunteer verification, where to spend, register integration, cash drawer mismatch, checkout plugin, scan-to-pay, duplicate typing, payment terminal, near-instant settlement, south african township, earning and spending locally, corner store restocking, surf instructors, informal settlement commerce, grassroots adoption, debanked merchants, high-risk retailers, alternative processor, cannabis seed vendor, e-cigarette seller, card refusal, merchant account termination
Card fees take a bite out of every coffee and the terminal is down each Friday. Guests in our beach village want to tap with a chip card loaded with satoshis.
Plugin for small web stores that banks refuse: paid in coins, settled in euros, no account blocked.
i got 30 stalls at the weekend market to take sats, but after 2 months only 4 still do cuz helpers forget how. want dead simple device
Travelling through Guatemala we met a baker with an orange sticker who had not seen a paying coiner for a year. A map with proof of a recent payment would help both.
Township near Mossel Bay where youths earn satoshis and spend them at spaza counters: build the float, vouchers and teaching.
Training business: two days on site, stickers, printed guides and a hotline, paid by chambers of commerce.
Bookkeepers dread it when the pub takes digital coin. Send them one line a day with the rate, the VAT and what went to the bank.
We make tills, and our resellers ask for one extra button that gives a Lightning code and prints like any other receipt.
`,
});
