/** In a workbook of many results: before the names of one tool's cells. */
export const prefixOf = (toolId: string): string => `${toolId.replaceAll('-', '_')}.`;
