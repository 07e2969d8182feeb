import {
  changeDesign,
  type DesignId,
  densities,
  designIds,
  designs,
  grounds,
  isBrandColour,
  makePalette,
  radii,
  type Theme,
  typePairs,
  wornRoles,
} from '@slipway/page';
import { Button, Field, Select, TextInput } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { usePage, useStore } from '../state/use-editor.ts';

/** Design, palette from one colour, type, corners and spacing of the whole page. */
export function ThemePanel() {
  const store = useStore();
  const { design, theme } = usePage();
  const change = (changes: Partial<Theme>, burst?: string) =>
    store.run({ type: 'changeTheme', theme: changes }, burst);
  function choose(id: string): void {
    const found = designIds.find((one) => one === id);
    if (found === undefined) return;
    store.run({ type: 'replacePage', page: changeDesign(store.get().history.present, found) });
    store.say(`Design: ${designs[found].name}.`);
  }
  return (
    <div className="grid gap-5 p-4">
      <Field label="Design" hint={designs[design].fits}>
        {(control) => (
          <Select {...control} value={design} onChange={(event) => choose(event.target.value)}>
            {designIds.map((id) => (
              <option key={id} value={id}>
                {designs[id].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <BrandColour design={design} theme={theme} onChange={(brand) => change({ brand }, 'brand')} />
      <Choice
        label="Ground"
        of={grounds}
        value={theme.ground ?? null}
        onChange={(ground) => change({ ground })}
      />
      <Choice label="Type" of={typePairs} value={theme.type} onChange={(type) => change({ type })} />
      <Choice label="Corners" of={radii} value={theme.radius} onChange={(radius) => change({ radius })} />
      <Choice
        label="Spacing"
        of={densities}
        value={theme.density}
        onChange={(density) => change({ density })}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

function Choice<T extends string>({ label, of, value, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(of.find((one) => one === event.target.value) ?? null)}
        >
          <option value="">as the design has it</option>
          {of.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('-', ' ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface BrandColourProps {
  readonly design: DesignId;
  readonly theme: Theme;
  readonly onChange: (brand: string | null) => void;
}

function BrandColour({ design, theme, onChange }: BrandColourProps) {
  const { brand } = theme;
  const [typed, setTyped] = useState(brand ?? '');
  useEffect(() => setTyped(brand ?? ''), [brand]);
  const { hue } = designs[design];
  const palette = Object.entries(makePalette(wornRoles(designs[design], theme), hue, brand));
  const isBad = typed !== '' && !isBrandColour(typed);
  function take(text: string): void {
    setTyped(text);
    if (isBrandColour(text)) onChange(text.toLowerCase());
  }
  return (
    <div className="grid gap-2">
      <Field
        label="Brand colour"
        hint="The whole palette is made from it, so that text stays readable."
        error={isBad && typed.length >= 7 ? 'A colour is # and six digits, 0 to 9 and a to f.' : null}
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Choose the brand colour"
              className="editor-colour"
              value={brand ?? palette.find(([role]) => role === 'link')?.[1] ?? typed}
              onChange={(event) => take(event.target.value)}
            />
            <TextInput
              {...control}
              value={typed}
              placeholder="#rrggbb"
              maxLength={7}
              spellCheck={false}
              onChange={(event) => take(event.target.value)}
            />
          </div>
        )}
      </Field>
      <ul aria-label="Palette" className="flex flex-wrap gap-1">
        {palette.map(([role, hex]) => (
          <li key={role} title={`${role} ${hex}`} className="editor-swatch" style={{ background: hex }}>
            <span className="sr-only">{`${role} ${hex}`}</span>
          </li>
        ))}
      </ul>
      {brand === null ? null : (
        <Button size="sm" onClick={() => onChange(null)}>
          Use the design’s own colour
        </Button>
      )}
    </div>
  );
}
