import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNamed } from '../../src/model/check/checkNamed'
import type { Catalogue } from '../../src/model/fields/resource'
import { contractOf } from '../../src/model/openapi/apiContract'
import { createApp } from '../app/app'
import { type Config, ConfigError } from '../base/config'
import type { Log } from '../base/log'
import { hashPassword } from '../commands/hashPassword'
import { openConfigured } from '../commands/openConfigured'
import { openFiles } from '../commands/openFiles'
import { type DatabaseFaults, loggedFaults } from '../db/databaseFaults'
import type { Db } from '../db/db'
import { fingerprint } from '../db/fingerprint'
import { withLease } from '../db/lease'
import { keepContract } from '../db/migration/contractRow'
import { MigrationStop, prepareDatabase } from '../db/migration/migrate'
import type { TableSpec } from '../db/spec'
import { answerKeeper, isCallUnneeded } from '../flow/calls/keepAnswer'
import { fillComputedFields, recountStored } from '../flow/recount'
import type { AppContext, DemoAccount, RequestConnection } from '../http/appContext'
import type { ServerBusiness } from '../http/serverBusiness'
import { pdfRenderer } from '../node/pdfRenderer'
import { sheetThread } from '../node/sheetThread'
import { tablesOf } from '../query/tables'
import { createRecords } from '../routes/createRecords'
import { handlersOf } from './handlers'
import { calling } from './jobs/calling'
import { recordingLog } from './jobs/recordingLog'
import { purging, reminding, sweeping } from './jobs/sweep'
import { watchedFiles } from './jobs/watchedFiles'
import { mailerOf } from './mailer'
import { joinOthers, otherVersions } from './others'
import { secretsOf } from './secret'
import { workThread } from './workThread'

export interface Running {
  readonly fetch: (request: Request, env?: RequestConnection) => Response | Promise<Response>
  readonly demoAccounts: readonly DemoAccount[]
  /** `/health` reports unready from now on. */
  retire(): void
  close(): Promise<void>
}

export interface ServerParts {
  readonly config: Config
  readonly catalogue: Catalogue
  /** Tables of the catalogue and of the business. */
  readonly tables: readonly TableSpec[]
  readonly log: Log
  readonly business: ServerBusiness
  readonly pages?: AppContext['pages']
  readonly faults?: DatabaseFaults
  /** Version of the running code, compared with other processes. */
  readonly version?: string
}

/** Opens the database, applies the catalogue, seeds it if configured, and serves requests. */
export async function start(parts: ServerParts): Promise<Running> {
  const { config, business, catalogue, tables, pages } = parts
  const faults = parts.faults ?? loggedFaults(parts.log)
  const db = await openConfigured(config, { faults, tries: 1, ask: workThread('reader') })
  try {
    if (db.wasUnclean)
      parts.log.warn('the last stop was unclean; the database was checked and is whole')
    const leaveOthers = await joinOthers(db, parts)
    let isReady = true
    const clock = () => new Date()
    const { log, stop: stopKeeping } = recordingLog(parts, { db, clock })
    const opened = await openFiles(config)
    const files = watchedFiles(opened.store, log, faults)
    const context: AppContext = {
      business,
      db,
      catalogue,
      tables,
      log,
      clock,
      hash: hashPassword,
      ...secretsOf(config),
      tokenMinutes: config.tokenMinutes,
      mailer: await mailerOf(config, db, clock),
      publicUrl: config.publicUrl,
      settings: config.settings,
      publicDocs: config.publicDocs,
      demoAccounts: [],
      isReady: () => isReady,
      files,
      filesQuota: config.filesQuotaMb * 1024 ** 2,
      fileVersions: config.fileVersions,
      renderPdf: pdfRenderer(workThread('draw')),
      beginWorkbook: sheetThread(workThread('sheets')),
      ...(pages ? { pages } : {}),
      ...(config.production && business.unconnected && { unconnected: business.unconnected }),
    }
    const handlers = callHandlers(context)
    await prepare(db, parts)
    const seed = () => seeded(parts, context)
    const demoAccounts =
      db.dialect === 'sqlite' ? await seed() : await withLease(db, { name: 'seed' }, seed)
    const app = createApp({ ...context, demoAccounts })
    const retire = () => {
      isReady = false
    }
    const fetch: Running['fetch'] = (request, env = {}) => app.fetch(request, env)
    const stopSweeping = sweeping({ db, files, waitingDays: business.fileWaitingDays ?? {} }, log)
    const keepAnswer = answerKeeper(createRecords(context))
    const isNeedless = isCallUnneeded(createRecords(context))
    const stopCalling = calling({ ...context, keepAnswer, isUnneeded: isNeedless }, handlers)
    const stopPurging = purging({ ...context, lasts: business.retention?.(config) ?? {} }, log)
    const stopReminding = reminding(createRecords(context), log)
    const close = async () => {
      isReady = false
      await Promise.all([stopPurging(), stopReminding(), stopSweeping(), stopCalling()])
      await stopKeeping()
      await leaveOthers()
      opened.close()
      await db.close()
    }
    return { fetch, demoAccounts, retire, close }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The demo accounts that are open after seeding; none in production. */
async function seeded({ business, config }: ServerParts, context: AppContext) {
  const accounts = (await business.seed?.(context, config.seed)) ?? []
  if (!config.production || accounts.length === 0) return accounts
  const emails = accounts.map(({ email }) => email).join(', ')
  throw new ConfigError([
    `NODE_ENV=production: anybody knows the password of demo accounts in this database; change it or delete them first (${emails})`,
  ])
}

/** The handlers of all calls in the schemas; a call without a handler stops the start. */
function callHandlers(context: AppContext) {
  const handlers = { ...handlersOf(context), ...context.business.systems?.(context) }
  const byHand = Object.keys(context.unconnected ?? {})
  checkNamed(context.catalogue, 'call', [...Object.keys(handlers), ...byHand])
  return handlers
}

async function prepare(db: Db, { config, business, catalogue, tables, log, version }: ServerParts) {
  try {
    const hash = await fingerprint(tables)
    const others = () => otherVersions(db, version, new Date())
    const { changed, altered, warnings, left } = await prepareDatabase(db, tables, { hash, others })
    await keepContract(db, contractOf(catalogue))
    if (changed) await business.afterMigration?.(db, catalogue, new Date())
    if (altered) log.info('database prepared')
    if (await fillComputedFields(db, catalogue)) log.info('computed numbers filled in')
    const counted = await fingerprint(tablesOf(catalogue))
    if (await recountStored(db, catalogue, counted)) log.info('kept numbers counted')
    for (const warning of warnings) log.warn(warning)
    for (const note of left) log.info('left as it is', { note })
  } catch (error) {
    throw error instanceof MigrationStop ? withFile(error, config.dataDir) : error
  }
}

/** Also writes the SQL to a file that can be run as it is. */
function withFile(stop: MigrationStop, folder: string) {
  if (stop.sql.length === 0) return stop
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const file = join(folder, 'migration.sql')
  writeFileSync(file, stop.sql.map(statement => `${statement};\n`).join(''))
  stop.message += `\nIt is written to ${file}. Make a backup, read it, then: npm run db -- apply ${file}`
  return stop
}
