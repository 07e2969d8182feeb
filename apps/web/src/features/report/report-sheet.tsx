import './styles/sheet.css';
import './styles/evidence.css';
import './styles/charts.css';
import './styles/tables.css';
import './styles/grid.css';
import './styles/words.css';
import './styles/boxes.css';
import './styles/cards.css';
import './styles/reading.css';
import './styles/answer.css';
import './styles/compare.css';
import './styles/contents.css';
import './styles/print.css';
import { type Block, labelBlocks, type NumberedNotes, numberNotes, type Report } from '@slipway/report';
import { cx } from '@slipway/ui';
import { Fragment, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Later, Whole } from '../../lib/use-later.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { BlockView, fetchViews } from './block-view.tsx';
import { MarkKey } from './evidence/mark-key.tsx';
import { EvidencePanel } from './evidence/panel.tsx';
import { EvidenceSide } from './evidence/side.tsx';
import { Fold } from './fold.tsx';
import { ContentsFold, ContentsRail } from './sheet-contents.tsx';
import { FigureNotes, SheetNotes } from './sheet-notes.tsx';
import {
  type SheetActions,
  type SheetScope,
  SheetScopeProvider,
  type Subject,
  useSheet,
} from './sheet-scope.ts';
import { SheetTabs } from './sheet-tabs.tsx';
import { type SheetMeta, TitleBlock } from './title-block.tsx';
import { useSteady } from './use-steady.ts';

export interface ReportSheetProps extends SheetActions {
  readonly report: Report;
  readonly meta?: SheetMeta;
  readonly findFor?: SheetScope['findFor'];
  /** Of the document that it is a part of, and that prints them at its end. */
  readonly notes?: NumberedNotes | undefined;
  /** Every part is drawn at once, not when there is time: for HTML that is read without script. */
  readonly whole?: boolean;
}

interface Opened {
  readonly trail: readonly Subject[];
  readonly anchor: HTMLElement;
  /** There is room beside the sheet: then nothing is covered. */
  readonly isBeside: boolean;
}

