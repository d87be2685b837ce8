import { today } from '../../src/domain/day'
import { policyOf } from '../../src/model/access'
import { defaultsOf, settle } from '../../src/model/draft'
import { holds } from '../../src/model/evaluate'
import { contradictions } from '../../src/model/join'
import { initialStates } from '../../src/model/transition'
import { validate } from '../../src/model/validation'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { answerOf, hashed, meValues } from './answer'
import { attachFiles } from './attachFiles'
import { checkWritable, mergeRows, readBody, refuse } from './body'
import { both, column } from './condition'
import type { Asking, Values } from './context'
import { beginFlows } from './flow/begin'
import { keepInStep } from './flow/keepInStep'
import { demand, forbidden } from './forbid'
import { guessable } from './guessable'
import { writeHistory } from './history'
import { danglingReferences } from './references'
import { livingOf, readScope } from './scope'
import { insertRecord, updateRecord } from './store'
import { demandSame, withTaken } from './taken'
import { tellPeople } from './tellPeople'

/**
 * Makes ready to create a record: rights, defaults, computed fields, validation. What it answers does
 * the rest, references and history included, inside the caller's transaction.
 */
export async function preparedCreate(
  asking: Asking,
  body: unknown,
): Promise<(trx: Trx) => Promise<Record<string, unknown>>> {
  const { resource, me, records } = asking
  const policy = policyOf(resource, me)
  demand(asking, 'create')
  if (resource.company && me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
  const now = records.clock()
  const sent = readBody(body, resource, policy)
  const company = resource.company ? { [resource.company.name]: me.EMPRESA } : {}
  const rows = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = resource.fields.get(name)
      return [name, field?.fields ? mergeRows(field, value, { stored: [], policy, now }) : value]
    }),
  )
  const plain = { ...defaultsOf(resource, { me, now }), ...rows, ...company }
  const draft = await withTaken(records.db.read, asking, plain)
  const begun = { ...draft, ...initialStates(resource, draft, meValues(asking)) }
  const asked = settle(resource, begun, meValues(asking))
  checkWritable(
    Object.keys(sent).filter(name => sent[name] !== null),
    asking,
    asked,
  )
  const known = await records.beforeCreate?.[resource.name]?.(asking, asked)
  const record = known ? settle(resource, { ...asked, ...known }, meValues(asking)) : asked
  const errors = validate(resource, record, {
    me: meValues(asking),
    writable: new Set(policy.writable.keys()),
    today: today(now),
  })
  const easy = guessable(resource, record, Object.keys(sent))
  const amiss = { ...contradictions(resource, sent, record), ...easy, ...errors }
  if (Object.keys(amiss).length > 0) refuse(amiss)
  if (resource.naturalKey && record[resource.key.name] == null)
    refuse({ [resource.key.name]: { key: 'required' } })
  if (!holds(policy.create, record, {})) throw forbidden(asking, 'create', record)
  const stored = await hashed(asking, record)
  return trx => insert(trx, asking, { record: stored, now })
}

interface Inserting {
  readonly record: Values
  readonly now: Date
  /** The server put it together: it may refer to what its maker cannot see. */
  readonly isOwn?: boolean
}
/** Writes a settled, checked record with everything that follows. */
export async function insert(trx: Trx, asking: Asking, { record, now, isOwn }: Inserting) {
  const { resource, me, records } = asking
  const names = new Set(resource.fields.keys())
  const among = isOwn ? livingOf : readScope
  const dangling = await danglingReferences(trx, resource, { record, names, me, among })
  if (Object.keys(dangling).length > 0) refuse(dangling)
  await demandSame(trx, asking, record)
  const key = resource.naturalKey
    ? (record[resource.key.name] as string)
    : await records.db.nextId(resource.table)
  const whole = { ...record, [resource.key.name]: key }
  const buried = resource.naturalKey ? await buriedVersion(trx, asking, key) : undefined
  const version = (buried ?? 0) + 1
  await attachFiles(trx, resource, { record: whole, names, me, now, isNew: !buried })
  const at = now.toISOString()
  const marks = {
    _VERSION: version,
    _CREATED_AT: at,
    _CREATED_BY: me.ID,
    _UPDATED_AT: at,
    _UPDATED_BY: me.ID,
    _DELETED_AT: null,
  }
  if (buried) await updateRecord(trx, records, { resource, record: whole, marks, names })
  else await insertRecord(trx, records, { resource, record: whole, marks })
  await writeHistory(trx, resource, {
    action: 'create',
    before: {},
    after: whole,
    version,
    me,
    now,
    batch: asking.batch,
  })
  await keepInStep(trx, asking, { after: whole })
  await beginFlows(trx, asking, whole)
  await tellPeople(trx, asking, { after: whole })
  await records.afterWrite[resource.name]?.(trx, { me, key, before: undefined, after: whole })
  return answerOf(trx, asking, key)
}

/** A deleted record leaves its business key behind; the same key made anew takes its place. */
async function buriedVersion(trx: Trx, { resource, me }: Asking, key: string | number) {
  const company = resource.company ? [sql`${column(resource.company.name)} = ${me.EMPRESA}`] : []
  const where = both([
    sql`${column(resource.key.name)} = ${key}`,
    ...company,
    sql`${column('_DELETED_AT')} is not null`,
  ])
  const { rows } =
    await sql<Row>`select t."_VERSION" from ${sql.table(resource.table)} as t where ${where}`.execute(
      trx,
    )
  return rows[0] && Number(rows[0]._VERSION)
}
