import { describe, expect, test } from 'vitest'
import { openApiOf } from '../../src/model/openapi/openapi'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const path = '/hanadb/api/brands/N'

test('former readers see who deleted a record and when; for others it is unknown', async () => {
  const of = { EMPRESA: ACME, EMPRESAS: [ACME] }
  const boss = await server.as('10', { ...of, DISPLAYNAME: 'Ana Ruiz' })
  const stranger = await server.as('10', { EMPRESA: OTHER, EMPRESAS: [OTHER] })
  await server.insert('brands', { CODIGO: 'N', NOMBRE: 'Nokia', EMPRESA: ACME })
  const { body } = await boss.get(path)
  server.setNow('2026-03-01T15:00:00.000Z')
  await boss.delete(path, { 'if-match': String(body._VERSION) })

  const deleted = { at: '2026-03-01T15:00:00.000Z', by: { ID: boss.ID, DISPLAYNAME: 'Ana Ruiz' } }
  const read = await boss.get(path)
  const written = await boss.put(path, { NOMBRE: 'Nokia 2' }, { 'if-match': '1' })
  const deletedAgain = await boss.delete(path, { 'if-match': '2' })
  for (const { status, body: answer } of [read, written, deletedAgain])
    expect([status, answer.code, answer.deleted]).toEqual([404, 'notFound', deleted])
  expect((await stranger.get(path)).body.deleted).toBeUndefined()
  expect((await boss.get('/hanadb/api/brands/X')).body.deleted).toBeUndefined()
})

describe('a resource with a flow', () => {
  const boxes = defineResource({
    name: 'boxes',
    table: 'CAJA',
    key: 'ID',
    title: 'ID',
    label: { es: 'Caja | Cajas' },
    fields: { ID: { kind: 'id' }, ESTADO: { kind: 'status', flow: 'vida' } },
    flow: {
      vida: {
        initial: 1,
        states: { 1: { label: 'Uno', colour: 'info' }, 2: { label: 'Dos', colour: 'info' } },
        transitions: { cerrar: { label: 'Cerrar', from: [1], to: 2, allow: ['admin'] } },
      },
    },
    access: { admin: 'all' },
  })
  const flowing = useServer({ catalogue: aCatalogue(boxes) })

  test('a step of a deleted record is answered with who deleted it and when', async () => {
    const boss = await flowing.as('10', { DISPLAYNAME: 'Ana Ruiz' })
    const { body } = await boss.post('/hanadb/api/boxes', {})
    const at = `/hanadb/api/boxes/${body.ID}`
    flowing.setNow('2026-03-01T15:00:00.000Z')
    await boss.delete(at, { 'if-match': '1' })
    const { status, body: answer } = await boss.post(`${at}/flow/cerrar`, {}, { 'if-match': '1' })
    const by = { ID: boss.ID, DISPLAYNAME: 'Ana Ruiz' }
    expect([status, answer.code, answer.deleted]).toEqual([
      404,
      'notFound',
      { at: '2026-03-01T15:00:00.000Z', by },
    ])
  })

  test('the description tells that answer for reading, changing, deleting and every step', () => {
    const { paths, components } = openApiOf(flowing.context.catalogue, {
      language: 'en',
      label: ({ name }) => name,
    }) as unknown as Json
    const one = paths?.['/hanadb/api/boxes/{id}']
    const step = paths?.['/hanadb/api/boxes/{id}/flow/cerrar']
    for (const verb of [one?.get, one?.put, one?.delete, step?.post])
      expect(verb?.responses?.['404']).toEqual({ $ref: '#/components/responses/notFound' })
    expect(JSON.stringify(components?.schemas?.notFound)).toContain('"deleted"')
  })
})
