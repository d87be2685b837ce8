import { flowsOf, movesOf } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { demandOne } from '../access/permissions'
import type { Log } from '../base/log'
import { badParameter, Refusal, unknownParameter } from '../base/refusal'
import { type BatchKind, type BatchSource, claimBatch, sentSources } from '../bulk/batch'
import { moveMany } from '../bulk/bulkFlow'
import { readItems, readTargets } from '../bulk/bulkItem'
import { type BulkRow, countsOf } from '../bulk/bulkRow'
import { runBulk } from '../bulk/runBulk'
import { undoBatch } from '../bulk/undoBatch'
import { logsFaults } from '../db/databaseFaults'
import type { Trx } from '../db/db'
import { analyseAdded } from '../db/statistics'
import { withRollback } from '../db/withRollback'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { readList, readObject } from '../http/readJson'
import { demandParameters } from '../http/readQuery'
import { apiPathOf, requestsFor } from '../http/recordAnswers'
import type { RouteParts } from '../http/serverBusiness'
import { gatherAssigned } from '../notices/gatherAssigned'
import { tablesOfRecord } from '../query/children'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { readTitles } from '../query/titles'
import { recordNotFound } from '../read/read'
import { type BulkMessages, bulkMessages } from './bulkMessages'

/** Bulk changes in one transaction: preview, run and undo. */
export function bulkRoutes(add: AddRoute, resource: Resource, { records, context }: RouteParts) {
  const path = `${apiPathOf(resource)}/bulk`
  const request = requestsFor(records, resource)
  add(`POST ${path}`, 'schema', c => bulk(c, request(c), context.log))
  add(`POST ${path}/:batch/undo`, 'schema', c => undo(c, request(c)))
  if (flowsOf(resource).length > 0)
    add(`POST ${path}/flow/:name`, 'schema', c => bulkFlow(c, request(c)))
}

async function bulk(c: AppRequest, request: RequestContext, log: Log) {
  const query = readBulkQuery(c.req.query())
  demandOne(request, ['update', 'create', 'delete'])
  const body = await readList(c)
  const items = readItems(body)
  let made = 0
  const answer = await answerMany(c, request, {
    query,
    body,
    kind: 'records',
    count: items.length,
    work: async (trx, here) => {
      const rows = await runBulk(trx, here, items)
      made = query.dryRun ? 0 : countsOf(rows).create
      return rows
    },
  })
  if (made > 0) await planFor(request, made).catch(logsFaults(log, 'analysing tables failed'))
  return answer
}

/** Refreshes the statistics of tables an import adds rows to, for the query planner. */
const planFor = ({ records, resource }: RequestContext, rows: number) =>
  analyseAdded(records.db, { tables: tablesOfRecord(resource), rows })

async function bulkFlow(c: AppRequest, request: RequestContext) {
  const query = readBulkQuery(c.req.query())
  const name = c.req.param('name') ?? ''
  if (!movesOf(request.resource).has(name)) throw recordNotFound()
  demandOne(request, ['read'])
  const body = await readObject(c)
  const { rows, answers, ...rest } = body
  const [strange] = Object.keys(rest)
  if (strange !== undefined) throw unknownParameter(strange, ['rows', 'answers'])
  if (answers !== undefined && (typeof answers !== 'object' || answers === null))
    throw new Refusal(400, 'notAnObject')
  const targets = readTargets(rows)
  return answerMany(c, request, {
    query,
    body,
    kind: 'flow',
    count: targets.length,
    work: (trx, here) =>
      moveMany(trx, here, { name, targets, answers: (answers ?? {}) as RecordValues }),
  })
}

interface Many {
  readonly query: BulkQuery
  readonly body: unknown
  readonly kind: BatchKind
  readonly count: number
  readonly work: (trx: Trx, request: RequestContext) => Promise<BulkRow[]>
}
async function answerMany(c: AppRequest, request: RequestContext, many: Many) {
  const words = await bulkMessages(request)
  const { query, work } = many
  if (query.dryRun) {
    const rows = await withRollback(request.records.db, trx => work(trx, request))
    return answerJson(c, { batch: null, ...(await words(asThough(request, rows))) })
  }
  const answer = await runOnce(c, request, {
    body: many.body,
    path: `${c.req.path} ${query.skipRefused} ${query.batch ?? ''}`,
    work: trx => committed(trx, request, { ...many, words }),
  })
  return answerJson(c, answer)
}

