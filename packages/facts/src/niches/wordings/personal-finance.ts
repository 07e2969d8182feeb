/** What else people say in each niche, and how founders put it. */
export const personalFinanceWordings = `
# budgeting
also: breadwinner, household, paycheck-to-paycheck worker, impulse buyer, spender, housewife managing money, newlyweds, student on budget, haushaltsbuch, gérer son budget, presupuesto familiar, orçamento doméstico, gelir gider takibi, budżet domowy, catatan keuangan, ghar kharch, money diary, personal finance manager, cash stuffing, cash envelopes, fifty thirty twenty, sinking fund, no-spend month, spending freeze, spending category, money tracker, finance tracker, bank sync, open banking feed, transaction list, bank statement, grocery spend, eating out, takeaway, coffee money, rent, payday, direct debit, standing order, recurring charge, free trial, streaming subscription, gym membership, forgotten subscription, auto-renewal, safe to spend, left to spend, end of month, overspent, broke by friday, money runs out, money leak, surprise bill, miscategorised, stop syncing, stopped tracking, argue about money, shared costs, joint expenses, salary, side income, savings rate, home cash flow, piggy bank, budget planner, budget binder, financial diary, overspend, tally, save each month, where it went, living beyond means, cost of living, make ends meet, spend less
We both earn fine and by the 20th there is nothing left. I want to open one screen and see what's safe to spend until payday.
Finds the trials and memberships you forgot and shuts them off with one tap.
app that reads my bank sms n tells how much i blew on swiggy n petrol this month, hindi pls
After the divorce I had to learn what a household costs. I kept jam jars labelled rent, food and car, and I'd like those jars on a phone.
Danish couples with separate salaries and one shared pot: an app that says who should put in what, fairly by income.
Printed cash wallets with twelve dividers, a wall chart and a four-week mail course for people who overspend on cards.
A money diary for ordinary folk that sorts outgoings by itself and gives a nudge when the food shop creeps over.
I'm the husband who never looks at the spreadsheet. If it asked me one small question a day instead of scolding, I'd take part.
# everyday-accounts
also: newcomer, new immigrant, undocumented worker, day labourer, delivery rider, domestic worker, cash earner, temp worker, seasonal worker, homeless person, ex-prisoner, asylum seeker account, foreign student account, gig driver, basic account, current account, checking account, wallet, mobile wallet, girokonto, basiskonto, compte bancaire, cuenta bancaria, conta digital, banka hesabı, konto bankowe, rekening, jan dhan account, mobile money account, payroll card, salary card, virtual card, atm withdrawal, cash deposit, cash top-up, check cashing, payday lender, money order, iban, sort code, routing number, account number, direct deposit, wage advance, earned wage access, instant pay, overdraft, bounced payment, maintenance fee, minimum balance, monthly fee, proof of address, utility bill proof, itin, passport only, matricula, selfie check, kyc failed, account refused, account closed, account frozen, locked out account, declined card, blacklisted, chexsystems, bad credit history, branch far away, no branch, sponsor bank, e-money licence, deposit insurance, get paid early, money in phone, tip income, cash worker card
I arrived with a passport and a job offer and three branches sent me home for lack of a utility bill. Open with what people have on day one.
Current account for couriers and cleaners that sweeps a slice of every payout aside for the taxman.
driver for uber, bank charges 35 for going under zero. want card no fees + wages 2 days sooner
My cousin was paid in cash for two years in Houston because nobody would give him a card without nine digits. He carried it in his sock.
Seasonal pickers in Spain from Morocco and Senegal: an IBAN in their own language, opened at the farm by the foreman's tablet.
Kiosk agents inside grocery shops who sign up domestic workers, check ID by fingerprint and hand over a plastic card on the spot.
A simple wallet for people the high street banks turn away, with a real person to ring when it gets locked.
I run payroll for a cleaning firm. A third of my crew cash their cheques at the liquor store because they can't get direct deposit anywhere.
# debt-payoff
also: debtor, cardholder, borrower, graduate with debt, student borrower, indebted family, overdrawn, maxed out, schuldner, schuldnerberatung, privatinsolvenz, schulden, surendettement, deudas, dívida, nome sujo, limpar nome, borç, długi, payday loan, bnpl debt, store card, medical debt, car loan, personal loan, overdraft, back taxes, credit card balance, apr, interest rate, balance transfer, zero percent card, avalanche method, refinance, repayment plan, income-driven repayment, pslf, student loan servicer, default, arrears, collection agency, debt collector, bailiff, gerichtsvollzieher, huissier, court letter, final demand, garnishment, wage garnish, bankruptcy, chapter 7, trust deed, debt charity, nonprofit counsellor, hardship programme, charge-off, credit report, credit file, score dropped, utilisation, late fee, missed payment, calls from collectors, hiding letters, shame about debt, drowning in bills, debt-free date, debt-free journey, payoff date, cut up cards, pay down, consolidate, negotiate settlement, owe money, become debt free
Five cards, nineteen thousand, and I pay the least each month and it never moves. Show me which to hit first and keep me honest.
Letter writer and call coach for people being chased by collectors.
my education loan servicer changed again n autopay stopped, score dropped 80 pts. need app that watches it all
I worked at a call centre ringing people who were behind. Most would have paid if someone had offered a plan before shame set in.
Young South Africans under debt review who want to see each creditor, the court order and the month they'll be clear.
Evening meet-ups in libraries with a trained money mentor where people bring unopened envelopes and leave with a list.
Snip the plastic, line up what you owe, and get bailiffs off your back: a guided way to a breathing space or trust deed.
I'm an HR manager and see wage garnishments rise. I'd offer staff a confidential helper to clear their revolving balances.
# starter-investing
also: novice investor, first-time investor, small saver, young professional, retail investor, new investor, mum investor, kleinanleger, sparplan, etf sparplan, depot, épargne, livret a, pea, inversión para principiantes, roboadvisor, fondos indexados, investir, tesouro direto, caixinha, yatırım, borsa, inwestowanie, reksadana, saham, etf, exchange traded fund, mutual fund, bond, treasury bill, digital gold, crypto for beginners, savings account, fixed deposit, brokerage account, demat account, roth ira, tfsa, lifetime isa, compound interest, dollar cost averaging, monthly plan, auto-invest, spare rupees, ten dollars, portfolio, diversify, risk profile, risk quiz, watchlist, ticker, dividend, fund fee, sharia screening, esg fund, sukuk, house deposit, rainy day fund, nest egg, market dip, panic selling, lost on stocks, fear of losing, finfluencer, meme stock, get rich scam, don't know where, money sits idle, inflation eats savings, grow my money, put money aside, make money work, piggy bank, buy first shares, cash under mattress
I have fifty left at the end of the month and no idea what a fund is. Explain it in plain words and put it somewhere sensible.
Rounds up my coffee and buys a sliver of the world market.
want small daily invest 20rs for college kids, upi autopay, no jargon, maybe digital gold or index
My sister kept everything in a current account for twelve years because the form asked for her risk appetite. She deserved a gentler door.
Sharia-screened portfolios for young Indonesians who refuse interest and want a monthly plan from 10 dollars.
A weekend course for nurses on opening a brokerage account, with a coach who holds their hand through the first purchase.
Rainy-day pot first, then shares: an app for beginners that won't let you sell in a panic when things go red.
I'm a youth worker and the lads I meet gamble on meme coins. They'd listen to a game with real but tiny stakes in boring companies.
# family-money
also: mum and dad, teenager, tween, child saver, grandparent, grandma, ageing mother, adult child, spouse, housemate, room mate, ex-partner, separated parents, taschengeld, argent de poche, paga, mesada, harçlık, kieszonkowe, uang saku, jeb kharch, chore chart, chore money, tooth fairy, birthday money, red envelope, eid money, savings jar, piggy bank, star chart, youth account, custodial account, child trust fund, 529 plan, education fund, college fund, prepaid kid card, parental controls, spending limit, spending alert, freeze card, first bank card, shared rent, shared bill, house kitty, iou, who owes whom, dividing costs, fair share, his and hers, yours mine ours, prenup, alimony, child support, shared custody costs, lasting power, guardian, trusted contact, view-only access, dementia, forgetful mum, phone scam, grandparent scam, romance scam, stolen pension, unpaid bills mum, carer taking money, sibling disagreement, who paid dinner, nagging for money, kids and money, give child cash, mum's money, earn by chores, inheritance talk
My son's fourteen and uses my Visa number for games. I want to hand him his own limit and see what he buys without nagging.
Tick off the dishes, earn two pounds, choose between jar, spend and give.
4 of us share a flat, one pays internet + gas n always chase others. app to settle auto every friday
My father began sending gift vouchers to a stranger on the phone. I needed a way to see odd payments without taking his dignity.
Indian joint families where three brothers share home costs and nobody dares ask; a neutral ledger with monthly totals.
A board game and lesson kit that grandparents use to teach six-year-olds about saving, sold in toy shops.
Let a trusted daughter keep an eye on mum's bank and pay the carers, without having to become her attorney first.
I'm a seventeen-year-old and birthday cash just sits in a drawer. My parents want some say and I want some privacy.
# pensions
also: pension saver, future retiree, near-retiree, retired couple, older worker, widow, deferred member, scheme member, scheme trustee, rentner, rentnerin, retraité, jubilado, aposentado, emekli, emeryt, pensionato, rentenberater, rentenbescheid, rentenpunkte, riester, betriebsrente, zus, ppk, afp, agirc-arrco, relevé de carrière, trimestres, cpf, epfo, uan number, gratuity, old pension scheme, defined benefit, final salary, defined contribution, sipp, personal pension, group pension, tax-free lump sum, twenty-five percent, target date fund, withdrawal rate, four percent rule, nest egg, retirement income, retirement age, bridge years, national insurance years, qualifying years, missing years, old employer, lost paperwork, old job pension, forgotten pot, small pots, benefit statement, pension fee, exit charge, transfer scam, pension liberation, beneficiary form, expression of wish, survivor benefit, rmd, medicare date, old age poverty, outliving savings, afford to retire, saving too late, stop working, old age money, growing old, jeevan pramaan, ppo number
I had seven employers and two were bought out. Somewhere there is money in my name and I don't know who to write to.
Calculator that tells you the month you can quit, after tax, with what order to draw from.
pf stuck 8 months, name mismatch in uan n aadhaar, old company shut. want someone who gets it withdrawn for fee
Dad turned 66 and a cold caller offered him a free review the same week. He nearly signed away forty years of railway service.
Poles who worked in Germany and Ireland and need to add up insured years from three countries before they stop working.
A one-off paid sit-down with an adviser, at a village hall, for folk in their sixties to sort out what comes from where.
Helper for old folks to send yearly proof they're alive by face scan, so the treasury doesn't stop their monthly payment.
I'm in payroll and leavers always ask me what happens to their nest egg. I'd love a link that finds and merges it for them.
# bill-switching
also: bill payer, householder, flat sharer, homeowner, switcher, loyal customer, stromrechnung, gasanbieter, nebenkosten, dsl wechsel, handyvertrag, facture d'électricité, changer de fournisseur, forfait mobile, box internet, recibo luz, compañía de luz, doğalgaz faturası, rachunek za prąd, tagihan listrik, pulsa, electricity token, bijli bill, recharge plan, power bill, water bill, utilities, unit rate, standing charge, kilowatt hour, smart meter, meter reading, estimated reading, meter number, in-home display, price cap, fixed deal, variable tariff, dual fuel, green tariff, time of use, night rate, router, broadband speed, slow wifi, landline, cable tv, pay tv, satellite dish, data allowance, number porting, mobile provider, sim card, exit fee, notice period, contract end date, auto-renewed contract, introductory price, price hike, teaser rate, back-billing, credit balance refund, direct debit raised, cold call supplier, hold music, retention team, cut off, disconnected, freezing at home, heat or eat, home insurance renewal, car insurance renewal, paying too much, haggle, compare prices
My heating went up by half because the fixed rate ended and I missed the letter. Something should watch the date and move me without my lifting a finger.
Photograph your last utility statement, and we tell you who'd charge less and sign you over.
paying 70/month for wifi at 30mbps lol. bot that calls comcast n argues for me
My neighbour, a widow of eighty, had paid the same phone firm for a rented handset since 1994. I began doing her switching and now do the whole street.
Households in Johannesburg who buy units for their meter by voucher: cheapest top-up, usage warnings, emergency advance.
Door-to-door advice van that visits estates in winter, checks kilowatt rates and files for hardship grants.
When you move house, one form tells the water, gas and internet people and takes meter photos so no one guesses.
I worked retention at a telecom. Loyal customers paid the most and whoever threatened to leave got the deal. I want to do the threatening for them.
# cashback
also: bargain hunter, deal hunter, couponer, extreme couponing, frugal shopper, smart shopper, points collector, churner, miles collector, thrifty mum, schnäppchenjäger, rabattcode, treuepunkte, prämie, carte de fidélité, bons de réduction, descuentos, cupones, tarjeta de puntos, promoção, kupon, indirim, zniżki, kode voucher, rebate, mail-in rebate, stamp card, punch card, sign-up bonus, welcome bonus, intro offer, airline status, frequent flyer, hotel points, upgrade, redemption value, points expiring, points expired, expired voucher, receipt photo, till receipt, browser plugin, shopping portal, affiliate link, cashback pending, untracked purchase, cashback declined, code not working, fake code, minimum spend, stacking, black friday, summer sale, boxing day, flash sale, clearance, price match, price history, weekly circular, leaflet, supermarket offers, loyalty app, wallet of cards, gift card balance, swap gift card, leftover balance, settlement cheque, delayed refund, redeem, clip coupons, save on shopping, money off, freebie, sample, gift card scam
I tried nine codes at the till and none worked. A button that only shows ones that passed in the last hour would be enough.
Tells you at the shop which of your cards earns the most on this purchase.
scan bill from dmart n big bazaar get points back, brands pay us for data
My aunt clips paper inserts and drives to three supermarkets with a folder. She saves a fortune and I'd like to bottle that skill.
Frequent flyers in Brazil who buy and trade Smiles and Livelo balances and never know when a transfer bonus is worth it.
Exchange desk at the mall where people swap store vouchers they'll never use for cash, minus ten per cent.
Money-off finder for students and NHS staff, with proof of status kept once and used in every shop.
I run an online shoe store. A partner discount meant for one YouTuber went viral on a bargain forum and we sold a week at a loss.
# medical-bills
also: uninsured, underinsured, family of patient, cancer patient, hospital debtor, breadwinner ill, self-payer, privatpatient, patient advocate, billing advocate, medical coder, hospital billing office, tpa desk, insurance desk, claims helper, krankenhausrechnung, zuzahlung, kostenerstattung, dépassement d'honoraires, feuille de soins, remboursement sécu, factura del hospital, copago, plano negou, rachunek za leczenie, biaya rumah sakit, sha cover, nhis, philhealth, ayushman bharat, pmjay, arogya, deductible, copay, coinsurance, explanation of benefits, eob, out-of-network, balance billing, good faith estimate, no surprises act, billing code, cpt code, upcoding, duplicate charge, billed twice, ambulance bill, emergency room bill, er visit, anaesthetist bill, chemo cost, dialysis cost, delivery cost, c-section cost, dental bill, medicine cost, prescription cost, icu charges, room rent cap, deposit before admission, discharge delayed, pre-authorisation, prior authorisation, denial letter, payment plan, zero-interest plan, sliding scale, credit report hit, fundraiser, donation page, treatment debt, held at hospital, shock bill, cannot afford surgery, hospital overcharged
Mum came out of hospital with a twelve-page statement and a collector on the phone. We'd read the codes, spot the double charges and write the dispute.
Shows what a knee scan costs in cash at six places near you before you book.
insurer cut 60k from claim saying room rent limit. need ppl who fight with tpa n take % only if win
I was a billing clerk at a county hospital and knew most patients qualified for relief. None were told, so I want to file it for them.
Kenyan families who hold a harambee to clear a ward invoice so that a relative can be discharged; a verified fund page paid straight to the hospital.
A patient advocate agency: former nurses who sit with families, call the payer and set up a payment plan.
Spread the price of an operation over a year with no interest, agreed before you go in, for those without cover.
I'm an oncology social worker. My patients lose track of which drug refund, travel grant and employer fund they already asked for.
`;
