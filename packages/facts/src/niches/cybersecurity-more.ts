import { readField } from './reading/read-field.ts';

export const cybersecurityMore = readField('cybersecurity', {
  niches: `
# device-security: security testing of connected devices
words: iot security, product security, connected device security, embedded security, firmware security, firmware analysis, firmware update, secure boot, device penetration test, hardware hacking, cyber resilience act, sbom for devices, software bill of materials, radio equipment directive, en 18031, psirt, vulnerability disclosure for products, medical device cybersecurity, car hacking, automotive cybersecurity, unece r155, iec 62443 product, test lab, certification lab, security label, smart home security, router security, ota update, chip security, side channel, common criteria
job: bring a connected product to market with proof that it can be patched
buyer: heads of product security
user: firmware and test engineers
run: makers of locks, meters and toys | a maker returns to the lab that says early what will fail and whose report a notified body accepts | idle test benches, senior reverse engineers, accreditation audits and free retests take much of the day rate
rival: Keysight Riscure | chip and device security testing | a quote per project
rival: Finite State | firmware analysis and parts lists | per product a year
rival: ONEKEY | firmware scans and compliance reports | per product a year
rival: TUV SUD | testing and certification of products | a quote per project
rival: Memfault | update and crash monitoring for devices | per device a month
rival: UL Solutions | labels and tests for connected products | a quote per project
system: the Yocto build | decides which library version really sits in the image
system: the National Vulnerability Database | names flaws that must be matched to each part
system EU: the ENISA reporting platform | takes word of exploited flaws within a day
today: an engineer unpacks firmware with binwalk, lists libraries in a sheet and mails the module maker for a patch
cost: a recall of locked-up devices costs more than the product line, and a missing paper keeps pallets in customs
pain: the module maker in Shenzhen stopped answering, and the kernel is years old
pain: debug pins and one default password are found on the day before launch
pain: the parts list is exported once for the auditor and never again
channel: test houses and notified bodies | a maker asks its radio lab what the new law means
channel: chip and module makers | reference designs carry tools into each customer's board
channel: trade fairs such as Embedded World | firmware heads look for fixes to the audit they just failed
cycle: 8-40 weeks | the launch date and the law decide, engineering picks after a trial image
price: a device penetration test | 12000-45000 EUR | product
price: firmware monitoring | 3000-20000 USD | product a year
rule US: FDA premarket cybersecurity | medical devices need a parts list and a patch plan, and other makers answer to the FTC
rule EU: Cyber Resilience Act | products with digital parts need risk files, updates for years and quick reports
rule GB: PSTI Act | default passwords are banned, and a contact and a support end date must be published
rule IN: MTCTE certification | telecom gear needs tests, and cameras must pass security rules before sale
season: certification queues swell before legal deadlines and before the Christmas launch
next: update services and crash data | disclosure desks | training for firmware teams
fail: device security agents needed memory that a cheap controller does not have
fail: voluntary trust labels meant nothing to shoppers, and makers dropped the fee
lately: radio rules and the Cyber Resilience Act turned a nice-to-have into a market-entry paper
economics: 50-75 | 0.5-2 | 4000-30000 USD
ask: Can you read an image without the source code? | Which body accepts your report as evidence? | Who patches when the module maker is gone?
grade: low
# forensics: digital forensics and data recovery labs
words: digital forensics, computer forensics, mobile forensics, phone extraction, forensic lab, forensic examiner, data recovery lab, recover deleted files, hard drive recovery, ransomware investigation, incident response firm, chain of custody, forensic image, evidence from phone, cell site analysis, expert witness digital, cctv forensics, audio forensics, deepfake detection evidence, write blocker, cyber crime police, cyber cell, e-evidence, seized phone, forensic report, metadata evidence, it-forensik, informatique légale, peritaje informático, broken ssd, raid recovery, private investigator digital
job: get the truth out of a device in a form that stands in court
buyer: forensic labs and police units
user: forensic examiners
run: lawyers, police forces and desperate owners | a lawyer calls the examiner who stayed calm under cross-examination | tool dongles, donor drives, accreditation visits and court days lost in corridors consume the case fee
rival: Cellebrite | phone extraction for police | a yearly licence per unit
rival: Magnet Forensics | evidence analysis for labs | a yearly licence per user
rival: MSAB | phone extraction strong in Europe | a yearly licence per unit
rival: Exterro | forensic imaging and legal holds | a yearly licence
rival: Ontrack | data recovery from broken drives | a price per recovery
system: the evidence store | logs each hand that touched the sealed bag
system: the Magnet AXIOM case file | holds chats, maps and pictures by the gigabyte
system IN: eSakshya | stores scene videos for the new criminal procedure
today: an examiner queues sealed phones for months, pulls an image and reads chats late into the night
cost: cases collapse because the phone was read after the hearing, and a photo studio pays for an unreadable drive
pain: a phone update locks out the extraction kit for a season
pain: the officer switched the handset on and looked, and the defence asks who changed the date
pain: one handset holds more messages than a team can read before trial
channel: litigation lawyers and insurers | a breach lawyer keeps a list of labs to ring at night
channel: police procurement frameworks | forces may only buy from accredited labs
channel: repair shops and IT helpdesks | a shop sends on the drive that clicks
cycle: 1-40 weeks | a lawyer hires the same day, a force waits for the framework
price: examination of a phone | 800-3000 GBP | device
price: recovery of a clicking drive | 300-1500 USD | drive
rule US: Daubert standard | an expert's method must be testable and accepted, or the judge shuts it out
rule EU: e-Evidence Regulation | orders for data cross borders with short deadlines, and seized phones need a judge
rule GB: Forensic Science Regulator code | labs must comply and declare it, and courts hear when they do not
rule IN: Bharatiya Sakshya Adhiniyam | electronic evidence needs a certificate with hash values from who kept the device
season: trial terms and audit year-ends bring rushes, and holidays bring drowned phones
next: breach response retainers | training for officers | review of chats by software
fail: small tools could not keep pace with phone updates, and examiners went back to the big dongle
fail: deepfake detectors gave a percentage that no judge could use
lately: India's new criminal laws call for forensic visits, and labs there cannot hire quickly enough
economics: 40-65 | 1-3 | 300-6000 USD
ask: Has a report made with it been challenged in court, and what happened? | How long after a phone update do you read the device again? | Which accreditation covers this exact method?
grade: low
# keys-certs: certificates, keys and hardware tokens
words: pki, digital certificate, certificate authority, ssl certificate, tls certificate, certificate expiry, expired certificate, certificate management, code signing, signing key, hsm, hardware security module, key management, smart card, hardware token, security key, passkey hardware, yubikey, digital signature certificate, dsc token, qualified signature, trust service, eidas, secure element, post-quantum, quantum-safe encryption, crypto agility, encryption keys, machine certificates, document signing token, usb token
job: renew and guard each key before it expires or leaks
buyer: infrastructure and trust-service heads
user: certificate administrators
run: accountants, factories and public offices | offices keep the trust provider whose token works on filing day and whose hotline answers | audits, vetting staff, lost tokens and free web certificates squeeze the yearly fee
rival: DigiCert | certificates and their management | per certificate a year
rival: Keyfactor | certificate control for large firms and devices | per certificate a year
rival: Venafi (CyberArk) | control of machine identities | per certificate a year
rival: Let's Encrypt | free web certificates | nothing, paid by sponsors
rival: Yubico | hardware login keys | a price per key
rival IN: eMudhra | signature certificates and tokens | per certificate
system: Active Directory Certificate Services | issues inside certificates that nobody has listed
system: Thales Luna | guards root keys and counts each partition
system: the ACME protocol | renews web certificates without a human if firewalls allow
today: an admin keeps expiry dates in a sheet, misses the mail at an old address and replaces files at night
cost: one forgotten certificate stops tills or phones for a day, and a leaked signing key poisons each update
pain: the certificate sits in a load balancer that only a retired colleague could log in to
pain: tokens are posted to the office while the signer works in another town
pain: nobody knows where old algorithms hide in meters, cards and printers
channel: hosting firms and network integrators | an integrator finds expired files while replacing a firewall
channel: accountants and filing agents | a filing deadline makes each director buy a token
channel: browser forum watchers and standards groups | shorter lifetimes are read there before they hurt
cycle: 6-40 weeks | after an outage it takes a week, otherwise an audit and a proof of concept
price: certificate control | 3-15 USD | certificate a year
price: a signature token with certificate | 1000-3000 INR | signer
rule US: FIPS validation | federal buyers accept only validated modules, and national systems must move to post-quantum keys
rule EU: eIDAS Regulation | qualified providers are audited and must report a breach within a day
rule GB: UK eIDAS rules | the watchdog supervises trust services, and qualified status differs from the Union's
rule IN: IT Act certifying authorities | signature certificates come only from licensed bodies after identity checks
season: filing deadlines in July and September sell tokens, and Christmas freezes bring expired files
next: login keys for staff | signing of software and documents | device identities at the factory
fail: encryption gateways broke mail for partners and were switched off within the quarter
fail: quantum-safe sellers scared boards before there was a standard and ran out of patience
lately: browsers agreed to cut certificate lifetimes in steps, so hand renewal will not hold
economics: 65-85 | 0.5-1.5 | 1000-20000 USD
ask: How many certificates did the last scan find that nobody had listed? | Where does the root key sleep and who can wake it? | Which devices cannot renew by themselves?
grade: low
`,
  facts: `
eu-cra-fine@eu | Highest fine under the Cyber Resilience Act | a maker can be fined up to # or a share of turnover | 15000000 | EUR | limit | EU | 2024 | Regulation (EU) 2024/2847 | medium | device-security
eu-cra-warning@eu | Time to warn of an exploited flaw | an exploited flaw must be notified within # | 24 | hours | limit | EU | 2026 | Regulation (EU) 2024/2847, Art. 14 | medium | device-security
eu-cra-support@eu | Least support time for a connected product | makers must mend flaws for at least # unless the product lives shorter | 5 | years | limit | EU | 2027 | Regulation (EU) 2024/2847, Art. 13 | medium | device-security
in-forensic-visit@bnss | Crimes that call for a forensic visit in India | crimes punishable with # or more call for a forensic visit to the scene | 7 | years | limit | IN | 2024 | Bharatiya Nagarik Suraksha Sanhita, Section 176 | medium | forensics
us-forensic-pay@bls | Median pay of forensic technicians | a forensic science technician earns a median of # a year | 64940 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | forensics
drive-failures@backblaze | Hard drives that fail in a year | # of drives in one large fleet failed in the year | 0.0157 | share | share | global | 2024 | Backblaze Drive Stats | medium | forensics
gb-forensic-code@fsr | Code for forensic labs in England | the regulator's code has force of law and covers work on phones and computers | - | - | statement | GB | 2023 | Forensic Science Regulator Act 2021 | medium | forensics
tls-lifetime-next@cabf | Life of a web certificate at the end of the plan | web certificates will last at most # by the end of the plan | 47 | days | limit | global | 2029 | CA/Browser Forum, Ballot SC-081 | medium | keys-certs
tls-lifetime-free@lets-encrypt | Life of a free web certificate | a Let's Encrypt certificate has long lasted # | 90 | days | limit | global | 2015 | Let's Encrypt | medium | keys-certs
pq-standards@nist | First post-quantum standards | NIST published its first post-quantum standards and wants older public keys gone within about a decade | - | - | statement | US | 2024 | National Institute of Standards and Technology | medium | keys-certs
eu-trust-breach@eu | Time for a trust service to report a breach | a trust service must report a breach within # | 24 | hours | limit | EU | 2016 | Regulation (EU) No 910/2014, Art. 19 | medium | keys-certs
`,
  wordings: `
# device-security
also: gadget maker, hardware vendor, firmware dev, product compliance manager, test engineer, notified body, accredited lab, reverse engineer, chip hacker, produktsicherheit, prüflabor, cybersicherheit produkte, sécurité des objets connectés, sicherheitslabel, baby monitor hacked, doorbell camera, smart meter, wallbox, smart lock hack, insulin pump, pacemaker, drone hijack, e-bike controller, wifi module, bluetooth stack, zigbee, lorawan, uart pins, jtag, flash dump, logic analyser, glitching, fault injection, fuzzing, oscilloscope, bootloader, root password, hard-coded key, open port, old kernel, unpatched library, end of support, parts list of software, risk file, technical file, declaration of conformity, disclosure mail, bug report from hacker, botnet, bricked device, recall, failed certification, stuck in customs, update server, rollback, signed image, tamper switch, toy with microphone, white-label camera, importer duty, retailer delisting, type approval, gap assessment, threat model, harden, patch, dump, spoof
plain: internet-linked gadgets, gadgets with chips, household appliances online, is gadget tamper-proof, opening up gadget, electronics examined, electronics examination house, flaws in appliances, appliance makers, importers of electronics, electronics importers, european product law, market access electronics, lifelong fixes promised, supplier factory in china, weak gadget passwords, toys that listen, hijacked camera, infusion pumps protected, old hospital apparatus, shield box, machines with modem, industrial machinery online, stranger reports weakness, answering researchers, ingredient list of code, inner code listed, affordable preliminary check, lamps plugs cameras, shelf ban, retail chain electronics, meters and scooters tested, wireless gadget approval, chip-level attack, embedded electronics, conformity assessment of electronics, technical testing and analysis, market surveillance authority, essential requirements, notified body, radio apparatus conformity, product liability legislation, machinery regulation, declaration of conformity, vulnerability handling obligation, coordinated disclosure process, component inventory of code, lifecycle maintenance of electronics, supplier pressure for fixes, readiness consulting for manufacturers, legacy apparatus shielding, network isolation of scanners, thermostats, baby monitors, doorbells with lens, speaking dolls, fridge on internet, robot vacuum spying, default password admin, botnet of cameras, pacemaker intrusion, insulin dispenser intrusion, children's watches, tinkerer with soldering iron, oscilloscope and probes, circuit dump, extracting memory contents, can strangers get in, clever plug, lamp that listens, small maker first look, tiny manufacturer gap list, open-source parts inside, mailbox for tinkerers, reply to reporter, chipset vendor silent, abandoned module drivers, excavator controller, packaging machine exporters, internet of things, smart appliances, gadget manufacturers, market approval, conformity of gadgets, vulnerability support period, component inventory, software ingredients, embedded code analysis, outdated cryptography, retailer's demand, image unpacking, third-party components, affordable assessment, pre-compliance laboratory, hardware startups, exposed service connector, circuit board inspection, pet gadgets, budget evaluation, disclosure policy, ethical hackers, vulnerability mailbox, outsiders reporting weaknesses, coordinated publication, ignored warnings, embarrassing revelation, subcontract electronics, chip vendor, abandoned chipset, supplier negotiations, asian manufacturer, unsupported silicon, update obligation, hospital apparatus, legacy industrial controllers, obsolete operating system, network segregation, compensating shield, unsupported equipment, bedside apparatus, industrial equipment makers, cyber resilience legislation, remote maintenance access, technical documentation, hard-coded credentials
We import doorbells from Shenzhen and the retailer now wants proof of updates for years. Somebody must open the thing, say what is inside and press the factory for fixes.
Upload the image, get the list of old libraries, the flaws that matter and the paper for the authority.
2 man startup w a smart feeder, lab quoted us more than our whole tooling cost, is there a lite check b4 that
A stranger mailed us that he could open our lock from the street, and nobody here knew how to answer him. I would run an answering desk for small brands.
Spare-room lab in Pune with glitchers and shielded box, serving meter and scooter makers who cannot wait for the state test queue.
Hospitals keep infusion gear for twenty years; wrap a tiny guard box around what can no longer be patched.
Mid-size machine builders in Swabia sell presses with a modem in them and have just learnt that they are software makers under law.
I buy for a DIY chain: give me traffic lights on which plugs, cams and bulbs will be illegal on the shelf next season.
# forensics
also: examiner, imaging technician, cyber police, investigator, detective, fraud investigator, breach responder, expert for court, sachverständiger, gutachter it, datenrettung, récupération de données, recuperación de datos, perito informático, perícia digital, data doctor, dead disk, clicking disk, dropped laptop, water-damaged handset, head swap, clean room, donor drive, chip-off, platters, memory dump, disk clone, hash value, faraday bag, evidence bag, seal number, seizure memo, witness statement, lab backlog, timeline of files, deleted chats, whatsapp extraction, call records, tower dump, dashcam clip, blurred number plate, voice comparison, tampered photo, fake screenshot, lost wedding photos, thesis gone, formatted card, encrypted drive, forgotten pin, locked handset, stalkerware check, employee stole files, ex-employee usb, ransom note, wiped server, log files, crypto tracing, child abuse images, examiner trauma, cross-examination, inadmissible, broken chain, accreditation visit, recover, extract, image, analyse, testify, preserve, subpoena
plain: traces on gadgets, proof for judge, computer detectives, court-appointed specialist, technical witness, reading confiscated telephones, confiscated gadgets, rescue lost pictures, rescue lost files, broken storage, fallen external storage, dust-free bench, storage repair workshop, is picture genuine, genuine conversation proof, divorce proof messages, falsified chats, salesman took list, disloyal employee proof, first hours after break-in, traces overwritten, investigators' mental strain, horrible pictures sorted, prosecution service, police backlog telephones, magistrate evidence, sealed bag, unbroken handling record, erased messages restored, expert opinion electronics, private laboratory near courts, fixed price rescue, electronic traces, hidden files found, forensic science services, court expert in computing, judicial technical assistance, evidential acquisition, lawful seizure of apparatus, admissibility standards, criminal investigation support, private investigation electronics, media restoration services, evidential integrity, breach reconstruction, departing employee inquiry, early containment traces, examiner welfare, authenticity certification of captures, turnaround of exhibits, diagnostic quotation, sleuths, detectives, gumshoe, suspects' handsets, confiscated laptops, child abuse imagery, blurred by software, traumatised officers, counselling for analysts, drowned phone, clicking disk, scratched platters, memory card from camera, wedding snapshots gone, dropped in lake, wiped chats, affidavit about capture, hash value sealed, notary for web pages, find what was deleted, look inside the phone, clean bench, donor heads swap, walked off with contacts, usb stick copied friday, police evidence room queue, memory dump before shutdown, investigative computing, electronic evidence, evidential examination, crime laboratory, admissible findings, handset unlocking, sworn examiner, police backlog, confiscated handsets, evidence triage, detectives waiting, mobile extraction, custody suite, examination queue, authenticity of messages, notarised captures, family proceedings, doctored conversations, tamper-evident capture, fabricated messages, affidavit, lost memories, damaged storage, failed hard drives, transparent estimate, family pictures retrieval, cleanroom repair, broken memory card, investigator wellbeing, trauma exposure, psychological strain, disturbing material, blurring of imagery, burnout of investigators, moderators' welfare, departing employee, trade secret theft, copied files, memory stick traces, employment dispute, insider misappropriation, resigned salesperson, breach investigation, emergency preservation, intrusion response, volatile memory, overwritten evidence, first responder, intruder's footprint
Police in our district wait nine months for handset reports, so suspects walk. A van with trained people could read phones at the station within a day.
Is this screenshot real? Sworn answer for divorce and rent cases, flat fee, in three days.
dropped my external disk w all baby pics, shop says 900 or nothing, need trustworthy one with price b4 opening
I spent a decade viewing terrible pictures for a prosecutor. Software that sorts and blurs first would spare the next colleague.
State labs in Uttar Pradesh and Bihar drown under the new procedure law; set up private accredited benches near the courts.
Clean bench, microscope and shelf of donor platters in Nairobi, so that firms stop sending drives to Dubai.
An ex-salesman walked off with the client list; the owner needs proof for the judge by Friday without breaking privacy law.
From the insurer's desk: the first hours after an intrusion are lost as the local IT man reinstalls everything and wipes the traces.
# keys-certs
also: cert admin, trust officer, registration clerk, vetting clerk, notary online, security officer for keys, key custodian, crypto officer, zertifikat, zertifikatsverwaltung, signaturkarte, vertrauensdienst, certificat électronique, certificado digital, firma electrónica, e-imza, e-signature token, class three token, pen drive signature, gst filing signature, tender signing, padlock in browser, not secure warning, site down expired, root store, intermediate chain, revocation list, private key, public key, passphrase, csr, wildcard, mutual tls, self-signed, key ceremony, smartcard reader, safe with keys, split knowledge, backup of keys, rotating secrets, envelope encryption, bring your own key, algorithm inventory, lattice, harvest now, code signature, driver signing, stolen key, leaked secret, mis-issued, audit of ca, webtrust, face check for certificate, video verification, lost dongle, driver not found, blocked pin, employee badge, ship with keys, vault, hsm rental, timestamping, seal for invoices, iot identity, meter keys, sim keys, renew, revoke, enrol, rotate
plain: electronic identity papers, expiry of digital papers, padlock symbol, website warning page, digital seal, electronic autograph, bidders' electronic autograph, company directors sign, stick for signing, plug-in login stick, login stick for nurses, gloves-friendly login, secret codes safe, safe for secrets, guarding master secret, encryption materials, scrambling methods obsolete, quantum computer danger, old scrambling in banks, vanished employee gets reminders, payment terminals refuse, overnight outage forgotten date, automatic prolongation, trust provider, identity by video, chamber issues sticks, update seal carmaker, secret left in code, leaked passwords in code, cryptography inventory, cryptographic office, tax filing stick, digital passport machines, accountant's dongle, qualified trust services, electronic identification regulation, manufacture of smartcards, cryptographic module validation, authentication apparatus, supervisory body trusted list, encryption products export control, advanced electronic signatures, algorithm inventory, migration roadmap ciphers, credential lifecycle, renewal automation for websites, custody of master material, release approval ceremony, secrets rotation, procurement bidders' credential, padlock in browser, browser says unsafe, website down sunday, forgotten renewal date, outage from lapse, thumb drive for signing, stamp in electronic form, sealed vault room, two custodians, safe with split shares, password pasted in repository, leaked credential in source, cancelled and replaced, codebreakers, unbreakable mathematics, future supercomputers, old algorithms hunt, stick replaces password, fob for nurses, tap fob wearing gloves, factory terminal fob, operators sharing one screen, signing for public tender, notary token, driver package authenticity, tampered update, genuine publisher proof, list of all padlocks, cryptographic credentials, expiry dates, encryption inventory, public key infrastructure, trust chain, machine identity, secure sockets, lapse of validity, lapsed credential outage, network inventory, automatic renewal, payment terminals rejected, forgotten server, discovery scan, qualified electronic signature, procurement bidders, government tender submission, smartcard reader, identity verification appointment, notarial token, signing stick, firmware authenticity, vault for signing, tamper-resistant module, release engineers, vehicle updates, poisoned update, stolen signing credential, post-quantum readiness, obsolete algorithms, cryptographic census, quantum threat, bank's legacy encryption, algorithm replacement, crypto agility, passwordless entry, hospital workstations, physical authenticator, gloved hands, proximity fob, factory operators, contactless authenticator, exposed credentials, repository scanning, source code leakage, cryptocurrency thieves, revoke and replace, hard-coded passwords, developer mistakes
On the first of the month every till in the chain refused cards, because one file had run out overnight. I want a bloodhound that finds all such files and changes them unasked.
Signing without the pen drive: directors approve by phone, the key rests in a vault.
my ca sends me to get the dongle again every 2 yrs, driver never works on mac, filing is tmrw, help
We were two engineers guarding the key that signs updates for a million cars, and it lay in a drawer. I would rent out a proper safe with rules.
Chambers of commerce in Colombia and Ecuador issue tokens to tender bidders by hand; do identity by video and deliver within the hour.
List where old ciphers hide in a bank, from cash machines to fax gateways, and plan which goes first.
Tiny shop that makes rugged login sticks for nurses and factory hands who wear gloves and share terminals.
I run a hosting firm and lose nights to clients whose renewal mails go to somebody who left years ago.
`,
});
