import { calcPrice } from '@pydantic/genai-prices';
import type { LanguageModelUsage } from 'ai';
import type { ModelConfig } from '../config.ts';
import type { ModelUse } from '../modules/tools/model-port.ts';

/** Tokens as the provider counted them. A model whose price nobody published costs "unknown", not nothing. */
export function priceOf(config: ModelConfig, used: readonly LanguageModelUsage[]): ModelUse['usage'] {
  const add = (pick: (usage: LanguageModelUsage) => number | undefined) =>
    used.some((usage) => pick(usage) !== undefined)
      ? used.reduce((sum, usage) => sum + (pick(usage) ?? 0), 0)
      : null;
  const inputTokens = add(({ inputTokens }) => inputTokens);
  const outputTokens = add(({ outputTokens }) => outputTokens);
  return { inputTokens, outputTokens, costUsd: findCost(config, inputTokens, outputTokens) };
}

function findCost(
  { provider, name }: ModelConfig,
  inputTokens: number | null,
  outputTokens: number | null,
): number | null {
  if (provider === 'openai-compatible' || inputTokens === null || outputTokens === null) return null;
  const usage = { input_tokens: inputTokens, output_tokens: outputTokens };
  return calcPrice(usage, name, { providerId: provider })?.total_price ?? null;
}
