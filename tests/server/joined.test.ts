import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { isJoined } from '../../src/model/fields/concat'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()
const following = ({ fields }: Resource) =>
  [...fields.values()].filter(field => field.concat && !field.readOnly)
const resources = [...catalogue.resources.values()]
  .filter(resource => following(resource).length > 0)
  .map(resource => [resource.name, resource] as const)
const pathOf = ({ rest }: Resource) => rest.path.replace(/\/$/, '')

describe.each(resources)('%s: what follows other fields', (_, resource) => {
  test('is worked out by the server, and no other value is taken', async () => {
    const boss = await server.as('10', { EMPRESA: ACME, COMPANY: 'HT' })
    const world = worldOf(server, { owner: boss.ID })
    for (const field of following(resource)) {
      const sent = await bodyIn(world, resource, field)
      const other = { ...sent, [field.name]: field.sample(97) }
      const refused = await boss.post(pathOf(resource), other)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field.name]])
      const created = await boss.post(pathOf(resource), sent)
      expect([created.status, created.body.errors]).toEqual([201, undefined])
      expect(created.body[field.name]).toMatch(/\S/)
      const path = `${pathOf(resource)}/${created.body[resource.key.name]}`
      const again = { [field.name]: created.body[field.name] }
      const version = { 'if-match': String(created.body._VERSION) }
      expect((await boss.put(path, again, version)).status).toBe(200)
      const changed = await boss.put(path, { [field.name]: field.sample(97) }, version)
      expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, [field.name]])
    }
  })
})

/** A body whose value of the field is computed from others. */
async function bodyIn(world: ReturnType<typeof worldOf>, resource: Resource, field: FieldModel) {
  const from = 20 * (1 + following(resource).indexOf(field))
  for (let n = from; n < from + 20; n += 1) {
    const body = await world.body(resource, n)
    if (isJoined(field, body)) return body
  }
  throw new Error(`no sample in which ${field.name} follows others`)
}
