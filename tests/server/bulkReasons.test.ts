import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME } from './world'

const path = '/hanadb/api/deals'

/** Only the owner changes a deal; its quota is set while it is open. */
const deals = defineResource({
  name: 'deals',
  table: 'TRATO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Trato | Tratos' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    DUENO: { kind: 'reference', resource: 'users', label: { es: 'Responsable', en: 'Owner' } },
    CUPO: { kind: 'integer', write: { ESTADO: 1, '$me.ROLE': 'admin' } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: { es: 'Abierto', en: 'Open' }, colour: 'info' },
        2: { label: { es: 'Facturado', en: 'Invoiced' }, colour: 'success' },
      },
      transitions: { facturar: { label: 'Facturar', from: [1], to: 2, allow: ['admin'] } },
    },
  },
  access: { admin: 'all', salesAgent: { read: true, update: { DUENO: '$me.ID' } } },
})
const server = useServer({ catalogue: aCatalogue(deals) })

async function aClosedDeal() {
  const boss = await server.as('10', { DISPLAYNAME: 'Eva Ruiz', EMPRESA: ACME })
  const { ID } = (await boss.post(path, { NOMBRE: 'x', DUENO: boss.ID })).body
  const closed = await boss.post(`${path}/${ID}/flow/facturar`, {}, { 'if-match': '1' })
  expect(closed.body).toMatchObject({ ESTADO: 2 })
  const reasonOf = async (user: Client, changes: object, language: string) => {
    const headers = { 'accept-language': language }
    const { body } = await user.post(`${path}/bulk?dryRun=true`, [{ id: ID, changes }], headers)
    return (body.rows as unknown as object[])[0]
  }
  return { boss, ID, reasonOf }
}

test('the rehearsal of a bulk change names the state and the rule that keep a field', async () => {
  const { boss, reasonOf } = await aClosedDeal()
  expect(await reasonOf(boss, { CUPO: 3 }, 'en')).toMatchObject({
    errors: {
      CUPO: 'This field cannot be changed while the status is “Invoiced”. Requires: Status: Open',
    },
  })
  expect(await reasonOf(boss, { CUPO: 3 }, 'es')).toMatchObject({
    errors: {
      CUPO: 'Este campo no se puede cambiar en el estado «Facturado». Se requiere: Estado: Abierto',
    },
  })
})

test('it names the owner of a record, and the role that writes a field in any state', async () => {
  const { boss, ID, reasonOf } = await aClosedDeal()
  const seller = await server.as('7', { EMPRESA: ACME })
  expect(await reasonOf(seller, { NOMBRE: 'y' }, 'en')).toMatchObject({
    code: 'notThisOne',
    message: 'Not possible on this record now: it must have Owner: Eva Ruiz',
  })
  await boss.put(`${path}/${ID}`, { DUENO: seller.ID }, { 'if-match': '2' })
  expect(await reasonOf(seller, { CUPO: 3 }, 'en')).toMatchObject({
    errors: { CUPO: 'This field is read-only for your role. Requires: Administrator' },
  })
})
