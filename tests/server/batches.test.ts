import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { ACME, OTHER } from './aStore'
import { bulk, makers, part, parts, usePartsStore } from './bulkCalls'
import type { Client } from './client'
import { expectHumane, expectNoFault } from './humane'
import { useServer } from './useServer'

const { server, admin, threeParts } = usePartsStore()

afterEach(() => expectNoFault(server))

const operations = '/hanadb/api/operations'

const listed = async (user: Client, path = parts, headers = {}) => {
  const resource = path.split('/').at(-1)
  const { status, body } = await user.get(`${operations}?resource=${resource}`, headers)
  expect(status).toBe(200)
  return body.operations as unknown as Record<string, unknown>[]
}

test('an import, a change and a deletion are listed with who, when and how many, newest first', async () => {
  const { boss, ids } = await threeParts()
  server.setNow('2026-03-01T10:00:00.000Z')
  const imported = [{ changes: { NOMBRE: 'D' } }, { id: ids[0], changes: { PRECIO: 20 } }]
  await bulk(boss, imported, '?source=import')
  server.setNow('2026-03-02T10:00:00.000Z')
  await bulk(boss, [{ id: ids[1], changes: { PRECIO: 30 } }])
  server.setNow('2026-03-03T10:00:00.000Z')
  await bulk(
    boss,
    ids.slice(1).map(id => ({ id, delete: true })),
  )
  const [deletion, change, first] = await listed(boss)
  expect(deletion).toMatchObject({
    ...{ kind: 'delete', resource: 'parts', at: '2026-03-03T10:00:00.000Z' },
    ...{ records: 2, created: 0, changed: 0, deleted: 2, moved: 0, _can: { undo: true } },
  })
  expect(change).toMatchObject({ kind: 'change', records: 1, moved: 1, _can: { undo: false } })
  expect(first).toMatchObject({ kind: 'import', records: 2, created: 1, changed: 1 })
  expect(first?._can).toEqual({ undo: true, undoRest: false })
})

test('a listed batch is undone once and stays listed with the person and time', async () => {
  const { boss, ids } = await threeParts()
  await bulk(boss, [{ id: ids[0], changes: { PRECIO: 20 } }])
  const [batch] = await listed(boss)
  server.setNow('2026-04-01T10:00:00.000Z')
  const undo = `${parts}/bulk/${batch?.id}/undo`
  expect(await boss.post(undo)).toMatchObject({ status: 200, body: { undone: 1 } })
  expect(await listed(boss)).toMatchObject([
    {
      id: batch?.id,
      undone: { at: '2026-04-01T10:00:00.000Z', by: batch?.by },
      _can: { undo: false },
    },
  ])
  expect((await boss.post(undo)).body.code).toBe('alreadyUndone')
})

test('records that changed since are counted, and the undo names them', async () => {
  const { boss, ids } = await threeParts()
  await bulk(
    boss,
    ids.map(id => ({ id, changes: { PRECIO: 20 } })),
  )
  expect(await listed(boss)).toMatchObject([{ records: 3, moved: 0, _can: { undo: true } }])
  await boss.put(`${parts}/${ids[1]}`, { PRECIO: 99 }, { 'if-match': '2' })
  const [batch] = await listed(boss)
  expect(batch).toMatchObject({ records: 3, moved: 1, _can: { undo: false } })
  const refused = await boss.post(`${parts}/bulk/${batch?.id}/undo`)
  expectHumane(refused, [409])
  expect(refused.body.rows).toMatchObject([{ id: ids[1], code: 'movedSince' }])
})

test('an undo that left out what changed since still tells which records these are', async () => {
  const { boss, ids } = await threeParts()
  await bulk(
    boss,
    ids.map(id => ({ id, changes: { PRECIO: 20 } })),
  )
  await boss.put(`${parts}/${ids[1]}`, { PRECIO: 99 }, { 'if-match': '2' })
  const [batch] = await listed(boss)
  expect(batch).toMatchObject({ leftOut: 0 })
  await boss.post(`${parts}/bulk/${batch?.id}/undo?skipRefused=true`)
  expect(await listed(boss)).toMatchObject([{ leftOut: 1, undone: {}, _can: { undoRest: false } }])
  const { body } = await boss.get(`${operations}/${batch?.id}`)
  const moved = (body.records as unknown as { record: number; moved: boolean }[]).filter(
    each => each.moved,
  )
  expect(moved).toMatchObject([{ record: ids[1] }])
})

