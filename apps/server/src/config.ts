import { createHmac } from 'node:crypto';
import { join, resolve } from 'node:path';
import { AppError, isEmail } from '@slipway/core';
import { type HostedConfig, readHosted } from './hosted-config.ts';
import { readOrCreateSecret } from './secret-file.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The web build that is served. */
  readonly siteDir: string;
  /** PostgreSQL when set, else the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Origin without a trailing slash: what links in mails begin with. */
  readonly publicUrl: string;
  /** Origin on which published pages stand, apart from the app; null: on the app's own. */
  readonly publishOrigin: string | null;
  readonly secureCookies: boolean;
  readonly authSecret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly contactEmail: string | null;
  /** Counts visits, of those who agreed, with the provider's script; null: nothing is asked and nothing is loaded. */
  readonly measurementId: string | null;
  readonly google: OpenIdConfig | null;
  /** Firebase in place of the sign-in of our own; null: the embedded one. */
  readonly hosted: HostedConfig | null;
  readonly plan: PlanConfig;
  /** Nothing can be bought when null. */
  readonly payments: PaymentsConfig | null;
  /** Without one the engine's sheet stands alone. */
  readonly model: ModelConfig | null;
  /** Off: no source outside is asked, and sheets say so. */
  readonly outsideLookups: boolean;
  /** Runs every tool once before anybody is let in. */
  readonly warmUp: boolean;
  /** `generic` hides whether an email has an account. */
  readonly authErrors: 'specific' | 'generic';
  /** One proxy of ours stands in front: its X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
}

export interface OpenIdConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly discoveryUrl: string;
}

/** What premium costs and how long one payment lasts. */
interface PlanConfig {
  /** In the currency's smallest unit. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly periodDays: number;
}

export interface PaymentsConfig {
  /** `built-in` stands in for the provider on this machine alone; no money moves. */
  readonly gateway: 'razorpay' | 'built-in';
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Without a trailing slash; `/v1/orders` follows. */
  readonly baseUrl: string;
  readonly testMode: boolean;
}

const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** The language model that adds its view to reports. */
export interface ModelConfig {
  readonly provider: (typeof modelProviders)[number];
  readonly name: string;
  /** Null where the server wants none: a model on one's own machine. */
  readonly apiKey: string | null;
  /** Null for the provider's own address. */
  readonly baseUrl: string | null;
}

export type LogLevel = 'info' | 'warn' | 'error' | 'silent';
export type Environment = Readonly<Record<string, string | undefined>>;

const googleDiscoveryUrl = 'https://accounts.google.com/.well-known/openid-configuration';
const razorpayUrl = 'https://api.razorpay.com';
const builtSiteDir = join(import.meta.dirname, '../../web/dist');
const secretMinLength = 32;

