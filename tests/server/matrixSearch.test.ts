import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { accountRoles } from '../../src/domain/accounts/roles'
import { policyOf } from '../../src/model/access/access'
import type { Found } from '../../src/model/endpoints/search'
import { matrixWorld, type Person } from './matrixWorld'
import { useServer } from './useServer'

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof matrixWorld>>

beforeAll(async () => {
  world = await matrixWorld(server)
})

test.each(accountRoles)(
  'role %s finds by one search what its lists show, and no more',
  async role => {
    const { client, me } = world.people.get(role) as Person
    const someone = String(world.rowsOf(catalogue.get('clients'))[0]?.ID)
    for (const q of ['zz', 'zz 0', someone]) {
      const { status, body } = await client.get(`/hanadb/api/search?${new URLSearchParams({ q })}`)
      expect([status, body.left]).toEqual([200, []])
      for (const { resource: name, id, ...answer } of body.found as unknown as Found[]) {
        const resource = catalogue.get(name)
        const seen = world.rowsOf(resource).filter(row => world.maySee(resource, row, me))
        const keys = seen.map(row => String(row[resource.key.name]))
        expect(keys, `${name} ${id}`).toContain(String(id))
        const { readable } = policyOf(resource, me)
        const hidden = [...resource.fields.keys()].filter(field => !readable.has(field))
        for (const field of hidden)
          expect(JSON.stringify(answer)).not.toContain(`zz ${name} ${field} `)
      }
    }
  },
)
