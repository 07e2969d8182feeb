import {
  type CardsBlock,
  citeSource,
  formatRange,
  type MetricCard,
  nameSource,
  sourceKind,
} from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { drawBandStrip, drawTrail, findBand } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { DefinitionSwitch } from '../definition-switch.tsx';
import { Drawn } from '../drawn.tsx';
import { EvidenceMark } from '../evidence/mark.tsx';
import { unitOf } from '../figure-unit.ts';
import { FigureValue } from '../figure-value.tsx';
import { useSheet } from '../sheet-scope.ts';
import { ToneFlag } from '../tone-flag.tsx';
import { useWidth } from '../use-width.ts';
import { Words } from '../words.tsx';

export default function CardsView({ block }: { readonly block: CardsBlock }) {
  return (
    <BlockFrame block={block}>
      <ul className="ledger">
        {block.cards.map((card) => (
          <Card key={card.figure} card={card} />
        ))}
      </ul>
    </BlockFrame>
  );
}

function Card({ card }: { readonly card: MetricCard }) {
  const { report } = useSheet();
  const [ref, width] = useWidth<HTMLDivElement>('card');
  const figure = findFigure(report.figures, card.figure);
  const band = figure?.status === 'not_meaningful' ? undefined : findBand(card, report.figures);
  const strip = drawBandStrip(card, report.figures, width);
  const trail = card.trail ? drawTrail(card.trail, width) : null;
  const isReason = figure?.value === null && figure.range === undefined;
  const range = figure === undefined || figure.value === null ? null : formatRange(figure, { bare: true });
  const below = [range === null ? null : `${range}, ${figure?.range?.means}`, figure?.period]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="ledger-card">
      <p className="text-sm font-medium">{figure?.label ?? card.figure}</p>
      <p className={isReason ? 'text-base' : 'ledger-value'}>
        <FigureValue id={card.figure} options={{ bare: true }} />
        {figure && !isReason ? <span className="ledger-unit">{unitOf(figure)}</span> : null}
      </p>
      {below === '' ? null : <p className="tabular -mt-1 text-sm text-ink-soft">{below}</p>}
      {figure?.status === 'low_data' ? (
        <p className="text-sm text-ink-soft">Indicative only: too little data.</p>
      ) : null}
      <div ref={ref} className="grid gap-2">
        {trail ? (
          <Drawn
            drawing={trail}
            label={`${figure?.label ?? 'The metric'} over ${card.trail?.length ?? 0} periods`}
          />
        ) : null}
        {strip ? <Drawn drawing={strip} /> : null}
      </div>
      {band || card.source ? (
        <p className="flex flex-wrap gap-x-3 text-sm">
          {band ? (
            <span className="inline-flex items-baseline gap-1.5 font-medium">
              <ToneFlag tone={band.tone} />
              {band.label}
            </span>
          ) : null}
          {card.source ? <BandSource id={card.source} /> : null}
        </p>
      ) : null}
      {card.reading ? (
        <p className="text-sm">
          <Words statement={card.reading} />
        </p>
      ) : null}
      {card.question ? (
        <p className="investor-asks">
          <span className="fig-label">An investor asks</span>
          <Words statement={card.question} />
        </p>
      ) : null}
      {card.definitions ? <DefinitionSwitch definitions={card.definitions} /> : null}
    </li>
  );
}

function BandSource({ id }: { readonly id: string }) {
  const { report, notes } = useSheet();
  const source = report.sources[id];
  if (!source) return null;
  return (
    <span className="figure-value figure-value-long text-ink-soft">
      {citeSource(source)}
      <EvidenceMark
        subject={{ kind: 'source', id }}
        kinds={[sourceKind(id, report)]}
        says={`Source of the bands: ${source.publisher}`}
        note={nameSource(id, notes)}
      />
    </span>
  );
}