/** Names every missing and every unusable field at once. */
export function readConfig(env: Environment, secretIn: (dir: string) => string = readOrCreateSecret): Config {
  const bad: string[] = [];
  const read = (name: string) => env[name]?.trim() || null;
  const choose = <const T extends string>(name: string, choices: readonly [T, ...T[]]): T => {
    const value = read(name) ?? choices[0];
    const found = choices.find((choice) => choice === value);
    if (found === undefined) bad.push(`${name} (one of ${choices.join(', ')})`);
    return found ?? choices[0];
  };
  const address = (name: string, protocols: readonly string[]): string | null => {
    const value = read(name);
    if (value === null) return null;
    if (protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
    bad.push(`${name} (an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')})`);
    return null;
  };

  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = read(name) ?? String(fallback);
    if (/^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    bad.push(`${name} (a whole number from ${min} to ${max})`);
    return fallback;
  };

  const portText = read('PORT') ?? '3000';
  const port = /^[1-9]\d{0,4}$/.test(portText) && Number(portText) <= 65_535 ? Number(portText) : null;
  if (port === null) bad.push('PORT (a whole number from 1 to 65535)');
  const host = read('HOST') ?? '127.0.0.1';
  const dataDir = resolve(read('DATA_DIR') ?? 'data');
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port ?? 3000}`;
  const publishUrl = address('PUBLISH_ORIGIN', ['http:', 'https:']);
  if (publishUrl !== null && new URL(publishUrl).host === new URL(publicUrl).host)
    bad.push('PUBLISH_ORIGIN (another host than PUBLIC_URL)');
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const contactEmail = read('CONTACT_EMAIL');
  if (contactEmail !== null && !isEmail(contactEmail)) bad.push('CONTACT_EMAIL (an email address)');
  const measurementId = read('MEASUREMENT_ID');
  if (measurementId !== null && !/^G-[A-Z0-9]{4,20}$/.test(measurementId))
    bad.push('MEASUREMENT_ID (like G-AB12CD34EF)');
  const authSecret = read('AUTH_SECRET');
  if (authSecret !== null && authSecret.length < secretMinLength)
    bad.push(`AUTH_SECRET (at least ${secretMinLength} characters)`);
  const discoveryUrl = address('OIDC_DISCOVERY_URL', ['https:', 'http:']) ?? googleDiscoveryUrl;
  const clientId = read('GOOGLE_CLIENT_ID');
  const clientSecret = read('GOOGLE_CLIENT_SECRET');
  const keyId = read('RAZORPAY_KEY_ID');
  const keySecret = read('RAZORPAY_KEY_SECRET');
  const webhookSecret = read('RAZORPAY_WEBHOOK_SECRET');
  const paymentsUrl = address('RAZORPAY_BASE_URL', ['https:', 'http:']) ?? razorpayUrl;
  const currency = read('PLAN_CURRENCY') ?? 'INR';
  if (!/^[A-Z]{3}$/.test(currency)) bad.push('PLAN_CURRENCY (three capital letters)');
  const plan = {
    // The provider's smallest payment is 100 of the smallest unit.
    amountMinor: whole('PLAN_AMOUNT_MINOR', 49_900, 100, 100_000_000),
    currency,
    periodDays: whole('PLAN_PERIOD_DAYS', 30, 1, 366),
  };
  const modelProvider = read('MODEL_PROVIDER');
  const provider = modelProviders.find((known) => known === modelProvider);
  if (modelProvider !== null && provider === undefined)
    bad.push(`MODEL_PROVIDER (one of ${modelProviders.join(', ')})`);
  const modelName = read('MODEL_NAME');
  const modelKey = read('MODEL_API_KEY');
  const modelUrl = address('MODEL_BASE_URL', ['https:', 'http:'])?.replace(/\/+$/, '') ?? null;
  const rest = {
    outsideLookups: choose('OUTSIDE_LOOKUPS', ['on', 'off']) === 'on',
    warmUp: choose('WARM_UP', ['on', 'off']) === 'on',
    authErrors: choose('AUTH_ERRORS', ['specific', 'generic']),
    trustProxy: choose('TRUST_PROXY', ['0', '1']) === '1',
    logLevel: choose('LOG_LEVEL', ['info', 'warn', 'error', 'silent']),
  };

  const required: string[] = [];
  if (clientId !== null || clientSecret !== null) required.push('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  if (keyId !== null || keySecret !== null || webhookSecret !== null)
    required.push('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET');
  if (modelProvider !== null || modelName !== null || modelKey !== null || modelUrl !== null)
    required.push(
      'MODEL_PROVIDER',
      'MODEL_NAME',
      provider === 'openai-compatible' ? 'MODEL_BASE_URL' : 'MODEL_API_KEY',
    );
  // Several processes may share a database server, and each would invent a secret of its own.
  if (databaseUrl !== null && !isLoopback(host)) required.push('AUTH_SECRET');
  const isLocalOnly =
    isLoopback(host) && isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')) && !rest.trustProxy;
  const missingHosted: string[] = [];
  const hosted = readHosted({ read, isLocalOnly, missing: missingHosted, bad });
  report([...missingHosted, ...findMissing(required, env)], bad);

  const secret = authSecret ?? secretIn(dataDir);
  const real: PaymentsConfig | null =
    keyId !== null && keySecret !== null && webhookSecret !== null
      ? {
          gateway: 'razorpay',
          keyId,
          keySecret,
          webhookSecret,
          baseUrl: paymentsUrl.replace(/\/+$/, ''),
          testMode: keyId.startsWith('rzp_test_'),
        }
      : null;
  return {
    port: port ?? 3000,
    host,
    dataDir,
    siteDir: resolve(read('SITE_DIR') ?? builtSiteDir),
    databaseUrl,
    publicUrl: new URL(publicUrl).origin,
    publishOrigin: publishUrl === null ? null : new URL(publishUrl).origin,
    secureCookies: publicUrl.startsWith('https:'),
    authSecret: secret,
    smtpUrl,
    mailFrom: read('MAIL_FROM') ?? `Slipway <no-reply@${new URL(publicUrl).hostname}>`,
    contactEmail,
    measurementId,
    google: clientId !== null && clientSecret !== null ? { clientId, clientSecret, discoveryUrl } : null,
    hosted,
    plan,
    model:
      provider !== undefined && modelName !== null
        ? { provider, name: modelName, apiKey: modelKey, baseUrl: modelUrl }
        : null,
    payments: real ?? (isLocalOnly ? builtInGateway(host, port ?? 3000, secret) : null),
    ...rest,
  };
}

/** Keys that only this installation knows, so that nobody can sign for its test payments. */
function builtInGateway(host: string, port: number, secret: string): PaymentsConfig {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`test-gateway\n${purpose}`).digest('hex');
  return {
    gateway: 'built-in',
    keyId: 'rzp_test_builtin',
    keySecret: derive('key'),
    webhookSecret: derive('webhook'),
    baseUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/test-gateway`,
    testMode: true,
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function findMissing(names: readonly string[], source: Environment): readonly string[] {
  return names.filter((name) => !source[name]?.trim());
}

/** Throws the specification's sentence (section 8) with every absent name in it. */
function report(missing: readonly string[], bad: readonly string[]): void {
  const badPart = bad.length > 0 ? new AppError('config/bad-fields', { list: bad.join('; ') }) : null;
  if (missing.length === 0) {
    if (badPart) throw badPart;
    return;
  }
  const missingPart = new AppError('config/missing-fields', { list: missing.join(', ') });
  if (!badPart) throw missingPart;
  throw new AppError('config/missing-fields', missingPart.details, {
    message: `${missingPart.message}\n${badPart.message}`,
    cause: badPart,
  });
}
