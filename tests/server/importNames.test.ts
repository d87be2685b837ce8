import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const parts = defineResource({
  name: 'parts',
  table: 'PARTE',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: { es: 'Parte | Partes' },
  fields: {
    CODIGO: { kind: 'code' },
    NOMBRE: { kind: 'text', search: true },
    BARRAS: { kind: 'code', unique: true, read: ['admin'] },
    SECRETA: { kind: 'boolean' },
  },
  access: { admin: 'all', salesAgent: { read: { SECRETA: false } } },
})
const sets = defineResource({
  name: 'sets',
  table: 'JUEGO',
  key: 'ID',
  title: 'ID',
  tenant: true,
  label: { es: 'Juego | Juegos' },
  fields: {
    ID: { kind: 'id' },
    PARTE: { kind: 'reference', resource: 'parts' },
    PARTES: { kind: 'references', resource: 'parts' },
    COSTEADO: { kind: 'reference', resource: 'parts', write: ['admin'] },
    NOTA: { kind: 'text' },
  },
  access: { admin: 'all', salesAgent: { read: true, create: true }, warehouse: 'read' },
})

const server = useServer({ catalogue: aCatalogue(parts, sets) })
const path = '/hanadb/api/sets/import/names'

const aPart = (CODIGO: string, NOMBRE: string, more = {}) => ({
  EMPRESA: ACME,
  CODIGO,
  NOMBRE,
  SECRETA: false,
  _VERSION: 1,
  ...more,
})

async function plant() {
  await server.insert(
    'parts',
    aPart('007', 'Pantalla', { BARRAS: 'B-7' }),
    aPart('A1', 'Batería'),
    aPart('A2', 'Cable'),
    aPart('A3', 'cable'),
    aPart('A4', 'Receta', { SECRETA: true, BARRAS: 'B-4' }),
    aPart('A5', 'Vieja', { _DELETED_AT: '2026-01-01T00:00:00.000Z' }),
    aPart('Z1', 'Ajena', { EMPRESA: OTHER }),
    aPart('Z2', 'A1'),
  )
}

async function found(client: Client, names: readonly string[], field = 'PARTE') {
  const { status, body } = await client.post(path, { [field]: names })
  expect(status).toBe(200)
  return body.names?.[field]
}
const none = { problem: 'notReference' }

test('a name is a key, else a unique value, else a title, accents and case apart', async () => {
  await plant()
  const admin = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const names = ['007', ' a2 ', 'b-7', 'PANTALLA', 'bateria', 'A1', '7', 'nada']
  expect(await found(admin, names)).toEqual([
    { key: '007' },
    { key: 'A2' },
    { key: '007' },
    { key: '007' },
    { key: 'A1' },
    { key: 'A1' },
    none,
    none,
  ])
  expect(await found(admin, ['A1'], 'PARTES')).toEqual([{ key: 'A1' }])
})

test('a title that several records have is told apart from one that none has', async () => {
  await plant()
  const admin = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  expect(await found(admin, ['Cable', 'A3'])).toEqual([{ problem: 'severalFound' }, { key: 'A3' }])
})

test('hidden, deleted and foreign records are not found by any lookup', async () => {
  await plant()
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const names = ['A4', 'Receta', 'B-4', 'B-7', 'A5', 'Vieja', 'Z1', 'Ajena']
  expect(await found(seller, names)).toEqual(names.map(() => none))
})

test('only references one may fill are asked about, by who may write at all', async () => {
  await plant()
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const reader = await server.as('8', { EMPRESA: ACME, EMPRESAS: [ACME] })
  for (const field of ['COSTEADO', 'NOTA', 'NADA', 'ID'])
    expect((await seller.post(path, { [field]: ['A1'] })).body.errors).toHaveProperty(field)
  expect((await reader.post(path, { PARTE: ['A1'] })).status).toBe(403)
  expect((await server.anyone.post(path, { PARTE: ['A1'] })).status).toBe(401)
})

test('a call is bounded, and takes lists of names alone', async () => {
  const admin = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const many = Array.from({ length: 501 }, (_, at) => `A${at}`)
  expect((await admin.post(path, { PARTE: many })).body).toMatchObject({ code: 'tooManyRecords' })
  for (const names of ['A1', [1], [''], ['x'.repeat(301)], null])
    expect((await admin.post(path, { PARTE: names })).status).toBe(422)
})