test('a batch that wrote nothing is not listed', async () => {
  const { boss, ids } = await threeParts()
  await bulk(boss, [{ id: ids[0], changes: { PRECIO: 10 } }])
  expect(await listed(boss)).toEqual([])
})

test('colleagues see their own batches, an administrator those of the company', async () => {
  const boss = await admin()
  const works = { EMPRESA: ACME, EMPRESAS: [ACME] }
  const seller = await server.as('7', { ...works, DISPLAYNAME: 'Vera Ventas' })
  const colleague = await server.as('7', works)
  const own = await part(seller, 'Suyo')
  await bulk(seller, [{ id: own.ID, changes: { PRECIO: 6 } }])
  expect(await listed(seller)).toMatchObject([{ _can: { undo: true } }])
  expect(await listed(colleague)).toEqual([])
  expect(await listed(boss)).toMatchObject([
    { by: { DISPLAYNAME: 'Vera Ventas' }, _can: { undo: true } },
  ])
  const reader = await server.as('9', works)
  expect(await listed(reader)).toEqual([])
})

test('an administrator of another company neither lists nor undoes a batch', async () => {
  const boss = await admin()
  await bulk(boss, [{ changes: { CODIGO: 'M1', NOMBRE: 'Uno' } }], `${makers}/bulk`)
  const [batch] = await listed(boss, makers)
  expect(batch).toMatchObject({ created: 1 })
  const stranger = await server.as('10', { EMPRESA: OTHER, EMPRESAS: [OTHER] })
  expect(await listed(stranger, makers)).toEqual([])
  expectHumane(await stranger.post(`${makers}/bulk/${batch?.id}/undo`), [404])
  expect(await listed(boss, makers, { 'x-empresa': OTHER })).toEqual([])
})

test('a role that may not delete is not offered to undo what it created', async () => {
  const boss = await admin()
  const credit = await server.as('9', { EMPRESA: ACME, EMPRESAS: [ACME] })
  await bulk(credit, [{ changes: { CODIGO: 'M1', NOMBRE: 'Uno' } }], `${makers}/bulk`)
  expect(await listed(credit, makers)).toMatchObject([{ created: 1, _can: { undo: false } }])
  expect(await listed(boss, makers)).toMatchObject([{ created: 1, _can: { undo: true } }])
})

test('the list goes on page after page, and what it does not know is refused', async () => {
  const { boss, ids } = await threeParts()
  for (let price = 20; price < 41; price++)
    await bulk(boss, [{ id: ids[0], changes: { PRECIO: price } }])
  const first = (await boss.get(operations)).body
  expect(first.operations).toHaveLength(20)
  const rest = (await boss.get(`${operations}?before=${encodeURIComponent(String(first.next))}`))
    .body
  expect(rest.operations).toHaveLength(1)
  expect(rest.next).toBeUndefined()
  const ids20 = (first.operations as unknown as { id: string }[]).map(({ id }) => id)
  expect(ids20).not.toContain((rest.operations as unknown as { id: string }[])[0]?.id)
  expectHumane(await boss.get(`${operations}?before=yesterday`), [400])
  expectHumane(await bulk(boss, [{ changes: { NOMBRE: 'Z' } }], '?source=moon'), [400])
})

const tools = defineResource({
  name: 'tools',
  table: 'HERRAMIENTA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Herramienta | Herramientas',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
  access: { admin: 'all' },
})
const shared = useServer({ catalogue: aCatalogue(tools) })

