import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Language } from '../../../../src/base/text'
import { languages } from '../../../../src/i18n/languages'
import { loadNamespace } from '../../../../src/i18n/namespaces'
import type { Catalogue, Resource } from '../../../../src/model/fields/resource'
import { copyObstacles, mostCopied } from '../../../../src/model/lists/deviceCopy'
import { type Contract, contractOf } from '../../../../src/model/openapi/apiContract'
import type { Config } from '../../../base/config'
import type { Rows } from '../../../db/db'
import { readContract } from '../../../db/migration/contractRow'
import {
  previewChanges,
  type PreviewDatabase as ReadOnlyDatabase,
  type TablePreview,
} from '../../../db/migration/preview'
import { openPostgres } from '../../../db/postgres/openPostgres'
import { databaseFile } from '../../../db/sqlite/openEmbeddedSqlite'
import { sqliteDialect } from '../../../db/sqlite/sqliteDialect'
import { SqliteFile } from '../../../db/sqlite/sqliteFile'
import { systemTables } from '../../../db/tables/systemTables'
import { childTable } from '../../../query/tables'
import type { CommandInput, CommandResult } from '../../command'
import { apiChanges } from './apiChanges'
import { databaseWords } from './databaseWords'
import type { Finding } from './finding'
import { indexCosts } from './indexCosts'
import { lint } from './lint'
import { type Dictionaries, missingLabels } from './lintLabels'

/** `npm run resource check`: errors in the schemas, and effects of changes since the last start. */
export async function checkResources(input: CommandInput): Promise<CommandResult> {
  const { catalogue } = input
  const past = await pastOf(input)
  const findings = lint(catalogue)
  const seen = { past, findings, contract: contractOf(catalogue), words: await dictionaries() }
  const parts = [...catalogue.resources.values()].flatMap(resource => partOf(resource, seen))
  const errors = findings.filter(({ level }) => level === 'error').length
  const count = `${catalogue.resources.size} schemas: ${errors} errors, ${findings.length - errors} hints`
  return {
    text: [
      count,
      ...indexCosts(catalogue.resources.values()),
      ...copiedLists(catalogue.resources.values()),
      ...headOf(past),
      ...parts,
      ...goneParts(catalogue, past),
    ].join('\n'),
    failed: errors > 0,
  }
}

interface Past {
  /** No tables yet: the first start creates them. */
  readonly isEmpty: boolean
  readonly previews: readonly TablePreview[]
  readonly contract: Contract | undefined
}

async function pastOf({ config, tables }: CommandInput): Promise<Past> {
  const nothing = { isEmpty: true, previews: [], contract: undefined }
  const db = await openToLook(config)
  if (!db) return nothing
  try {
    const previews = await previewChanges(db, [...systemTables(), ...tables])
    return previews ? { isEmpty: false, previews, contract: await readContract(db) } : nothing
  } finally {
    await db.close()
  }
}

function headOf({ isEmpty, contract, previews }: Past): string[] {
  if (isEmpty) return ['There is no database yet: the first start makes every table.']
  const contractFindings = contract
    ? []
    : ['The last start kept no account of the API: start once, then its changes are told.']
  return previews.length === 0
    ? [...contractFindings, 'The database fits the schemas as it is.']
    : contractFindings
}

interface CheckContext {
  readonly past: Past
  readonly findings: readonly Finding[]
  readonly contract: Contract
  readonly words: Dictionaries
}

function partOf(resource: Resource, { past, findings, contract, words }: CheckContext): string[] {
  const { name } = resource
  const ownFindings = findings.filter(({ at }) => at.startsWith(`${name}.`))
  const lines = [
    ...ownFindings.map(({ level, at, says }) => `  ${level.padEnd(8)}  ${at}: ${says}`),
    ...lead('database', databaseOf(resource, past)),
    ...lead('API', apiOf(name, past.contract, contract)),
    ...lead('labels', labelsOf(resource, words)),
  ]
  return lines.length > 0 ? ['', name, ...lines] : []
}

