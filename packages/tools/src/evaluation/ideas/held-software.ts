import type { TypedIdea } from './evaluation-idea.ts';

/** Put aside: scored, never read while rules are tuned. */
export const heldSoftware: readonly TypedIdea[] = [
  {
    id: 'sbom-cra',
    kind: 'plain',
    trade: 'device firmware compliance',
    idea: 'The Cyber Resilience Act makes a maker of smart locks report exploited holes in 24 hours. They do not even know which open source is in the firmware. Upload the image; we unpack it, list the components, tell which CVE is reachable and keep the file for the market authority.',
    region: 'EU',
  },
  {
    id: 'fba-claims',
    kind: 'plain',
    trade: 'Amazon sellers',
    idea: 'amazon loses or damages my fba units and only pays back if i open a case inside 60 days with the right invoice. agencies take 25%. tool that reads the ledger, finds missing units, files the case text + pod, flat 49 a month',
    region: 'US',
  },
  {
    id: 'callcentre-qa',
    kind: 'plain',
    trade: 'call centre quality',
    idea: 'BPOs in Cebu listen to 2% of calls and score agents with a spreadsheet; agents call it a lottery. We score all calls on the client’s own card, let the agent contest a mark with one click and coach on three calls a week. Priced per seat.',
    region: 'global',
  },
  {
    id: 'tradeshow-leads',
    kind: 'plain',
    trade: 'trade show sales',
    idea: 'A pump maker spends 200,000 euros on a stand at Hannover Messe and comes home with a shoebox of cards and notes such as "call March, big". Record the chat in two sentences at the booth, we enrich, route to the right Vertreter and mail the datasheet before the visitor reaches the car park.',
    region: 'DE',
  },
];
