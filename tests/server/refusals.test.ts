import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Answer, Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const path = '/hanadb/api/deals'
const label = (es: string, en: string) => ({ es, en, fr: en, vi: en, cn: en, ar: en })

/** The seller's colleagues see each deal, and some of them may change it. */
const deals = defineResource({
  name: 'deals',
  table: 'TRATO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Trato | Tratos' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    DUENO: { kind: 'reference', resource: 'users', label: label('Responsable', 'Owner') },
    TIPO: {
      kind: 'choice',
      label: label('Tipo', 'Type'),
      options: { A: label('Abierto', 'Open'), C: label('Cerrado', 'Closed'), S: 'Secreto' },
    },
    CLAVE: { kind: 'text', label: 'Clave interna', read: ['admin'] },
    NOTA: { kind: 'text', write: { TIPO: 'A' } },
    TASA: { kind: 'integer', write: ['admin'] },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  flow: {
    vida: {
      initial: 1,
      states: { 1: { label: 'Uno', colour: 'info' }, 2: { label: 'Dos', colour: 'info' } },
      transitions: {
        cerrar: {
          label: 'Cerrar',
          from: [1],
          to: 2,
          allow: { or: [{ '$me.ROLE': 'admin' }, { '$me.ROLE': 'salesAgent', TIPO: 'C' }] },
        },
      },
    },
  },
  access: {
    admin: 'all',
    salesAgent: {
      ...{ read: true, create: true },
      ...{ update: { DUENO: '$me.ID' }, delete: { TIPO: { in: ['A', 'C'] } } },
    },
    credit: {
      read: true,
      update: { CLAVE: 'xyz' },
      delete: { or: [{ CLAVE: 'x' }, { TIPO: 'A' }] },
    },
    warehouse: { read: true, update: true },
    store: { read: true, create: { DUENO: '$me.ID' }, update: { DUENO: '$me.ID' } },
  },
})
const server = useServer({ catalogue: aCatalogue(deals) })
const inEnglish = { 'accept-language': 'en', 'if-match': '"1"' }

/** A deal of César Arévalo, who works in a company, and a viewer of this role and ACME. */
async function world(role: '7' | '9', { EMPRESA = ACME, TIPO = 'S' } = {}) {
  const boss = await server.as('10', { DISPLAYNAME: 'César Arévalo', EMPRESA })
  const { body } = await boss.post(path, {
    ...{ NOMBRE: 'x', CLAVE: 'zzz', TIPO, DUENO: boss.ID },
  })
  const user = await server.as(role, { EMPRESA: ACME })
  const at = `${path}/${body.ID}`
  return { user, at, change: (fields: object) => user.put(at, fields, inEnglish) }
}

test.each([
  [
    'names whose it is to a colleague',
    ACME,
    'Not possible on this record now: it must have Owner: César Arévalo',
  ],
  [
    'names nobody whom its reader may not know',
    OTHER,
    'This action is not available on this record',
  ],
])('a change that is for others %s', async (_name, EMPRESA, text) => {
  const { change } = await world('7', { EMPRESA })
  const { status, body } = await change({ NOMBRE: 'y' })
  expect(status).toBe(403)
  expect(body.code).toBe('notThisOne')
  expect(body.message).toBe(text)
})

test('a record that is sent names its sender as the owner it takes, never the person sent', async () => {
  const { user, at } = await world('7', { TIPO: 'A' })
  const { DUENO: boss } = (await user.get(at)).body
  const seller = await server.as('6', { EMPRESA: ACME, DISPLAYNAME: 'Ana Ruiz' })
  const created = await seller.post(path, { NOMBRE: 'z', DUENO: boss }, inEnglish)
  expect([created.status, created.body.message]).toEqual([
    403,
    'Not possible on this record now: it must have Owner: Ana Ruiz',
  ])
  const own = `${path}/${(await seller.post(path, { NOMBRE: 'z', DUENO: seller.ID })).body.ID}`
  const given = await seller.put(own, { DUENO: boss }, inEnglish)
  expect([given.status, given.body.message]).toEqual([
    403,
    'Not possible on this record now: it must have Owner: Ana Ruiz',
  ])
})

test('a deletion names the values it takes, in the language of who asks', async () => {
  const { user, at } = await world('7')
  const readText = async (language: string) =>
    (await user.delete(at, { ...inEnglish, 'accept-language': language })).body.message
  expect(await readText('en')).toBe(
    'Not possible on this record now: it must have Type: Open or Closed',
  )
  expect(await readText('es')).toBe(
    'Ahora no es posible en este registro: debe tener Tipo: Abierto o Cerrado',
  )
  expect(await readText('ar')).toContain('Open')
})

test('a step of the flow names what it takes from this role, not from others', async () => {
  const { user, at } = await world('7')
  const { status, body } = await user.post(`${at}/flow/cerrar`, {}, inEnglish)
  expect([status, body.message]).toEqual([
    403,
    'Not possible on this record now: it must have Type: Closed',
  ])
})

