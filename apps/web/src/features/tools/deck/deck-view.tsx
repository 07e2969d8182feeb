import './deck.css';
import { readDeck, renderDeck, themeIds, themes } from '@slipway/deck';
import type { Report } from '@slipway/report';
import { getTool, isToolId } from '@slipway/tools';
import { Button, Select } from '@slipway/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useRoving } from '../../../lib/use-roving.ts';
import { sampleId } from '../use-tool-project.ts';
import { Present } from './present.tsx';
import { SlideFrame } from './slide-frame.tsx';
import { SlideTexts } from './slide-texts.tsx';
import { findScript, Teleprompter } from './teleprompter.tsx';
import { useDeck } from './use-deck.ts';

interface DeckViewProps {
  /** The data of the document. */
  readonly data: unknown;
  /** Has the words that are spoken. */
  readonly report: Report;
  /** Without it the deck can be looked at and shown, and nothing is kept. */
  readonly onAssume?: ((id: string, value: number | string) => void) | undefined;
  /** What it was made with and is another value now: "Price, $249 to $199". */
  readonly moved?: readonly string[];
  /** Counts it again with what is known now; the version before is kept. */
  readonly onRefresh?: (() => void) | undefined;
  /** The menu of another feature, beside what can be done with the deck. */
  readonly share?: ReactNode;
}

export default function DeckView({ data, report, onAssume, moved, onRefresh, share }: DeckViewProps) {
  const read = useMemo(() => readDeck(data), [data]);
  if (read.deck === null) return <p role="alert">{read.problem}</p>;
  return (
    <DeckDesk
      made={read.deck}
      report={report}
      onAssume={onAssume}
      moved={moved ?? []}
      onRefresh={onRefresh}
      share={share}
    />
  );
}

type Made = NonNullable<ReturnType<typeof readDeck>['deck']>;

function DeckDesk({
  made,
  report,
  onAssume,
  moved = [],
  share,
  onRefresh,
}: Omit<DeckViewProps, 'data'> & { readonly made: Made }) {
  const desk = useDeck(made, onAssume);
  const { deck } = desk;
  const [chosen, setChosen] = useState(0);
  const [mode, setMode] = useState<'desk' | 'present' | 'prompter'>('desk');
  const script = useMemo(() => findScript(report), [report]);
  const { slides, css } = useMemo(() => renderDeck(deck), [deck]);
  const strip = useRoving<HTMLOListElement>({ items: 'button' });
  const at = Math.min(chosen, deck.slides.length - 1);
  const slide = deck.slides[at];
  if (slide === undefined) return null;
  const move = (by: -1 | 1) => {
    desk.act({ type: by === 1 ? 'moveDown' : 'moveUp', id: slide.id });
    setChosen(Math.max(0, Math.min(deck.slides.length - 1, at + by)));
  };
  return (
    <section id="deck" className="deck no-print scroll-mt-28" aria-label="Deck">
      <div className="deck-bar">
        <h2>Deck</h2>
        <div className="deck-theme">
          <Select
            aria-label="Theme"
            value={deck.theme.id}
            onChange={(event) => {
              const id = themeIds.find((one) => one === event.target.value);
              if (id) desk.act({ type: 'changeTheme', theme: { id } });
            }}
          >
            {themeIds
              .filter((id) => id !== 'own-brand' || deck.theme.brand !== null)
              .map((id) => (
                <option key={id} value={id}>
                  {themes[id].name}
                </option>
              ))}
          </Select>
        </div>
        <Button size="sm" disabled={!desk.canUndo} onClick={desk.undo}>
          Undo
        </Button>
        <Button size="sm" disabled={!desk.canRedo} onClick={desk.redo}>
          Redo
        </Button>
        <Button size="sm" tone="hull" onClick={() => setMode('present')}>
          Present
        </Button>
        {script ? (
          <Button size="sm" onClick={() => setMode('prompter')}>
            Teleprompter
          </Button>
        ) : null}
        {share}
      </div>
      {moved.length > 0 ? (
        <p role="note" className="deck-moved">
          <span>
            <strong>Stale.</strong> Changed since this deck was made: {moved.join('; ')}.
          </span>
          {onRefresh ? (
            <Button size="sm" onClick={onRefresh}>
              Bring up to date · free
            </Button>
          ) : null}
        </p>
      ) : null}
      <div className="deck-desk">
        <SlideFrame markup={slides[at] ?? ''} css={css} at={at} />
        <div className="deck-side">
          <SlideTexts
            key={slide.id}
            slide={slide}
            onChange={(changes) => desk.act({ type: 'update', id: slide.id, changes })}
          />
          <p className="deck-acts">
            <Button size="sm" disabled={at === 0} onClick={() => move(-1)}>
              Earlier
            </Button>
            <Button size="sm" disabled={at === deck.slides.length - 1} onClick={() => move(1)}>
              Later
            </Button>
            <Button
              size="sm"
              disabled={slide.topic === 'cover'}
              onClick={() => desk.act({ type: 'remove', id: slide.id })}
            >
              Leave out
            </Button>
          </p>
          {slide.source ? (
            <p className="text-sm">
              <a href={linkToSource(slide.source)}>From {slide.source.tool}</a>
              {slide.source.changed.length > 0
                ? `. Stale: ${slide.source.changed.join(', ')} changed since.`
                : null}
            </p>
          ) : null}
        </div>
      </div>
      <ol ref={strip} className="deck-strip">
        {slides.map((markup, index) => (
          <li key={deck.slides[index]?.id}>
            <button type="button" aria-pressed={index === at} onClick={() => setChosen(index)}>
              <span className="sr-only">{`Slide ${index + 1}: ${String(deck.slides[index]?.data.title)}`}</span>
              <span aria-hidden="true">
                <SlideFrame markup={markup} css={css} at={index} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {mode === 'prompter' && script ? (
        <Teleprompter script={script} onClose={() => setMode('desk')} />
      ) : null}
      {mode === 'present' ? (
        <Present
          slides={slides}
          css={css}
          notes={deck.slides.map(({ notes }) => notes)}
          from={at}
          onClose={() => setMode('desk')}
        />
      ) : null}
    </section>
  );
}

const routeOf = (toolId: string): string => (isToolId(toolId) ? getTool(toolId).routes[0] : '/dashboard');

/** What the sample's company found is no run of anybody: its sheet is the one of the sample project. */
function linkToSource({ toolId, runId }: { readonly toolId: string; readonly runId: string }): string {
  const query = runId === sampleId ? { project: sampleId } : { run: runId };
  return `${routeOf(toolId)}?${new URLSearchParams(query)}`;
}
