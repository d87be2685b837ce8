import type { readSettings as publicSettings } from '../../src/model/endpoints/platform'
import type { ResponseOf } from '../../src/model/route/defineRoute'
import { type Environment, readerOf, type VariableReader } from './environment'

export interface Config<Own = unknown> {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Unset: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly connections: number
  /** Unset: a random secret, stored in `dataDir`. */
  readonly secret: string | undefined
  /** `auto`: demo data for an empty embedded database. */
  readonly seed: 'demo' | 'none' | 'auto'
  /** Seconds in which a stopping process reports itself as not ready before it refuses connections. */
  readonly retireSeconds: number
  readonly tokenMinutes: number
  /** Takes the client address from the last entry of X-Forwarded-For. */
  readonly trustProxy: boolean
  /** Makes the API documentation public without demo accounts. */
  readonly publicDocs: boolean
  /** Storage limit of shared files per company, in megabytes. */
  readonly filesQuotaMb: number
  readonly fileVersions: number
  /** Unset: uploaded files are stored in a folder of `dataDir`. */
  readonly s3: S3Settings | undefined
  readonly publicUrl: string
  /** Unset: mails are simulated and shown to administrators. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** File for the security log; unset or `stdout`: standard output. */
  readonly securityLog: string | undefined
  /** Days an event of the security log is kept in the database. Unset: those of its schema. */
  readonly securityLogDays: number | undefined
  readonly settings: PublicSettings
  readonly business: Own
}

/** An S3-compatible bucket. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's endpoint of the region. */
  readonly endpoint: string | undefined
  /** Puts the bucket in the path instead of the host name. */
  readonly pathStyle: boolean
  /** Prefix of names: empty, or ending with a slash. */
  readonly prefix: string
  /** Unset: keys of the machine's role, found by Amazon's client. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
}

export type PublicSettings = Omit<ResponseOf<typeof publicSettings>, 'terms' | 'demoAccounts'>

export interface OwnConfig<Own> {
  /** Reads its variables; adds invalid ones to the problems. */
  readonly readOwn: (read: VariableReader, problems: string[]) => Own
  /** Settings with invented values where there is demo data. */
  readonly demoSettings?: Partial<
    Pick<PublicSettings, 'whatsapp' | 'resolution' | 'changelog' | 'launch'>
  >
}

