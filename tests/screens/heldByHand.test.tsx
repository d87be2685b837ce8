import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { unansweredCalls } from '../../server/business/systems'
import { orderState as state } from '../../src/schemas/flows/orderStates'
import { accessories, following, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

/** A production server without connected systems. */
const { server, open, place, begin, file } = useShop({ change: { unconnected: unansweredCalls() } })
afterEach(cleanup)

const dialog = async () => within(await screen.findByRole('dialog'))

test('on the card of calls, who may approve enters the sales order that waits for SAP, and the page says who did', async () => {
  const user = userEvent.setup()
  const shop = await open(accessories)
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO: state.serials })
  const at = '2026-01-02T15:00:00.000Z'
  await server.db.write
    .insertInto('_OUTBOX')
    .values({
      ...{ ID: await server.db.nextId('_OUTBOX'), SYSTEM: 'sap', CALL: 'ordenVenta', BODY: '{}' },
      ...{ STATE: 'waiting', TRIES: 0, NEXT_AT: at, CREATED_AT: at },
      ...{ RESOURCE: 'invoices', RECORD_ID: String(order.body.ID) },
    })
    .execute()
  await renderApp(server, { path: `/dashboard/invoice/${order.body.ID}`, as: shop.credit })
  await user.click(await screen.findByRole('button', { name: 'Ingresar a mano' }))
  const answer = await dialog()
  expect(answer.getByText(/SAP no está conectado/)).toBeVisible()
  await user.type(answer.getByRole('textbox', { name: /SAP/ }), '26000001')
  await user.click(answer.getByRole('button', { name: 'Ingresar a mano' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findAllByText('26000001')).not.toEqual([])
  expect(await screen.findAllByText(/Ingresado a mano/)).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Ingresar a mano' })).toBeNull()
})

test('an order that goes back asks for the document by which SAP took it back, and bears the mark', async () => {
  const user = userEvent.setup()
  const shop = await open(accessories)
  const order = await place(shop)
  const FECHAFACTURACION = new Date().toISOString()
  await begin(order.body.ID, { ESTADO: state.dispatch, FECHAFACTURACION, DOCNUM: '26000001' })
  await renderApp(server, { path: `/dashboard/invoice/${order.body.ID}`, as: shop.credit })
  await user.click(await screen.findByRole('button', { name: 'Devolver a crédito' }))
  const answer = await dialog()
  expect(answer.getByText(/SAP no está conectado/)).toBeVisible()
  await user.type(answer.getByRole('textbox'), '26000009')
  await user.click(answer.getByRole('button', { name: 'Devolver a crédito' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findAllByText('26000009')).not.toEqual([])
  expect(await screen.findAllByText(/Ingresado a mano/)).not.toEqual([])
})

test('a device received with a waybill says that the courier is not connected, and asks for number and sheet', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const { body } = await shop.seller.post('/hanadb/api/warranty-orders', {
    ...{ IMEI_SERIE: '350000000000006', CARD_CODE: shop.client, NOM_PRODUCTO: 'Producto' },
    ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO', SIN_FIRMA: 'PAPEL', CIUDAD_ORIGEN: 2 },
    ...{ SIN_FOTOS: 'Sin cámara', CON_GUIA: true },
  })
  const created = following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body)
  const page = { path: `/dashboard/warranty-orders/${body.ID_ORDEN}/show`, as: shop.seller }
  await renderApp(server, page)
  expect(await screen.findByText(/Servientrega no está conectado/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ingresar a mano' }))
  const answer = await dialog()
  for (const field of [/^Guía Servientrega/i, /PDF|Guía/])
    expect(answer.getAllByLabelText(field)).not.toEqual([])
  cleanup()
  const GUIA_PDF = await file(shop.seller, 'warranty-orders', 'GUIA_PDF')
  await created.move(shop.seller, 'crearGuia', { GUIA_SERVIENTREGA: '300000012', GUIA_PDF })
  await renderApp(server, page)
  expect(await screen.findAllByText('300000012')).not.toEqual([])
  expect(await screen.findAllByText(/Ingresado a mano/)).not.toEqual([])
})
