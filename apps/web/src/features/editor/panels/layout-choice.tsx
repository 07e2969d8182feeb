import { designs, layoutOf, listLayouts, type Section } from '@slipway/page';
import { Field, Select } from '@slipway/ui';
import { useEditor, useStore } from '../state/use-editor.ts';

/** The design's own layout of a section, or one that every design has. */
export function LayoutChoice({ section }: { readonly section: Section }) {
  const store = useStore();
  const design = useEditor(({ history }) => history.present.design);
  const { id, kind } = section;
  const [own, ...others] = listLayouts(design, kind);
  return (
    <Field label="Layout">
      {(control) => (
        <Select
          {...control}
          value={layoutOf(design, section)}
          onChange={(event) => store.run({ type: 'update', id, changes: { variant: event.target.value } })}
        >
          <option value={own}>As in {designs[design].name}</option>
          {others.map((one) => (
            <option key={one} value={one}>
              {one.charAt(0).toUpperCase() + one.slice(1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
