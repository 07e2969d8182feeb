import { type Complain, isObject } from '../fields/read-data.ts';
import { densities, designTheme, grounds, isBrandColour, radii, type Theme, typePairs } from './theme.ts';

export function readTheme(raw: unknown, complain: Complain): Theme {
  if (raw === undefined) return designTheme;
  if (!isObject(raw)) {
    complain('The theme is not an object.');
    return designTheme;
  }
  const brand = raw.brand ?? null;
  const isColour = brand === null || (typeof brand === 'string' && isBrandColour(brand));
  if (!isColour) complain('The brand colour must be written like #1a2b3c.');
  const ground = oneOf(grounds, raw.ground, 'The ground', complain);
  return {
    brand: isColour && typeof brand === 'string' ? brand.toLowerCase() : null,
    type: oneOf(typePairs, raw.type, 'The type pair', complain),
    radius: oneOf(radii, raw.radius, 'The radius', complain),
    density: oneOf(densities, raw.density, 'The density', complain),
    ...(ground !== null && { ground }),
  };
}

function oneOf<T extends string>(
  known: readonly T[],
  raw: unknown,
  name: string,
  complain: Complain,
): T | null {
  if (raw === undefined || raw === null) return null;
  const found = known.find((one) => one === raw);
  if (found === undefined) complain(`${name} must be one of ${known.join(', ')}.`);
  return found ?? null;
}
