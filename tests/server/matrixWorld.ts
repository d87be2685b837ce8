import type { DbRow } from '../../server/db/db'
import { readChildrenOf } from '../../server/query/children'
import { reader, storedFields } from '../../server/query/row'
import { actingRole } from '../../src/base/business'
import { today } from '../../src/base/day'
import { catalogue } from '../../src/catalogue'
import { type AccountRole, accountRoles, GROUP_ADMIN, roles } from '../../src/domain/accounts/roles'
import { type Me, policyOf } from '../../src/model/access/access'
import { throughsOf } from '../../src/model/access/throughReference'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import type { Client } from './client'
import { insertSeenRows } from './seenRows'
import type { TestServer } from './useServer'
import { ACME, OTHER, worldOf } from './world'

type Values = Record<string, unknown>
export interface Person {
  readonly me: Me
  readonly client: Client
}

/** Rows of each resource for each role, whose texts name their field; and the rows a role may see. */
export async function matrixWorld(server: TestServer) {
  const people = new Map<AccountRole, Person>()
  const stranger = await server.as('10', { EMPRESA: OTHER })
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const world = worldOf(server, { owner: boss.ID })
  const away = worldOf(server, { owner: stranger.ID, empresa: OTHER })
  const clients = catalogue.get('clients')
  const customer = await world.insert(clients, 50, sentinels(clients, 50))
  const warehouse = String(catalogue.get('warehouses').key.sample(0))
  // a person who also works at another company, and one with access to both whose own company is the other
  await server.as('7', { COMPANY: 'HT', EMPRESA: ACME, EMPRESAS: [ACME, OTHER] })
  await server.as('7', { COMPANY: 'HT', EMPRESA: OTHER, EMPRESAS: [OTHER, ACME] })
  await server.as('user')
  for (const role of accountRoles)
    people.set(role, await personOf(server, role, { customer, warehouse }))
  for (const resource of catalogue.resources.values()) {
    if (resource.name === 'users') continue
    // References that must be unique together allow a single row.
    const owners = resource.schema.unique ? (['10'] as const) : roles
    for (const [at, role] of owners.entries()) {
      const owned = ownedBy(resource, people.get(role)?.me.ID)
      await world.insert(resource, 60 + at, { ...sentinels(resource, at), ...owned })
    }
    if (isOfCompanies(resource)) await away.insert(resource, 90, sentinels(resource, 90))
  }
  await insertSeenRows(world, people.values(), sentinels)
  const rows = new Map<string, Values[]>()
  for (const resource of catalogue.resources.values())
    rows.set(resource.name, await stored(server, resource))
  for (const resource of catalogue.resources.values())
    rows.set(resource.name, withSeen(resource, rows))
  return {
    people,
    /** The author of every row of the company. */
    boss,
    rowsOf: (resource: Resource) => rows.get(resource.name) ?? [],
    /** True if the rules let this person see this row, by the evaluator instead of the query. */
    maySee: (resource: Resource, row: Values, me: Me) => isOpen(resource, row, { me, rows }),
  }
}

/** Each row belongs to one company, whether the company column or a rule separates them. */
const isOfCompanies = ({ company, fields }: Resource) =>
  company !== undefined || [...fields.values()].some(({ target }) => target?.name === 'companies')

async function personOf(
  server: TestServer,
  role: AccountRole,
  { customer, warehouse }: { customer: Values; warehouse: string },
): Promise<Person> {
  const own = { COMPANY: 'HT', EMPRESA: ACME, CARD_CODE: String(customer.ID), SUCURSAL: '10' }
  const lists = { EMPRESAS: [ACME], WAREHOUSE: [warehouse] }
  const now = new Date()
  const [NOW, TODAY] = [now.toISOString(), today(now)]
  const client = await server.as(role, { ...own, ...lists })
  const group = role === GROUP_ADMIN && { GROUP: true }
  const list = role === '31' && { PRICE_LIST: customer.Lista }
  return {
    client,
    me: {
      ID: client.ID,
      ROLE: actingRole(role),
      ...group,
      ...own,
      ...list,
      ...lists,
      NOW,
      TODAY,
    } as Me,
  }
}

/** `zz-products-NOMBRE-3`: detectable wherever it leaks. */
export const sentinel = (resource: Resource, { name }: FieldModel, n: number) =>
  `zz ${resource.name} ${name} ${n}`

function sentinels(resource: Resource, n: number): Values {
  const texts = [...resource.fields.values()].filter(
    ({ kind, words }) =>
      (kind === 'text' || kind === 'longText') && !('max' in words && Number(words.max ?? 99) < 60),
  )
  return Object.fromEntries(texts.map(field => [field.name, sentinel(resource, field, n)]))
}

/** References to people name the person; COMPANY is theirs on every other row. */
function ownedBy(resource: Resource, ID: number | undefined): Values {
  const toUsers = [...resource.fields.values()].filter(
    ({ kind, target }) => kind === 'reference' && target?.name === 'users',
  )
  return Object.fromEntries(toUsers.map(({ name }) => [name, ID]))
}

async function stored({ db }: TestServer, resource: Resource): Promise<Values[]> {
  const rows = await db.read
    .selectFrom(resource.table)
    .selectAll()
    .where('_DELETED_AT', 'is', null)
    .execute()
  const records = rows.map((row: DbRow) => reader(storedFields(resource))(row))
  const fields = [...resource.fields.values()].filter(({ kind }) => kind === 'references')
  await readChildrenOf(db, resource, { records, fields })
  return records
}

/** The values that rules read through references, beside each row's own. */
function withSeen(resource: Resource, rows: ReadonlyMap<string, Values[]>): Values[] {
  const looks = throughsOf(resource)
  return (rows.get(resource.name) ?? []).map(row => {
    const seen = looks.map(({ name, reference, target, field }) => {
      const behind = rows
        .get(target.name)
        ?.find(
          each =>
            each[target.key.name] === row[reference.name] &&
            (!target.company || each.EMPRESA === row.EMPRESA),
        )
      return [name, behind?.[field.name] ?? null]
    })
    return { ...row, ...Object.fromEntries(seen) }
  })
}

interface Seeing {
  readonly me: Me
  readonly rows: ReadonlyMap<string, Values[]>
}
function isOpen(resource: Resource, row: Values, seeing: Seeing): boolean {
  const { company, parent } = resource
  if (company && row[company.name] !== seeing.me.EMPRESA) return false
  if (!holds(policyOf(resource, seeing.me).read, row, {})) return false
  const above = parent?.target
  if (!parent || !above) return true
  const found = seeing.rows
    .get(above.name)
    ?.filter(each => each[above.key.name] === row[parent.name])
  return found?.some(each => isOpen(above, each, seeing)) ?? false
}
