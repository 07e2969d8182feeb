import { html, type Markup } from '../../html/markup.ts';

/** A plain block in outline with numbered leaders: without the founder's own drawing we do not pretend to know the shape. */
export function drawing(leaders: number): Markup {
  const at = [
    { x: 210, y: 90, toX: 60, toY: 50 },
    { x: 690, y: 100, toX: 840, toY: 50 },
    { x: 240, y: 210, toX: 60, toY: 200 },
    { x: 660, y: 220, toX: 840, toY: 200 },
    { x: 300, y: 300, toX: 60, toY: 345 },
    { x: 600, y: 300, toX: 840, toY: 345 },
  ].slice(0, leaders);
  return html`<svg class="drawing" viewBox="0 0 900 430" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5">
      <path d="M190 130 290 70H710L610 130ZM190 130V320H610V130M610 320 710 260V70"/>
      <path d="M230 165H570V285H230ZM250 185H550M250 205H550M250 225H450" stroke-width="1"/>
      <circle cx="660" cy="190" r="16"/><circle cx="660" cy="190" r="5"/>
      <path d="M190 345V385M610 345V385M190 372H610M198 367 190 372 198 377M602 367 610 372 602 377" stroke-width="1"/>
      <path d="M725 262V72M720 80 725 72 730 80M720 254 725 262 730 254" stroke-width="1"/>
      ${at.map(({ x, y, toX, toY }, index) => html`<path class="leader" d="M${x} ${y}L${toX} ${toY}"/><circle class="leader" cx="${x}" cy="${y}" r="3"/><circle class="dot" cx="${toX}" cy="${toY}" r="15"/><text x="${toX}" y="${toY + 5}" text-anchor="middle" stroke="none" fill="currentColor">${index + 1}</text>`)}
    </svg>`;
}

/** The same block from its side, cut open. */
export const sideView: Markup = html`<svg class="side" viewBox="0 0 300 300" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5">
    <path d="M60 40H240V260H60Z"/>
    <path d="M80 60H220V150H80ZM80 170H220V240H80ZM150 60V150M80 105H220" stroke-width="1"/>
    <circle cx="150" cy="205" r="22"/><circle cx="150" cy="205" r="7"/>
    <path d="M150 20V280M40 150H260" stroke-width="1" stroke-dasharray="14 5 3 5"/>
    <path class="leader" d="M80 82H10M220 82H290M80 218H10M220 218H290"/>
  </svg>`;
