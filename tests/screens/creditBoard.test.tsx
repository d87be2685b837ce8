import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { anApplication } from '../server/stories/anApplication'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { open, server } = useShop()
const path = '/dashboard/credito/cargar_archivos_credito'
const link = 'https://firma.example/UAN-1'

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

/** An application with an observation, whose documents were sent for signature. */
async function begin() {
  const shop = await open()
  const application = await anApplication(shop, {
    ...{ NOMBRE: 'Rosa Vera', NOMBRE_REPRESENTANTE: 'Rosa Vera' },
  })
  await application.move(shop.credit, 'clasificar', { TIPO_CLIENTE: 106 })
  await application.move(shop.credit, 'observar', { OBSERVACIONES_CREDITO: 'Falta la planilla' })
  await server.db.write.updateTable('PROSPECTO').set({ SOO: link }).execute()
  return { ...shop, id: application.body.ID_EMPRESA }
}
const theCard = async () => within(await screen.findByRole('group', { name: 'Rosa Vera' }))

test('a card tells person, customer type and observation, and copies the link to sign', async () => {
  const { credit, id } = await begin()
  const user = userEvent.setup()
  await renderApp(server, { as: credit, path })
  const card = await theCard()
  for (const word of ['Natural', 'Mayoristas', 'Falta la planilla', '0102030405001'])
    expect(card.getByText(word)).toBeVisible()
  expect(card.queryByRole('button', { name: 'Copiar enlace de firma: pagaré' })).toBeNull()
  await user.click(await card.findByRole('button', { name: 'Copiar enlace de firma: documentos' }))
  expect(await screen.findByText('Copiado')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(card.getByRole('link', { name: /^Copiar enlace de firma: documentos: / })).toHaveAttribute(
    'href',
    link,
  )

  await user.click(card.getByRole('button', { name: 'Mover Rosa Vera a…' }))
  const menu = within(await screen.findByRole('menu'))
  const items = menu.getAllByRole('menuitem').map(item => item.textContent)
  expect(items.slice(0, 2)).toEqual(['Ver detalles', 'Buró y firmas'])
  expect(items).toEqual(expect.arrayContaining(['Agregar observación', 'Cambiar tipo de cliente']))
  expect(menu.getByRole('menuitem', { name: 'Buró y firmas' })).toHaveAttribute(
    'href',
    `/dashboard/credito/auth_equifax_uanataca?id=${id}`,
  )
})

test('the board tells when it was read, and is read anew by one button', async () => {
  const { credit } = await begin()
  const user = userEvent.setup()
  await renderApp(server, { as: credit, path })
  await theCard()
  await server.db.write.updateTable('PROSPECTO').set({ SOO: null }).execute()
  await user.click(screen.getByRole('button', { name: /^Actualizar; datos de las \d\d:\d\d$/ }))
  const name = 'Copiar enlace de firma: documentos'
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
})

test('where a browser gives no clipboard, the link is there to be taken by hand', async () => {
  const { seller } = await begin()
  const user = userEvent.setup({ writeToClipboard: false })
  await renderApp(server, { as: seller, path })
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const card = await theCard()
  await user.click(card.getByRole('button', { name: 'Copiar enlace de firma: documentos' }))
  expect(await card.findByText(link)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Mover Rosa Vera a…' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Ver detalles' })).toBeVisible()
  expect(menu.queryByRole('menuitem', { name: 'Buró y firmas' })).toBeNull()
})
