import { expect, test } from 'vitest'
import type { RoleCode } from '../../src/domain/accounts/roles'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const owners = defineResource({
  name: 'owners',
  table: 'DUENO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Dueño | Dueños' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    BLOQUEADO: { kind: 'boolean', default: false },
    CUPO: { kind: 'money', read: ['admin'] },
    AGENTE: { kind: 'reference', resource: 'users' },
  },
  access: { admin: 'all', salesAgent: { read: { NOMBRE: { ne: 'Oculto' } } }, credit: 'read' },
})

const jobs = defineResource({
  name: 'jobs',
  table: 'TRABAJO',
  key: 'ID',
  title: 'ID',
  label: { es: 'Trabajo | Trabajos' },
  fields: {
    ID: { kind: 'id' },
    ESTADO: { kind: 'status', flow: 'vida' },
    DUENO: { kind: 'reference', resource: 'owners', required: true },
    AGENTE: {
      kind: 'reference',
      resource: 'users',
      default: [
        { when: { '$me.ROLE': 'credit' }, value: { field: 'DUENO.AGENTE' } },
        { value: '$me.ID' },
      ],
      readOnly: true,
    },
    VALOR: { kind: 'money', write: { 'DUENO.BLOQUEADO': false } },
    NOTA: { kind: 'text' },
    PARA: { kind: 'text', readOnly: true },
    FILAS: {
      kind: 'lines',
      fields: {
        DE: { kind: 'reference', resource: 'owners' },
        NOMBRE: { kind: 'text', default: { field: 'DE.NOMBRE' } },
        CANTIDAD: { kind: 'integer' },
      },
    },
  },
  checks: [
    {
      rule: { or: [{ VALOR: { empty: true } }, { VALOR: { lte: { field: 'DUENO.CUPO' } } }] },
      field: 'VALOR',
      message: { es: 'Supera el cupo', en: 'Over the limit' },
    },
  ],
  access: {
    admin: 'all',
    credit: { read: true, create: { 'DUENO.BLOQUEADO': false } },
    salesAgent: {
      read: { 'DUENO.AGENTE': '$me.ID' },
      create: { 'DUENO.BLOQUEADO': false },
      update: { 'DUENO.AGENTE': '$me.ID' },
    },
  },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: { es: 'Abierto' }, colour: 'info' },
        2: { label: { es: 'Hecho' }, colour: 'success' },
      },
      transitions: {
        terminar: {
          label: { es: 'Terminar' },
          from: [1],
          to: 2,
          allow: { or: [{ '$me.ROLE': 'admin' }, { 'DUENO.AGENTE': '$me.ID' }] },
          guards: [
            {
              rule: { 'DUENO.CUPO': { gt: 0 } },
              message: { es: 'No tiene cupo', en: 'No limit left' },
            },
          ],
          effects: [
            { set: { PARA: { field: 'DUENO.NOMBRE' } } },
            { when: { VALOR: { gte: 100 } }, set: { NOTA: 'grande' } },
            { when: { 'DUENO.BLOQUEADO': true }, call: 'crm.bloqueado' },
            {
              create: 'marks',
              each: 'FILAS',
              when: { 'FILAS.CANTIDAD': { gt: 1 } },
              with: { TEXTO: { field: 'FILAS.NOMBRE' } },
            },
          ],
        },
      },
    },
  },
})

const marks = defineResource({
  name: 'marks',
  table: 'MARCA_T',
  key: 'ID',
  title: 'TEXTO',
  label: { es: 'Marca | Marcas' },
  fields: { ID: { kind: 'id' }, TEXTO: { kind: 'text' } },
  access: { admin: 'all' },
})

const server = useServer({ catalogue: aCatalogue(owners, jobs, marks) })
const path = '/hanadb/api/jobs'
const first = { 'if-match': '1' }

/** Colleagues of one company see each other. */
const worker = (role: RoleCode) => server.as(role, { EMPRESA: '0190000000001' })

async function world(owner: Record<string, unknown> = {}) {
  const [boss, agent, other] = [await worker('10'), await worker('7'), await worker('7')]
  const own = { NOMBRE: 'Ana', CUPO: 500, AGENTE: agent.ID, ...owner }
  const { body } = await boss.post('/hanadb/api/owners', own)
  return { boss, agent, other, owner: body.ID }
}
const idsFor = async (user: Client) =>
  ((await user.get(path)).body.data as unknown as { ID: number }[]).map(({ ID }) => ID)

