import { beforeEach, expect, test } from 'vitest'
import { catalogue as whole } from '../../src/catalogue'
import { roles } from '../../src/domain/roles'
import { type Act, type Me, mayAct, policyOf } from '../../src/model/access'
import { catalogueByNeed } from '../../src/model/byNeed'
import { isFindable } from '../../src/model/found'
import { here } from '../../src/model/here'
import { mayRead } from '../../src/model/mayRead'
import { outlineOf } from '../../src/model/outline'
import { rolesThatMay } from '../../src/model/requires'
import type { Resource } from '../../src/model/resource'
import { publicPages, toPublicUrl } from '../../src/providers/publicUrls'

const acts: readonly Act[] = ['list', 'show', 'create', 'edit', 'delete', 'restore', 'export']
const all = [...whole.resources.values()]
const outlines = all.map(resource => outlineOf(resource, whole))
/** As they travel: what a text cannot say is in no outline. */
const sent = JSON.parse(JSON.stringify(outlines)) as typeof outlines

let fetched: string[] = []
let isOffline = false
const fetches = Object.fromEntries(
  all.map(({ name, schema }) => [
    name,
    async () => {
      if (isOffline) throw new Error('no network')
      fetched.push(name)
      here.set(name, schema)
    },
  ]),
)
const aCatalogue = () => catalogueByNeed(sent, fetches)

beforeEach(() => {
  here.clear()
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
  expect(publicPages(outline).map(({ path }) => path)).toEqual(
    publicPages(whole).map(({ path }) => path),
  )
  expect(toPublicUrl(outline)('/dashboard/users/7')).toBe('/dashboard/user/7/edit')
  expect(fetched).toEqual([])
})

test('a resource is whole once it is loaded with what it is drawn with: rights, titles and rules hold', async () => {
  for (const { name } of all) {
    here.clear()
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

test('what is not loaded makes who draws wait, and is fetched once however many wait', async () => {
  const catalogue = aCatalogue()
  const read = () => catalogue.get('brands').fields.size
  const waits = [thrownBy(read), thrownBy(read)] as PromiseLike<unknown>[]
  await Promise.all(waits.map(it => new Promise<void>(again => it.then(() => again()))))
  expect(fetched).toEqual(['brands'])
  expect(read()).toBe(whole.get('brands').fields.size)
})

test('without a network the reason is told, and whoever tries later gets it', async () => {
  const catalogue = aCatalogue()
  isOffline = true
  await expect(catalogue.load(['brands'])).rejects.toThrow('no network')
  expect(() => catalogue.get('brands').fields).toThrow('no network')
  isOffline = false
  await catalogue.load(['brands', 'no-such-list', undefined])
  expect(catalogue.get('brands').fields.size).toBeGreaterThan(0)
})

test('a name no schema has is a mistake, as in a whole catalogue', () => {
  expect(() => aCatalogue().get('nothing')).toThrow('there is no schema "nothing"')
})

function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (thrown) {
    return thrown
  }
  throw new Error('nothing was thrown')
}
