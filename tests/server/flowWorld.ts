import { momentOf } from '../../server/auth/person'
import type { StoredValue } from '../../server/db/db'
import type { Records, RequestContext } from '../../server/query/requestContext'
import { reader, storedFields } from '../../server/query/row'
import { createRecords } from '../../server/routes/createRecords'
import { addDays, today } from '../../src/base/day'
import { catalogue } from '../../src/catalogue'
import { type RoleCode, roles } from '../../src/domain/accounts/roles'
import type { Me } from '../../src/model/access/access'
import { throughsOf } from '../../src/model/access/throughReference'
import { flowsOf, movesOf } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { bindMe } from '../../src/model/rules/evaluate'
import { inputsOf } from '../../src/model/rules/expression'
import { isNever } from '../../src/model/rules/rule'
import type { Client } from './client'
import type { TestServer } from './useServer'
import { ACME, worldOf } from './world'

type Values = Readonly<Record<string, unknown>>

/** A person of a role, with a record of their own in each resource with a flow, where possible. */
export interface Actor {
  readonly role: RoleCode
  readonly me: Me
  readonly client: Client
  readonly own: ReadonlyMap<Resource, Values>
}

export const withFlow = [...catalogue.resources.values()].filter(
  resource => flowsOf(resource).length > 0,
)

/** Eleven people, each with a complete record per flow, and sufficient stock for every order. */
export async function flowWorld(server: TestServer) {
  const records = { ...createRecords(server.context), effects: silent }
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const world = worldOf(server, { owner: boss.ID })
  const customer = await world.insert(catalogue.get('clients'), 50)
  const warehouse = String(catalogue.get('warehouses').key.sample(0))
  const actors: Actor[] = []
  for (const [at, role] of roles.entries()) {
    const own = { COMPANY: 'HT', EMPRESA: ACME, CARD_CODE: String(customer.ID), SUCURSAL: '01' }
    const lists = { EMPRESAS: [ACME], WAREHOUSE: [warehouse] }
    const client = await server.as(role, { ...own, ...lists })
    const me = { ID: client.ID, ROLE: role, ...own, ...lists, ...momentOf(new Date()) } as Me
    const mine = new Map<Resource, Values>()
    for (const resource of withFlow) {
      const record = await world.insert(resource, 60 + at, {
        ...(at % 3 === 0 && emptied(resource)),
        ...ownedBy(resource, me),
        ...(at % 3 === 0 && othersIn(resource, role, boss.ID)),
        ...stillGood(resource),
        ...(at % 3 === 1 && freed(resource)),
        ...underOwn(resource, mine),
      })
      mine.set(resource, { ...record, ...(await seenFrom(server, resource, record)) })
    }
    actors.push({ role, me, client, own: mine })
  }
  const place = { CODIGO: world.keyOf('products'), WhsCode: world.keyOf('warehouses') }
  const plenty = { CANTIDAD: 90_000, RESERVADO: 40_000 }
  await world.insert(catalogue.get('stock'), 99, { ...place, ...plenty })
  return { actors, records }
}

/** The values behind references that rules of the resource read. */
async function seenFrom({ db }: TestServer, resource: Resource, record: Values): Promise<Values> {
  const seen = throughsOf(resource).map(async ({ name, reference, target, field }) => {
    const key = record[reference.name] as StoredValue
    const rows = db.read.selectFrom(target.table).selectAll().where(target.key.name, '=', key)
    const row = key == null ? undefined : await rows.executeTakeFirst()
    return [name, row ? (reader(storedFields(target))(row)[field.name] ?? null) : null] as const
  })
  return Object.fromEntries(await Promise.all(seen))
}

