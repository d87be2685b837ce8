import { tenantOf } from '../../src/base/business'
import { today } from '../../src/base/day'
import { policyOf } from '../../src/model/access/access'
import { initialStates } from '../../src/model/access/transition'
import { contradictions } from '../../src/model/fields/concat'
import { holds } from '../../src/model/rules/evaluate'
import { isAlways } from '../../src/model/rules/rule'
import { defaultsOf, settle } from '../../src/model/validation/draft'
import { validate } from '../../src/model/validation/validation'
import { guessablePasswords } from '../access/guessable'
import { demand, demandTenant, forbidden } from '../access/permissions'
import { writeHistory } from '../audit/writeHistory'
import { allConditions, column, type DbReader, fromRows, sql, type Trx } from '../db/db'
import { notifyPeople } from '../notices/notifyPeople'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { reader, storedFields } from '../query/row'
import { activeRows, readScope } from '../query/scope'
import { attachFiles } from './rows/attachFiles'
import { checkWritable, mergeBodyRows, newChildRow, readBody, refuse, refuseAny } from './rows/body'
import { demandUnchanged, withReferenceDefaults } from './rows/referenceDefaults'
import { danglingReferences } from './rows/references'
import { createdBy, insertRecord, updateRecord } from './rows/store'
import { answerOf, hashed, shownRecord } from './rows/writeAnswer'
import { initialEffects, startFlows } from './startFlows'
import { updateRollups } from './updateRollups'

/**
 * Prepares a create: rights, defaults, computed fields, validation. The returned function inserts the record
 * with references and history inside the caller's transaction.
 */
export async function preparedCreate(
  request: RequestContext,
  body: unknown,
): Promise<(trx: Trx) => Promise<RecordDraft>> {
  const { resource, me, records } = request
  const policy = policyOf(resource, me)
  demand(request, 'create')
  if (resource.company) demandTenant(me)
  const now = records.clock()
  const sent = readBody(body, resource, policy)
  const rows = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = resource.fields.get(name)
      return [
        name,
        field?.fields ? mergeBodyRows(field, value, { stored: [], policy, now }) : value,
      ]
    }),
  )
  const candidate = await newRecord(records.db.read, request, { values: rows, now })
  checkWritable(
    Object.keys(sent).filter(name => sent[name] !== null),
    request,
    candidate,
  )
  const platformValues = await records.beforeCreate?.[resource.name]?.(request, candidate)
  const record = platformValues
    ? settle(resource, { ...candidate, ...platformValues }, request.me)
    : candidate
  const errors = validate(resource, record, {
    me: request.me,
    writable: new Set(policy.writable.keys()),
    today: today(now),
  })
  const guessableSecrets = await guessablePasswords(resource, record, Object.keys(sent))
  refuseAny({ ...contradictions(resource, sent, record), ...guessableSecrets, ...errors })
  if (resource.naturalKey && record[resource.key.name] == null)
    refuse({ [resource.key.name]: { key: 'required' } })
  if (!holds(policy.create, record, {}))
    throw forbidden(request, 'create', { record, isSent: true })
  const stored = await hashed(request, record)
  return trx => insert(trx, request, { record: stored, now })
}

interface Begun {
  readonly values: RecordValues
  readonly now: Date
}
/** A new record with these values, its defaults and first states, and what is computed from them. */
async function newRecord(db: DbReader, request: RequestContext, { values, now }: Begun) {
  const { resource, me } = request
  const company = resource.company ? { [resource.company.name]: tenantOf(me) } : {}
  const given = { ...defaultsOf(resource, { me, now }), ...values, ...company }
  const draft = await withReferenceDefaults(db, request, given)
  return settle(resource, { ...draft, ...initialStates(resource, draft, me) }, me)
}

/**
 * Creates a record that the server built for a person, such as an order from a cart. The caller has
 * checked its content, so no right to write single fields is needed. Defaults, computed fields, validation
 * and history are those of every create.
 */
export async function createOwn(trx: Trx, request: RequestContext, sent: RecordValues) {
  const { resource, me, records } = request
  const now = records.clock()
  const values = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const lines = resource.fields.get(name)
      if (!lines?.fields || !Array.isArray(value)) return [name, value]
      return [
        name,
        value.map((row: RecordValues) => ({ ...newChildRow(lines, { me, now }), ...row })),
      ]
    }),
  )
  const record = await newRecord(trx, request, { values, now })
  const writable = new Set(resource.fields.keys())
  refuseAny(validate(resource, record, { me, writable, today: today(now) }))
  return insert(trx, request, { record, now, isOwn: true })
}

interface NewRecord {
  readonly record: RecordValues
  readonly now: Date
  /** Built by the server: it may refer to records that its author cannot read. */
  readonly isOwn?: boolean
}
/** Inserts a completed, checked record with everything that follows. */
export async function insert(trx: Trx, request: RequestContext, { record, now, isOwn }: NewRecord) {
  const { resource, me, records } = request
  const names = new Set(resource.fields.keys())
  const scope = isOwn ? activeRows : readScope
  refuseAny(await danglingReferences(trx, resource, { record, names, me, scope }))
  await demandUnchanged(trx, request, record)
  const key = resource.naturalKey
    ? (record[resource.key.name] as string)
    : await records.db.nextId(resource.table)
  const keyed = { ...record, [resource.key.name]: key }
  const deletedVersion = resource.naturalKey ? await versionOfDeleted(trx, request, key) : undefined
  const version = (deletedVersion ?? 0) + 1
  await attachFiles(trx, resource, { record: keyed, names, me, now, isNew: !deletedVersion })
  const systemValues = createdBy(me, now, version)
  const row = deletedVersion
    ? await updateRecord(trx, records, {
        resource,
        record: keyed,
        systemValues,
        names,
        reader: request,
      })
    : await insertRecord(trx, records, { resource, record: keyed, systemValues, reader: request })
  await writeHistory(trx, request, { action: 'create', before: {}, after: keyed, version, now })
  await updateRollups(trx, request, { after: keyed })
  await startFlows(trx, request, keyed)
  await notifyPeople(trx, request, { after: keyed })
  await records.afterWrite[resource.name]?.(trx, { me, key, before: undefined, after: keyed })
  if (!row || !staysAsInserted(request, keyed)) return answerOf(trx, request, key)
  const inserted = reader(storedFields(resource))(row)
  return shownRecord(trx, request, { record: inserted, version, row })
}

/** Whether everybody of the company may read the record, and nothing but its own insert writes to it. */
const staysAsInserted = ({ resource, me, records }: RequestContext, record: RecordValues) =>
  isAlways(policyOf(resource, me).read) &&
  !resource.parent &&
  (!resource.company || record[resource.company.name] === tenantOf(me)) &&
  initialEffects(resource).length === 0 &&
  records.afterWrite[resource.name] === undefined &&
  [...resource.fields.values()].every(({ store, rollup }) => store && !rollup)

/** A deleted record keeps its business key; a new record with that key replaces it. */
async function versionOfDeleted(trx: Trx, { resource, me }: RequestContext, key: string | number) {
  const company = resource.company ? [sql`${column(resource.company.name)} = ${tenantOf(me)}`] : []
  const where = allConditions([
    sql`${column(resource.key.name)} = ${key}`,
    ...company,
    sql`${column('_DELETED_AT')} is not null`,
  ])
  const { rows } = await sql`select t."_VERSION" ${fromRows(resource, where)}`.execute(trx)
  return rows[0] && Number(rows[0]._VERSION)
}
