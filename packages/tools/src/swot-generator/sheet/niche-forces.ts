import type { Evidence } from '@slipway/report';
import { line } from '../../insights/sentence.ts';
import { fieldSource, type NicheField } from '../../insights/sources.ts';
import { listWords } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { Phrases } from '../factor.ts';
import { shortName } from '../rivals.ts';

/** What the niche says about one of the five forces. */
export interface NicheForce {
  readonly says: Phrases;
  readonly signs: readonly string[];
  readonly evidence: readonly Evidence[];
}

export function nicheRivalry(one: Case): NicheForce | null {
  const { niche } = one.basis;
  const [first, second, third] = niche?.incumbents ?? [];
  if (niche === null || first === undefined) return null;
  const known = [first, second, third].filter((rival) => rival !== undefined);
  const names = listWords(known.map(({ name }) => shortName(name)));
  const next = second === undefined ? '' : `; ${shortName(second.name)} follows with ${second.sells}`;
  return {
    signs: [`${names} already serve it`],
    evidence: [cite(one, 'rivals')],
    says: [
      line(`${names} ${known.length === 1 ? 'lives' : 'live'} from ${niche.name}`),
      line(`${shortName(first.name)} leads with ${first.sells}${next}`),
    ],
  };
}

export function nicheSubstitute(one: Case): NicheForce | null {
  const { niche } = one.basis;
  if (niche === null) return null;
  return {
    signs: [niche.today],
    evidence: [cite(one, 'today')],
    says: [line(`${niche.today}, and that can go on for years`), line(`without you, ${niche.today}`)],
  };
}

export function nicheSupplier(one: Case): NicheForce | null {
  const { niche } = one.basis;
  const [system] = niche?.systems ?? [];
  if (niche === null || system === undefined) return null;
  return {
    signs: [system.name],
    evidence: [cite(one, 'systems')],
    says: [line(`${system.name} ${system.does}`), line(`you lean on ${system.name}, which ${system.does}`)],
  };
}

function cite(one: Case, field: NicheField): Evidence {
  const { niche } = one.basis;
  return niche === null ? one.whoSaid : one.cite(fieldSource(niche, field));
}
