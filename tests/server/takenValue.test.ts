import { beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const devices = defineResource({
  name: 'devices',
  table: 'EQUIPO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Equipo | Equipos',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', unique: true },
    SERIE: { kind: 'text', unique: true },
    TIPO: { kind: 'text' },
  },
  access: {
    admin: 'all',
    salesAgent: 'all',
    credit: { read: { TIPO: 'A' }, create: true, update: true },
  },
})

const slips = defineResource({
  name: 'slips',
  table: 'COMPROBANTE',
  key: 'ID',
  title: 'NUMERO',
  label: 'Comprobante | Comprobantes',
  fields: { ID: { kind: 'id' }, NUMERO: { kind: 'text' }, DIA: { kind: 'date' } },
  unique: [['NUMERO', 'DIA']],
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(devices, slips) })
const path = '/hanadb/api/devices'
const ACME = { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001'] }
let boss: Client
let credit: Client

beforeEach(async () => {
  boss = await server.as('10', ACME)
  credit = await server.as('9', ACME)
  await boss.post(path, { NOMBRE: 'Uno', SERIE: 'S1', TIPO: 'A' })
  await boss.post(path, { NOMBRE: 'Dos', SERIE: 'S2', TIPO: 'B' })
})

const refusal = async (by: Client, body: object) => {
  const answer = await by.post(path, body, { 'accept-language': 'es' })
  return [answer.status, answer.body.errors]
}

test('a taken value names the record that has it', async () => {
  expect(await refusal(boss, { NOMBRE: 'Tres', SERIE: 'S2' })).toEqual([
    422,
    { SERIE: 'Ya lo usa Dos' },
  ])
  const change = await boss.put(`${path}/1`, { SERIE: 'S2' }, { 'if-match': '1' })
  expect(change.body.errors).toEqual({ SERIE: 'Already used by Dos' })
})

test('a taken combination is reported at its part in the title', async () => {
  const slip = { NUMERO: '8812', DIA: '2026-03-01' }
  await boss.post('/hanadb/api/slips', slip)
  const again = await boss.post('/hanadb/api/slips', slip, { 'accept-language': 'es' })
  expect(again.body.errors).toEqual({ NUMERO: 'Este valor ya está en uso' })
  expect((await boss.post('/hanadb/api/slips', { ...slip, DIA: '2026-03-02' })).status).toBe(201)
})

test('a taken title is not told twice', async () => {
  expect(await refusal(boss, { NOMBRE: 'Dos' })).toEqual([
    422,
    { NOMBRE: 'Este valor ya está en uso' },
  ])
})

test('whoever may not read the record that has the value is not told its name', async () => {
  const named = { NOMBRE: 'Tres', TIPO: 'A' }
  expect(await refusal(credit, { ...named, SERIE: 'S1' })).toEqual([
    422,
    { SERIE: 'Ya lo usa Uno' },
  ])
  expect(await refusal(credit, { ...named, SERIE: 'S2' })).toEqual([
    422,
    { SERIE: 'Este valor ya está en uso' },
  ])
})
