import { getKind, type Section, type Value } from '@slipway/page';
import { ArrowDown, ArrowUp, Copy, CopyPlus, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { ShapeForm } from '../form/shape-form.tsx';
import { IconButton } from '../icon-button.tsx';
import { duplicateSection, moveSection, removeSection } from '../state/actions.ts';
import { changeField } from '../state/change-field.ts';
import { copySection } from '../state/clipboard.ts';
import { useStore } from '../state/use-editor.ts';
import { LayoutChoice } from './layout-choice.tsx';

/** Everything of the selected section: what can be done with it, its layout and every field. */
export function SectionPanel({ section }: { readonly section: Section }) {
  const store = useStore();
  const { id, kind: kindId, data } = section;
  const kind = getKind(kindId);
  const change = useCallback(
    (path: string, value: Value) => changeField(store, id, path, value),
    [store, id],
  );
  return (
    <div className="grid gap-5 p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id="selected-section" tabIndex={-1} className="text-lg">
          {kind.label}
        </h2>
        <div className="editor-tools flex">
          <IconButton label="Move up" icon={ArrowUp} onPress={() => moveSection(store, id, -1)} />
          <IconButton label="Move down" icon={ArrowDown} onPress={() => moveSection(store, id, 1)} />
          <IconButton label="Duplicate" icon={CopyPlus} onPress={() => duplicateSection(store, id)} />
          <IconButton label="Copy" icon={Copy} onPress={() => void copySection(store, section)} />
          <IconButton label="Remove" icon={Trash2} onPress={() => removeSection(store, id)} />
        </div>
      </div>
      <LayoutChoice section={section} />
      <ShapeForm key={id} shape={kind.shape} data={data} path="" onChange={change} />
    </div>
  );
}
