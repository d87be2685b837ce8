import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, testedBusinesses } from '../../scripts/businessFolder.mjs'
import { findSchemas } from '../../scripts/catalogueModule.js'
import { fieldNamesOf } from '../../scripts/fieldNames.mjs'
import { apiPathOf } from '../../server/http/recordAnswers'
import { business } from '../../src/base/business'
import { catalogue } from '../../src/catalogue'
import { type Me, mayAct, policyOf } from '../../src/model/access/access'
import { systemUserAs } from '../../src/model/access/systemUser'
import { useBusiness } from './useBusiness'

const running = useBusiness()
const resources = [...catalogue.resources.values()]
const pathOf = (resource: (typeof resources)[number]) =>
  apiPathOf(resource).slice(business().api.base.length)

/** Calls of each demo account, and who asks. */
async function everybody() {
  const people = running.roles().map(async role => {
    const ask = await running.as(role)
    const { body } = await ask('/account/my-account')
    return { ask, me: { ...systemUserAs(role), ...body.user } as Me }
  })
  return Promise.all(people)
}

test('the declared field names are those of the schemas', async () => {
  const folder = testedBusinesses().find(({ name }) => name === business().name)
  expect(folder).toBeDefined()
  if (!folder) return
  const declared = readFileSync(join(root, folder.fieldNames), 'utf8')
  expect(declared).toBe(fieldNamesOf(await findSchemas(folder)))
})

test.each(resources.map(resource => [resource.name, resource] as const))(
  '%s is listed by each of its columns for those who may, without the fields they may not read',
  async (_, resource) => {
    for (const { ask, me } of await everybody()) {
      const { readable } = policyOf(resource, me)
      const sorts = resource.list.columns.filter(each => resource.sortable.has(each))
      for (const name of [resource.key.name, ...sorts.filter(each => readable.has(each))]) {
        const sort = encodeURIComponent(JSON.stringify([name, 'ASC']))
        const { status, body } = await ask(`${pathOf(resource)}?sort=${sort}`)
        expect([me.ROLE, name, status]).toEqual([
          ...[me.ROLE, name, mayAct(resource, me, 'list') ? 200 : 403],
        ])
        const shown = Object.keys(body.data?.[0] ?? {}).filter(each => resource.fields.has(each))
        expect(shown.filter(each => !readable.has(each))).toEqual([])
      }
    }
  },
)

test.each(resources.map(resource => [resource.name, resource] as const))(
  'a record of %s opens for those who may, and its documents are printed',
  async (_, resource) => {
    const readers = (await everybody()).filter(
      ({ me }) => mayAct(resource, me, 'list') && mayAct(resource, me, 'show'),
    )
    for (const { ask, me } of readers) {
      const [first] = (await ask(pathOf(resource))).body.data
      if (!first) continue
      const path = `${pathOf(resource)}/${first[resource.key.name]}`
      const { status, body } = await ask(path)
      expect([me.ROLE, status]).toEqual([me.ROLE, 200])
      for (const name of body._can?.papers ?? []) {
        const printed = await ask(`${path}/papers/${name}`, { method: 'POST', body: {} })
        expect([name, printed.status]).toEqual([name, 201])
      }
    }
  },
)

test('its API document describes every resource to an administrator', async () => {
  const [admin] = await everybody()
  const { body } = (await admin?.ask('/openapi.json')) ?? {}
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(resources.map(apiPathOf)))
})
