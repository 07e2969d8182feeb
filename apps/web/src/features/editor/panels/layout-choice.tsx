import {
  type DesignId,
  designs,
  layoutOf,
  listLayouts,
  type Section,
  type SectionKindId,
} from '@slipway/page';
import { Field, Select } from '@slipway/ui';
import { memo } from 'react';
import { useEditor, useStore } from '../state/use-editor.ts';

/** The design's own layout of a section, or one that every design has. */
export function LayoutChoice({ section }: { readonly section: Section }) {
  const design = useEditor(({ history }) => history.present.design);
  return <Choice design={design} kind={section.kind} layout={layoutOf(design, section)} />;
}

interface ChoiceProps {
  readonly design: DesignId;
  readonly kind: SectionKindId;
  readonly layout: string;
}

/** A command without an id means the selected section: letters typed into it draw nothing here. */
const Choice = memo(function Choice({ design, kind, layout }: ChoiceProps) {
  const store = useStore();
  const [own, ...others] = listLayouts(design, kind);
  return (
    <Field label="Layout">
      {(control) => (
        <Select
          {...control}
          value={layout}
          onChange={(event) => store.run({ type: 'update', changes: { variant: event.target.value } })}
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
});
