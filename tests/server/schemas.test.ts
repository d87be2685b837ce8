import { describe, expect, test } from 'vitest'
import { actingRole } from '../../src/base/business'
import { catalogue } from '../../src/catalogue'
import { accountRoles, roles } from '../../src/domain/accounts/roles'
import { fieldLabel, plural, singular, textOf } from '../../src/i18n/labels'
import { languages } from '../../src/i18n/languages'
import { loadNamespace } from '../../src/i18n/namespaces'
import { kindNames } from '../../src/kinds/registry'
import { type Me, policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { isAlways, isNever } from '../../src/model/rules/rule'
import type { Client, Json } from './client'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()
const resources = [...catalogue.resources.values()].map(
  resource => [resource.name, resource] as const,
)
const all = (resource: Resource) => [...resource.fields.values()]
const pathOf = (resource: Resource) => resource.rest.path.replace(/\/$/, '')
const WAREHOUSE = [String(catalogue.get('warehouses').key.sample(0))]
const person = { EMPRESA: ACME, COMPANY: 'HT', CARD_CODE: 'CL1', WAREHOUSE }

async function state() {
  const boss = await server.as('10', person)
  return { boss, world: worldOf(server, { owner: boss.ID }) }
}
const rowsOf = (resource: Resource, body: Json) =>
  body[resource.rest.envelope] as unknown as Record<string, unknown>[]

describe.each(resources)('%s', (_, resource) => {
  test('has a table, and a list that answers with what lies in it', async () => {
    const { boss, world } = await state()
    const record = await world.insert(resource, 7)
    const key = record[resource.key.name]
    const list = await boss.get(pathOf(resource))
    expect(list.status).toBe(200)
    const found = rowsOf(resource, list.body).find(row => row[resource.key.name] === key)
    expect(found).toBeDefined()
    const one = await boss.get(`${pathOf(resource)}/${encodeURIComponent(String(key))}`)
    expect(one.body).toMatchObject({ [resource.key.name]: key, _VERSION: 1 })
    expect((await boss.get(`${pathOf(resource)}/tabs`)).status).toBe(200)
    for (const name of resource.sortable)
      expect((await boss.get(`${pathOf(resource)}?sort=["${name}","DESC"]`)).status).toBe(200)
  })

  test('is seen by the roles it names and refused to all others', async () => {
    const { world } = await state()
    await world.insert(resource, 7)
    for (const role of roles) {
      const someUser = await server.as(role, person)
      const list = await someUser.get(pathOf(resource))
      const { read } = resource.grants(role)
      expect([role, list.status]).toEqual([role, isNever(read) ? 403 : 200])
      if (isNever(resource.grants(role).create))
        expect([role, (await someUser.post(pathOf(resource), {})).status]).toEqual([role, 403])
      if (isAlways(read) && !resource.parent)
        expect(rowsOf(resource, list.body).length).toBeGreaterThan(0)
    }
    expect((await server.anyone.get(pathOf(resource))).status).toBe(401)
  })

  const makers = accountRoles.filter(each => !isNever(resource.grants(actingRole(each)).create))

  test.each(makers)('is made, changed and deleted by who may: %s', async role => {
    // a day after the invented dates, so that no mark expires
    server.setNow('2026-01-09T15:00:00.000Z')
    const maker = await server.as(role, person)
    const world = worldOf(server, { owner: maker.ID })
    const { writable, readable, opened } = policyOf(resource, meOf(actingRole(role), maker))
    const body = pick(await world.body(resource, 3), name => writable.has(name))
    const created = await maker.post(pathOf(resource), body)
    // Rules on records may refuse the invented one to other roles.
    if (role !== makers[0] && created.status !== 201) return
    expect([created.status, created.body.errors]).toEqual([201, undefined])
    const path = `${pathOf(resource)}/${encodeURIComponent(String(created.body[resource.key.name]))}`
    const read = await maker.get(path)
    // Sealed values are part of the record alone.
    expect(pick(read.body, name => !opened.has(name))).toEqual(created.body)
    expect(read.headers.get('etag')).toBe(created.headers.get('etag'))
    const isSimple = (name: string) => simple.has(resource.fields.get(name)?.kind ?? 'lines')
    const isRead = (name: string) => readable.has(name) || opened.has(name)
    expect(read.body).toMatchObject(pick(body, name => isSimple(name) && isRead(name)))
    await change(resource, maker, path)
    const { _VERSION, _can } = (await maker.get(path)).body
    const gone = await maker.delete(path, { 'if-match': String(_VERSION) })
    const may = !isNever(resource.grants(actingRole(role)).delete)
    expect([gone.status, _can?.delete]).toEqual([may ? 200 : 403, may])
    expect((await maker.get(path)).status).toBe(may ? 404 : 200)
  })

  test('is named in six languages, with all its fields', async () => {
    for (const { value } of languages()) {
      const columns = await loadNamespace(value, 'columns')
      const label = textOf(resource.schema.label, value)
      expect([singular(label), plural(label)]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ])
      for (const { name, words } of all(resource))
        expect(fieldLabel({ name, label: words.label }, value, columns)).toMatch(/\S/)
    }
  })
})

const meOf = (ROLE: string, { ID }: Client) => ({ ...person, ROLE, ID }) as unknown as Me

const pick = (record: object, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => keep(name)))

/** Row numbers and file addresses are assigned by the server, and passwords are never returned. */
const simple: ReadonlySet<string> = new Set(
  kindNames().filter(kind => !['lines', 'file', 'image', 'password'].includes(kind)),
)

/** Changes the first field that can be changed alone, and reads the change. */
async function change(resource: Resource, user: Client, path: string) {
  const { body } = await user.get(path)
  const may = body._can?.fields as unknown as string[]
  const field = may.map(name => resource.fields.get(name) as FieldModel).find(isPlain)
  if (!field) return
  const value = field.sample(11)
  const changed = await user.put(
    path,
    { [field.name]: value },
    { 'if-match': String(body._VERSION) },
  )
  expect([changed.status, changed.body[field.name]]).toEqual([200, value])
}
const isPlain = ({ kind, words }: FieldModel) =>
  ['text', 'longText', 'money', 'integer', 'phone', 'email'].includes(kind) && !words.createOnly
