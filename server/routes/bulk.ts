import type { Resource } from '../../src/model/resource'
import { flowsOf, movesOf } from '../../src/model/transition'
import type { Trx } from '../db/db'
import { analyseAdded } from '../db/planner'
import { logsFaults } from '../db/troubles'
import { once } from '../idempotency'
import type { Log } from '../log'
import { type BatchKind, claimBatch } from '../records/bulk/batch'
import { moveMany } from '../records/bulk/bulkFlow'
import { readItems, readTargets } from '../records/bulk/bulkItem'
import { type BulkRow, countsOf } from '../records/bulk/bulkRow'
import { listBatches } from '../records/bulk/listBatches'
import { rehearse } from '../records/bulk/rehearse'
import { runBulk } from '../records/bulk/runBulk'
import { undoBatch } from '../records/bulk/undoBatch'
import { tablesOfRecord } from '../records/children'
import type { Asking, Records, Values } from '../records/context'
import { demandOne } from '../records/forbid'
import { notFound } from '../records/read'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import { answerJson } from './answerJson'
import { type BulkQuery, isUuid, readBulkQuery } from './bulkQuery'
import { type BulkWords, bulkWords } from './bulkWords'
import type { AppRequest } from './context'
import { readIdempotencyKey } from './preconditions'
import { readList, readObject } from './readJson'
import { demandParameters } from './readQuery'

/** `GET <path>/bulk`; before the addresses of records, one of which it would be. */
export function batchRoutes(add: AddRoute, records: Records) {
  for (const resource of records.catalogue.resources.values())
    add(`GET ${resource.rest.path.replace(/\/$/, '')}/bulk`, 'schema', async c => {
      demandParameters(c, ['before'])
      return answerJson(c, await listBatches(askingOf(c, records, resource), c.req.query('before')))
    })
}

/** Many rows in one transaction, first to see and then to do, and back again (design.md, "Bulk"). */
export function bulkRoutes(add: AddRoute, records: Records, log: Log) {
  for (const resource of records.catalogue.resources.values()) {
    const path = `${resource.rest.path.replace(/\/$/, '')}/bulk`
    add(`POST ${path}`, 'schema', c => bulk(c, askingOf(c, records, resource), log))
    add(`POST ${path}/:batch/undo`, 'schema', c => undo(c, askingOf(c, records, resource)))
    if (flowsOf(resource).length === 0) continue
    add(`POST ${path}/flow/:name`, 'schema', c => bulkFlow(c, askingOf(c, records, resource)))
  }
}

const askingOf = (c: AppRequest, records: Records, resource: Resource): Asking => ({
  records,
  resource,
  me: c.get('me'),
  language: c.get('language'),
})

async function bulk(c: AppRequest, asking: Asking, log: Log) {
  const query = readBulkQuery(c.req.query())
  demandOne(asking, ['update', 'create', 'delete'])
  const body = await readList(c)
  const items = readItems(body)
  let made = 0
  const answer = await answerMany(c, asking, {
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
  if (made > 0) await planFor(asking, made).catch(logsFaults(log, 'analysing tables failed'))
  return answer
}

/** What an import has added is read with the right plan from its end on. */
const planFor = ({ records, resource }: Asking, rows: number) =>
  analyseAdded(records.db, { tables: tablesOfRecord(resource), rows })

async function bulkFlow(c: AppRequest, asking: Asking) {
  const query = readBulkQuery(c.req.query())
  const name = c.req.param('name') ?? ''
  if (!movesOf(asking.resource).has(name)) throw notFound()
  demandOne(asking, ['read'])
  const body = await readObject(c)
  const { rows, answers, ...rest } = body
  const [strange] = Object.keys(rest)
  if (strange !== undefined)
    throw new Refusal(400, 'unknownParameter', { params: { name: strange.slice(0, 60) } })
  if (answers !== undefined && (typeof answers !== 'object' || answers === null))
    throw new Refusal(400, 'notAnObject')
  const targets = readTargets(rows)
  return answerMany(c, asking, {
    query,
    body,
    kind: 'flow',
    count: targets.length,
    work: (trx, here) => moveMany(trx, here, { name, targets, answers: (answers ?? {}) as Values }),
  })
}

interface Many {
  readonly query: BulkQuery
  readonly body: unknown
  readonly kind: BatchKind
  readonly count: number
  readonly work: (trx: Trx, asking: Asking) => Promise<BulkRow[]>
}
async function answerMany(c: AppRequest, asking: Asking, many: Many) {
  const words = await bulkWords(asking)
  const { query, work } = many
  if (query.dryRun) {
    const rows = await rehearse(asking.records.db, trx => work(trx, asking))
    return answerJson(c, { batch: null, ...words(asThough(asking, rows)) })
  }
  const intention = {
    key: readIdempotencyKey(c),
    userId: asking.me.ID,
    route: `POST ${c.req.path} ${query.skipRefused} ${query.batch ?? ''} ${asking.me.EMPRESA ?? ''}`,
    body: many.body,
    now: asking.records.clock(),
  }
  const outcome = await once(asking.records.db, intention, trx =>
    committed(trx, asking, { ...many, words }),
  )
  return answerJson(c, outcome.body)
}

/** All of it or, where refused rows are to be left out, the fine ones. */
async function committed(trx: Trx, asking: Asking, many: Many & { readonly words: BulkWords }) {
  const { query, kind, count, work, words } = many
  const id = query.batch ?? crypto.randomUUID()
  const at = await claimBatch(trx, asking, { id, kind, source: query.source, rows: count })
  const rows = await work(trx, { ...asking, batch: { id, at } })
  const { refused } = countsOf(rows)
  if (refused > 0 && !query.skipRefused)
    throw new Refusal(422, 'bulkRefused', { params: { count: refused }, extra: words(rows) })
  return { status: 200, body: { batch: id, ...words(rows) } }
}

/** A number that was given and taken back names nothing. */
const asThough = ({ resource }: Asking, rows: readonly BulkRow[]): BulkRow[] =>
  rows.map(row => {
    if (row.outcome !== 'create' || resource.naturalKey) return row
    const { id, changes = {}, ...rest } = row
    const { [resource.key.name]: given, ...others } = changes
    return { ...rest, changes: others }
  })

async function undo(c: AppRequest, asking: Asking) {
  const batch = c.req.param('batch') ?? ''
  if (!isUuid(batch)) throw notFound()
  const { undone, left, refused } = await undoBatch(asking, batch, UNDO_MS)
  if (refused.length === 0) return answerJson(c, { batch, undone, left })
  const { rows } = (await bulkWords(asking))(refused)
  const params = { count: refused.length, undone }
  throw new Refusal(409, undone > 0 ? 'undoHalted' : 'undoRefused', { params, extra: { rows } })
}

/** A request undoes for so long; the rest of a longer batch is asked for again. */
const UNDO_MS = 10_000
