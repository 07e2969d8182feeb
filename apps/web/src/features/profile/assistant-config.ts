/** As most assistants take it: one remote server, and the key in its head. */
export function assistantConfig(origin: string, secret: string | null): string {
  const headers = { Authorization: `Bearer ${secret ?? 'YOUR-KEY'}` };
  const slipway = { type: 'http', url: `${origin}/mcp`, headers };
  return JSON.stringify({ mcpServers: { slipway } }, null, 2);
}