test('a field names what it may be written for, or who writes it', async () => {
  const { boss, user, at } = {
    boss: await server.as('10', { EMPRESA: ACME }),
    ...(await world('7')),
  }
  const record = (await user.get(at)).body
  await boss.put(at, { DUENO: user.ID }, inEnglish)
  const { status, body } = await user.put(
    at,
    { NOTA: 'n', TASA: 3 },
    { ...inEnglish, 'if-match': `"${Number(record._VERSION) + 1}"` },
  )
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    NOTA: 'This field is read-only for your role. Requires: Type: Open',
    TASA: 'This field is read-only for your role. Requires: Administrator',
  })
})

test('a refusal contains no field or value that its reader may not read', async () => {
  const { user, at, change } = await world('9')
  const answers = [
    await change({ NOMBRE: 'y' }),
    await user.delete(at, inEnglish),
    await user.post(`${at}/flow/cerrar`, {}, inEnglish),
    await change({ CLAVE: 'xyz' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 422])
  for (const { body } of answers)
    expect(JSON.stringify(body)).not.toMatch(
      /Clave|CLAVE":"This field is read-only for your role\. Only|xyz|zzz/,
    )
  expect(answers[0]?.body.message).toBe('This action is not available on this record')
  expect(answers[1]?.body.message).toBe('Not possible on this record now: it must have Type: Open')
})

test('a record tells why it may not be changed or deleted, in the language of its reader', async () => {
  const { user, at } = await world('7')
  const reason = async (language: string) =>
    (await user.get(at, { 'accept-language': language })).body._can?.why
  expect((await reason('en'))?.delete).toBe(
    'Not possible on this record now: it must have Type: Open or Closed',
  )
  expect((await reason('es'))?.delete).toBe(
    'Ahora no es posible en este registro: debe tener Tipo: Abierto o Cerrado',
  )
})

test('a record that may be changed and deleted tells no reason', async () => {
  const { user, at } = await world('7', { TIPO: 'A' })
  const boss = await server.as('10', { EMPRESA: ACME })
  expect((await boss.put(at, { DUENO: user.ID }, inEnglish)).status).toBe(200)
  const { body } = await user.get(at, inEnglish)
  expect(body._can).toMatchObject({ update: true, delete: true })
  expect(body._can?.why).toBeUndefined()
})

test('a record tells no reason that its reader may not read', async () => {
  const { user, at } = await world('9')
  const { body } = await user.get(at, inEnglish)
  expect(body._can?.why).toEqual({
    delete: 'Not possible on this record now: it must have Type: Open',
  })
})

interface Look {
  readonly who: Client
  /** Path of a deal of César Arévalo. */
  readonly at: string
  readonly own: string
  readonly boss: number
}
const onlyOwner = 'Not possible on this record now: it must have Owner: César Arévalo'
const onlyTypes = 'Not possible on this record now: it must have Type: Open or Closed'

test.each<[string, (look: Look) => Promise<Answer>, object]>([
  [
    'a creation',
    ({ who: user, boss }) => user.post(path, { NOMBRE: 'n', TIPO: 'A', DUENO: boss }, inEnglish),
    { update: onlyOwner },
  ],
  [
    'a change',
    ({ who: user, own }) => user.put(own, { TIPO: 'S' }, inEnglish),
    { delete: onlyTypes },
  ],
  [
    'a step',
    ({ who: user, at }) => user.post(`${at}/flow/cerrar`, {}, inEnglish),
    { update: onlyOwner },
  ],
])('%s answers with the reasons that a read of the record tells', async (_name, write, reason) => {
  const { user, at } = await world('7', { TIPO: 'C' })
  const boss = Number((await user.get(at)).body.DUENO)
  const deal = { NOMBRE: 'own', TIPO: 'A', DUENO: user.ID }
  const own = `${path}/${(await user.post(path, deal)).body.ID}`
  const written = await write({ who: user, at, own, boss })
  expect(written.body._can?.why).toEqual(reason)
  const read = await user.get(`${path}/${written.body.ID}`, inEnglish)
  expect(written.body._can).toEqual(read.body._can)
})

test('a creation that is sent again tells no reason of a record that has moved on', async () => {
  const { user } = await world('7')
  const boss = await server.as('10', { EMPRESA: ACME })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const deal = { NOMBRE: 'own', TIPO: 'S', DUENO: user.ID }
  const create = () => user.post(path, deal, { ...inEnglish, ...key })
  const { body } = await create()
  expect(body._can?.why).toEqual({ delete: onlyTypes })
  await boss.put(`${path}/${body.ID}`, { TIPO: 'A' }, inEnglish)
  expect((await create()).body._can?.why).toBeUndefined()
})
