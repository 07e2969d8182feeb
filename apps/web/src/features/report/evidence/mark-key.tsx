import { listStatements, type MarkKind, markNames } from '@slipway/report';
import { useSheet } from '../sheet-scope.ts';
import { ModelMark } from '../words.tsx';
import { Glyph } from './glyph.tsx';

const kinds: readonly MarkKind[] = ['measured', 'said', 'sourced', 'note', 'assumed', 'derived'];

/** What the marks mean. */
export function MarkKey() {
  const { report } = useSheet();
  const hasModel = listStatements(report).some(({ by }) => by === 'model');
  return (
    <ul className="mark-key" aria-label="What the marks mean">
      {kinds.map((kind) => (
        <li key={kind}>
          <Glyph kind={kind} /> {markNames[kind]}
        </li>
      ))}
      {hasModel ? (
        <li>
          <ModelMark /> <span aria-hidden="true">by the model, not checked</span>
        </li>
      ) : null}
    </ul>
  );
}
