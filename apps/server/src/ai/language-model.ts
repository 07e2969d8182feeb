import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../config.ts';

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
      })(name);
  }
}
