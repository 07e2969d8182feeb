import type { AnyEngine } from '@slipway/tools';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../features/auth/index.ts';
import { PairPanel } from '../features/generator/pair-panel.tsx';
import { makeToolPage as makePage } from './tool.tsx';

/** Two pages and the test between them: a tool's screen with both over its sheet. */
export function makeToolPage(engine: AnyEngine): ComponentType {
  function Above() {
    const { person } = useAuth();
    const run = useSearchParams()[0].get('run');
    return person === null || run === null ? null : (
      <PairPanel key={run} engine={engine} uid={person.uid} runId={run} />
    );
  }
  return makePage(engine, { Above });
}
