import type { Tool } from '@modelcontextprotocol/server';
import { inputSchemaOf, type JsonSchema } from '@slipway/tools/input-schema';
import { getTool } from '../tools/get-tool.ts';
import type { Offer, OfferDeps } from './offer.ts';
import { runOffered } from './run-offered.ts';
import { runOutput } from './say-run.ts';
import { toolSchema } from './tool-schema.ts';

/** What an assistant sends beside the fields of a tool. */
const beside: Readonly<Record<string, JsonSchema>> = {
  projectId: {
    type: 'string',
    maxLength: 64,
    description: 'The project to run it in, an id of list-projects. Left out, it is chosen by the idea.',
  },
  idempotencyKey: {
    type: 'string',
    maxLength: 100,
    description:
      'Any text of your own. The same text again is the same run and is not charged again. Send another one to run the same answers anew.',
  },
};

/** The tools of the catalogue, each as its form asks for it. */
export async function listToolOffers(deps: Pick<OfferDeps, 'tools'>): Promise<Offer[]> {
  return Promise.all(deps.tools.catalogue.map(({ id }) => toOffer(deps, id)));
}

async function toOffer(deps: Pick<OfferDeps, 'tools'>, id: string): Promise<Offer> {
  const { engine } = await getTool(deps, id);
  const { name, gives, cost } = engine.meta;
  const asked = engine.fields.filter(({ essential }) => essential).map((field) => field.name);
  const tool: Tool = {
    name: id,
    title: name,
    description: `${gives} Costs ${cost} ${cost === 1 ? 'credit' : 'credits'}. ${askedFirst(asked)}`.trim(),
    inputSchema: toolSchema({ properties: { ...inputSchemaOf(engine.fields).properties, ...beside } }),
    outputSchema: runOutput,
    annotations: { readOnlyHint: false, destructiveHint: false },
  };
  return { tool, scope: 'run', call: (all, call) => runOffered(all, id, call) };
}

/** All fields can be left out, and the first few decide most. */
function askedFirst(names: readonly string[]): string {
  return names.length === 0 ? '' : `Ask the person for ${names.join(', ')} first; never make up an answer.`;
}