test('of a resource that companies share, an administrator sees the batches of readable people', async () => {
  const path = '/hanadb/api/tools'
  for (const EMPRESA of [ACME, OTHER])
    await shared.insert('companies', { EMPRESA, NOMBRE: EMPRESA })
  const ours = await shared.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const partner = await shared.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const stranger = await shared.as('10', { EMPRESA: OTHER, EMPRESAS: [OTHER] })
  await bulk(ours, [{ changes: { NOMBRE: 'Martillo' } }], `${path}/bulk`)
  const [batch] = await listed(partner, path)
  expect(batch).toMatchObject({ created: 1, _can: { undo: true } })
  expect(await listed(stranger, path)).toEqual([])
  expectHumane(await stranger.post(`${path}/bulk/${batch?.id}/undo`), [404])
  expect((await partner.post(`${path}/bulk/${batch?.id}/undo`)).status).toBe(200)
  expectNoFault(shared)
})

test('one list tells operations of all resources, by resource, person and day', async () => {
  const { boss, ids } = await threeParts()
  server.setNow('2026-03-01T10:00:00.000Z')
  await bulk(boss, [{ changes: { CODIGO: 'M1', NOMBRE: 'Uno' } }], `${makers}/bulk?source=import`)
  server.setNow('2026-03-02T10:00:00.000Z')
  await bulk(boss, [{ id: ids[0], changes: { PRECIO: 20 } }], '?source=sheet')
  const kinds = async (query: string) =>
    (
      (await boss.get(`${operations}${query}`)).body.operations as unknown as { kind: string }[]
    ).map(({ kind }) => kind)
  expect(await kinds('')).toEqual(['sheet', 'import'])
  expect(await kinds('?resource=makers')).toEqual(['import'])
  expect(await kinds('?from=2026-03-02')).toEqual(['sheet'])
  expect(await kinds('?to=2026-03-01')).toEqual(['import'])
  expect(await kinds(`?by=999999`)).toEqual([])
  expectHumane(await boss.get(`${operations}?from=yesterday`), [400])
  expectHumane(await boss.get(`${operations}?resource=moons`), [404])
})

test('an operation shows its records before and after, only with fields that its reader may read', async () => {
  const boss = await admin()
  const works = { EMPRESA: ACME, EMPRESAS: [ACME] }
  const seller = await server.as('7', works)
  const own = await part(seller, 'Suyo')
  const { body } = await bulk(seller, [{ id: own.ID, changes: { PRECIO: 6 } }])
  await boss.put(`${parts}/${own.ID}`, { COSTO: 3 }, { 'if-match': '2' })
  const shown = (await seller.get(`${operations}/${body.batch}`)).body
  expect(shown).toMatchObject({
    operation: { kind: 'change', records: 1, moved: 1 },
    records: [{ record: own.ID, title: 'Suyo', action: 'update', moved: true, gone: false }],
    hidden: 0,
  })
  const [record] = shown.records as unknown as { changes: object }[]
  expect(record?.changes).toEqual({ PRECIO: [10, 6] })
  const colleague = await server.as('7', works)
  expectHumane(await colleague.get(`${operations}/${body.batch}`), [404])
  expectHumane(await boss.get(`${operations}/${body.batch}`, { 'x-empresa': OTHER }), [404])
})

test('the history of a record names the operation that wrote it', async () => {
  const { boss, ids } = await threeParts()
  const { body } = await bulk(
    boss,
    ids.map(id => ({ id, changes: { PRECIO: 20 } })),
    '?source=sheet',
  )
  const history = (await boss.get(`${parts}/${ids[0]}/history`)).body.history as unknown as object[]
  expect(history[0]).toMatchObject({
    batch: body.batch,
    operation: { kind: 'sheet', records: 3 },
  })
  expect(history[1]).not.toHaveProperty('operation')
})

test('the operations refuse unknown and repeated parameters, and tabs refuse the filters that a list refuses', async () => {
  const { boss } = await threeParts()
  for (const query of ['sort=at', 'resource=parts&resource=makers'])
    expectHumane(await boss.get(`${operations}?${query}`), [400])
  for (const filter of ['[]', '1', '"x"', '{"tab":"none"}']) {
    const query = `?filter=${encodeURIComponent(filter)}`
    const [list, tabs] = [
      await boss.get(`${parts}${query}`),
      await boss.get(`${parts}/tabs${query}`),
    ]
    expectHumane(tabs, [400])
    expect(tabs.body.code).toBe(list.body.code)
  }
})
