/** The person's own configuration must not change what the tests see, nor may the tests reach their data. */
const ours = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'AUTH_SECRET',
  'AUTH_ERRORS',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_DISCOVERY_URL',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_BASE_URL',
  'PLAN_AMOUNT_MINOR',
  'PLAN_CURRENCY',
  'PLAN_PERIOD_DAYS',
  'MODEL_PROVIDER',
  'MODEL_NAME',
  'MODEL_API_KEY',
  'MODEL_BASE_URL',
  'OUTSIDE_LOOKUPS',
  'WARM_UP',
  'PUBLISH_ORIGIN',
  'MEASUREMENT_ID',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'SITE_DIR',
  'NODE_ENV',
]);

interface Options {
  readonly keepDatabaseUrl: boolean;
  readonly extra: Readonly<Record<string, string>>;
}

export function cleanEnvironment(
  env: NodeJS.ProcessEnv,
  { keepDatabaseUrl, extra }: Options,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !ours.has(name) || (name === 'DATABASE_URL' && keepDatabaseUrl),
  );
  return { ...Object.fromEntries(kept), FORCE_COLOR: '0', NO_COLOR: '1', ...extra };
}