/** Any tool's report as a printed sheet. Knows no tool, fetches nothing: what a person changes goes out by the callbacks. */
export function ReportSheet(props: ReportSheetProps) {
  const { report, meta, findFor, notes, whole = false, ...actions } = props;
  // The control under the finger is drawn first, the recomputed sheet when there is time.
  const shown = useDeferredValue(report);
  const [opened, setOpened] = useState<Opened | null>(null);
  const side = useRef<HTMLElement>(null);
  const sheet = useRoving<HTMLElement>({ items: '.evidence-mark', groups: partOfSheet });
  const prefix = useId();
  const { onAssume, onAnswer, onEdit, onAskFriends } = useSteady(actions);
  const madeAt = meta?.madeAt;
  const scope = useMemo<SheetScope>(
    () => ({
      report: shown,
      notes: notes ?? numberNotes(shown),
      labels: labelBlocks(shown.blocks),
      prefix,
      madeAt,
      onReread: onAssume && onAnswer,
      findFor,
      openEvidence: (subject, anchor) =>
        setOpened({ trail: [subject], anchor, isBeside: isShown(side.current) }),
      onAssume,
      onAnswer,
      onEdit,
      onAskFriends,
    }),
    [shown, notes, prefix, madeAt, findFor, onAssume, onAnswer, onEdit, onAskFriends],
  );
  // The style sheet knows how wide it must be; a window made narrow takes what stood beside it along.
  useEffect(() => {
    const follow = () =>
      setOpened(
        (now) => now && (now.isBeside === isShown(side.current) ? now : { ...now, isBeside: !now.isBeside }),
      );
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  const body = useMemo(() => <SheetBody blocks={shown.blocks} />, [shown]);
  // The browser tells of a closed panel later: by then the next one may be open.
  const close = (closed: Opened) => setOpened((now) => (now?.anchor === closed.anchor ? null : now));
  const isCover = shown.blocks.some(({ kind }) => kind === 'answer');
  // At the foot, as on drawings: the answer comes first.
  const titleBlock = meta ? <TitleBlock report={shown} meta={meta} /> : null;
  const evidence = opened && {
    trail: opened.trail,
    anchor: opened.anchor,
    onTrail: (trail: readonly Subject[]) => setOpened({ ...opened, trail }),
    onClose: () => close(opened),
  };
  return (
    <SheetScopeProvider value={scope}>
      <div className="sheet-frame">
        <div className="sheet-columns">
          {isCover ? <ContentsRail /> : null}
          <article
            ref={sheet}
            className={cx('report-sheet', isCover && 'sheet-cover')}
            aria-label={shown.title}
          >
            {isCover ? (
              <p className="sheet-name">{shown.title}</p>
            ) : (
              <h2 className="sheet-title">{shown.title}</h2>
            )}
            <Whole value={whole}>{body}</Whole>
            {titleBlock}
            <Whole value={whole}>
              <Later>
                <FigureNotes />
              </Later>
            </Whole>
            {evidence && !opened?.isBeside ? <EvidencePanel {...evidence} /> : null}
          </article>
          <aside ref={side} className="evidence-side no-print" aria-label="Evidence">
            {evidence && opened?.isBeside ? (
              <EvidenceSide {...evidence} />
            ) : (
              <div className="evidence-idle">
                <p className="fig-label">Evidence</p>
                <p>Press a mark to see here what a number or a sentence stands on.</p>
                <MarkKey />
              </div>
            )}
          </aside>
        </div>
      </div>
    </SheetScopeProvider>
  );
}

/** What stands by itself on a sheet: a block, a fold, a box of a block. */
const partOfSheet = '.answer, .reading, .sheet-part, .sheet-more > details';

const isShown = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element).display !== 'none' && element.clientWidth > 0;

/** Parts of a sheet that fill a window. */
const firstParts = 2;

function SheetBody({ blocks }: { readonly blocks: readonly Block[] }) {
  const { labels, prefix } = useSheet();
  const folded = blocks.filter((block) => block.folded);
  useEffect(() => fetchViews(blocks), [blocks]);
  return (
    <>
      {arrange(blocks.filter((block) => !block.folded)).map((part, at) => {
        // What the window shows first comes at once, the rest part by part.
        const Due = at < firstParts ? Fragment : Later;
        return part.tabs ? (
          <Due key="tabs">
            <SheetTabs
              parts={part.tabs.map(({ name, blocks: behind }) => ({
                name,
                isTitled: behind[0]?.title === name,
                content: behind.map((block) => <BlockView key={block.id} block={block} />),
              }))}
            />
          </Due>
        ) : (
          <Due key={part.block.id}>
            <BlockView block={part.block} />
            {part.block.kind === 'answer' ? <ContentsFold /> : null}
          </Due>
        );
      })}
      {folded.length > 0 ? (
        <Later>
          <div className="sheet-more">
            <p className="fig-label">More</p>
            {folded.map((block) => (
              <Fold
                key={block.id}
                id={`${prefix}-${block.id}`}
                title={block.title ?? 'More'}
                label={labels.get(block.id)}
              >
                <BlockView block={block} />
              </Fold>
            ))}
          </div>
        </Later>
      ) : null}
      <Later>
        <SheetNotes />
      </Later>
    </>
  );
}

type Part =
  | { readonly block: Block; readonly tabs?: never }
  | { readonly tabs: readonly { readonly name: string; readonly blocks: Block[] }[] };

/** Blocks in their order; all tabs together where the first of them stands. */
export function arrange(blocks: readonly Block[]): Part[] {
  const tabs: { name: string; blocks: Block[] }[] = [];
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.tab === undefined) {
      parts.push({ block });
      continue;
    }
    if (tabs.length === 0) parts.push({ tabs });
    const tab = tabs.find(({ name }) => name === block.tab);
    if (tab) tab.blocks.push(block);
    else tabs.push({ name: block.tab, blocks: [block] });
  }
  return parts;
}
