import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { type AccountRole, accountRoles } from '../../src/domain/accounts/roles'
import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { isNever } from '../../src/model/rules/rule'
import { expectNoFault } from './humane'
import { matrixWorld, type Person } from './matrixWorld'
import { useServer } from './useServer'

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof matrixWorld>>

beforeAll(async () => {
  world = await matrixWorld(server)
})

type Row = Record<string, unknown>
const versioned = { 'if-match': '1' }
const addressOf = ({ rest, key }: Resource, row: Row) =>
  `${rest.path.replace(/\/$/, '')}/${encodeURIComponent(String(row[key.name]))}`

const personOf = (role: AccountRole) => world.people.get(role) as Person
const isSeen = (resource: Resource, row: Row, { me }: Person) => world.maySee(resource, row, me)

interface Told {
  readonly resource: string
  readonly id: unknown
  readonly changes: Row
}

/** All actions of a person, page by page, as one reader sees them. */
async function toldOf({ client }: Person, id: number): Promise<{ status: number; all: Told[] }> {
  const path = `/hanadb/api/users/${id}/activity`
  const all: Told[] = []
  for (let next: unknown = ''; next !== undefined; ) {
    const { status, body } = await client.get(next ? `${path}?before=${next}` : path)
    if (status !== 200) return { status, all }
    all.push(...(body.activity as unknown as Told[]))
    next = body.next && encodeURIComponent(String(body.next))
  }
  return { status: 200, all }
}

test.each(accountRoles)(
  'role %s is told what somebody did as far as it may read it',
  async role => {
    const person = personOf(role)
    const users = catalogue.get('users')
    const boss = world.rowsOf(users).find(row => row.ID === world.boss.ID) as Row
    const { status, all } = await toldOf(person, world.boss.ID)
    expect(status).toBe(isSeen(users, boss, person) ? 200 : isShut(users, person) ? 403 : 404)
    if (status !== 200) return
    for (const resource of catalogue.resources.values()) {
      const read = all.filter(each => each.resource === resource.name)
      const seen = world.rowsOf(resource).filter(row => isSeen(resource, row, person))
      const keys = new Set(seen.map(row => String(row[resource.key.name])))
      expect(read.map(({ id }) => String(id)).filter(id => !keys.has(id))).toEqual([])
      // The administrator created every row of the company, except the accounts and their dependencies.
      if (resource.name === 'products') expect(read.length > 0).toBe(seen.length > 0)
      const { readable } = policyOf(resource, person.me)
      const names = read.flatMap(({ changes }) => Object.keys(changes))
      expect(names.filter(name => !readable.has(name))).toEqual([])
      const text = JSON.stringify(read)
      for (const name of resource.fields.keys())
        if (!readable.has(name)) expect(text).not.toContain(`zz ${resource.name} ${name} `)
    }
    expectNoFault(server)
  },
)

const isShut = (resource: Resource, { me }: Person) => isNever(policyOf(resource, me).read)

test.each(accountRoles)('role %s puts back nothing it may not change', async role => {
  const person = personOf(role)
  for (const resource of catalogue.resources.values()) {
    const policy = policyOf(resource, person.me)
    const rows = world.rowsOf(resource)
    const seen = rows.find(row => isSeen(resource, row, person))
    const keyIn = (row: Row) => row[resource.key.name]
    const own = new Set(rows.filter(row => isSeen(resource, row, person)).map(keyIn))
    // Another company may have a record with the same key.
    const unseen = rows.find(row => !own.has(keyIn(row)))
    const statusOf = async (row: Row) =>
      (await person.client.post(`${addressOf(resource, row)}/revert`, { before: 1 }, versioned))
        .status
    if (unseen) expect([403, 404], `${role} ${resource.name}`).toContain(await statusOf(unseen))
    if (!seen) continue
    // People who may change a record learn that its first entry cannot be reverted.
    const may = !isNever(policy.update) && holds(policy.update, seen, {})
    expect(may ? [404, 409] : [403], `${role} ${resource.name}`).toContain(await statusOf(seen))
  }
  expectNoFault(server)
})

const inTrash = (resource: Resource, at: string | null) =>
  server.db.write.updateTable(resource.table).set({ _DELETED_AT: at }).execute()

const canRestore = (resource: Resource, row: Row, person: Person) =>
  isSeen(resource, row, person) && holds(policyOf(resource, person.me).restore, row, {})

const withTrash = [...catalogue.resources.values()].filter(
  ({ trash, name }) => trash && name !== 'users',
)

test.each(withTrash.map(({ name }) => name))(
  'the trash of %s holds for each role what it may bring back',
  async name => {
    const resource = catalogue.get(name)
    const rows = world.rowsOf(resource)
    await inTrash(resource, '2026-01-01T00:00:00.000Z')
    for (const role of accountRoles) {
      const person = personOf(role)
      const { read, restore, readable } = policyOf(resource, person.me)
      const { status, body } = await person.client.get(
        `${resource.rest.path.replace(/\/$/, '')}/trash`,
      )
      const shut = isNever(read) || isNever(restore)
      expect([role, status]).toEqual([role, shut ? 403 : 200])
      const own = rows.filter(row => canRestore(resource, row, person))
      const other = rows.find(
        row => !own.some(it => it[resource.key.name] === row[resource.key.name]),
      )
      if (other) {
        const back = await person.client.post(`${addressOf(resource, other)}/restore`)
        expect([role, back.status]).toEqual([role, shut ? 403 : 404])
      }
      if (shut) continue
      const shown = body[resource.rest.envelope] as unknown as Row[]
      const keysOf = (all: readonly Row[]) => all.map(row => String(row[resource.key.name])).sort()
      expect([role, keysOf(shown)]).toEqual([role, keysOf(own)])
      const known = new Set([...readable, resource.key.name, '_VERSION', '_DELETED'])
      expect(shown.flatMap(row => Object.keys(row)).filter(each => !known.has(each))).toEqual([])
    }
    await inTrash(resource, null)
    expectNoFault(server)
  },
)
