/** In a row of sheets: "Health: Faßwerk" names itself, "The dental one" is named after its tool. */
export function nameSheet(tool: string, title: string): string {
  return title.includes(': ') ? title : `${tool}: ${title}`;
}
