import { readField } from './reading/read-field.ts';

export const lendingMore = readField('lending', {
  niches: `
# loan-brokers: loan brokers, DSAs and commission agents
words: loan broker, loan agent, dsa, direct selling agent, loan dsa, commercial finance broker, business loan broker, credit broker, finance broker, loan consultant, loan comparison, loan marketplace, loan lead, home loan agent, personal loan agent, connector, loan commission, payout from bank, aggregator for brokers, packager, loan file login, sanction letter, loan syndication, project finance consultant, cma report, bank loan proposal, mudra loan help, loan facilitator, broker network, courtier en crédit, kreditvermittler, loan eligibility check
job: place each borrower's file with the lender who will say yes
buyer: owners of loan brokerages
user: loan agents and file processors
run: shopkeepers, salaried borrowers and builders | borrowers return to the agent who named the right bank at once and took no fee for a refusal | bought leads, rejected logins, clawed-back payouts and sub-agents' shares eat the commission
rival IN: Ruloans | a network that pays agents for files at many banks | a share of each payout
rival IN: Andromeda | the largest Indian loan distributor with sub-agents | a share of each payout
rival: Swoop | a funding comparison for small firms and their accountants | a share of each funded loan
rival: Lendio | a marketplace that sends small firms to lenders | a share of each funded loan
rival GB: Funding Options | a comparison of business lenders owned by Tide | a share of each funded loan
rival: HubSpot | a general sales pipeline bent to loan files | per user a month
system: lenders' broker portals | take the login and show status under a different code at each bank
system: credit bureaus | refuse a soft check unless the borrower consented on that day
system IN: the account aggregator network | hands bank statements over with consent and spares the PDF
today: the agent collects payslips on WhatsApp, guesses the bank and logs the same file into several portals
cost: each hard check lowers the score, the borrower waits for weeks and the payout goes to whoever logged first
pain: the bank's officer signs the client directly and says the lead was already his
pain: payout statements come as a bank's own sheet, months late and with names cut off
pain: policy changes reach the agent by rumour, after the file was refused
channel: aggregators and master franchises | small agents log files under a larger code to reach better slabs
channel: chartered accountants and property dealers | an accountant knows which client needs money before he searches
channel: bank regional sales heads | a sales head with targets opens the code within a week
cycle: 1-8 weeks | the brokerage owner decides alone after a trial with live files
price: broker pipeline software | 20-90 USD | agent a month
price: commission on a business loan | 1-3 INR | hundred rupees lent
rule US: State loan broker licences | California and New York want licences or disclosures of broker pay on business loans
rule EU: Consumer Credit Directive | credit intermediaries must be registered and state their commission before signing
rule GB: FCA credit broking permission | brokers need authorisation, and hidden commission has led to huge redress
rule IN: RBI digital lending directions | agents act for a lender, who answers for them and must list them in public
season: quarter ends and March targets open purses, and festival months bring consumer files
next: balance transfers a year later | insurance with the loan | credit report repair
fail: comparison sites paid more for the click than the bank paid for the loan
fail: lead sellers sold one borrower to many callers, and the phone number was changed
lately: courts and regulators in Britain looked into commissions that borrowers never knew of
economics: 35-60 | 2-5 | 20-200 USD
ask: Which lenders pay you directly, and which through somebody else's code? | What share of logged files is disbursed? | Who owns the borrower when the loan is topped up?
grade: low
`,
  facts: `
gb-credit-broker-redress@fca | Expected redress for British car finance commission | the FCA expected lenders to pay about # for unfair car finance deals | 8200000000 | GBP | estimate | GB | 2025 | Financial Conduct Authority, consultation on motor finance redress | low | loan-brokers
ccd-start@eu | Start of the new consumer credit rules | Union states must apply the new credit rules to intermediaries and pay-later plans too | - | - | statement | EU | 2026 | Directive (EU) 2023/2225 | medium | loan-brokers
in-lsp-rule@rbi | Who answers for a loan agent's app in India | a lender stays answerable for agents who bring borrowers, and money may not pass through an agent's account | - | - | statement | IN | 2022 | RBI Guidelines on Digital Lending | medium | loan-brokers
us-loan-officer-median@bls | Median pay of loan officers | a loan officer earns a median of # a year | 74180 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | loan-brokers
`,
  wordings: `
# loan-brokers
also: loan wala, bank agent, field agent for loans, telecaller, file runner, processor of files, credit manager contact, mediator for loan, middleman for finance, loan shop, finance consultancy, kreditmakler, finanzierungsvermittler, corretor de crédito, correspondente bancário, corredor de préstamos, mutuo broker, sub-agent, franchise of loans, connector code, payout slab, login fee, processing fee, rate of interest, tenure, foreclosure charge, top-up loan, balance transfer, loan against property, machinery loan, overdraft limit, working capital limit, unsecured loan, gold appraisal, salary slip, bank statement pdf, itr copy, kyc papers, property papers, valuation visit, personal discussion, field verification, score check, enquiries on report, rejection, low score, settled account, guarantor, co-applicant, sanctioned, disbursed, clawback, cold lead, hot lead, stolen client, fake agent, upfront fee fraud, apply everywhere, which bank will approve, need money urgently, finance arranged, whole of market, term sheet, deal packaging, introducer, referral fee for loan, lender panel, turnaround time, rm at bank
plain: credit intermediaries, borrowing intermediaries, credit arrangers, arranging credit, credit introducers, introducing applicants, applicants matched to banks, which bank accepts, acceptance rules, bank's acceptance criteria, application dossier, dossier preparation, applicants' documents sorted, blurry documents recognised, incomplete dossiers, intermediary remuneration, remuneration owed by banks, subordinate agents, sharing remuneration, fraudulent arrangers, advance payment fraud, arranger's reputation, verified arrangers, practice takeover funding, dentists purchasing practice, rival banks compared, pensioners' salary-deducted credit, small-town arrangers, former bank manager, preparing applications, placed with bank, intermediation fee, borrowing adviser, auxiliary financial services, credit intermediation licence, mortgage and credit introducers, financial go-betweens, tied agents, appointed representatives, distribution of lending products, lender panel, appetite matching, placement of applications, document packaging, commission reconciliation, sub-agent hierarchy, acquisition funding for professionals, deduction-at-source pensions, accredited intermediary directory, feasibility dossier, creditors' criteria database, matchmaker for money, middlemen, touts outside bank, fixer, con man upfront fee, disappeared with deposit, is adviser genuine, turned down thrice, knows every bank, speaks to bank, finds who lends, help to borrow, carry papers to bank, pay slips scanned, bank statements bundled, missing page, shoebox of papers, dentist buys surgery, pharmacist buys shop, vet purchase, bank policy changes, who pays my cut, split between agents, short-paid percentages, retired soldiers, village pensioners, finance introducers, loan agents, borrowing advisers, application placement, lender matching, eligibility rules, lending criteria, self-employed applicants, rejected application, credit policy comparison, suitable institution, informal earnings, document gathering, missing attachments, income proofs, borrower paperwork checklist, photographed paperwork, file completeness, introducer remuneration, referral commission, payout disputes, sub-agents, volume tiers, settlement statement, unpaid introducers, intermediary verification, advance-fee fraud, bogus approval letters, licensed register, impostor agents, accredited advisers, upfront charges, clinic acquisition, practice buyout, dental surgeons, veterinary purchase, competing lenders, information memorandum, goodwill financing, retirees, civil servants, salary-deducted credit, doorstep agents, pension deduction, missing paperwork, elderly borrowers
Every file I carry to four banks dies at a different desk. Tell me before I start which credit policy this tailor with cash sales can pass.
One inbox for all payout sheets that shows which bank still owes a sub-agent money.
im a telecaller at a finance consultancy, people send blurry slips on chat n i rename files all day, make it read n sort them
My uncle paid an upfront fee to a man who promised a machinery limit and disappeared. A register of genuine middlemen with reviews would have saved him.
In Brazil correspondents in small towns place payroll credit for pensioners; give them an offline form, consent by voice and same-day commission.
Walk-in centre in a bazaar where a former branch manager prepares proposals for shopkeepers and sits with them at the bank.
We advise dentists and vets in England who buy a practice and need three lenders to compete on one tidy pack.
From the bank's side: nine out of ten packs from outside introducers are incomplete, and my team rings each applicant again.
`,
});