/** Reads and validates all variables, also those of a business; reports all invalid ones together. */
export function readConfig<Own = undefined>(
  env: Environment,
  { readOwn, demoSettings = {} }: OwnConfig<Own> = { readOwn: () => undefined as Own },
): Config<Own> {
  const problems: string[] = []
  const read = readerOf(env, problems)
  const production = env.NODE_ENV === 'production'
  const databaseUrl = read.text('DATABASE_URL', /^postgres(ql)?:\/\/\S+$/, 'postgres://…')
  const seed = (read.text('SEED', /^(demo|none)$/, 'demo or none') ??
    (production || databaseUrl ? 'none' : 'auto')) as Config['seed']
  const secret = read.text('JWT_SECRET', /^.{32,}$/, 'at least 32 characters')
  if (production && env.JWT_SECRET === undefined)
    problems.push('JWT_SECRET is needed in production')
  if (production && seed === 'demo')
    problems.push('SEED=demo makes demo accounts: not in production')
  const config: Config<Own> = {
    production,
    port: read.number('PORT', 3000, { min: 0, max: 65_535 }),
    host:
      read.text('HOST', /^[\w.:-]+$/, 'a name or an address') ??
      (seed === 'none' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: env.DATA_DIR || 'data',
    databaseUrl,
    connections: read.number('DATABASE_CONNECTIONS', 12, { min: 2, max: 200 }),
    secret,
    seed,
    retireSeconds: read.number('RETIRE_SECONDS', databaseUrl ? 5 : 0, { min: 0, max: 300 }),
    tokenMinutes: read.number('TOKEN_MINUTES', 60, { min: 1, max: 1_440 }),
    trustProxy: read.flag('TRUST_PROXY'),
    publicDocs: read.flag('PUBLIC_DOCS'),
    filesQuotaMb: read.number('FILES_QUOTA_MB', 10_240, { min: 1, max: 100_000_000 }),
    fileVersions: read.number('FILE_VERSIONS', 20, { min: 0, max: 200 }),
    s3: readS3(read, problems),
    ...readMail(read, problems),
    publicUrl: (
      read.text('PUBLIC_URL', /^https?:\/\/[^\s?#]+$/, 'https://…') ??
      `http://localhost:${env.PORT || 3000}`
    ).replace(/\/+$/, ''),
    securityLog: read.text('SECURITY_LOG', /^(stdout|.*\/.*)$/, 'stdout or a path with a /'),
    securityLogDays: read.number('SECURITY_LOG_DAYS', undefined, { min: 1, max: 36_500 }),
    settings: readSettings(read, problems, seed === 'none' ? {} : demoSettings),
    business: readOwn(read, problems),
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const hosts = /^https:\/\/[\w*.-]+(:\d+)?(,https:\/\/[\w*.-]+(:\d+)?)*$/
const wishedHosts = 'https://pictures.example,https://*.example'

function readMail(read: VariableReader, problems: string[]) {
  const smtpUrl = read.text('SMTP_URL', /^smtps?:\/\/\S+$/, 'smtps://user:password@host:465')
  const mailFrom = read.text('MAIL_FROM', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address')
  if (smtpUrl && !mailFrom) problems.push('MAIL_FROM is needed where SMTP_URL is set')
  return { smtpUrl, mailFrom }
}

function readS3(read: VariableReader, problems: string[]): S3Settings | undefined {
  const bucket = read.text('S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "a bucket's name")
  const endpoint = read.text('S3_ENDPOINT', /^https?:\/\/[^\s/?#]+\/?$/, 'https://host')
  const id = read.text('S3_ACCESS_KEY_ID', /^\S+$/, 'a key without spaces')
  const secret = read.text('S3_SECRET_ACCESS_KEY', /^\S+$/, 'a secret without spaces')
  const prefix = read.text('S3_PREFIX', /^([\w-]+\/)+$/, 'folder/') ?? ''
  const region = read.text('S3_REGION', /^[a-z0-9-]+$/, 'a region like us-east-1') ?? 'us-east-1'
  const pathStyle = read.flag('S3_FORCE_PATH_STYLE')
  if (!bucket && (endpoint || id || secret)) problems.push('S3_BUCKET is needed with the others')
  if (!id !== !secret) problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  if (!bucket) return undefined
  return {
    bucket,
    region,
    endpoint,
    pathStyle,
    prefix,
    keys: id && secret ? { id, secret } : undefined,
  }
}

function readSettings(
  read: VariableReader,
  problems: string[],
  demo: NonNullable<OwnConfig<unknown>['demoSettings']>,
): PublicSettings {
  const address = /^(https:\/\/|\/)\S+$/
  const photo =
    read.text('PHOTO_URL', /^https:\/\/\S+$/, 'https://…') ??
    'https://www.gravatar.com/avatar/?d=mp'
  const named = read.text('PICTURE_HOSTS', hosts, wishedHosts)?.split(',') ?? []
  return {
    whatsapp: read.text('WHATSAPP_NUMBER', /^\d{8,15}$/, '8 to 15 digits') ?? demo.whatsapp ?? null,
    resolution: read.text('RESOLUTION_URL', address, 'https://… or /…') ?? demo.resolution ?? null,
    changelog: read.text('CHANGELOG_URL', address, 'https://… or /…') ?? demo.changelog ?? null,
    photo,
    pictures: [...new Set([...named, ...(URL.canParse(photo) ? [new URL(photo).origin] : [])])],
    launch: read.text('LAUNCH_AT', instant, expected) ?? demo.launch ?? null,
    maintenance: readWindow(read, problems),
  }
}

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/
const instant = { test: (text: string) => written.test(text) && !Number.isNaN(Date.parse(text)) }
const expected = 'a moment like 2027-01-15T09:00-05:00'

function readWindow(read: VariableReader, problems: string[]) {
  const before = problems.length
  const from = read.text('MAINTENANCE_FROM', instant, expected)
  const until = read.text('MAINTENANCE_UNTIL', instant, expected)
  if (problems.length > before || (!from && !until)) return null
  if (from && until && Date.parse(from) < Date.parse(until)) return { from, until }
  problems.push('MAINTENANCE_FROM and MAINTENANCE_UNTIL are needed together, the earlier one first')
  return null
}
