import type { Hono } from 'hono'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createApp } from '../../server/app/app'
import { securityRecorder } from '../../server/areas/security/securityRecorder'
import { endSessionsOf, openSession } from '../../server/auth/sessions'
import { signToken } from '../../server/auth/token'
import { usersTable } from '../../server/auth/usersTable'
import { createLog, withRecorder } from '../../server/base/log'
import { distributor } from '../../server/business'
import type { Db } from '../../server/db/db'
import { answerKeeper, isCallUnneeded } from '../../server/flow/calls/keepAnswer'
import type { AppContext, AppEnv } from '../../server/http/appContext'
import { handlersOf } from '../../server/main/handlers'
import { linkCipher } from '../../server/node/linkCipher'
import { pdfRenderer } from '../../server/node/pdfRenderer'
import { type Handlers, runOutbox } from '../../server/outbox/outbox'
import { simulatedMailer } from '../../server/outbox/simulatedMailer'
import { tablesOf } from '../../server/query/tables'
import { createRecords } from '../../server/routes/createRecords'
import type { AccountRole } from '../../src/domain/accounts/roles'
import type { Catalogue } from '../../src/model/fields/resource'
import { type Client, clientOf, type Requester } from './client'
import { documentedAnswers } from './documentedAnswers'
import { lendDb } from './lentDb'
import { type MemoryFiles, memoryFiles } from './memoryFiles'
import { emptyTables, insertRows, insertUser } from './rows'
import type { TestDb } from './testDb'

const SECRET = new TextEncoder().encode('a secret only tests know, 32 bytes')

interface Options {
  /** Default: the schemas of the product. */
  readonly catalogue?: Catalogue
  readonly change?: Partial<AppContext>
  /** Rows stay from test to test, for files that create their data once and only read it. */
  readonly keepRows?: boolean
  /** Rows are inserted without checks: answers may differ from the document. */
  readonly hasOddRows?: boolean
}

const closers = new Set<() => Promise<unknown>>()
/** Runs after each test, before the rows go that an open screen would still ask for. */
export const beforeRowsGo = (close: () => Promise<unknown>) => void closers.add(close)

/** Number of servers of this worker; each has separate user ids, because pages cache by them. */
let stood = 0

const PHOTO = 'https://www.gravatar.com/avatar/?d=mp'

export interface TestServer {
  readonly app: Hono<AppEnv>
  readonly db: Db
  readonly context: AppContext
  /** Bytes of uploaded files. */
  readonly files: MemoryFiles
  /** Log lines since the start of the test, parsed. */
  readonly logged: Record<string, unknown>[]
  /** Sets the server's clock; undefined restores the real time. */
  setNow(iso: string | undefined): void
  request: Requester
  /** A client that is not signed in. */
  readonly anyone: Client
  /** Creates an account of this role and signs in; `EMPRESAS` and `WAREHOUSE` are lists of codes. */
  as(role: AccountRole, user?: Record<string, unknown>): Promise<Client>
  /** Inserts rows directly into the table of a resource, with their shadows. */
  insert(resource: string, ...rows: Record<string, unknown>[]): Promise<void>
  endSessions(userId: number): Promise<unknown>
  /** Writes the received security events, as the running server does every second. */
  keepSecurity(): Promise<void>
  /** Makes the waiting calls, as the running server does every second; returns their number. */
  runOutbox(systems?: Handlers): Promise<number>
}

interface Standing {
  readonly test: TestDb
  readonly context: AppContext
  readonly app: Hono<AppEnv>
  readonly flush: () => Promise<void>
}

/**
 * A session opened before the clock was set back gets a token of that time, because tokens from the
 * future are invalid.
 */
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

/** The real app with a separate database, emptied after each test; every password is `secret-1`. */
export function useServer(options: Options = {}): TestServer {
  const logged: Record<string, unknown>[] = []
  let now: string | undefined
  let state: Standing
  const files = memoryFiles()
  const clock = () => (now ? new Date(now) : new Date())

  beforeAll(async () => {
    state = await standUp({ ...options, change: { files, ...options.change } }, clock, logged)
  })
  afterEach(async () => {
    for (const close of closers) await close()
    now = undefined
    logged.length = 0
    files.bytes.clear()
    if (!options.keepRows) await emptyTables(state.test.db, state.context.tables)
  })
  afterAll(() => state?.test.drop())

  const request: Requester = async (path, init) => {
    const response = await state.app.request(path, init, { address: '127.0.0.1' })
    if (!options.hasOddRows)
      await documentedAnswers(state.context.catalogue)(init?.method ?? 'GET', path, response)
    return response
  }
  return {
    get app() {
      return state.app
    },
    get db() {
      return state.test.db
    },
    get context() {
      return state.context
    },
    files,
    logged,
    setNow: iso => {
      now = iso
    },
    request,
    anyone: clientOf(request),
    as: async (role, user) => {
      const { db, catalogue } = state.context
      const ID = await insertUser(db, catalogue, { ROLE: role, ...user })
      const token = await openSession(state.context, ID)
      return clientOf(inTime(request, state.context, token), token, ID)
    },
    insert: (name, ...rows) =>
      insertRows(state.context.db, state.context.catalogue, { name, rows }),
    runOutbox: systems => {
      const { context } = state
      const keepAnswer = answerKeeper(createRecords(context))
      const isNeedless = isCallUnneeded(createRecords(context))
      return runOutbox(
        { ...context, keepAnswer, isUnneeded: isNeedless },
        { ...handlersOf(context), ...systems },
      )
    },
    keepSecurity: () => state.flush(),
    endSessions: userId => state.test.db.transaction(trx => endSessionsOf(trx, userId)),
  }
}

async function standUp(
  options: Options,
  clock: () => Date,
  logged: Record<string, unknown>[],
): Promise<Standing> {
  const catalogue = options.catalogue ?? (await import('../../src/catalogue')).catalogue
  const business = options.change?.business ?? distributor()
  const tables = tablesOf(catalogue, business.tables)
  const test = await lendDb(tables)
  await test.db.nextId(usersTable(catalogue).users, 1000 * stood++ + 1)
  const recorder = securityRecorder({ db: test.db, catalogue, tables, clock })
  const context: AppContext = {
    business,
    db: test.db,
    catalogue,
    tables,
    clock,
    hash: plainHash,
    secret: SECRET,
    linkCipher: linkCipher(SECRET),
    tokenMinutes: 60,
    log: withRecorder(
      createLog(line => logged.push(JSON.parse(line)), undefined, business.secretFields),
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
    renderPdf: pdfRenderer(),
    ...options.change,
  }
  return { test, context, app: createApp(context), flush: recorder.flush }
}

/** Only the test of the hash needs a slow one. */
const plainHash = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (hash: string, password: string) => hash === `plain:${password}`,
}
