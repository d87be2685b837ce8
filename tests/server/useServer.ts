import type { Hono } from 'hono'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { simulatedMailer } from '../../server/adapters/mail/simulatedMailer'
import { pdfPress } from '../../server/adapters/pdf/press'
import { createApp } from '../../server/app'
import { endSessionsOf, openSession } from '../../server/areas/account/sessions'
import { signToken } from '../../server/areas/account/token'
import { usersTable } from '../../server/areas/account/usersTable'
import { alsoTelling, securityRecorder } from '../../server/areas/security/securityRecorder'
import type { Db } from '../../server/db/db'
import { createLog } from '../../server/log'
import { handlersOf } from '../../server/main/handlers'
import { answerKeeper, needlessness } from '../../server/outbox/keepAnswer'
import { type Handlers, runOutbox } from '../../server/outbox/outbox'
import { tablesOf } from '../../server/records/tables'
import type { AppContext, AppEnv } from '../../server/routes/context'
import { recordsOf } from '../../server/routes/recordsOf'
import type { AccountRole } from '../../src/domain/roles'
import type { Catalogue } from '../../src/model/resource'
import { type Client, clientOf, type Requester } from './client'
import { lendDb } from './lentDb'
import { type MemoryFiles, memoryFiles } from './memoryFiles'
import { emptyTables, insertRows, insertUser } from './rows'
import type { TestDb } from './testDb'

interface Options {
  /** Unset: the schemas that ship. */
  readonly catalogue?: Catalogue
  readonly change?: Partial<AppContext>
  /** Rows stay from test to test, where a file makes its world once and only looks at it. */
  readonly keepRows?: boolean
}

/** Servers of this worker, each with people of numbers of its own: what a page remembers is kept by them. */
let stood = 0

const PHOTO = 'https://www.gravatar.com/avatar/?d=mp'

export interface TestServer {
  readonly app: Hono<AppEnv>
  readonly db: Db
  readonly context: AppContext
  /** Bytes of uploaded files. */
  readonly files: MemoryFiles
  /** What was logged since the test began, one parsed line each. */
  readonly logged: Record<string, unknown>[]
  /** Moves the server's clock; undefined sets it free again. */
  setNow(iso: string | undefined): void
  request: Requester
  /** Somebody who is not signed in. */
  readonly anyone: Client
  /** A new account of this role, signed in; `EMPRESAS` and `WAREHOUSE` are lists of codes. */
  as(role: AccountRole, user?: Record<string, unknown>): Promise<Client>
  /** Rows straight into the table of a resource, with their shadows. */
  insert(resource: string, ...rows: Record<string, unknown>[]): Promise<void>
  endSessions(userId: number): Promise<unknown>
  /** Keeps the security events that came in, as the running server does every second. */
  keepSecurity(): Promise<void>
  /** Makes the calls that wait, as the running server does every second; answers how many. */
  runOutbox(systems?: Handlers): Promise<number>
}

interface Standing {
  readonly test: TestDb
  readonly context: AppContext
  readonly app: Hono<AppEnv>
  readonly flush: () => Promise<void>
}

/** A session that was opened before the clock went back has a token of that time: no token is from the future. */
function inTime(request: Requester, context: AppContext, token: string): Requester {
  const { iat = 0, sid = '', sub } = decodeJwt<{ sid?: string }>(token)
  return async (path, init) => {
    const headers = new Headers(init?.headers)
    const isOwn = headers.get('authorization') === `Bearer ${token}`
    if (!isOwn || context.clock().getTime() / 1000 >= iat) return request(path, init)
    const former = await signToken(context, { id: sid, userId: Number(sub) })
    headers.set('authorization', `Bearer ${former}`)
    return request(path, { ...init, headers })
  }
}

/** The real app on a database of its own, emptied after each test; everybody's password is `secret-1`. */
export function useServer(options: Options = {}): TestServer {
  const logged: Record<string, unknown>[] = []
  let now: string | undefined
  let standing: Standing
  const files = memoryFiles()
  const clock = () => (now ? new Date(now) : new Date())

  beforeAll(async () => {
    standing = await standUp({ ...options, change: { files, ...options.change } }, clock, logged)
  })
  afterEach(async () => {
    now = undefined
    logged.length = 0
    files.bytes.clear()
    if (!options.keepRows) await emptyTables(standing.test.db, standing.context.tables)
  })
  afterAll(() => standing?.test.drop())

  const request: Requester = async (path, init) =>
    standing.app.request(path, init, { address: '127.0.0.1' })
  return {
    get app() {
      return standing.app
    },
    get db() {
      return standing.test.db
    },
    get context() {
      return standing.context
    },
    files,
    logged,
    setNow: iso => {
      now = iso
    },
    request,
    anyone: clientOf(request),
    as: async (role, user) => {
      const { db, catalogue } = standing.context
      const ID = await insertUser(db, catalogue, { ROLE: role, ...user })
      const token = await openSession(standing.context, ID)
      return clientOf(inTime(request, standing.context, token), token, ID)
    },
    insert: (name, ...rows) =>
      insertRows(standing.context.db, standing.context.catalogue, { name, rows }),
    runOutbox: systems => {
      const { context } = standing
      const keepAnswer = answerKeeper(recordsOf(context))
      const isNeedless = needlessness(recordsOf(context))
      return runOutbox(
        { ...context, keepAnswer, isNeedless },
        { ...handlersOf(context), ...systems },
      )
    },
    keepSecurity: () => standing.flush(),
    endSessions: userId => standing.test.db.transaction(trx => endSessionsOf(trx, userId)),
  }
}

async function standUp(
  options: Options,
  clock: () => Date,
  logged: Record<string, unknown>[],
): Promise<Standing> {
  const catalogue = options.catalogue ?? (await import('../../src/catalogue')).catalogue
  const tables = tablesOf(catalogue)
  const test = await lendDb(tables)
  await test.db.nextId(usersTable(catalogue).users, 1000 * stood++ + 1)
  const recorder = securityRecorder({ db: test.db, catalogue, tables, clock })
  const context: AppContext = {
    db: test.db,
    catalogue,
    tables,
    clock,
    hash: plainHash,
    secret: new TextEncoder().encode('a secret only tests know, 32 bytes'),
    tokenMinutes: 60,
    log: alsoTelling(
      createLog(line => logged.push(JSON.parse(line))),
      recorder.record,
    ),
    settings: {
      whatsapp: null,
      resolution: null,
      changelog: null,
      photo: PHOTO,
      pictures: [new URL(PHOTO).origin],
      launch: null,
      maintenance: null,
    },
    mailer: simulatedMailer(test.db, clock),
    publicUrl: 'https://mostrador.test',
    demoAccounts: [],
    isReady: () => true,
    press: pdfPress(),
    ...options.change,
  }
  return { test, context, app: createApp(context), flush: recorder.flush }
}

/** No test needs a slow hash but the one about it. */
const plainHash = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (hash: string, password: string) => hash === `plain:${password}`,
}
