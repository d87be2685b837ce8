import { expect, test } from 'vitest'
import { useShop } from './useShop'

const { open } = useShop()
const path = '/hanadb/api/client-contacts'

const details = { MOTIVO: '01', MEDIO: '03', COMENTARIO: 'Quiere ver la lista' }
const NEXT = '2027-01-15T15:00:00.000Z'

test('a contact notes when its customer was last heard of, and its next date becomes a visit', async () => {
  const { seller, client, boss } = await open()
  const contact = { CLIENTE_ID: client, ...details, FECHA_VISITA: NEXT }
  const created = await seller.post(path, contact)
  expect([created.status, created.body.USER_ID]).toEqual([201, seller.ID])

  const { body } = await seller.get(`/hanadb/api/customers/calendar?USER_ID=${seller.ID}`)
  const visit = { CLIENTE: 'Tienda Sol', FECHA: NEXT, MEDIO: '03', NOTA: details.COMENTARIO }
  expect(body.events).toMatchObject([{ ...visit, VISITO: false }])

  const seen = await boss.get(`/hanadb/api/clients/${client}`)
  expect(seen.body.ULTIMA_GESTION).toBe(created.body.FECHA_CREACION)
})

test('a contact without a next date leaves the agenda alone, and one to be scheduled needs the date', async () => {
  const { seller, client } = await open()
  const undated = await seller.post(path, { CLIENTE_ID: client, ...details })
  expect([undated.status, Object.keys(undated.body.errors ?? {})]).toEqual([422, ['FECHA_VISITA']])
  const closed = await seller.post(path, { CLIENTE_ID: client, ...details, MOTIVO: '02' })
  expect(closed.status).toBe(201)
  const { body } = await seller.get(`/hanadb/api/customers/calendar?USER_ID=${seller.ID}`)
  expect(body.events).toEqual([])
})

test('what was noted is read by who noted it and by whose customer it is, and changed by nobody', async () => {
  const shop = await open()
  await shop.join('other', '7')
  const { seller, client, credit, people, warehouse } = shop
  const created = await credit.post(path, { CLIENTE_ID: client, ...details, MOTIVO: '05' })
  const one = `${path}/${created.body.ID_GESTION}`
  expect((await seller.get(one)).status).toBe(200)
  expect((await people.other?.get(one))?.status).toBe(404)
  expect((await warehouse.get(one)).status).toBe(403)
  expect((await credit.put(one, { COMENTARIO: 'Otra cosa' })).status).toBe(403)
  expect((await credit.delete(one)).status).toBe(403)
})

test('an agent reads the payments of their own customers, a customer their own', async () => {
  const shop = await open()
  await shop.join('other', '7')
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  const { seller, client, credit, people } = shop
  const paid = { NO_PAGO: '8000001', FECHA_CONTAB_PAGO: '2026-05-04', TOTAL_PAGO: 1200.5 }
  const payments = '/hanadb/api/payments'
  const created = await credit.post(payments, { CARD_CODE: client, ...paid })
  expect(created.status).toBe(201)
  expect((await seller.post(payments, { CARD_CODE: client, ...paid })).status).toBe(403)
  const statuses = await Promise.all(
    [seller, people.buyer, people.other].map(user =>
      user?.get(`${payments}/${created.body.ID_PAGO}`),
    ),
  )
  expect(statuses.map(answer => answer?.status)).toEqual([200, 200, 404])
})
