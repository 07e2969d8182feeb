import { designTheme, isBrandColour } from '../theme/theme.ts';
import type { Company } from './make-page.ts';

/** The `brand` document of a brand analysis, as it comes over the network. */
interface Brand {
  readonly name: string | null;
  readonly tagline: string | null;
  readonly colours: readonly { readonly role: string; readonly hex: string; readonly readable: string }[];
  readonly type: { readonly heading: string; readonly body: string };
  readonly voice: {
    readonly gradeMost: number;
    readonly sentenceWordsMost: number;
    readonly youFirst: boolean;
    readonly avoid: readonly string[];
  };
}

/** A brand page out of what was measured: the name, its colours with what is readable, type and voice. */
export function companyFromBrand({ name, tagline, colours, type, voice }: Brand): Company {
  const title = name ?? 'Brand';
  const shown = colours.filter(({ hex }) => isBrandColour(hex)).slice(0, 8);
  const main = shown.find(({ role }) => /brand|accent|primary/i.test(role)) ?? shown[0];
  return {
    title,
    description: tagline ?? '',
    language: 'en',
    theme: { ...designTheme, brand: main?.hex.toLowerCase() ?? null },
    content: {
      hero: { kicker: 'Brand', heading: tagline ?? title },
      'brand-board': {
        heading: title,
        tagline: tagline ?? '',
        colours: shown.map(({ role, hex, readable }) => ({
          name: role.slice(0, 40),
          hex,
          use: readable.toLowerCase() === hex.toLowerCase() ? '' : `As text: ${readable}`,
        })),
        faces: [...new Set([type.heading, type.body])]
          .filter((face) => face !== '')
          .map((face) => ({ name: face.slice(0, 60), use: usesOf(face, type) })),
        voice: [
          { say: `Sentences of at most ${voice.sentenceWordsMost} words.`, avoid: '' },
          { say: `Words that grade ${voice.gradeMost} reads without effort.`, avoid: '' },
          ...(voice.youFirst ? [{ say: '“You” at least as often as “we”.', avoid: '' }] : []),
          ...(voice.avoid.length === 0 ? [] : [{ say: '', avoid: voice.avoid.join(', ').slice(0, 140) }]),
        ],
      },
      footer: { name: title, line: tagline ?? '' },
    },
  };
}

function usesOf(face: string, { heading, body }: Brand['type']): string {
  if (heading === body) return 'Headlines and text';
  return face === heading ? 'Headlines' : 'Text';
}

/** Null for what is no such document. */
export function readBrand(raw: unknown): Brand | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { name, tagline, colours, type, voice } = raw as Partial<Record<keyof Brand, unknown>>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  const field = (of: unknown, key: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;
  const number = (key: string) => Number(field(voice, key));
  const avoid = field(voice, 'avoid');
  const heading = field(type, 'heading');
  const body = field(type, 'body');
  if (!Array.isArray(colours) || !isText(heading) || !isText(body) || !Array.isArray(avoid)) return null;
  if (!Number.isFinite(number('gradeMost')) || !Number.isFinite(number('sentenceWordsMost'))) return null;
  return {
    name: isText(name) ? name : null,
    tagline: isText(tagline) ? tagline : null,
    colours: colours.flatMap((one: unknown) => {
      const [role, hex, readable] = [field(one, 'role'), field(one, 'hex'), field(one, 'readable')];
      return isText(role) && isText(hex) && isText(readable) ? [{ role, hex, readable }] : [];
    }),
    type: { heading, body },
    voice: {
      gradeMost: number('gradeMost'),
      sentenceWordsMost: number('sentenceWordsMost'),
      youFirst: field(voice, 'youFirst') === true,
      avoid: avoid.filter(isText),
    },
  };
}
