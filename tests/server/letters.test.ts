import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { ACME, useStore } from './aStore'

const repairs = defineResource({
  name: 'repairs',
  table: 'ARREGLO',
  key: 'ID',
  title: 'CORREO',
  label: 'Arreglo | Arreglos',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    CORREO: { kind: 'email' },
    PIEZA: { kind: 'reference', resource: 'parts' },
    FABRICANTES: { kind: 'references', resource: 'makers' },
    VENDEDOR: { kind: 'reference', resource: 'users' },
    COSTO: { kind: 'money' },
    NOTA: { kind: 'text', readOnly: true },
    DIA: { kind: 'date' },
    TIPO: { kind: 'choice', options: { A: { es: 'Garantía', en: 'Warranty' } } },
    ESTADO: { kind: 'status', flow: 'repair' },
  },
  access: { admin: 'all', salesAgent: { read: true, update: true } },
  flow: {
    repair: {
      initial: 0,
      states: {
        0: { label: 'Recibido', colour: 'info' },
        1: { label: 'Listo', colour: 'success' },
      },
      transitions: {
        tell: {
          ...{ label: 'Avisar', from: [0], allow: ['admin'] },
          effects: [
            {
              ...{ call: 'mail.seller', field: 'VENDEDOR.EMAIL' },
              subject: { es: 'Aviso: {TIPO}', en: 'Notice: {TIPO}' },
              text: { es: 'Del {DIA}', en: 'Of {DIA}' },
            },
          ],
        },
        finish: {
          label: 'Terminar',
          from: [0],
          to: 1,
          allow: ['admin', 'salesAgent'],
          effects: [
            {
              call: 'mail.repair',
              field: 'CORREO',
              subject: 'Su {PIEZA}: {ESTADO} {NOTA}',
              text: '{FABRICANTES}\n{COSTO} · {DIA} · {TIPO}',
            },
            { set: { NOTA: 'en tienda' } },
          ],
        },
      },
    },
  },
})
const { server } = useStore(repairs)

test('a mail says what the record holds as the business prints it, and of hidden records only the kind', async () => {
  const makers = { N: 'Norte', OCULTO: 'Secreto' }
  for (const [CODIGO, NOMBRE] of Object.entries(makers))
    await server.insert('makers', { EMPRESA: ACME, CODIGO, NOMBRE })
  await server.insert('parts', { EMPRESA: ACME, ID: 5, NOMBRE: 'Pantalla', TIPO: 'A' })
  const values = { CORREO: 'ana@example.com', COSTO: 123450, DIA: '2026-03-01', TIPO: 'A' }
  await server.insert('repairs', { EMPRESA: ACME, ID: 7, PIEZA: 5, ESTADO: 0, ...values })
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const path = '/hanadb/api/repairs/7'
  const change = { FABRICANTES: Object.keys(makers) }
  expect((await boss.put(path, change, { 'if-match': '"1"' })).status).toBe(200)
  const moved = await seller.post(`${path}/flow/finish`, {}, { 'if-match': '"2"' })
  expect(moved.status).toBe(200)
  const [call] = await server.db.read.selectFrom('_OUTBOX').selectAll().execute()
  const { subject, text } = JSON.parse(String(call?.BODY ?? call?.PAYLOAD))
  // after the transition, and after what its other effects set
  expect(subject).toBe('Su Pantalla: Listo en tienda')
  expect(text).toMatch(/^Norte, Fabricante OCULTO\n\$\s?1[.,\s]?234,50 · 1 mar 2026 · Garantía$/)
})

test.each([
  ['en', 'Notice: Warranty', 'Of 1 Mar 2026'],
  ['es', 'Aviso: Garantía', 'Del 1 mar 2026'],
])('a mail to the address of a colleague is in their language: %s', async (LANGUAGE, ...words) => {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const { ID } = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  await server.db.write.insertInto('_READER').values({ USER_ID: ID, LANGUAGE }).execute()
  const values = { VENDEDOR: ID, DIA: '2026-03-01', TIPO: 'A', ESTADO: 0 }
  await server.insert('repairs', { EMPRESA: ACME, ID: 8, ...values })
  const path = '/hanadb/api/repairs/8/flow/tell'
  expect((await boss.post(path, {}, { 'if-match': '"1"' })).status).toBe(200)
  const [call] = await server.db.read.selectFrom('_OUTBOX').selectAll().execute()
  const { to, subject, text } = JSON.parse(String(call?.BODY ?? call?.PAYLOAD))
  expect(to).toContain('@')
  expect([subject, text]).toEqual(words)
})
