import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { expectConsoleError } from '../failOnConsole'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const parcels = defineResource({
  ...{ name: 'parcels', table: 'BULTO', key: 'ID', title: 'NOMBRE', label: 'Bulto | Bultos' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    GUIA: { kind: 'code', label: 'Guía', barcode: 'code128' },
    LOTE: { kind: 'code', label: 'Lote', barcode: 'qr' },
    NOTA: { kind: 'text', label: 'Nota' },
    ESTADO: { kind: 'status', flow: 'camino' },
  },
  list: { columns: ['NOMBRE', 'GUIA', 'LOTE'], sort: 'ID', split: true },
  flow: {
    camino: {
      initial: 0,
      states: {
        0: { label: 'En bodega', colour: 'info' },
        1: { label: 'Enviado', colour: 'success' },
      },
      transitions: {
        enviar: { label: 'Enviar', from: [0], to: 1, allow: ['admin'] },
      },
    },
  },
  access: { admin: 'all', salesAgent: { read: { NOTA: 'visible' } } },
})
const server = useServer({ catalogue: aCatalogue(parcels) })

afterEach(cleanup)

async function three() {
  const boss = await server.as('10')
  for (const [NOMBRE, GUIA, NOTA] of [
    ['Uno', 'EC-001', 'visible'],
    ['Dos', 'EC-002', 'oculta'],
    ['Tres', 'EC-003', 'visible'],
  ])
    await boss.post('/hanadb/api/parcels', { NOMBRE, GUIA, LOTE: 'L-1', NOTA })
  return boss
}

test('rows stand beside the chosen record, arrow keys move through them, and the address keeps it', async () => {
  const boss = await three()
  await renderApp(server, { path: '/dashboard/parcels', as: boss })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Lista y registro' }))
  expect(await screen.findByRole('heading', { name: 'Uno', level: 2 })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Dos' }))
  expect(await screen.findByRole('heading', { name: 'Dos', level: 2 })).toBeVisible()
  screen.getByRole('link', { name: 'Dos', current: true }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('heading', { name: 'Tres', level: 2 })).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Tres'))
  expect(new URLSearchParams(window.location.search).get('record')).toBe('3')
  await user.click(await screen.findByRole('button', { name: 'Enviar' }))
  await waitFor(async () =>
    expect((await boss.get('/hanadb/api/parcels/3')).body).toMatchObject({ ESTADO: 1 }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull())
})

test('the address of a record that is not on the page shows it above the rows, or says that it is gone', async () => {
  const boss = await three()
  const user = userEvent.setup()
  const { body } = await boss.get('/hanadb/api/parcels')
  const [, two] = (body.data as unknown as { ID: number }[]).map(({ ID }) => ID)
  const path = `/dashboard/parcels?record=${two}&page=2&perPage=2&sort=ID&order=ASC`
  await renderApp(server, { path, as: boss })
  expect(await screen.findByRole('heading', { name: 'Dos', level: 2 })).toBeVisible()
  expect(await screen.findByText(/^El registro abierto no está en esta página/)).toBeVisible()
  screen.getByRole('link', { name: 'Dos', current: true }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('heading', { name: 'Tres', level: 2 })).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Tres'))
  expect(screen.queryByRole('link', { name: 'Dos' })).toBeNull()
  cleanup()

  expectConsoleError(/notFound/)
  await boss.delete(`/hanadb/api/parcels/${two}`, { 'if-match': '1' })
  await renderApp(server, { path: `/dashboard/parcels?record=${two}`, as: boss })
  expect(
    await screen.findByText('Este registro no existe o usted no tiene acceso a él'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Uno' })).toBeVisible()
})

test('a scanned code leads to its record with its steps, or to a choice, and never to one that may not be read', async () => {
  await three()
  const user = userEvent.setup()
  await renderApp(server, { path: '/dashboard/scan', as: '10' })
  await user.type(await screen.findByRole('searchbox', { name: 'Código de un registro' }), 'ec-002')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Dos', level: 2 })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Enviar' })).toBeVisible()
  // The next code replaces the one that was sought.
  await user.keyboard('EC-001{Enter}')
  expect(await screen.findByRole('heading', { name: 'Uno', level: 2 })).toBeVisible()
  // A scanner types outside of inputs.
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('EC-003{Enter}')
  expect(await screen.findByRole('heading', { name: 'Tres', level: 2 })).toBeVisible()
  const input = screen.getByRole('searchbox', { name: 'Código de un registro' })
  await user.clear(input)
  await user.type(input, 'L-1{Enter}')
  const several = within(
    await screen.findByRole('navigation', { name: 'Registros con este código' }),
  )
  expect(several.getAllByRole('button')).toHaveLength(3)
  const last = within(screen.getByRole('region', { name: 'Últimos códigos' }))
  expect(last.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^L-1.*3 registros/),
    expect.stringMatching(/^EC-003Bulto · Tres.*Encontrado/),
    expect.stringMatching(/^EC-001/),
    expect.stringMatching(/^ec-002/),
  ])
  await user.click(last.getByRole('button', { name: 'EC-001' }))
  // The first of the three was this record too.
  await waitFor(() =>
    expect(screen.queryByRole('navigation', { name: 'Registros con este código' })).toBeNull(),
  )
  expect(await screen.findByRole('heading', { name: 'Uno', level: 2 })).toBeVisible()
  await user.click(last.getByRole('button', { name: 'Limpiar' }))
  expect(screen.queryByRole('region', { name: 'Últimos códigos' })).toBeNull()
  cleanup()

  await renderApp(server, { path: '/dashboard/scan?code=EC-002', as: '7' })
  expect(await screen.findByText('Ningún registro tiene el código EC-002')).toBeVisible()
})
