import type { Source } from '@slipway/core';
import type { Statement } from '@slipway/report';
import { isReadable, line } from '../../insights/sentence.ts';
import { fieldSource, ruleSource, userSource } from '../../insights/sources.ts';
import { holdsIn } from '../../place/places.ts';
import type { Case } from '../case.ts';
import { say } from '../speak.ts';
import type { Heading } from '../trade/index.ts';

/** What the niche itself says under a heading of PESTEL. */
export function nicheLines(one: Case, letter: Heading, side: 'help' | 'hurt'): readonly Statement[] {
  const { niche, place } = one.basis;
  if (niche === null) return [];
  const tell = (id: string, text: string, ...sources: readonly Source[]): readonly Statement[] => {
    const said = line(text);
    return isReadable(said) ? [say(one, `pestel:${id}`, [said], sources.map(one.cite))] : [];
  };
  switch (`${letter} ${side}`) {
    case 'T help':
      return niche.lately.flatMap((change, at) => tell(`lately-${at}`, change, fieldSource(niche, 'lately')));
    case 'E hurt':
      return niche.season === null ? [] : tell('season', niche.season, fieldSource(niche, 'season'));
    case 'S help':
      return niche.pains
        .slice(-1)
        .flatMap((pain) =>
          tell(
            'pain',
            `for ${niche.user} it is daily life: ${pain}`,
            fieldSource(niche, 'pains'),
            userSource(niche),
          ),
        );
    case 'L hurt': {
      if (place === null || place.code === 'global') return [];
      const here = niche.rules.filter(({ region }) => region === 'global' || holdsIn([region], place.code));
      return here.flatMap(({ name, says }, at) =>
        tell(`law-${at}`, `${name}: ${says}`, ruleSource(niche, here)),
      );
    }
    default:
      return [];
  }
}
