import { reportNames } from '../src/domain/dashboards'
import { securityKeptDays } from '../src/domain/securityEvents'
import { type Environment, type Reader, readerOf } from './environment'

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Unset: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly connections: number
  /** Unset: a random one is kept in `dataDir`. */
  readonly secret: string | undefined
  /** `auto`: demo data for an empty embedded database. */
  readonly seed: 'demo' | 'none' | 'auto'
  /** Told to stop, it says so to a balancer for so long before it takes nobody new. */
  readonly retireSeconds: number
  readonly tokenMinutes: number
  /** The address of a request is X-Forwarded-For's last one. */
  readonly trustProxy: boolean
  /** The interface's document is for everybody, also without demo accounts. */
  readonly publicDocs: boolean
  /** What the shared files of one company may take, in megabytes. */
  readonly filesQuotaMb: number
  /** Former versions kept of a file that was replaced. */
  readonly fileVersions: number
  /** Unset: uploaded files lie in a folder of `dataDir`. */
  readonly s3: S3Settings | undefined
  /** Where people open the app: what links in mails begin with. */
  readonly publicUrl: string
  /** Unset: mails are simulated and shown to administrators. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Unset: no tenant draws reports, and the same figures are drawn by us. */
  readonly powerBi: PowerBiSettings | undefined
  /** The file that lines of the security log are added to; unset or `stdout`: with the others to standard output. */
  readonly securityLog: string | undefined
  /** So long an event of the security log stands in the database. */
  readonly securityLogDays: number
  readonly settings: PublicSettings
}

/** A bucket of whatever speaks S3. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's own of the region. */
  readonly endpoint: string | undefined
  /** The bucket stands in the path, not before the host's name. */
  readonly pathStyle: boolean
  /** What every name begins with: empty, or ends with a slash. */
  readonly prefix: string
  /** Unset: those of the machine's role, as Amazon's client finds them. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
}

/** The service principal of a Power BI tenant, and its reports by page, `cartera` or `cartera@<EMPRESA>`. */
export interface PowerBiSettings {
  readonly tenant: string
  readonly client: string
  readonly secret: string
  readonly workspace: string
  readonly reports: Readonly<Record<string, string>>
}

/** What the screens show and anyone may know (design.md, decision 9). */
export interface PublicSettings {
  readonly whatsapp: string | null
  readonly resolution: string | null
  readonly changelog: string | null
  /** The picture of who has none yet: an address of a third party, or of our own. */
  readonly photo: string
  /** Sites whose pictures the screens may draw, besides ours and the map's: `https://*.example`. */
  readonly pictures: readonly string[]
  /** When what is announced opens. */
  readonly launch: string | null
  /** When the service will be away. */
  readonly maintenance: { readonly from: string; readonly until: string } | null
}

/** Every variable, read and checked once; all wrong ones are named together. */
export function readConfig(env: Environment): Config {
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
  const config: Config = {
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
    powerBi: readPowerBi(read, problems),
    securityLog: read.text('SECURITY_LOG', /^(stdout|.*\/.*)$/, 'stdout or a path with a /'),
    securityLogDays: read.number('SECURITY_LOG_DAYS', securityKeptDays, { min: 1, max: 36_500 }),
    settings: readSettings(read, problems, seed !== 'none'),
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

function readMail(read: Reader, problems: string[]) {
  const smtpUrl = read.text('SMTP_URL', /^smtps?:\/\/\S+$/, 'smtps://user:password@host:465')
  const mailFrom = read.text('MAIL_FROM', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address')
  if (smtpUrl && !mailFrom) problems.push('MAIL_FROM is needed where SMTP_URL is set')
  return { smtpUrl, mailFrom }
}

function readS3(read: Reader, problems: string[]): S3Settings | undefined {
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

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const reportList = /^([\w-]+(@\w+)?=[0-9a-f-]{36})(,[\w-]+(@\w+)?=[0-9a-f-]{36})*$/i

/** All five of it or nothing. */
function readPowerBi(read: Reader, problems: string[]): PowerBiSettings | undefined {
  const wish = 'an id like 3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const tenant = read.text('POWERBI_TENANT', guid, wish)
  const client = read.text('POWERBI_CLIENT', guid, wish)
  const workspace = read.text('POWERBI_WORKSPACE', guid, wish)
  const secret = read.text('POWERBI_SECRET', /^\S+$/, 'the secret of POWERBI_CLIENT')
  const list = read.text('POWERBI_REPORTS', reportList, 'cartera=<id>,vendedor=<id>')
  const given = [tenant, client, workspace, secret, list].filter(Boolean)
  if (given.length === 0) return undefined
  if (!tenant || !client || !workspace || !secret || !list) {
    problems.push('POWERBI_TENANT, _CLIENT, _SECRET, _WORKSPACE and _REPORTS are needed together')
    return undefined
  }
  const entries = list.split(',').map(entry => entry.split('=') as [string, string])
  const unknown = entries.find(([page]) => !reportNames.some(name => name === page.split('@')[0]))
  if (unknown) problems.push(`POWERBI_REPORTS: there is no report page ${unknown[0]}`)
  return { tenant, client, secret, workspace, reports: Object.fromEntries(entries) }
}

/** With demo data everything has an invented value, so that nothing is missing on the screens. */
function readSettings(read: Reader, problems: string[], isDemo: boolean): PublicSettings {
  const or = (value: string | undefined, demo: string) => value ?? (isDemo ? demo : null)
  const address = /^(https:\/\/|\/)\S+$/
  const photo =
    read.text('PHOTO_URL', /^https:\/\/\S+$/, 'https://…') ??
    'https://www.gravatar.com/avatar/?d=mp'
  const named = read.text('PICTURE_HOSTS', hosts, wishedHosts)?.split(',') ?? []
  return {
    whatsapp: or(read.text('WHATSAPP_NUMBER', /^\d{8,15}$/, '8 to 15 digits'), '593900000000'),
    resolution: or(
      read.text('RESOLUTION_URL', address, 'https://… or /…'),
      '/resolution-example.pdf',
    ),
    changelog: or(
      read.text('CHANGELOG_URL', address, 'https://… or /…'),
      'https://example.com/changelog',
    ),
    photo,
    pictures: [...new Set([...named, ...(URL.canParse(photo) ? [new URL(photo).origin] : [])])],
    launch: or(read.text('LAUNCH_AT', instant, wish), soon()),
    maintenance: readWindow(read, problems),
  }
}

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/
/** Written so, and in the calendar. */
const instant = { test: (text: string) => written.test(text) && !Number.isNaN(Date.parse(text)) }
const wish = 'a moment like 2027-01-15T09:00-05:00'

/** The invented opening: some weeks ahead, at nine in Guayaquil. */
const soon = () =>
  `${new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10)}T09:00-05:00`

function readWindow(read: Reader, problems: string[]) {
  const before = problems.length
  const from = read.text('MAINTENANCE_FROM', instant, wish)
  const until = read.text('MAINTENANCE_UNTIL', instant, wish)
  if (problems.length > before || (!from && !until)) return null
  if (from && until && Date.parse(from) < Date.parse(until)) return { from, until }
  problems.push('MAINTENANCE_FROM and MAINTENANCE_UNTIL are needed together, the earlier one first')
  return null
}
