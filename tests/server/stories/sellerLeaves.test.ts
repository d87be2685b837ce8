import { expect, test } from 'vitest'
import { anApplication } from './anApplication'
import { useShop } from './useShop'

const { open, place, begin } = useShop()

test('an administrator hands over the open work of who leaves: deliveries, credit applications and their documents', async () => {
  const shop = await open()
  await shop.join('heir', '7')
  const heir = shop.people.heir as typeof shop.seller
  const application = await anApplication(shop, {})
  const order = await place(shop)
  await begin(order.body.ID, {
    ...{ ESTADO: 22, NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: shop.seller.ID },
  })
  const { body } = await shop.boss.get(`/hanadb/api/references/users/${shop.seller.ID}`)
  expect(body.references).toEqual(
    expect.arrayContaining(
      [
        ['invoices', 'IDUSUARIOENTREGARA'],
        ['credit-applications', 'CREATED_BY_USER'],
        ['credit-documents', 'VENDEDOR'],
      ].map(([resource, field]) => expect.objectContaining({ resource, field, mayChange: true })),
    ),
  )
  const change = { IDUSUARIOENTREGARA: heir.ID }
  expect((await order.change(shop.credit, change)).status).toBe(422)
  expect((await order.change(shop.boss, change)).status).toBe(200)
  const { body: handed } = await heir.get(order.path)
  expect(handed).toHaveProperty('_can.flow.cargarEvidencia')
  const taken = { CREATED_BY_USER: heir.ID }
  expect((await application.change(shop.credit, taken)).status).toBe(422)
  expect((await application.change(shop.boss, taken)).status).toBe(200)
  expect((await heir.get(application.path)).status).toBe(200)
  expect((await shop.seller.get(application.path)).status).toBe(404)
  await begin(order.body.ID, { ESTADO: 1 })
  expect((await order.change(shop.boss, { IDUSUARIOENTREGARA: shop.seller.ID })).status).toBe(422)
})
