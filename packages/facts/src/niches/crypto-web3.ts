import { cryptoWeb3Facts } from './facts/crypto-web3.ts';
import { cryptoWeb3Jobs } from './jobs/crypto-web3.ts';
import { readField } from './reading/read-field.ts';
import { cryptoWeb3Wordings } from './wordings/crypto-web3.ts';

export const cryptoWeb3 = readField('crypto-web3', {
  niches: `
# stablecoin-pay: stablecoin payments across borders
words: stablecoin, usdc, usdt, stablecoin payments, stablecoin payroll, crypto payments, pay suppliers abroad, cross-border settlement, dollar account, on-ramp, off-ramp, crypto checkout, merchants accept crypto, remittance with crypto, dollar savings, emerging market importers, stablecoins, cryptocurrency payments, usdc payments, crypto remittance, crypto treasury, pay freelancers in crypto, dollar wallet, crypto payroll
job: settle an invoice across borders in dollars tonight instead of next week
buyer: treasurers of import firms
user: supplier payment clerks
run: importers, exporters and remote workers | an importer stays with the desk whose naira or pesos land in the supplier's bank the same day | liquidity parked on both sides, bank account closures and spread fights with WhatsApp desks squeeze each payment
rival: Circle | USDC with mint access for institutions | a fee on large redemptions
rival: Bridge (Stripe) | stablecoin transfers by API | basis points per transfer
rival: BVNK | stablecoin accounts and payouts for businesses | a percentage per transaction
rival: Yellow Card | stablecoin rails and off-ramps in Africa | a spread on conversion
rival: Bitso Business | stablecoin corridors into Mexico and Brazil | a spread and a fee per payment
system: USDC | carries the value for cents of gas
system BR: Pix | turns dollars into reais within seconds through a licensed partner
system: Fireblocks | signs the transfer under policy rules
system: USDT on Tron | is what desks in Lagos and Istanbul quote first
today: an importer in Lagos waits for bank dollars, then buys USDT from a desk on WhatsApp and sends a screenshot
cost: the wire ties up cash for days, and the parallel rate eats the margin on each container
pain: the supplier's bank in Shenzhen sends the wire back because the payer was a third party
pain: the off-ramp bank closes the account on the day it hears the word crypto
pain: the auditor asks for an invoice for a transfer that shows only a hash
channel: OTC desks and freight forwarders | the desk already knows which importer needs dollars on Friday
channel: payroll and remittance platforms | one integration brings a whole platform's payouts
channel: stablecoin issuers' partner programmes | issuers pay for volume with reserve income
cycle: 4-20 weeks | finance sends a test payment at once, and bank and auditor decide afterwards
price: a supplier payment in stablecoins with conversion | 5-60 USD | payment
rule US: GENIUS Act | issuers need full reserves and a licence, and may not pay interest
rule EU: MiCA | only authorised e-money tokens may be listed, which pushed USDT off European venues
rule GB: FCA stablecoin regime | registration under the money-laundering rules comes first, and issuance rules are being written
rule IN: FEMA | paying a foreign invoice in stablecoins is outside permitted channels
season: import cycles before Chinese New Year and the Christmas trade bring the peaks
next: dollar cards for firms | yield on idle treasury | trade finance on settled history
fail: merchant checkouts for Bitcoin found no shopper who wanted to spend a rising coin
fail: desks without a second off-ramp bank stopped on the day the first one left
lately: Stripe bought Bridge, and Visa and Mastercard began to settle with banks in USDC
lately: the GENIUS Act gave American banks a legal way to issue and hold stablecoins
economics: 25-50 | 2-4 | 1000-8000 USD
ask: Which bank takes the last mile in your first corridor, and which is the second? | What does the payer save against a wire after both conversions? | Who holds the keys at night, and who can freeze a wrong transfer?
grade: low
# retail-wallets: crypto exchanges and wallets for holders
words: crypto exchange, buy bitcoin, crypto wallet, self custody, seed phrase, hardware wallet, crypto app, trading bot, copy trading, crypto beginners, lost keys, crypto inheritance, nft, token gated, meme coin, portfolio tracker crypto, passkey wallet, airdrop, cryptocurrency, bitcoin, crypto trading, crypto investing, crypto savings, bitcoin wallet, nft marketplace, buy crypto, crypto portfolio
job: let ordinary holders buy, keep and pass on coins without losing the keys
buyer: coin holders
user: coin holders
run: savers and first-time coin buyers | holders stay where withdrawals never froze in a crash and a human answers a lost login | licence costs, hacked-account refunds and quiet bear years without trading fees burn the reserves
rival: Coinbase | a listed exchange with custody for small and large holders | a spread plus trading fees
rival: Binance | the deepest order books outside America | maker and taker fees
rival: Ledger | hardware wallets | a price per device
rival: MetaMask | a browser wallet for Ethereum and its rollups | a fee on swaps
rival IN: CoinDCX | a registered retail exchange in India | trading fees and a spread
system: Ethereum mainnet | confirms or drops the transfer, with no help desk
system: MoonPay | sells coins against cards and bank transfers
system: ERC-4337 | lets a phone login stand in for the seed phrase
today: the holder leaves coins on an exchange or writes a seed phrase on paper and hides it in a drawer
cost: a wrong network, a fake support chat or a burnt note wipes the savings out for good
pain: an approval signed once on a fake airdrop page empties the wallet months later
pain: heirs find a Ledger in the desk and no words for it
pain: fees, gas and spread differ on each chain, and the balance never shows the real cost
channel: crypto voices on YouTube and Telegram | a trusted voice beats any advert, until the voice shills
channel: exchange referral codes | active traders live from a share of fees
channel: wallet directories and app stores | scams copy names, so the verified link is everything
cycle: 1-2 weeks | a rally brings the crowd in and a crash sends it away
price: a hardware wallet | 50-280 USD | device
price: a typical retail trade | 1-6 USD | trade
rule US: Form 1099-DA | brokers report sales to the IRS, and listing a coin stays a legal view
rule EU: MiCA | one passport replaces national registers, with own funds and complaint rules
rule GB: FCA financial promotions regime | adverts need risk warnings, a cooling-off day and no referral bonus
rule IN: Section 194S | the tax withheld on each trade moved volume abroad, and foreign venues were then blocked
season: bull markets bring the crowd in, and the crypto winter after each empties the app
next: inheritance services | tax reports | card spending from a wallet
fail: FTX lent customers' deposits to its own trading house and fell within a week of a run
fail: celebrity NFT shops lived on mint fees that vanished with the floor price
lately: spot ETFs gave savers exposure without a wallet and took fee income from exchanges
lately: passkey accounts let people open a wallet without writing down a seed phrase
economics: 50-75 | 5-9 | 40-250 USD
ask: What do users do in a month when prices crash? | Who can restore access when the phone is lost, and who could steal it that way? | In which countries may you show an advert for it at all?
grade: low
# compliance-desk: crypto compliance and custody
words: crypto compliance, travel rule, blockchain analytics, aml crypto, wallet screening, crypto custody, institutional custody, mpc wallet, proof of reserves, casp licence, vasp, stolen funds tracing, crypto fraud investigation, law enforcement crypto, crypto aml, crypto kyc, blockchain forensics, crypto investigations, crypto licence, digital asset custody, stolen crypto, crypto sanctions, crypto transaction monitoring
job: prove to a bank or regulator where the coins came from
buyer: crypto compliance heads
user: AML analysts
run: exchanges, funds and banks | a fund picks the custodian whose licence, insurance and key ceremony its auditor has already accepted | chain-analytics licences, specie insurance and analysts for false alerts consume the basis points
rival: Chainalysis | tracing and screening of addresses | a yearly enterprise licence
rival: TRM Labs | wallet risk scores and investigations | a yearly licence by calls
rival: Notabene | travel-rule messages between providers | a yearly plan by transactions
rival: Fireblocks | institutional custody with a policy engine | a platform fee plus basis points
rival: Merkle Science | wallet monitoring for Asian exchanges | a yearly licence
system: IVMS101 | carries the sender's name beside the transfer
system: the OFAC SDN list | names addresses that must be blocked before broadcast
system: the qualified custodian | holds keys under audit and approves each withdrawal
today: an analyst pastes addresses into a block explorer and writes a risk memo for the bank's onboarding desk
cost: one tainted hop freezes a client's withdrawal, and false alerts fill the night shift
pain: the counterparty exchange answers travel-rule requests by mail or not at all
pain: auditors ask for proof of reserves and the hot wallets move while the snapshot is taken
pain: bridges and mixers break the trace, and each vendor labels the same address in another way
channel: regulators' sandboxes and associations | firms buy what the examiner already reads
channel: banks that reopen to crypto clients | a bank demands the same address screening from each exchange it takes on
channel: police and tax agencies' tenders | a solved case becomes the reference for the next
cycle: 12-40 weeks | compliance chooses, security tests the key ceremony and the board signs the risk memo
price: screening of an address | 0.05-1 USD | check
price: an institutional custody platform | 2000-20000 USD | client a month
rule US: Bank Secrecy Act | transfers above a threshold carry customer data, and suspicious activity is filed
rule EU: Transfer of Funds Regulation | each crypto transfer carries names with no minimum
rule GB: UK money-laundering law | registered firms follow the travel rule, even with partners abroad that do not
rule IN: PMLA | exchanges at home or abroad must register with FIU-IND, keep records and report
rule EU: DORA | key-management vendors are supervised and tested like the exchange itself
season: licence deadlines such as the end of the MiCA transition decide the buying years
next: tax information reporting | fraud recovery for victims | sanctions audits
fail: small analytics vendors could not label addresses as fast as mixers and bridges appeared
fail: custody startups charged on assets and lost most of their fee in one winter
lately: the SEC withdrew the accounting bulletin that had kept banks out of custody
lately: North Korean thefts pushed exchanges to check signers' screens and not only addresses
economics: 65-80 | 0-1 | 15000-80000 USD
ask: Which regulator or court has already relied on your labels? | What share of alerts ends in a filed suspicious-activity report? | What happens to the keys if your company disappears?
grade: low
# defi-builders: security tools for on-chain teams
words: defi, smart contract, smart contract audit, solidity, dao, staking, liquidity pool, dex, rollup, web3 developer tools, rpc node, indexer, bug bounty, token launch, web3 game, web3, blockchain developers, dapp, smart contracts, crypto bridge, price oracle, yield farming, dao voting, blockchain app, ethereum developers, crypto hack
job: ship a protocol that holds other people's money and is not drained
buyer: founders of on-chain protocols
user: Solidity developers
run: protocols and their treasuries | a protocol books the auditor whose name on the report calms depositors and whose findings were real | senior researchers lured away by bounties, idle weeks between bull markets and free re-reviews eat the audit fee
rival: OpenZeppelin | audits and contract libraries | a fee per audit week
rival: Alchemy | nodes and APIs | by compute units a month
rival: Chainlink | price feeds for contracts | fees in tokens per feed
rival: Immunefi | bug bounties for protocols | a fee on top of the bounty
rival: Sherlock | audit contests with cover | a share of the contest prize
system: Solana | runs the program exactly as written
system: Foundry | tests and fuzzes the contract before an auditor sees the code
system: Safe | decides who can upgrade
today: the team books an audit slot months ahead, freezes code, fixes the report and launches over a weekend
cost: one unchecked oracle price or reentrancy drains the pool in a single block
pain: the audit covered a commit that is not the one deployed
pain: liquidity leaves within a day when another farm prints a better yield
pain: votes fail for lack of quorum while the signers of the multisig sleep
channel: hackathons such as ETHGlobal | developers keep the tool that won the weekend prize
channel: ecosystem grants of chains | a foundation pays for what the chain still lacks
channel: auditors' and investors' referrals | a crypto fund sends all portfolio teams to the same names
cycle: 1-8 weeks | the lead developer decides, usually just before mainnet
price: node and indexing access | 0-500 USD | team a month
price: a smart-contract audit | 20000-200000 USD | audit
rule US: SEC token guidance | a token with a promise of profit may be a security, and DAO voters can be liable
rule EU: MiCA | an offer to the public needs a notified paper, unless it is fully decentralised
rule GB: FCA cryptoasset regime | arranging staking and lending comes under authorisation
rule IN: Section 115BBH | airdrops and token pay are taxed without loss offset
season: launches follow bull markets and the token unlock calendar
next: incident response | on-chain cover | treasury management for DAOs
fail: Terra paid a yield that nobody earned, and its stablecoin spiralled to nothing in days
fail: games paid players in tokens whose only buyers were the next players
lately: fees on rollups fell to cents after blobs, and apps moved off the main chain
lately: thieves now attack front ends and signers more than contracts
economics: 60-80 | 3-6 | 500-6000 USD
ask: How much value sits behind your contracts, and who can upgrade them tonight? | Who pays when the token incentives stop? | Which chain's foundation would miss you?
grade: low
# tokenised-assets: tokenised funds, credit and property
words: tokenization, tokenised assets, real world assets, tokenised treasury, tokenised real estate, fractional ownership, security token, digital bond, private credit on-chain, money market fund token, transfer agent, carbon token, tokenised gold, asset manager blockchain, tokenisation, tokenized assets, tokenized real estate, asset tokenization, blockchain real estate, real-world assets, tokenised bonds, fractional real estate, digital securities
job: put a fund or a building on a ledger that investors can really trade
buyer: asset managers
user: fund operations teams
run: investors and asset owners | investors choose the issuer who paid the coupon on time and bought back when asked | counsel in each country, the administrator, the transfer agent and an empty order book outrun the issue fee
rival: Securitize | tokenised funds such as BUIDL with transfer agency | a setup fee plus basis points
rival: Ondo | tokenised treasuries for on-chain holders | a fee on assets
rival: Centrifuge | private credit pools on-chain | a fee on assets
rival US: Lofty | fractional houses for small investors | a markup plus property fees
rival EU: Tokeny (Apex) | issuance kits in Europe | a platform subscription
system: the transfer agent's register | stays the legal record of who owns what
system: ERC-3643 | stops a transfer to a wallet without KYC
system: the fund administrator | strikes the NAV that the token follows
today: an issuer sets up an SPV, a PDF subscription pack and a cap table kept by the fund administrator
cost: small tickets never pay for the paperwork, and investors wait years to sell
pain: the token trades on a venue where there is nobody on the other side
pain: the land registry and the court know the SPV and have never heard of the token
pain: each country asks for another prospectus exemption before one investor may buy
channel: asset managers' digital teams | one reference fund convinces the next board
channel: DAO treasuries and stablecoin issuers | idle on-chain dollars look for treasury yield without a bank transfer
channel: fund administrators and law firms | counsel meets the issuer before the SPV is fixed
cycle: 20-78 weeks | lawyers, custodian, administrator and auditor sign in sequence
price: an issuance platform | 2000-15000 USD | issuer a month
price: the setup of one tokenised vehicle | 30000-250000 USD | issuance
rule US: Regulation D | tokens are securities, and resale is limited to those who qualify
rule EU: DLT Pilot Regime | trading venues may settle on-chain below size limits
rule GB: Digital Securities Sandbox | firms may run a ledger-based depository under Bank of England limits
rule IN: SEBI SM REIT framework | fractional property must fit a licensed trust
season: -
next: collateral use of fund shares | investor onboarding passports | NAV oracles
fail: tokenised houses sold out and then nobody made a market, so small owners could not leave
fail: credit pools on-chain defaulted like any other, and token holders had no lawyer in the borrower's country
lately: BlackRock and Franklin Templeton brought money funds on-chain, which made boards ask for one too
lately: exchanges began to take tokenised treasuries as collateral
economics: 50-70 | 0-1 | 20000-120000 USD
ask: What does the holder own in court if your platform stops? | Who makes a market on the day after issue, and with whose money? | Which cost of the old register do you actually remove?
grade: low
# crypto-tax: crypto tax and bookkeeping
words: crypto tax, crypto tax software, cost basis, capital gains crypto, crypto accounting, nft taxes, staking income tax, wallet import, crypto bookkeeping, crypto subledger, form 8949, defi tax, crypto accountant, tax loss harvesting crypto, web3 payroll, crypto taxes, bitcoin tax, crypto capital gains, crypto tax report, crypto itr, crypto tax filing, digital asset tax
job: turn wallets and exchange files into gains a tax office accepts
buyer: coin holders
user: crypto accountants
run: coin holders and small traders | traders return to the accountant who rebuilt lost cost basis and settled the letter from the tax office | hours of hunting through dead exchange files at a fixed price devour the spring season
rival: Koinly | transaction import and country tax reports | a price per tax year by transactions
rival US: CoinTracker | tax reports inside Coinbase and TurboTax | a yearly plan by transactions
rival: Bitwave | crypto subledgers for companies | a monthly platform fee
rival IN: KoinX | Indian and foreign tax reports | a price per tax year
rival GB: Recap | British tax reports and portfolio tracking | a yearly plan
system: the exchange's CSV export | misses deposits from venues that no longer exist
system US: TurboTax | wants a handful of totals from many lines
system: NetSuite | receives month-end entries from the subledger
today: the trader downloads CSV files from dead exchanges in March and fixes missing cost basis by hand
cost: an unmatched transfer counts as income or a zero-basis sale, and tax is paid on money never earned
pain: a bridge or wrapped token looks like a sale to the importer
pain: the exchange has closed, and its history went down with it
pain: the accountant refuses the file because airdropped spam tokens distort every total
channel: accountants who take crypto clients | one practice brings a whole client list
channel: exchanges' tax pages | a holder opens the help page when the tax letter comes
channel: search in the tax weeks | people type the name of the form and of the dead exchange
cycle: 1-3 weeks | everything is bought in the last weeks before filing
price: a personal tax report | 40-400 USD | tax year
price: a crypto subledger | 300-3000 USD | company a month
rule US: Form 1099-DA | brokers report proceeds, and basis is kept wallet by wallet
rule EU: DAC8 | providers report residents' trades to tax offices across the Union
rule GB: CARF | holders name their tax number to platforms, and share-pooling rules apply
rule IN: Section 115BBH | gains pay a flat tax, and losses cannot be set off
season: January in Britain, March to April in America and July in India are the whole year
next: estate reports for heirs | tax-loss harvesting | answers to audit letters
fail: users paid for one bull-market year and did not come back in the winter
fail: exchanges and TurboTax gave the simple cases away, and only tangled wallets were left
lately: brokers' new reports bring mismatches that holders must explain line by line
lately: international reporting under CARF ends the hope that a foreign venue stays silent
economics: 65-85 | 5-9 | 15-80 USD
ask: How many transactions of a typical user match without a manual fix? | What brings a customer back in a year without gains? | Do accountants sign on your numbers, or rebuild them?
grade: low
# miners: bitcoin miners, validators and hosting
words: bitcoin mining, crypto mining, bitcoin miner, miner hosting, mining farm, mining rig, asic, asic miner, antminer, hashrate, hash price, mining pool, immersion cooling, stranded gas, flare gas mining, mining with solar, curtailed power, demand response miner, home mining, heat from mining, validator, validator node, staking provider, staking as a service, node operator, liquid staking, restaking, depin, decentralised wireless, helium hotspot, gpu mining, mineração de bitcoin, hydro mining ethiopia
job: turn cheap power into coins and still pay the bill after the halving
buyer: mine operators and power owners
user: mine technicians and node operators
run: stakers, hosted miners and power producers | hosting clients stay where uptime is honest and the power clause is not rewritten in summer | power above the break-even cent, dead fans and old machines after a halving finish the block reward
rival: Bitmain | Antminer machines | a price per terahash
rival US: Foundry | a mining pool and machine finance | a share of rewards
rival: Luxor | a pool, firmware and hash-price contracts | a share of rewards
rival: Braiins | firmware and a pool from Prague | a share of rewards
rival: Figment | staking for institutions | a share of staking rewards
rival US: Crusoe | gas-field power turned to computing | a contract for computing or gas
system: the Bitcoin difficulty | rises when others plug in and cuts each coin earned
system: power purchase contracts | set the price above which machines stop
system: Ethereum consensus clients | cost the stake when both copies sign
today: a technician walks the containers with a laptop, swaps hash boards and watches the pool page at night
cost: a cent more per kilowatt-hour or a hot week turns the whole hall into a loss
pain: the machines arrive after the halving they were bought for
pain: neighbours sue over fan noise, and the county zones the next site away
pain: a missed client update takes the validator offline with all customers' stake
channel: machine brokers and repair shops | a broker knows who expands and who sells out
channel: utilities and gas producers with spare power | a wellhead or hydro plant wants a taker this month
channel: mining conferences and Telegram groups | operators compare firmware and power contracts in the open
cycle: 2-30 weeks | an operator tests firmware on a rack, a power contract takes a season
price: hosting of machines | 0.06-0.09 USD | kilowatt-hour
price: staking of an institutional position | 50-500 USD | validator a year
rule US: state noise and grid laws | Texas registers large flexible loads, and towns pass noise rules against fans
rule EU: MiCA sustainability disclosures | providers publish the energy use of the chains they offer
rule GB: FCA cryptoasset regime | staking for others is no fund any more and comes under authorisation
rule IN: Section 115BBH | mined coins are taxed flat, and the cost of machines and power is not deductible
season: wet-season hydro and mild nights pay, while summer peaks and gas winters switch machines off
next: grid balancing income | halls for AI computing | heat sales to greenhouses
fail: hosting firms such as Compute North borrowed for sites and failed when power rose and coins fell
fail: wireless token networks paid for hotspots that no customer used
lately: the halving cut rewards, and miners with power contracts turn their halls over to AI
economics: 15-45 | 2-5 | 500-10000 USD
ask: At which power price and hash price do you switch off? | Who owns the power contract, and until when? | What pays the bill besides the coin?
grade: low
# ledger-proofs: certificates and provenance on a ledger
words: blockchain certificate, blockchain certificates, digital diploma, verifiable credentials, digital credential, digital identity wallet, self-sovereign identity, decentralised identity, did, soulbound, proof of origin, provenance blockchain, blockchain supply chain, blockchain traceability, blockchain land registry, land titles on blockchain, blockchain voting, timestamping, document notarisation blockchain, anti-counterfeit nft, digital product passport, digital twin token, art provenance token, proof of humanity, zero-knowledge proof, zk proof, fake degrees, blockchain health records, hyperledger, polygon certificates, ebsi
job: let a stranger check a paper without phoning whoever issued it
buyer: registrars and product managers
user: verifiers and holders
run: universities, mills and brand owners | an issuer signs with the firm whose proof opens on a plain phone at the recipient's counter | unpaid pilots, integrations with old registrar systems and years of free verification drain the issuing fee
rival: Accredible | digital certificates and badges | by recipients a year
rival: Dock Labs | verifiable credentials by API | a monthly plan by volume
rival: Aura Blockchain Consortium | product passports for luxury houses | a membership plus volume
rival: Arianee | digital passports for goods | a yearly plan
rival: OpenTimestamps | free timestamps on Bitcoin | nothing
system IN: DigiLocker | already holds degrees and licences of Indian citizens
system EU: the EUDI Wallet | will carry credentials that each member state must accept
system: the student information system | is where a degree is true or false
system: GS1 Digital Link | points from the pack to the product's page
today: an employer mails a scan to the university, a clerk looks in a ledger book and answers in weeks
cost: a forged diploma or mill certificate is found after the hire or the weld
pain: the ledger keeps for ever what a clerk typed wrongly
pain: issuers join a pilot, and no employer knows how to check the token
pain: holders lose the key with the phone, and the proof with it
channel: registrars' and examiners' associations | a university follows the registrar next door
channel: brands under passport rules | a battery or fashion maker has a legal date
channel: background-check firms | a checker pays per verified degree today
cycle: 12-60 weeks | an issuer pilots one course or product line, and legal asks about erasure
price: issued certificates | 0.3-3 USD | certificate
price: a product passport | 0.02-0.5 EUR | item
rule US: E-SIGN Act | an electronic record counts when it can be kept and shown, chain or no chain
rule EU: eIDAS | electronic ledgers and attestations gain legal effect from qualified providers
rule GB: Data (Use and Access) Act | digital verification services are certified and listed in a register
rule IN: IT Act | a licensed signature makes the document valid, and DigiLocker copies count as originals
season: graduation months and product launches bring the batches
next: background checks | resale with proof | membership and access passes
fail: TradeLens and other shipping ledgers closed, because rivals would not feed an owner's platform
fail: land registries on chain were announced in many countries and ended with the minister
lately: European identity wallets and product passports made proofs a duty, mostly without a public chain
economics: 60-78 | 1-3 | 1000-12000 USD
ask: Who checks the proof today, and how often? | What would be worse with a signed file and a web page? | How is a wrong or revoked entry corrected?
grade: low
# collectibles: NFT collections, fan tokens and loyalty
words: nft collection, nft project, nft art, nft artist, digital collectibles, digital collectible, mint, minting, pfp collection, generative art, fan token, fan tokens, token community, nft loyalty, loyalty on blockchain, token rewards, nft ticket, nft tickets, music nft, gaming nft, play to earn, in-game assets, metaverse, virtual land, ordinals, trading card token, phygital, royalties on resale, discord community token, creator coin, memecoin launch, opensea
job: give fans something to own that still means something next year
buyer: brands, clubs and artists
user: collectors and fans
run: collectors, fans and brands | collectors follow the studio that still ships perks long after its mint sold out | moderators, artists' advances and the silence after the first drop spend the mint money
rival: OpenSea | a marketplace for tokens and collections | a share of each sale
rival: Magic Eden | a marketplace on Solana and Bitcoin | a share of each sale
rival: Socios (Chiliz) | fan tokens for football clubs | a share of token sales
rival: Courtyard | vaulted trading cards as tokens | a share of each sale
rival: Sorare | licensed football cards with a game | a share of card sales
rival: Manifold | mint contracts for artists | a fee per mint
system: Discord | is where holders wait, rave and leave
system: IPFS | keeps the picture as long as somebody pays for the pin
system: Apple in-app purchases | take their cut and forbid links to outside wallets
today: a team hires an artist, fills a Discord with prize hunters and opens the mint on a fixed evening
cost: bots take the mint, the floor falls within days and moderators work unpaid through the night
pain: fans will not open a wallet for a badge
pain: resale royalties that paid the artist were made optional by marketplaces
pain: a fake mint link in the club's hacked account empties supporters' wallets
channel: clubs, labels and brands with fans | a club's own app reaches supporters who trust the crest
channel: collector communities | known collectors decide which drop is looked at
channel: card shops and game stores | a shop owner already grades, trades and hosts evenings
cycle: 2-26 weeks | an artist mints at will, a brand needs an agency, legal and a season
price: a branded campaign | 20000-150000 USD | campaign
price: a collectible | 5-100 USD | piece
rule US: SEC token guidance | a promise of rising value makes a collectible a security in the regulator's eyes
rule EU: MiCA | unique tokens are outside, large series and fractions are not
rule GB: ASA crypto advertising rules | fan-token adverts must warn of risk and may not prey on supporters
rule IN: Section 194S | tax is withheld on each transfer of a token, gifts included
season: drops follow tournaments, tours and bull markets, and bear winters stop them
next: event access for holders | physical redemption | game use of the pieces
fail: Starbucks Odyssey, Reddit avatars and Nike's RTFKT were wound down when resale died
fail: play-to-earn guilds earned from new players until none came
lately: the word NFT left the packaging, and vaulted trading cards became the part that sells
economics: 30-70 | 8-20 | 5-60 USD
ask: What does a holder do with it in a month without trading? | What share of buyers still holds after a year? | Why does it need a chain that fans have to fund?
grade: low
# peer-desks: peer-to-peer traders, crypto loans and cash desks
words: p2p crypto, p2p trading, p2p trader, p2p merchant, crypto otc, otc desk, crypto vendor, usdt seller, buy usdt with naira, binance p2p, local crypto trader, crypto cash exchange, bitcoin atm, crypto atm, gift card to naira, gift card trading, crypto loan, bitcoin-backed loan, borrow against bitcoin, crypto lending, crypto credit line, frozen bank account crypto, escrow crypto, crypto arbitrage, telegram crypto desk, cambio cripto, döviz büfesi, crypto mortgage, airtime to cash, bureau de change crypto, crypto to mobile money
job: swap coins and local cash with a stranger, or borrow on coins without selling
buyer: desk owners and peer merchants
user: small traders and coin owners
run: traders, migrants and coin sellers | people trade with the merchant whose release comes within minutes and whose name shows no disputes | frozen bank accounts, reversed transfers and thin spreads on quiet days cost more than the desk earns
rival: Binance P2P | an escrow market for local currency | nothing to takers, a fee to makers
rival: Noones | a peer market with many payment methods | an escrow fee
rival: Ledn | loans against bitcoin | interest plus a fee
rival: Nexo | credit lines on coins | interest by loyalty tier
rival US: Bitcoin Depot | cash kiosks in shops | a markup on the coin price
rival: Prestmit | gift-card and coin swaps in Nigeria | a spread on the rate
system: bank transfer screenshots | are faked daily and still accepted as proof
system: USDT on Tron | settles the desk's trade for a small fee
system: mobile money such as M-Pesa | pays out in minutes and can be reversed
today: a merchant watches several phones, checks the bank alert and releases escrow by hand all night
cost: one reversed transfer or frozen account takes the spread of a month
pain: a stolen-funds report freezes the merchant's account because of a stranger's payer
pain: the fake alert arrives before the real one
pain: a night crash liquidates the borrower's coins below the margin call
channel: Telegram and WhatsApp trader groups | merchants share scammers' names and new tools there
channel: shops with kiosks and phone stalls | a phone stall already changes airtime and cash
channel: bitcoin accountants and mortgage brokers | a broker meets owners who are rich in coins and short of cash
cycle: 0-10 weeks | a merchant tries it with a small float, and a lender's licence takes a year
price: a peer trade | 0.2-2 USD | trade
price: a desk's software | 20-200 USD | merchant a month
rule US: FinCEN money transmitter rule | whoever swaps as a business registers and holds state licences, and kiosks get daily caps
rule EU: MiCA | exchanging coins for money as a business needs the service licence
rule GB: FCA registration | no crypto cash machine is registered in Britain, so all of them are illegal
rule IN: PMLA | a peer merchant who trades for others must report, and banks freeze accounts on police notice
season: school fees, Christmas remittances and devaluations bring volume overnight
next: merchant credit lines | receipt checks by bank feed | fiat payouts by API
fail: Celsius and BlockFi lent deposits on without a match and went bankrupt in one winter
fail: LocalBitcoins and Paxful closed under compliance cost and fraud
lately: Nigeria pushed Binance out of naira and then wrote a licence law, and states cap kiosk deposits after scams
economics: 20-50 | 4-9 | 5-150 USD
ask: What happens in the hour after a payment is reversed? | How many bank accounts were frozen in the last quarter? | Where do the pledged coins lie, and are they lent on?
grade: low
`,
  facts: cryptoWeb3Facts,
  wordings: cryptoWeb3Wordings,
  jobs: cryptoWeb3Jobs,
});