function databaseOf(resource: Resource, { previews }: Past): string[] {
  const tables = new Set([
    resource.table,
    ...[...resource.fields.values()].map(field => childTable(resource, field)),
  ])
  return previews
    .filter(({ table }) => tables.has(table))
    .flatMap(preview =>
      databaseWords(preview).map((line, at) =>
        at === 0 && preview.table !== resource.table ? `${preview.table}: ${line}` : line,
      ),
    )
}

function apiOf(name: string, past: Contract | undefined, now: Contract): string[] {
  const [before, after] = [past?.[name], now[name]]
  if (!past || !after) return []
  if (!before) return [`compatible: ${after.path} is new`]
  const changes = apiChanges(before, after)
  if (changes.length === 0) return []
  const broken = changes.filter(({ breaking }) => breaking)
  return [
    broken.length > 0 ? 'breaking for those who call it' : 'compatible',
    ...changes.map(({ breaking, says }) => `- ${breaking ? 'breaks: ' : ''}${says}`),
  ]
}

/** Resources and tables without a schema; their rows are kept until they are dropped explicitly. */
function goneParts({ resources }: Catalogue, { previews, contract }: Past): string[] {
  const removedResources = Object.entries(contract ?? {}).filter(([name]) => !resources.has(name))
  const stray = previews.filter(({ left }) => left.length > 0)
  const tables = stray.filter(({ table }) => ![...resources.values()].some(r => owns(r, table)))
  return [
    ...removedResources.flatMap(([name, { path }]) => [
      '',
      name,
      ...lead('API', [`breaking: ${path} is gone`]),
    ]),
    ...tables.flatMap(preview => ['', preview.table, ...lead('database', databaseWords(preview))]),
  ]
}

const owns = (resource: Resource, table: string) =>
  table === resource.table ||
  [...resource.fields.values()].some(field => childTable(resource, field) === table)

function labelsOf(resource: Resource, words: Dictionaries): string[] {
  const missing = missingLabels(resource, words)
  const byPlaces = new Map<string, Language[]>()
  for (const { language, missing: places } of missing) {
    const key = places.join(', ')
    byPlaces.set(key, [...(byPlaces.get(key) ?? []), language])
  }
  return [...byPlaces].map(([places, spoken]) => `${spoken.join(', ')} lack words for ${places}`)
}

const lead = (title: string, lines: readonly string[]) =>
  lines.map((line, at) => `  ${(at === 0 ? title : '').padEnd(8)}  ${line}`)

async function dictionaries(): Promise<Dictionaries> {
  const loaded = languages().map(async ({ value }) => [
    value,
    await loadNamespace(value, 'columns'),
  ])
  return Object.fromEntries(await Promise.all(loaded)) as Dictionaries
}

/** Opens the configured database read-only, also while a server runs; undefined if it does not exist. */
async function openToLook({
  databaseUrl,
  dataDir,
}: Config): Promise<(ReadOnlyDatabase & { close(): Promise<void> }) | undefined> {
  if (databaseUrl) return openPostgres(databaseUrl, { connections: 1 })
  if (!existsSync(databaseFile(dataDir))) return undefined
  const file = new SqliteFile(databaseFile(dataDir), { bare: true })
  file.exec('pragma query_only = on')
  const read = new Kysely<Rows>({ dialect: sqliteDialect(file) })
  return { dialect: 'sqlite', read, close: async () => file.close() }
}

/** Which lists are copied to devices, for which roles, and why others are not. */
function copiedLists(resources: Iterable<Resource>): string[] {
  const all = [...resources]
  const width = Math.max(...all.map(({ name }) => name.length))
  return [
    `Lists that answer on the device, up to ${mostCopied.toLocaleString('en')} readable rows:`,
    ...all.map(resource => `  ${resource.name.padEnd(width)}  ${copiesOf(resource)}`),
  ]
}

function copiesOf(resource: Resource): string {
  const obstacles = copyObstacles(resource)
  const byReason = new Map<string, string[]>()
  for (const [role, obstacle] of obstacles) {
    const reason = obstacle ? `not copied: ${obstacle.at} ${obstacle.why}` : 'copied to devices'
    byReason.set(reason, [...(byReason.get(reason) ?? []), role])
  }
  return [...byReason]
    .map(([reason, roles]) =>
      roles.length === obstacles.length ? reason : `${reason} (${roles.join(', ')})`,
    )
    .join('; ')
}
