import './editor.css';
import { Spinner } from '@slipway/ui';

export function EditorSkeleton() {
  return (
    <div className="editor">
      <div className="editor-bar" />
      <div className="grid flex-1 place-items-center">
        <Spinner label="Opening the page" />
      </div>
    </div>
  );
}
