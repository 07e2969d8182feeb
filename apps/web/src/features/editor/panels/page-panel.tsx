import type { Page } from '@slipway/page';
import { TextEditor } from '../form/text-editor.tsx';
import { usePage, useStore } from '../state/use-editor.ts';

/** What belongs to the page as a whole: its bar and what search engines show. */
export function PagePanel() {
  const store = useStore();
  const page = usePage();
  const change = (changes: Partial<Page>) =>
    store.run(
      { type: 'replacePage', page: { ...store.get().history.present, ...changes } },
      `page ${Object.keys(changes).join()}`,
    );
  return (
    <div className="grid gap-5 p-4">
      <h2 className="text-lg">Page</h2>
      <TextEditor
        kind="text"
        label="Company"
        maxLength={120}
        value={page.title}
        onChange={(title) => change({ title })}
      />
      <TextEditor
        kind="text"
        label="Description for search engines"
        maxLength={300}
        value={page.description}
        onChange={(description) => change({ description })}
      />
      <p className="text-sm text-ink-soft">
        Select a section on the page or in the list to change what is in it.
      </p>
    </div>
  );
}
