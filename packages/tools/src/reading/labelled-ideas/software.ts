import type { LabelledIdea } from './labelled-idea.ts';

export const softwareIdeas: readonly LabelledIdea[] = [
  {
    text: 'Our tool finds flaky tests in a CI pipeline, quarantines them and opens a pull request with the likely fix. For engineering teams of 20 to 200.',
    vertical: 'devtools',
    split: 'tune',
  },
  {
    text: 'api mocking for frontend devs, u paste the openapi file and get a fake backend w realistic data, free for 1 project',
    vertical: 'devtools',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'When an on-call engineer is paged at 3 a.m., we show which deploy, flag or config change most likely broke production.',
    vertical: 'devtools',
    split: 'held',
  },
  {
    text: 'Small law and accounting offices get phished. We send fake phishing mails to their staff and train whoever clicks, no IT person needed.',
    vertical: 'cybersecurity',
    split: 'tune',
  },
  {
    text: 'A scanner that tells hospitals which old medical devices on their network can be hacked and isolates them without taking them offline.',
    vertical: 'cybersecurity',
    split: 'held',
  },
  {
    text: 'soc2 in 3 weeks for startups, connects aws + github and tells u what controls are missing',
    vertical: 'cybersecurity',
    split: 'tune',
    isSloppy: true,
  },
  {
    text: 'An agent that reads the accounts-payable inbox, matches invoices to purchase orders and books them in the ledger; a person approves only the odd ones.',
    vertical: 'ai-agents',
    split: 'tune',
  },
  {
    text: 'gpt assistant for ops ppl that does the boring browser stuff, copy from portal paste in sheet, u show it once and it repeats',
    vertical: 'ai-agents',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Finance teams wait days for the data team to answer a question. They ask in plain words, we write the SQL on their warehouse and show the query.',
    vertical: 'data-infra',
    split: 'tune',
  },
  {
    text: 'We watch the pipelines between Salesforce, Stripe and Snowflake and alert when a table arrives late, empty or with a changed schema.',
    vertical: 'data-infra',
    split: 'held',
  },
  {
    text: 'Turn a spreadsheet into an internal app with forms and approvals, no programming, for operations teams at logistics firms in India.',
    vertical: 'no-code',
    split: 'tune',
    region: 'IN',
  },
  {
    text: 'drag n drop builder so a non technical founder makes a mobile app from a airtable and publishes to app store',
    vertical: 'no-code',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Newsletters of small online shops all look the same. We write and design one per customer group from what they bought, and send it at the best hour.',
    vertical: 'martech',
    split: 'tune',
  },
  {
    text: 'Brands cannot tell which influencer posts led to sales in their shops. We match receipts to campaigns and report the cost per buyer.',
    vertical: 'martech',
    split: 'held',
  },
  {
    text: 'seo tool that finds what ppl ask chatgpt about ur brand and tells u what to write, agencies pay 149/mo',
    vertical: 'martech',
    split: 'tune',
    isSloppy: true,
  },
  {
    text: 'B2B sales reps forget to log calls. We join the call, write the CRM entry, the next step and the follow-up mail in the rep’s own tone.',
    vertical: 'salestech',
    split: 'tune',
  },
  {
    text: 'cold email warmup + lead lists for small agencies in eastern europe, 30 eur/month',
    vertical: 'salestech',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Telecom help desks in the Philippines answer the same ten questions all day. Our bot solves billing tickets in Tagalog and hands the angry ones to a person.',
    vertical: 'customer-support',
    split: 'tune',
    region: 'PH',
  },
  {
    text: 'one inbox for insta whatsapp + email so a 5 person support team answers every customer in a hour',
    vertical: 'customer-support',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Shopify stores lose money on returns. Our app turns a refund request into an exchange and prints the label, 1% of saved revenue.',
    vertical: 'ecommerce-enablement',
    split: 'tune',
  },
  {
    text: 'sellers on amazon + flipkart update stock by hand and oversell. sync inventory across all of them, rs 999/mo',
    vertical: 'ecommerce-enablement',
    split: 'held',
    isSloppy: true,
    region: 'IN',
  },
  {
    text: 'Product photos for furniture web shops: upload one picture, get it in twenty rooms, so a shop needs no studio.',
    vertical: 'ecommerce-enablement',
    split: 'tune',
  },
];
