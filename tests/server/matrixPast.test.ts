import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { type Role, roles } from '../../src/domain/roles'
import { policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import type { Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import { expectNoFault } from './humane'
import { matrixWorld, type Person } from './matrixWorld'
import { useServer } from './useServer'

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof matrixWorld>>

beforeAll(async () => {
  world = await matrixWorld(server)
}, 60_000)

type Row = Record<string, unknown>
const versioned = { 'if-match': '1' }
const addressOf = ({ rest, key }: Resource, row: Row) =>
  `${rest.path.replace(/\/$/, '')}/${encodeURIComponent(String(row[key.name]))}`

const personOf = (role: Role) => world.people.get(role) as Person
const isSeen = (resource: Resource, row: Row, { me }: Person) => world.maySee(resource, row, me)

test.each(roles)('role %s puts back nothing it may not change', async role => {
  const person = personOf(role)
  for (const resource of catalogue.resources.values()) {
    const policy = policyOf(resource, person.me)
    const rows = world.rowsOf(resource)
    const seen = rows.find(row => isSeen(resource, row, person))
    const unseen = rows.find(row => !isSeen(resource, row, person))
    const twin = seen?.[resource.key.name] === unseen?.[resource.key.name]
    const statusOf = async (row: Row) =>
      (await person.client.post(`${addressOf(resource, row)}/revert`, { before: 1 }, versioned))
        .status
    if (unseen && !twin)
      expect([403, 404], `${role} ${resource.name}`).toContain(await statusOf(unseen))
    if (!seen) continue
    // Nothing was before their first entry; that is told only to who may change them.
    const may = !isNever(policy.update) && holds(policy.update, seen, {})
    expect(may ? [404, 409] : [403], `${role} ${resource.name}`).toContain(await statusOf(seen))
  }
  expectNoFault(server)
})

const inTrash = (resource: Resource, at: string | null) =>
  server.db.write.updateTable(resource.table).set({ _DELETED_AT: at }).execute()

const mayRestore = (resource: Resource, row: Row, person: Person) =>
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
    for (const role of roles) {
      const person = personOf(role)
      const { read, restore, readable } = policyOf(resource, person.me)
      const { status, body } = await person.client.get(
        `${resource.rest.path.replace(/\/$/, '')}/trash`,
      )
      const shut = isNever(read) || isNever(restore)
      expect([role, status]).toEqual([role, shut ? 403 : 200])
      const own = rows.filter(row => mayRestore(resource, row, person))
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
