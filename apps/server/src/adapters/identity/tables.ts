/** The library's names for our tables and columns. */
const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const userTable = {
  modelName: 'auth_user',
  fields: { emailVerified: 'email_verified', ...dates },
  additionalFields: {
    disabledAt: {
      type: 'number',
      bigint: true,
      fieldName: 'disabled_at',
      required: false,
      input: false,
      returned: false,
    },
  },
} as const;

export const sessionTable = {
  modelName: 'auth_session',
  fields: {
    userId: 'user_id',
    token: 'token_hash',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...dates,
  },
} as const;

export const accountTable = {
  modelName: 'auth_account',
  fields: {
    userId: 'user_id',
    providerId: 'provider_id',
    accountId: 'account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...dates,
  },
} as const;

export const verificationTable = {
  modelName: 'auth_verification',
  fields: { expiresAt: 'expires_at', ...dates },
} as const;
