import { html, type Markup, nothing } from '@slipway/page/parts';

interface Point {
  readonly label: string;
  readonly shown: string;
  /** A plain number as text. */
  readonly amount: string;
}

const wide = 800;
const high = 400;

/** Direct labels, no legend, bars from zero, one colour: the theme gives it. Below two points there is nothing to draw. */
export function drawChart(form: 'line' | 'bars', means: string, all: readonly Point[]): Markup {
  const points = all
    .map((point) => ({ ...point, value: Number(point.amount) }))
    .filter(({ amount, value }) => amount !== '' && Number.isFinite(value));
  if (points.length < 2) return nothing;
  const drawing = form === 'line' && points.length >= 4 ? drawLine(points) : drawBars(points);
  const says = `${means}: ${points.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`;
  return html`<figure class="chart"><svg viewBox="0 0 ${wide} ${high}" role="img" aria-label="${says}">${drawing}</svg><figcaption>${means}</figcaption></figure>`;
}

type Drawn = Point & { readonly value: number };

function drawBars(points: readonly Drawn[]): Markup {
  const most = Math.max(...points.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  const row = high / points.length;
  const thick = Math.min(64, row * 0.44);
  const longest = wide - 190;
  const each = points.map(({ label, shown, value }, at) => {
    const y = at * row + row / 2;
    const width = Math.max(2, (Math.abs(value) / most) * longest);
    return html`<text class="label" x="0" y="${round(y - thick / 2 - 8)}">${label}</text><rect class="${at === 0 ? 'bar lead' : 'bar'}" x="0" y="${round(y - thick / 2)}" width="${round(width)}" height="${round(thick)}"/><text class="value" x="${round(width + 12)}" y="${round(y + 8)}">${shown}</text>`;
  });
  return html`${each}`;
}

function drawLine(points: readonly Drawn[]): Markup {
  const values = points.map(({ value }) => value);
  const [low, most] = [Math.min(0, ...values), Math.max(...values, Number.MIN_VALUE)];
  const x = (at: number) => 20 + (at / (points.length - 1)) * (wide - 180);
  const y = (value: number) => high - 50 - ((value - low) / (most - low || 1)) * (high - 100);
  const path = points
    .map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${round(x(at))} ${round(y(value))}`)
    .join('');
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return nothing;
  const end = points.length - 1;
  return html`<line class="axis" x1="20" x2="${wide - 160}" y1="${round(y(0))}" y2="${round(y(0))}"/><path class="line" d="${path}"/><circle class="dot" cx="${round(x(end))}" cy="${round(y(last.value))}" r="7"/><text class="value" x="${round(x(end) + 14)}" y="${round(y(last.value) + 8)}">${last.shown}</text><text class="label" x="20" y="${high - 12}">${first.label}: ${first.shown}</text><text class="label end" x="${round(x(end))}" y="${high - 12}">${last.label}</text>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
