import { upperFirst } from '@slipway/report';

/** In a row of sheets: "Health: Faßwerk" names itself, "The dental one" is named after its tool. */
export function nameSheet(tool: string, title: string): string {
  return title.includes(': ') ? title : `${tool}: ${title}`;
}

/** Under the name of its tool: "Small breweries: a QR sticker" of "Idea score: small breweries: a QR sticker". */
export function nameUnderTool(title: string): string {
  const [first, ...rest] = title.split(': ');
  return first === undefined || rest.length < 2 ? title : upperFirst(rest.join(': '));
}

/** Beside the name of its tool: "Faßwerk" of "Health: Faßwerk". */
export const nameBesideTool = (title: string): string => upperFirst(title.replace(/^[^:]*: /u, ''));
