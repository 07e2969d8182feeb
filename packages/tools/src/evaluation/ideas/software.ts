import type { TypedIdea } from './evaluation-idea.ts';

/** Software for people who work with software. */
export const softwareIdeas: readonly TypedIdea[] = [
  {
    id: 'gpu-idle',
    kind: 'plain',
    trade: 'GPU cost',
    idea: 'ML teams rent 64 H100s and the dashboards say 90% busy while half of that is waiting for data. We profile jobs without code changes, show which training run starves on input, and pack small jobs in the gaps on Slurm or Kubernetes. Priced at a tenth of proven savings.',
    region: 'global',
    stage: 'prototype',
    paraphrase:
      'Companies training neural networks pay for accelerators that mostly stall. A profiler finds input bottlenecks per job and a scheduler fills the holes, charging part of the money saved.',
  },
  {
    id: 'eaa-audit',
    kind: 'plain',
    trade: 'web accessibility',
    idea: 'Since June 2025 online shops in the EU must be accessible and nobody at a 30-person retailer knows what a focus trap is. Overlays are a scam. We record blind testers doing a purchase, turn failures into pull requests for their theme and write the accessibility statement.',
    region: 'EU',
    paraphrase:
      'European web stores have to serve disabled customers by law but lack know-how. Real screen-reader users try the checkout, we deliver code fixes and the required declaration.',
  },
  {
    id: 'cobol-docs',
    kind: 'plain',
    trade: 'legacy insurance systems',
    idea: 'Life insurers still compute annuities in COBOL written in 1983 and the last developer retires in spring. We read the source with copybooks, explain every rule in English with an example policy, and generate tests which run old and new side by side.',
    customer: 'life insurers with a mainframe',
    region: 'US',
  },
  {
    id: 'water-ot',
    kind: 'plain',
    trade: 'water utility security',
    idea: 'Small water utilities have a controller on the internet with the factory password, and EPA letters pile up. One operator runs the whole plant. A passive box on the switch lists each PLC, alarms on setpoint changes at night and prints the assessment that the state wants.',
    region: 'US',
    paraphrase:
      'Town drinking-water plants cannot defend their control equipment. A listening device inventories the industrial network, warns of odd commands and produces the compliance report.',
  },
  {
    id: 'salesforce-drift',
    kind: 'plain',
    trade: 'CRM administration',
    idea: 'Salesforce admins inherit 900 flows and fields that nobody dares delete. A change on Friday breaks commissions on Monday. Graph of what touches what, a warning before deploy, and a list of dead fields with the last date a human wrote to them.',
    region: 'US',
    pricePerMonth: 400,
    currency: 'USD',
  },
  {
    id: 'tiktok-live',
    kind: 'plain',
    trade: 'live shopping',
    idea: 'Hijab sellers in Bandung go live on TikTok Shop for six hours, viewers write the colour in chat and stock is oversold. Overlay that counts comments as reservations, holds stock three minutes, prints the label when paid and tells the host what to show next.',
    region: 'ID',
    paraphrase:
      'Modest-fashion streamers lose orders because chat requests outrun inventory. Software that turns messages into timed holds, syncs quantities and prompts the presenter.',
  },
  {
    id: 'rfp-answers',
    kind: 'plain',
    trade: 'RFP responses',
    idea: 'Proposal managers at engineering firms rebuild the same 60-page statement of qualifications each week from old InDesign files. Resumes are out of date. A library that knows projects, people and licences, assembles the SF330 and flags claims which the last client would dispute.',
    region: 'US',
    stage: 'growing',
  },
  {
    id: 'llm-refunds',
    kind: 'plain',
    trade: 'support chatbot testing',
    idea: 'Companies let a chatbot promise refunds and find out from Twitter. Before each release we run 2,000 angry, confused or cunning customers against it, score policy breaches and hand the team the shortest conversation that breaks it. In CI, fails the build.',
    region: 'global',
  },
];
