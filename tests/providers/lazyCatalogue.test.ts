import { beforeEach, expect, test } from 'vitest'
import { catalogue as whole } from '../../src/catalogue'
import { roles } from '../../src/domain/accounts/roles'
import { type Act, type Me, mayAct, policyOf } from '../../src/model/access/access'
import { mayRead } from '../../src/model/access/mayRead'
import { rolesThatMay } from '../../src/model/access/requires'
import { outlineOf } from '../../src/model/fields/outline'
import { isReady, type Resource } from '../../src/model/fields/resource'
import { isFindable } from '../../src/model/search/globalSearch'
import { lazyCatalogue } from '../../src/providers/backend/lazyCatalogue'
import { publicPagesOf, toPublicUrl } from '../../src/providers/navigation/publicUrls'

const acts: readonly Act[] = ['list', 'show', 'create', 'edit', 'delete', 'restore', 'export']
const all = [...whole.resources.values()]
const outlines = all.map(resource => outlineOf(resource, whole))
/** In wire format: outlines contain JSON values only. */
const sent = JSON.parse(JSON.stringify(outlines)) as typeof outlines

let fetched: string[] = []
let isOffline = false
const aCatalogue = () =>
  lazyCatalogue(sent, async name => {
    if (isOffline) throw new Error('no network')
    fetched.push(name)
    return whole.get(name).schema
  })

beforeEach(() => {
  fetched = []
  isOffline = false
})

const meOf = (ROLE: Me['ROLE']): Me => ({
  ...{ ID: 1, ROLE, COMPANY: 'SS', EMPRESA: '1', EMPRESAS: ['1'] },
  ...{ WAREHOUSE: [], CARD_CODE: null, SUCURSAL: null },
})

test('an outline says of names, addresses and rights what the whole resource says, and fetches nothing', () => {
  const outline = aCatalogue()
  for (const resource of all) {
    const drawn = outline.get(resource.name)
    const { label, icon, menu } = resource.schema
    expect(drawn).toMatchObject({ title: resource.title, rest: resource.rest })
    expect([drawn.schema.label, drawn.schema.icon, drawn.schema.menu]).toEqual([label, icon, menu])
    expect('flow' in drawn.schema).toBe(resource.schema.flow !== undefined)
    expect(outline.related(resource.name)).toEqual(whole.related(resource.name))
    expect(outline.referring(resource.name)).toEqual(
      expect.arrayContaining([...whole.referring(resource.name)]),
    )
    const findable = roles.map(role => isFindable(resource, meOf(role)))
    expect(roles.map(role => isFindable(drawn, meOf(role)))).toEqual(findable)
    for (const act of acts) {
      const rights = roles.map(role => mayAct(drawn, meOf(role), act))
      expect(rights, `${resource.name} ${act}`).toEqual(
        roles.map(role => mayAct(resource, meOf(role), act)),
      )
      expect(rolesThatMay(drawn, act)).toEqual(rolesThatMay(resource, act))
    }
  }
  expect(publicPagesOf(outline).map(({ path }) => path)).toEqual(
    publicPagesOf(whole).map(({ path }) => path),
  )
  expect(toPublicUrl(outline)('/dashboard/users/7')).toBe('/dashboard/user/7/edit')
  expect(fetched).toEqual([])
})

test('a resource is whole once it is loaded with what it is drawn with: rights, titles and rules hold', async () => {
  for (const { name } of all) {
    const catalogue = aCatalogue()
    await catalogue.load([name], 'beside')
    const resource = catalogue.get(name)
    const model = whole.get(name)
    expect([...resource.fields.keys()]).toEqual([...model.fields.keys()])
    for (const role of roles) {
      const { readable, writable } = policyOf(resource, meOf(role))
      expect([...readable]).toEqual([...policyOf(model, meOf(role)).readable])
      expect([...writable.keys()]).toEqual([...policyOf(model, meOf(role)).writable.keys()])
    }
    for (const { target } of resource.fields.values())
      for (const title of target?.title ?? [])
        expect(mayRead(target as Resource, title, meOf('7'))).toBe(
          policyOf(whole.get(target?.name ?? ''), meOf('7')).readable.has(title),
        )
  }
})

test('what is read before it is loaded is a mistake, and says what to write', () => {
  const { get } = aCatalogue()
  expect(() => get('brands').fields).toThrow(`await catalogue.load(['brands'])`)
  expect(() => get('invoices').schema.flow).toThrow(`useResource('invoices')`)
  expect(fetched).toEqual([])
})

test('a render waits for what it draws, fetched once however many wait', async () => {
  const catalogue = aCatalogue()
  const waits = [catalogue.ready('stock'), catalogue.ready('stock')]
  expect(waits[0]).toBe(waits[1])
  await Promise.all(waits)
  expect(fetched.toSorted()).toEqual(['products', 'stock', 'warehouses'])
  expect(catalogue.ready('stock')).toBe(waits[0])
  expect(catalogue.ready('stock')).toMatchObject({ status: 'fulfilled' })
  expect(catalogue.get('stock').fields.size).toBe(whole.get('stock').fields.size)
})

test('without a network the reason is told, and whoever tries later gets it', async () => {
  const catalogue = aCatalogue()
  isOffline = true
  await expect(catalogue.load(['brands'])).rejects.toThrow('no network')
  const failed = catalogue.ready('brands')
  await expect(failed).rejects.toThrow('no network')
  expect(catalogue.ready('brands')).toBe(failed)
  isOffline = false
  await catalogue.load(['brands', 'no-such-list', undefined])
  expect(catalogue.get('brands').fields.size).toBeGreaterThan(0)
  expect(catalogue.ready('brands')).toBe(isReady)
})

test('a name no schema has is a mistake, as in a whole catalogue', () => {
  expect(() => aCatalogue().get('nothing')).toThrow('there is no schema "nothing"')
})
