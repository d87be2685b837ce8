const reasons: readonly (readonly [RegExp, string])[] = [
  [/NoSuchBucket/, 'S3_BUCKET: there is no bucket of this name'],
  [/InvalidAccessKeyId/, 'S3_ACCESS_KEY_ID: the service does not know this key'],
  [/SignatureDoesNotMatch/, 'S3_SECRET_ACCESS_KEY: it does not belong to the key'],
  [/CredentialsProviderError/, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: no keys are given'],
  [/AccessDenied|Forbidden|\b403\b/, 'S3_ACCESS_KEY_ID: the key may not put, get and delete here'],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraint/,
    'S3_REGION: the bucket lies in another one',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'S3_ENDPOINT: there is no machine of this name'],
  [/ECONN|EHOSTUNREACH|ENETUNREACH|TimeoutError/, 'S3_ENDPOINT: nobody answers there'],
  [/CERT|certificate|EPROTO|SSL/, 'S3_ENDPOINT: its certificate is not trusted'],
]

/** Error in the settings according to the service's answer; undefined for other causes. */
export function s3SettingsError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message } = error
  const { code = '', Code = '' } = error as { readonly code?: string; readonly Code?: string }
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  const description = `${name} ${code} ${Code} ${status ?? ''} ${message}`
  return reasons.find(([sign]) => sign.test(description))?.[1]
}
