import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { makers } from './listSchemas'
import { renderApp } from './renderApp'

const calls = defineResource({
  name: 'calls',
  table: 'LLAMADA',
  key: 'ID',
  title: ['FABRICANTE', 'NOTA'],
  label: 'Llamada | Llamadas',
  fields: {
    ID: { kind: 'id' },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante', required: true },
    NOTA: { kind: 'longText', label: 'Nota' },
  },
  trash: { retention: 30 },
  access: { admin: 'all', salesAgent: 'read' },
})
const vaults = defineResource({
  name: 'vaults',
  table: 'BOVEDA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Bóveda | Bóvedas', en: 'Vault | Vaults' },
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
  access: { admin: 'all' },
})
const keys = defineResource({
  name: 'keys',
  table: 'LLAVE',
  key: 'ID',
  title: ['BOVEDA', 'NOTA'],
  label: 'Llave | Llaves',
  fields: {
    ID: { kind: 'id' },
    BOVEDA: { kind: 'reference', resource: 'vaults', label: 'Bóveda' },
    NOTA: { kind: 'text', label: 'Nota' },
  },
  access: { admin: 'all', salesAgent: { read: true, update: true } },
})
const server = useServer({ catalogue: aCatalogue(makers, calls, vaults, keys) })

afterEach(cleanup)

const title = 'Samsung · Presentar la línea nueva'

test('a record that others name is called by their names on its page and in its form, in the tab too', async () => {
  await server.insert('makers', { ID: 951, NOMBRE: 'Samsung' })
  const NOTA = 'Presentar la línea nueva\ny cobrar la factura vencida'
  await server.insert('calls', { ID: 952, FABRICANTE: 951, NOTA })
  const admin = await server.as('10')
  for (const path of ['/dashboard/calls/952/show', '/dashboard/calls/952']) {
    await renderApp(server, { path, as: admin })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(document.title).toContain(title))
    cleanup()
  }
})

test('a list shows the titles of what it names without asking for them', async () => {
  await server.insert('makers', { ID: 961, NOMBRE: 'Motorola' })
  await server.insert('calls', { ID: 962, FABRICANTE: 961, NOTA: 'Cobrar' })
  const asked = vi.spyOn(server.app, 'fetch')
  await renderApp(server, { path: '/dashboard/calls', as: '10' })
  expect(await screen.findByRole('link', { name: 'Motorola' })).toBeVisible()
  const urls = asked.mock.calls.map(([{ url }]) => url)
  expect(urls.some(url => url.includes('/calls?'))).toBe(true)
  expect(urls.filter(url => url.includes('/makers'))).toEqual([])
})

test('a record that may not be read is told by its kind and number, with a lock', async () => {
  await server.insert('vaults', { ID: 971, NOMBRE: 'Oro' })
  await server.insert('keys', { ID: 972, BOVEDA: 971, NOTA: 'Copia' })
  const seller = await server.as('7')
  await renderApp(server, { path: '/dashboard/keys', as: seller })
  expect(await screen.findByRole('img', { name: 'No visible para usted' })).toBeVisible()
  cleanup()
  await renderApp(server, { path: '/dashboard/keys/972', as: seller })
  expect(await screen.findByDisplayValue('Bóveda 971')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Bóveda 971 · Copia' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('Oro')
})
