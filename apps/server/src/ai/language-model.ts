import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible, type MetadataExtractor } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { ModelConfig } from '../config.ts';
import { Unusable } from './model-fault.ts';

/** The configured provider's model, speaking through our own fetch. */
export function makeLanguageModel(config: ModelConfig, fetch: typeof globalThis.fetch): LanguageModel {
  const { provider, name } = config;
  const key = config.apiKey === null ? {} : { apiKey: config.apiKey };
  const base = config.baseUrl === null ? {} : { baseURL: config.baseUrl };
  switch (provider) {
    case 'openai':
      return createOpenAI({ ...key, ...base, fetch })(name);
    case 'anthropic':
      return createAnthropic({ ...key, ...base, fetch })(name);
    case 'google':
      return createGoogleGenerativeAI({ ...key, ...base, fetch })(name);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: config.baseUrl ?? '',
        ...key,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        metadataExtractor: cutOffs,
      })(name);
  }
}

const ended = z.object({ choices: z.tuple([z.object({ finish_reason: z.string() })], z.unknown()) });

/** The library keeps the last reason to finish: one that was cut off and then says "stop" was still cut off. */
const cutOffs: MetadataExtractor = {
  extractMetadata: async () => undefined,
  createStreamExtractor: () => ({
    processChunk(chunk) {
      const [choice] = ended.safeParse(chunk).data?.choices ?? [];
      if (choice && choice.finish_reason !== '' && choice.finish_reason !== 'stop')
        throw new Unusable(`the answer was cut off (${choice.finish_reason.slice(0, 40)})`);
    },
    buildMetadata: () => undefined,
  }),
};
