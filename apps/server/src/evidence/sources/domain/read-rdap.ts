import { z } from 'zod';
import type { RdapSaid } from './decide.ts';

interface Reply {
  readonly status: number;
  readonly text: string;
  /** Who answered, after every redirect. */
  readonly address: string;
}

/** As RFC 9083 has it; what else is sent is not read. */
const domainSchema = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().max(260),
  status: z.array(z.string().max(60)).max(30).optional(),
  events: z
    .array(z.object({ eventAction: z.string().max(60), eventDate: z.string().max(40) }))
    .max(40)
    .optional(),
  // Lists of any kind: a registrar that cannot be read takes nothing from the answer.
  entities: z.array(z.unknown()).max(40).optional().catch(undefined),
});

const registrarSchema = z.object({
  roles: z.array(z.string()).refine((roles) => roles.includes('registrar')),
  vcardArray: z.tuple([z.literal('vcard'), z.array(z.array(z.unknown()))]),
});
const nameMost = 60;

/** Its full name, as the card of RFC 7095 has it: `["fn", {}, "text", "Acme Registrar"]`. */
function registrarIn(entities: readonly unknown[]): string | undefined {
  for (const entity of entities) {
    const read = registrarSchema.safeParse(entity);
    const name = read.success ? read.data.vcardArray[1].find(([field]) => field === 'fn')?.[3] : undefined;
    if (typeof name === 'string' && name.trim() !== '') return name.trim().slice(0, nameMost);
  }
  return undefined;
}

const hints: readonly (readonly [status: string, says: string])[] = [
  ['redemption period', 'expired, the owner can restore it for about 30 days'],
  ['pending delete', 'will drop in about 5 days'],
  ['client hold', 'registered but not in DNS'],
  ['server hold', 'registered but not in DNS'],
  ['add period', 'just registered'],
];

/** What an answer means. `listed` are the hosts that IANA lists for the ending: nobody else's "not found" counts. */
export function readRdap(
  name: string,
  { status, text, address }: Reply,
  listed: readonly string[],
): RdapSaid {
  const { host } = new URL(address);
  if (status === 200) return readDomain(name, text, host);
  if (status === 404)
    return listed.includes(host)
      ? { kind: 'absent', host }
      : { kind: 'unknown', why: `${host} does not know it, and is not the registry` };
  if (status === 400) return { kind: 'invalid', host };
  if (status === 429) return { kind: 'unknown', why: 'the registry was asked too often' };
  return { kind: 'unknown', why: `the registry answered ${status}` };
}

function readDomain(name: string, text: string, host: string): RdapSaid {
  let parsed: z.infer<typeof domainSchema>;
  try {
    parsed = domainSchema.parse(JSON.parse(text));
  } catch {
    return { kind: 'unknown', why: `${host} sent no RDAP answer` };
  }
  if (parsed.ldhName.toLowerCase().replace(/\.$/u, '') !== name)
    return { kind: 'unknown', why: `${host} answered about another name` };
  const status = (parsed.status ?? []).map((one) => one.toLowerCase());
  const hint = hints.find(([mark]) => status.includes(mark))?.[1];
  const until = parsed.events?.find(
    ({ eventAction }) => eventAction.toLowerCase() === 'expiration',
  )?.eventDate;
  const day = until?.match(/^\d{4}-\d\d-\d\d/u)?.[0];
  const registrar = registrarIn(parsed.entities ?? []);
  const note = [
    hint,
    day === undefined ? undefined : `registered until ${day}`,
    registrar === undefined ? undefined : `with ${registrar}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
  return { kind: 'registered', host, ...(note !== '' && { note }) };
}