/** Runs all rows, or only the valid ones if refused rows are skipped. */
async function committed(
  trx: Trx,
  request: RequestContext,
  many: Many & { readonly words: BulkMessages },
) {
  const { query, kind, count, work, words } = many
  const id = query.batch ?? crypto.randomUUID()
  const { source, operation } = query
  const at = await claimBatch(trx, request, { id, kind, source, rows: count, operation })
  const batch = { id, at, isReassigned: source === 'reassign' }
  const rows = await work(trx, { ...request, batch, gathersNotices: true })
  await gatherAssigned(trx, request.records, id)
  const { refused } = countsOf(rows)
  const told = await words(rows)
  if (refused > 0 && !query.skipRefused)
    throw new Refusal(422, 'bulkRefused', { params: { count: refused }, extra: told })
  return { batch: id, ...told }
}

/** Removes keys of rolled-back rows. */
const asThough = ({ resource }: RequestContext, rows: readonly BulkRow[]): BulkRow[] =>
  rows.map(row => {
    if (row.outcome !== 'create' || resource.naturalKey) return row
    const { id, changes = {}, ...rest } = row
    const { [resource.key.name]: given, ...others } = changes
    return { ...rest, changes: others }
  })

async function undo(c: AppRequest, request: RequestContext) {
  const batch = c.req.param('batch') ?? ''
  if (!isUuid(batch)) throw recordNotFound()
  demandParameters(c, ['skipRefused'])
  const skipRefused = flag('skipRefused', c.req.query('skipRefused'))
  const { undone, left, refused } = await undoBatch(request, {
    id: batch,
    maxMs: UNDO_MS,
    skipRefused,
  })
  if (refused.length === 0) return answerJson(c, { batch, undone, left })
  const words = await bulkMessages(request)
  const rows = await titled(request, (await words(refused)).rows)
  if (skipRefused && undone > 0) return answerJson(c, { batch, undone, left, rows })
  const params = { count: refused.length, undone }
  throw new Refusal(409, undone > 0 ? 'undoHalted' : 'undoRefused', { params, extra: { rows } })
}

/** Records by the titles that this person may read, deleted ones included. */
async function titled(request: RequestContext, rows: Awaited<ReturnType<BulkMessages>>['rows']) {
  const { catalogue } = request.records
  const titles = new Map<unknown, ReadonlyMap<unknown, unknown>>()
  for (const name of new Set(rows.map(({ resource = '' }) => resource))) {
    const ids = rows.flatMap(({ id = '', resource }) => (resource === name ? [id] : []))
    const reader = { ...request, withDeleted: true }
    titles.set(name, await readTitles(reader, catalogue.get(name), ids))
  }
  return rows.map(row => ({
    ...row,
    title: titles.get(row.resource)?.get(row.id) ?? String(row.id),
  }))
}

/** Time limit of an undo request; the client repeats it for the rest of a batch. */
const UNDO_MS = 10_000

interface BulkQuery {
  /** Previews without writing. */
  readonly dryRun: boolean
  /** Skips refused rows; otherwise one refused row prevents all. */
  readonly skipRefused: boolean
  /** Calls with the same batch are undone together. */
  readonly batch: string | undefined
  readonly source: BatchSource | undefined
  /** Batches of several resources with the same operation are undone together. */
  readonly operation: string | undefined
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** `?dryRun=true&skipRefused=false&batch=<uuid>&source=import&operation=<uuid>`; other parameters are refused. */
function readBulkQuery(query: Readonly<Record<string, string>>): BulkQuery {
  const { dryRun, skipRefused, batch, source, operation, ...rest } = query
  const [strange] = Object.keys(rest)
  if (strange !== undefined)
    throw unknownParameter(strange, ['dryRun', 'skipRefused', 'batch', 'source', 'operation'])
  for (const [name, id] of Object.entries({ batch, operation }))
    if (id !== undefined && !isUuid(id)) throw badParameter(name, id)
  const known = sentSources.find(each => each === source)
  if (source !== undefined && !known) throw badParameter('source', source)
  return {
    dryRun: flag('dryRun', dryRun),
    skipRefused: flag('skipRefused', skipRefused),
    batch,
    source: known,
    operation,
  }
}

function flag(name: string, value: string | undefined) {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  throw badParameter(name, value)
}
