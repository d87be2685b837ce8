import type { RoleCode } from '../../src/domain/accounts/roles'
import { flowsOf, type Move, movesOf } from '../../src/model/access/transition'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import { historyId } from '../audit/writeHistory'
import type { DbRow, StoredValue, Trx } from '../db/db'
import type { RecordKey, RecordValues } from '../query/requestContext'
import { ACCOUNT_ID } from './people'
import { type Batch, insertAll } from './plant'

type Values = RecordValues
type Changes = Record<string, [unknown, unknown]>

/** History of demo records: creation and transitions. */
export async function plantPast(trx: Trx, { resource, company, records, now }: Batch) {
  const [flow] = flowsOf(resource)
  if (!flow) return
  const versions = new Map<number, RecordKey[]>()
  const entries: DbRow[] = []
  for (const record of records) {
    const key = record[resource.key.name] as RecordKey | null
    const past = createHistory(resource, { ...record, ...toCompany(resource, company) }, now)
    if (key == null || past.length === 0) continue
    entries.push(...past)
    versions.set(past.length, [...(versions.get(past.length) ?? []), key])
  }
  await insertAll(trx, '_HISTORY', entries)
  for (const [version, keys] of versions)
    if (version > 1)
      await trx
        .updateTable(resource.table)
        .set({ _VERSION: version })
        .where(resource.key.name, 'in', keys)
        .execute()
}

const toCompany = ({ company }: Resource, value: string | undefined) =>
  company ? { [company.name]: value } : {}

/** History entries of a record: creation, and the shortest path of transitions to its state. */
function createHistory(resource: Resource, record: Values, now: Date): DbRow[] {
  const [[status, flow] = []] = flowsOf(resource)
  const createdField = [...resource.fields.values()].find(({ words }) => words.default === '$now')
  let at = String(record[createdField?.name ?? ''] ?? '')
  if (!status || !flow || at === '') return []
  const { initial } = flow
  const starts =
    typeof initial === 'number' ? [initial] : initial.map(({ value }) => value).reverse()
  const way = shortest(resource, { record, starts, end: Number(record[status.name]) })
  if (!way) return []
  const moved = new Set([status.name, ...way.moves.flatMap(stampFields)])
  const first: Changes = { [status.name]: [null, way.start] }
  for (const field of resource.fields.values())
    if (!moved.has(field.name) && isPlain(field) && record[field.name] != null)
      first[field.name] = [null, record[field.name]]
  const shared = {
    RESOURCE: resource.name,
    RECORD_ID: historyId(resource, record),
    EMPRESA: resource.company ? (record[resource.company.name] as string) : null,
  }
  const entry = (VERSION: number, ACTION: string, more: { BY: StoredValue; changes: Changes }) => ({
    ...shared,
    ...{ VERSION, ACTION, AT: at, BY: more.BY, CHANGES: JSON.stringify(more.changes) },
  })
  const entries: DbRow[] = [
    entry(1, 'create', { BY: findCreator(resource, record), changes: first }),
  ]
  let from = way.start
  way.moves.forEach((move, index) => {
    const to = way.states[index] ?? from
    const stamps = stampFields(move).filter(name => record[name] != null)
    at = later(at, stamps.map(name => String(record[name])).find(isMoment), now)
    const changes: Changes = { [status.name]: [from, to] }
    for (const name of stamps) changes[name] = [null, record[name]]
    entries.push(
      entry(index + 2, move.name, {
        BY: findActor(move, { ...record, [status.name]: from }),
        changes,
      }),
    )
    from = to
  })
  return entries
}

const isPlain = ({ kind, store }: FieldModel) => store !== null && kind !== 'password'
const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value)

/** Fields a transition fills, from its dialog or effects. */
const stampFields = ({ transition }: Move): string[] => [
  ...(transition.dialogFields ?? []),
  ...(transition.effects ?? []).flatMap(effect => ('set' in effect ? Object.keys(effect.set) : [])),
]

const STEP_MS = 95 * 60_000
/** The time stored in the record, otherwise some time after the last entry; never in the future. */
function later(before: string, known: string | undefined, now: Date): string {
  const after = Date.parse(before)
  const planned = known === undefined ? after + STEP_MS : Date.parse(known)
  return new Date(Math.min(now.getTime(), Math.max(planned, after + 60_000))).toISOString()
}

interface Way {
  readonly start: number
  readonly moves: readonly Move[]
  readonly states: readonly number[]
}
interface Ends {
  readonly record: Values
  readonly starts: readonly number[]
  readonly end: number
}
/** Breadth-first search from every initial state, over possible transitions. */
function shortest(resource: Resource, { record, starts, end }: Ends): Way | undefined {
  const ways: Way[] = starts.map(start => ({ start, moves: [], states: [] }))
  const usedTimes = new Set(starts)
  for (const way of ways) {
    const here = way.states.at(-1) ?? way.start
    if (here === end) return way
    for (const move of movesOf(resource).values()) {
      const to = move.transition.from.includes(here) ? targetFor(move, record) : undefined
      if (to === undefined || usedTimes.has(to)) continue
      usedTimes.add(to)
      ways.push({ ...way, moves: [...way.moves, move], states: [...way.states, to] })
    }
  }
  return undefined
}

function targetFor({ transition: { to } }: Move, record: Values): number | undefined {
  if (to === undefined || typeof to === 'number') return to
  return to.find(({ when }) => !when || holds(parseRule(when), record, {}))?.value
}

function findCreator({ fields }: Resource, record: Values): StoredValue {
  const maker = [...fields.values()].find(({ words }) => words.default === '$me.ID')
  return (record[maker?.name ?? 'VENDEDOR'] ?? null) as StoredValue
}

const acting: readonly RoleCode[] = ['9', '8', '1', '2', '7', '10']

/** User of a transition: one named by the record, otherwise the demo account of a role. */
function findActor({ allow }: Move, record: Values): StoredValue {
  const people = ['IDUSUARIOENTREGARA', 'VENDEDOR', 'CREATED_BY_USER', 'USUARIO_CREACION_ORDEN']
  const named = people.map(name => ({ ID: record[name], ROLE: '7' })).filter(({ ID }) => ID != null)
  const accounts = acting.map(ROLE => ({ ID: ACCOUNT_ID[ROLE], ROLE }))
  const company = { EMPRESA: record.EMPRESA, COMPANY: record.COMPANY }
  const match = [...accounts.slice(0, 4), ...named, ...accounts.slice(4)].find(person =>
    holds(allow, record, { ...company, ...person }),
  )
  return (match?.ID as StoredValue) ?? ACCOUNT_ID['10']
}
