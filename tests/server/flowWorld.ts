import { momentOf } from '../../server/areas/account/person'
import type { Asking, Records } from '../../server/records/context'
import { recordsOf } from '../../server/routes/recordsOf'
import { catalogue } from '../../src/catalogue'
import { addDays, today } from '../../src/domain/day'
import { type Role, roles } from '../../src/domain/roles'
import type { Me } from '../../src/model/access'
import { bindMe } from '../../src/model/evaluate'
import { inputsOf } from '../../src/model/expression'
import type { Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import { isTally } from '../../src/model/tally'
import { flowsOf, movesOf } from '../../src/model/transition'
import type { Client } from './client'
import type { TestServer } from './useServer'
import { ACME, worldOf } from './world'

type Values = Readonly<Record<string, unknown>>

/** A person of a role, and of each resource with a flow a record that is theirs wherever it can be. */
export interface Actor {
  readonly role: Role
  readonly me: Me
  readonly client: Client
  readonly own: ReadonlyMap<Resource, Values>
}

export const withFlow = [...catalogue.resources.values()].filter(
  resource => flowsOf(resource).length > 0,
)

/** Eleven people, a record each per flow, whole, and stock enough for every order. */
export async function flowWorld(server: TestServer) {
  const records = { ...recordsOf(server.context), effects: silent }
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
    for (const resource of withFlow)
      mine.set(
        resource,
        await world.insert(resource, 60 + at, {
          ...(at % 3 === 0 && emptied(resource)),
          ...ownedBy(resource, me),
          ...(at % 3 === 0 && othersIn(resource, role, boss.ID)),
          ...stillGood(resource),
          ...(at % 3 === 1 && freed(resource)),
          ...underOwn(resource, mine),
        }),
      )
    actors.push({ role, me, client, own: mine })
  }
  const place = { CODIGO: world.keyOf('products'), WhsCode: world.keyOf('warehouses') }
  const plenty = { CANTIDAD: 90_000, RESERVADO: 40_000 }
  await world.insert(catalogue.get('stock'), 99, { ...place, ...plenty })
  return { actors, records }
}

/** What some move wants empty or none of, so that each can be made: a waybill that is still to be requested. */
function emptied(resource: Resource): Values {
  const wanted = ({ rule }: { readonly rule: object }) =>
    Object.entries(rule).flatMap(([name, asked]): Owned[] => {
      if (asked === 0) return [[name, 0]]
      const below = (asked as { lt?: { field?: string } } | null)?.lt?.field
      if (below) return takenOff(resource, below).map(other => [other, null])
      return (asked as { empty?: unknown })?.empty === true ? [[name, null]] : []
    })
  const rules = [...movesOf(resource).values()].flatMap(({ transition }) => transition.when ?? [])
  return Object.fromEntries(rules.flatMap(wanted))
}

/** What a number that another one must stay below is reduced by. */
function takenOff({ fields }: Resource, name: string): string[] {
  const words = fields.get(name)?.words
  if (words?.kind !== 'computed' || isTally(words.is)) return []
  return inputsOf(words.is).filter(
    input => fields.get(input)?.readOnly && !fields.get(input)?.fields,
  )
}

/** What a move is only for whom it finds empty: a credit note nobody has asked for yet. */
function freed(resource: Resource): Values {
  const empty = [...movesOf(resource).values()].flatMap(({ transition }) =>
    Object.entries(transition.by).flatMap(([name, asked]): Owned[] =>
      (asked as { empty?: unknown })?.empty === true ? [[name, null]] : [],
    ),
  )
  return Object.fromEntries(empty)
}

/** Functions a flow names look beyond the record: what they find and refuse has stories of its own. */
const silent = Object.fromEntries(
  withFlow
    .flatMap(resource => [...movesOf(resource).values()])
    .flatMap(({ transition: { effects = [] } }) => effects)
    .flatMap(effect => ('run' in effect ? [[effect.run, async () => undefined] as const] : [])),
)

/** Who a move of theirs wants to be somebody else: nobody approves what they asked for themselves. */
function othersIn(resource: Resource, ROLE: Role, other: number): Values {
  const theirs = [...movesOf(resource).values()].filter(({ by }) => !isNever(bindMe(by, { ROLE })))
  const rules = theirs.flatMap(({ transition }) => transition.when ?? [])
  const wanted = ({ rule }: { readonly rule: object }) =>
    Object.entries(rule).flatMap(([name, asked]): Owned[] =>
      (asked as { ne?: unknown })?.ne === '$me.ID' ? [[name, other]] : [],
    )
  return Object.fromEntries(rules.flatMap(wanted))
}

/** A row belongs to a record of the same person, where they have one: who may not read that one may not read the row. */
function underOwn({ schema, fields }: Resource, mine: ReadonlyMap<Resource, Values>): Values {
  const target = fields.get(schema.parent ?? '')?.target
  const above = target && mine.get(target)
  return above && schema.parent ? { [schema.parent]: above[target.key.name] } : {}
}

/** What a move wants not to be over yet: an authorisation that still holds. */
function stillGood(resource: Resource): Values {
  const rules = [...movesOf(resource).values()].flatMap(({ transition }) => transition.when ?? [])
  const wanted = ({ rule }: { readonly rule: object }) =>
    Object.entries(rule).flatMap(([name, asked]): Owned[] =>
      (asked as { gte?: unknown })?.gte === '$me.TODAY'
        ? [[name, addDays(today(new Date()), 9)]]
        : [],
    )
  return Object.fromEntries(rules.flatMap(wanted))
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

export const askingOf = (records: Records, { me }: Actor, resource: Resource): Asking => ({
  records,
  resource,
  me,
  language: 'es',
})
