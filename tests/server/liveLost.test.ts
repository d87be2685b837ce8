import { expect, test } from 'vitest'
import { recordChangeEvent } from '../../server/audit/changeEvents'
import type { Client, Json } from './client'
import { livePath } from './liveStream'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()

const colleague = (role: '10' | '9' | '7' | '6') => server.as(role, { EMPRESA: ACME })
const numberNow = async (user: Client) => String((await user.get(livePath)).body.after)
const heardBy = async (user: Client, after: string, resource: string) => {
  const { body } = await user.get(`${livePath}?after=${after}`)
  return (body.changes as unknown as readonly Json[]).filter(
    change => String(change.resource) === resource,
  )
}
const first = { 'if-match': '"1"' }
const second = { 'if-match': '"2"' }

test('a user whose visit is reassigned gets its removal and no later event', async () => {
  const [boss, seller, next, stranger] = [
    await colleague('9'),
    await colleague('7'),
    await colleague('7'),
    await colleague('7'),
  ]
  const visits = server.context.catalogue.get('visits')
  const world = worldOf(server, { owner: seller.ID })
  const visit = await world.insert(visits, 1, { USER_ID: seller.ID, VISITO: false })
  const path = `/hanadb/api/visits/${visit.ID_AGENDA}`
  const after = await numberNow(seller)
  expect((await boss.put(path, { USER_ID: next.ID }, first)).status).toBe(200)
  expect((await boss.put(path, { NOTA: 'ya es de otro' }, second)).status).toBe(200)
  const gone = { resource: 'visits', id: visit.ID_AGENDA, version: 2, now: null }
  expect(await heardBy(seller, after, 'visits')).toEqual([gone])
  expect(await heardBy(next, after, 'visits')).toMatchObject([{ version: 3, now: { _VERSION: 3 } }])
  expect(await heardBy(stranger, after, 'visits')).toEqual([])
  const since = await numberNow(seller)
  await boss.put(path, { NOTA: 'otra' }, { 'if-match': '"3"' })
  expect(await heardBy(seller, since, 'visits')).toEqual([])
})

test('for whom a post is no longer meant hears that it is gone; for whom it never was hears nothing', async () => {
  const [boss, seller, store] = [await colleague('10'), await colleague('7'), await colleague('6')]
  const post = { TITULO: 'Cupos', CONTENIDO: '<p>Hoy.</p>', PARA: ['7', '5'] }
  const { ID_NOTICIA } = (await boss.post('/hanadb/api/posts', post)).body
  const after = await numberNow(seller)
  const path = `/hanadb/api/posts/${ID_NOTICIA}`
  expect((await boss.put(path, { PARA: ['5'] }, first)).status).toBe(200)
  expect(await heardBy(seller, after, 'posts')).toMatchObject([{ id: ID_NOTICIA, now: null }])
  expect(await heardBy(store, after, 'posts')).toEqual([])
})

test('a yes that is told of a version already made tells nobody again that it is gone', async () => {
  const [boss, seller, next] = [await colleague('9'), await colleague('7'), await colleague('7')]
  const visits = server.context.catalogue.get('visits')
  const world = worldOf(server, { owner: seller.ID })
  const { ID_AGENDA } = await world.insert(visits, 1, { USER_ID: seller.ID, VISITO: false })
  const after = await numberNow(seller)
  await boss.put(`/hanadb/api/visits/${ID_AGENDA}`, { USER_ID: next.ID }, first)
  const yes = () =>
    server.db.transaction(trx =>
      recordChangeEvent(trx, {
        ...{ RESOURCE: 'visits', RECORD_ID: String(ID_AGENDA), VERSION: 2, tenant: ACME },
        ...{ BY: boss.ID, AT: new Date(Date.now() + 1_000).toISOString() },
      }),
    )
  await yes()
  expect(await heardBy(seller, after, 'visits')).toMatchObject([{ id: ID_AGENDA, now: null }])
  const since = await numberNow(seller)
  await yes()
  expect(await heardBy(seller, since, 'visits')).toEqual([])
  expect(await heardBy(next, since, 'visits')).toMatchObject([{ version: 2 }])
})
