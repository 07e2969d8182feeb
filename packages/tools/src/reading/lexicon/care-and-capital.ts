import type { LexiconEntry } from './lexicon-entry.ts';

export const careAndCapitalLexicon: readonly LexiconEntry[] = [
  {
    vertical: 'hospital-systems',
    sure: 'health system; nhs trust; inpatient; hospital ward; hospital bed; bed management; bed board; patient flow; discharge planning; delayed discharge; emergency department; emergency room; emergency room wait; ambulance handover; operating room; operating theatre; theatre list; surgical list; surgery scheduling; surgical waiting list; elective surgery; block time; pre-op; intensive care; icu; nurse staffing; nurse scheduling; nurse shift; ward manager; charge nurse; float pool; bank staff; agency nurse; travel nurse; locum doctor; revenue cycle; claim denial; claims denial; prior authorization; prior authorisation; medical coding; hospital billing; cashless claim; tpa desk; hospital supply; hospital procurement; sterile processing; hospital administrator; chief nursing officer; chief medical officer; hospital information system; command centre; sepsis',
    likely:
      'ward; bedside; anaesthetist; cerner; hospital staff; length of stay; medical billing; insurance claim; case manager; healthcare worker; junior doctor; hospital porter; blood bank; infection control; hand hygiene; patient safety; hospital; hospitals',
    hint: 'beds; payer; nurse; nurses; admission; surgeon; surgery; waiting list; clinician; triage; medical staff; readmission',
  },
  {
    vertical: 'pharmacy',
    sure: 'pharmacy; pharmacies; pharmacist; pharmacy technician; independent pharmacy; community pharmacy; chemist shop; medical store; drugstore; dispensary; dispensing; prescription delivery; prescription refill; medicine delivery; online pharmacy; e-pharmacy; mail order pharmacy; generic medicine; drug price; discount card; drug shortage; medicine shortage; pharmacy benefit manager; pbm; specialty pharmacy; specialty drug; copay assistance; copay card; patient assistance programme; medication adherence; pill reminder; pill box; pill dispenser; blister pack; dosette; polypharmacy; medication review; pharma distributor; pharma wholesaler; stockist; drug traceability; counterfeit drug; counterfeit medicine; fake medicine; dscsa; drug serialization; expired medicine; unused medicine; formulary; hospital pharmacy; flu jab',
    likely:
      'medicine; medicines; medication; prescription; pill; pills; dose; chemist; generic; insulin; inhaler; cold chain; side effect; drug interaction; biosimilar; over-the-counter; otc; counterfeit; antibiotic; compounding',
    hint: 'reimbursement; copay; refill; batch; expiry; tablet; prior authorization; infusion; vaccine; vaccination; drug; drugs',
  },
  {
    vertical: 'medical-devices',
    sure: 'medical device; medical devices; medtech; medical equipment; device maker; device manufacturer; fda clearance; fda approval; ce mark; notified body; technical file; software as a medical device; samd; design history file; post-market surveillance; diagnostic test; diagnostic kit; medical diagnostics; point-of-care; point of care test; test kit; home test; at-home test; rapid test; lateral flow; self-test; biomarker; radiologist; pathology slide; digital pathology; ct scan; mri; mammography; chest x-ray; ultrasound; medical imaging; retinal scan; orthopaedic implant; orthopedic; stent; pacemaker; surgical robot; surgical instrument; loan kit; loaner tray; prosthetic; prosthesis; prosthetic limb; orthotic; hearing aid; wheelchair; assistive device; exoskeleton; infusion pump; ventilator; oxygen concentrator; catheter; stethoscope; biomedical engineer; biomed; equipment calibration; durable medical equipment; glucose monitor; cgm; ecg',
    likely:
      'diagnostics; early detection; cancer detection; tuberculosis; lab test; swab; saliva; sterile; blind; deaf; rehabilitation; tremor; wound; heart rate; blood pressure cuff; clinical evaluation; implant; implants; diagnostic; radiology; blood test',
    hint: 'patch; device; wearable; scan; scans; detection; screening; surgeon; imaging; x-ray; glucose; stroke',
  },
  {
    vertical: 'womens-health',
    sure: "women's health; womens health; femtech; fertility; infertility; fertility clinic; ivf; ivf clinic; egg freezing; egg donor; surrogacy; embryo; embryologist; sperm; trying to conceive; ovulation; fertile window; period tracker; her period; menstrual; menstruation; menstrual cup; sanitary pad; tampon; period pain; pms; cycle tracking; contraception; birth control; menopause; perimenopause; hot flash; hot flush; hrt; hormone replacement; endometriosis; pcos; pcod; fibroids; pelvic floor; pelvic pain; incontinence; gynaecologist; gynecologist; gynaecology; obstetrician; obgyn; maternal health; maternal mortality; antenatal; preeclampsia; gestational diabetes; miscarriage; stillbirth; birth plan; high-risk pregnancy; expectant mother; pregnant women; cervical screening; hpv; breast cancer; mammogram; breast pump; vaginal; abortion",
    likely:
      'pregnant; hormone; hormonal; midwife; doula; lactation; teen girls; conceive; libido; sexual wellness; sexual health; uti; bone density; midlife; fertility benefit; family planning; nicu; maternity; prenatal; postnatal; postpartum; pregnancy',
    hint: 'symptoms; intimate; women; woman; mother; mothers; girls; newborn; ultrasound; birth',
  },
  {
    vertical: 'accounting-tax',
    sure: 'accounting firm; accountancy; accountant; accountants; cpa; cpa firm; chartered accountant; ca firm; bookkeeping; bookkeeper; bookkeeping service; tax preparer; tax preparation; tax practice; tax season; tax return; tax filing; file taxes; tax advisor; tax adviser; self-employed tax; freelancer tax; quarterly tax; self assessment; mileage tracker; tax deduction; schedule c; itr filing; sales tax; vat return; vat; gst; gst filing; gst return; input tax credit; e-invoicing; e-invoice; nexus; quickbooks; xero; tally; general ledger; chart of accounts; bank reconciliation; month-end close; financial close; auditor; audit firm; statutory audit; external audit; audit evidence; workpapers; enrolled agent; making tax digital; landlord tax; expat tax; tax compliance; engagement letter',
    likely:
      'accounting; tax; taxes; ledger; reconciliation; reconcile; irs; hmrc; deduction; write-off; client documents; chasing documents; year-end; internal audit; sox; payroll tax; fiscal; depreciation; financial statements; trial balance',
    hint: 'filing; client portal; month end; categorise; receipts; receipt; invoice; expense; self-employed; freelancer; audit; controller; finance team',
  },
  {
    vertical: 'wealth-capital',
    sure: 'wealth management; wealth manager; financial advisor; financial adviser; independent financial adviser; registered investment adviser; ria; family office; private banking; private banker; asset management; asset manager; portfolio manager; hedge fund; private equity; venture capital; venture fund; vc fund; fund administration; fund manager; limited partners; capital call; carried interest; cap table; term sheet; safe note; angel investor; angel syndicate; spv; equity crowdfunding; fundraising round; raise a round; startup fundraising; investor relations; data room; employee stock options; esop; secondary shares; day trader; day trading; options trading; algorithmic trading; algo trading; trading bot; backtesting; stock screener; trading journal; copy trading; prop firm; forex; futures trading; equity research; investment research; buy-side; sell-side; capital markets; bond market; fixed income; alternative data; earnings call; bloomberg terminal; expert network; ipo; investment bank; investment banking; private credit; portfolio rebalancing; accredited investor',
    likely:
      'investing; investment; portfolio; trading; stocks; equities; dividend; valuation; due diligence; asset allocation; quant; securities; sec filing; vc; startup equity; stock market; etf; mutual fund distributor; estate planning; high net worth; deal flow; pitch deck; syndicate',
    hint: 'wealth; adviser; client review; market data; suitability; brokerage; trader; shares; broker; analyst; fund; bond; angel; esg; investor; investors; inheritance',
  },
  {
    vertical: 'procurement-spend',
    sure: 'procurement; procurement team; procurement software; accounts payable; ap automation; ap clerk; accounts receivable; supplier invoice; invoice processing; invoice approval; invoice matching; purchase request; purchase requisition; purchasing manager; purchasing department; three-way match; vendor bills; bill pay; vendor management; vendor onboarding; supplier onboarding; supplier management; supplier risk; supplier discovery; strategic sourcing; tail spend; indirect spend; spend management; spend analytics; saas spend; software spend; software licences; rfq; request for quote; expense management; expense report; expense claim; corporate card; company card; credit control; credit controller; dso; cash application; overdue invoices; dunning; fp&a; financial planning and analysis; cash flow forecast; cash forecasting; treasury management; budgeting for companies; board pack; variance analysis; group purchasing; e-procurement; back office finance; finance operations',
    likely:
      'approval workflow; approvals; erp; netsuite; sap; contract renewal; bulk buying; net terms; late paying customers; unpaid invoice; payment run; petty cash; cost centre; business travel; travel expenses; per diem; reimbursement; sourcing; treasury; cfo; fractional cfo; rfp response; purchase order',
    hint: 'back office; invoice fraud; cash flow; cost saving; supplier; suppliers; vendor; vendors; invoice; buyer; quote; quotation; tender; savings; controller; purchase; wholesale; expense; receipts; budget; forecast; finance team',
  },
];