/** Values that some transition requires to be empty, such as a waybill that is still to be requested. */
function emptied(resource: Resource): Values {
  const requested = ({ rule }: { readonly rule: object }) =>
    Object.entries(rule).flatMap(([name, request]): Owned[] => {
      if (request === 0) return [[name, 0]]
      const below = (request as { lt?: { field?: string } } | null)?.lt?.field
      if (below) return takenOff(resource, below).map(other => [other, null])
      return (request as { empty?: unknown })?.empty === true ? [[name, null]] : []
    })
  const rules = [...movesOf(resource).values()].flatMap(({ transition }) => transition.guards ?? [])
  return Object.fromEntries(rules.flatMap(requested))
}

/** Subtracted from a number that must stay below another. */
function takenOff({ fields }: Resource, name: string): string[] {
  const words = fields.get(name)?.words
  if (words?.kind !== 'computed') return []
  return inputsOf(words.formula).filter(
    input => fields.get(input)?.readOnly && !fields.get(input)?.fields,
  )
}

/** Fields that a transition's permission requires to be empty: a credit note nobody has requested yet. */
function freed(resource: Resource): Values {
  const empty = [...movesOf(resource).values()].flatMap(({ transition }) =>
    Object.entries(transition.allow).flatMap(([name, request]): Owned[] =>
      (request as { empty?: unknown })?.empty === true ? [[name, null]] : [],
    ),
  )
  return Object.fromEntries(empty)
}

/** Functions of a flow that read other records are disabled; other stories test them. */
const silent = Object.fromEntries(
  withFlow
    .flatMap(resource => [...movesOf(resource).values()])
    .flatMap(({ transition: { effects = [] } }) => effects)
    .flatMap(effect =>
      'handler' in effect ? [[effect.handler, async () => undefined] as const] : [],
    ),
)

/** People whom a transition requires to differ: approvers differ from the requester. */
function othersIn(resource: Resource, ROLE: RoleCode, other: number): Values {
  const theirs = [...movesOf(resource).values()].filter(
    ({ allow }) => !isNever(bindMe(allow, { ROLE })),
  )
  const rules = theirs.flatMap(({ transition }) => transition.guards ?? [])
  const requested = ({ rule }: { readonly rule: object }) =>
    Object.entries(rule).flatMap(([name, request]): Owned[] =>
      (request as { ne?: unknown })?.ne === '$me.ID' ? [[name, other]] : [],
    )
  return Object.fromEntries(rules.flatMap(requested))
}

/** A row belongs to a parent of the same person, if there is one: reading the row requires reading its parent. */
function underOwn({ schema, fields }: Resource, mine: ReadonlyMap<Resource, Values>): Values {
  const target = fields.get(schema.parent ?? '')?.target
  const above = target && mine.get(target)
  return above && schema.parent ? { [schema.parent]: above[target.key.name] } : {}
}

/** Dates that a transition requires to be in the future: a valid authorisation. */
function stillGood(resource: Resource): Values {
  const rules = [...movesOf(resource).values()].flatMap(({ transition }) => transition.guards ?? [])
  const requested = ({ rule }: { readonly rule: object }) =>
    Object.entries(rule).flatMap(([name, request]): Owned[] =>
      (request as { gte?: unknown })?.gte === '$me.TODAY'
        ? [[name, addDays(today(new Date()), 9)]]
        : [],
    )
  return Object.fromEntries(rules.flatMap(requested))
}

type Owned = readonly [name: string, value: unknown]

/** References to people name the person, those to customers their customer, COMPANY their group. */
function ownedBy(resource: Resource, { ID, COMPANY, CARD_CODE }: Me): Values {
  const entries = [...resource.fields.values()].flatMap(({ name, kind, target }): Owned[] => {
    if (name === 'COMPANY') return [[name, COMPANY]]
    if (kind !== 'reference') return []
    if (target?.name === 'users') return [[name, ID]]
    return target?.name === 'clients' ? [[name, CARD_CODE]] : []
  })
  return Object.fromEntries(entries)
}

export const requestContextOf = (
  records: Records,
  { me }: Actor,
  resource: Resource,
): RequestContext => ({
  records,
  resource,
  me,
  language: 'es',
})
