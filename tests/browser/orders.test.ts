import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withLuhnDigit } from '../../src/domain/devices/imei'
import { PASSWORD, useApp } from './useApp'

const app = useApp()

/** A client of the API, signed in as a demo account, for steps between the pages of this story. */
async function as(name: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const send = async (path: string, body: object, more: object = {}) => {
    const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) }
    return (await fetch(`${app.address}/hanadb/api/${path}`, init)).json()
  }
  const read = async (path: string) =>
    (await fetch(`${app.address}/hanadb/api/${path}`, { headers })).json()
  const account = { email: `${name}@demo.test`, password: PASSWORD }
  headers.authorization = `Bearer ${(await send('account/login', account)).accessToken}`
  const move = async (id: number, step: string, body: object = {}) => {
    const { _VERSION } = await read(`invoices/${id}`)
    return send(`invoices/${id}/flow/${step}`, body, { 'if-match': `"${_VERSION}"` })
  }
  return { read, send, move }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an order is placed, approved, invoiced in SAP, and its invoice opens as a PDF', async () => {
  const [credit, warehouse] = await Promise.all([as('credito'), as('bodega')])
  const filter = encodeURIComponent(JSON.stringify({ ESTADO: 0 }))
  const [like] = (await warehouse.read(`invoices?filter=${filter}&range=[0,0]`)).data
  const { CLIENTEID, BODEGA } = await credit.read(`invoices/${like.ID}`)
  const shelf = encodeURIComponent(JSON.stringify({ WhsCode: BODEGA }))
  const stock = await credit.read(`stock?filter=${shelf}`)
  const { CODIGO } = stock.data.find(
    (each: { CODIGO: string; DISPONIBLE: number }) =>
      each.CODIGO.startsWith('10.') && each.DISPONIBLE > 5,
  )
  const line = { PRODUCTO_ID: CODIGO, PRECIOUNITARIOVENTA: 100, CANTIDAD: 1 }
  const placed = await credit.send('invoices', {
    ...{ CLIENTEID, BODEGA, FORMADEPAGO: '4', ITEMS: [line] },
  })
  const { ID } = placed
  expect(placed).toMatchObject({ ESTADO: 6, TOTAL: 115 })

  const page = await app.open({ as: 'credito' })
  await page.goto(`/dashboard/invoice/${ID}`)
  await press(page, 'Aprobar y enviar a cargar series')
  await page.getByLabel(/^Motivo para aprobar fuera/).fill('Acordado con el cliente')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Aprobar y enviar a cargar series' })
    .click()
  await page.getByRole('status', { name: 'Estado' }).getByText('Series por cargar').waitFor()
  const INTERNAL_SERIAL = withLuhnDigit(`3599777${String(ID).padStart(7, '0')}`)
  await warehouse.send('serials', { ORDEN_ID: ID, PRODUCTO_ID: CODIGO, INTERNAL_SERIAL })
  await warehouse.move(ID, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  await press(page, 'Crear factura en SAP')
  await page.getByText('001-001-').first().waitFor()
  const number = `001-001-${String(ID).padStart(9, '0')}`
  await page.getByText(number, { exact: true }).first().waitFor()

  await press(page, 'Documentos en PDF')
  const read = page.waitForResponse(answer => answer.url().endsWith('/papers/factura'))
  await page.getByRole('menuitem', { name: 'Factura' }).click()
  const { url, copy } = await (await read).json()
  expect(copy).toBe(1)
  const pdf = await fetch(`${app.address}${url}`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain(`Factura ${number}`)
})