test('who may see, change and make a record can depend on what it refers to', async () => {
  const { boss, agent, other, owner } = await world()
  const created = await boss.post(path, { DUENO: owner, VALOR: 50 })
  expect([await idsFor(agent), await idsFor(other)]).toEqual([[created.body.ID], []])
  const [row] = (await agent.get(path)).body.data as unknown as { _can: object }[]
  expect(row?._can).toMatchObject({ update: true, delete: false })
  const one = `${path}/${created.body.ID}`
  expect((await other.put(one, { NOTA: 'x' }, first)).status).toBe(404)
  expect((await agent.put(one, { NOTA: 'x' }, first)).status).toBe(200)
  const blocked = await boss.post('/hanadb/api/owners', { NOMBRE: 'Eva', BLOQUEADO: true })
  expect((await agent.post(path, { DUENO: blocked.body.ID })).status).toBe(403)
  expect((await agent.post(path, { DUENO: owner })).status).toBe(201)
})

test('a field is written while what the record refers to allows it, and the server says so', async () => {
  const { boss, owner } = await world({ BLOQUEADO: true })
  const created = await boss.post(path, { DUENO: owner })
  const can = created.body._can as unknown as { fields: string[] }
  expect(can.fields).toContain('NOTA')
  expect(can.fields).not.toContain('VALOR')
  const refused = await boss.put(`${path}/${created.body.ID}`, { VALOR: 1 }, first)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['VALOR']])
})

test('a check between a record and what it refers to refuses in its own words', async () => {
  const { boss, agent, owner } = await world()
  const over = { DUENO: owner, VALOR: 501 }
  const [details, untold] = ['Over the limit', 'This does not match the other values']
  for (const [user, VALOR] of [[boss, details] as const, [agent, untold] as const]) {
    const refused = await user.post(path, over, { 'accept-language': 'en' })
    expect([refused.status, refused.body.errors]).toEqual([422, { VALOR }])
  }
  expect((await boss.post(path, { DUENO: owner, VALOR: 500 })).status).toBe(201)
})

test('a reference somebody may not see tells nothing of what is there', async () => {
  const { boss, agent } = await world()
  const open = await boss.post('/hanadb/api/owners', { NOMBRE: 'Oculto' })
  const shut = await boss.post('/hanadb/api/owners', { NOMBRE: 'Oculto', BLOQUEADO: true })
  const answers = [
    await agent.post(path, { DUENO: open.body.ID }),
    await agent.post(path, { DUENO: shut.body.ID }),
    await agent.post(path, { DUENO: 999_999 }),
  ]
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1)
})

test('a default is taken from what the record refers to', async () => {
  const { boss, agent, owner } = await world()
  const desk = await worker('9')
  expect((await desk.post(path, { DUENO: owner })).body).toMatchObject({ AGENTE: agent.ID })
  expect((await boss.post(path, { DUENO: owner })).body).toMatchObject({ AGENTE: boss.ID })
  const rows = [{ DE: owner }, { DE: owner, NOMBRE: 'otra' }, {}]
  const created = await boss.post(path, { DUENO: owner, FILAS: rows })
  const names = (created.body.FILAS as unknown as { NOMBRE: string }[]).map(({ NOMBRE }) => NOMBRE)
  expect(names).toEqual(['Ana', 'otra', null])
})

test('an obstacle in what a person may not read is told without its words', async () => {
  const { boss, agent, owner } = await world({ CUPO: 0 })
  const created = await boss.post(path, { DUENO: owner })
  const one = `${path}/${created.body.ID}`
  const en = { ...first, 'accept-language': 'en' }
  expect((await boss.get(one, en)).body._can?.flow?.terminar).toEqual(['No limit left'])
  const hidden = ['Blocked by information that your role cannot see. Ask an administrator.']
  expect((await agent.get(one, en)).body._can?.flow?.terminar).toEqual(hidden)
  const refused = await agent.post(`${one}/flow/terminar`, {}, en)
  expect([refused.status, refused.body.unmet]).toEqual([422, hidden])
})

test('an effect happens while its rule holds, and for the rows it holds for', async () => {
  const { boss, agent, owner } = await world()
  const finish = async (more: object) => {
    const { body } = await boss.post(path, { DUENO: owner, ...more })
    return (await agent.post(`${path}/${body.ID}/flow/terminar`, {}, first)).body
  }
  const FILAS = [
    { DE: owner, CANTIDAD: 1 },
    { DE: owner, NOMBRE: 'dos', CANTIDAD: 2 },
  ]
  expect(await finish({ VALOR: 99, FILAS })).toMatchObject({ ESTADO: 2, PARA: 'Ana', NOTA: null })
  expect(await finish({ VALOR: 100 })).toMatchObject({ NOTA: 'grande' })
  expect((await boss.get('/hanadb/api/marks')).body.data).toMatchObject([{ TEXTO: 'dos' }])
  expect(await server.db.read.selectFrom('_OUTBOX').selectAll().execute()).toEqual([])
})
