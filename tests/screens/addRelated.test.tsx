import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    ABIERTA: { kind: 'boolean', label: 'Abierta' },
  },
  access: { admin: 'all' },
})
const pieces = defineResource({
  name: 'pieces',
  table: 'PIEZA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Pieza | Piezas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    CAJA: { kind: 'reference', resource: 'boxes', label: 'Caja' },
  },
  access: { admin: { read: true, create: { 'CAJA.ABIERTA': true } } },
})
const server = useServer({ catalogue: aCatalogue(boxes, pieces) })
afterEach(cleanup)

test('a record that takes no more related rows does not offer to add one', async () => {
  await server.insert('boxes', { ID: 901, NOMBRE: 'Roja', ABIERTA: true })
  await server.insert('boxes', { ID: 902, NOMBRE: 'Azul', ABIERTA: false })
  await server.insert('pieces', { ID: 1, NOMBRE: 'Perno', CAJA: 901 })
  await server.insert('pieces', { ID: 2, NOMBRE: 'Tuerca', CAJA: 902 })
  const boss = await server.as('10')
  await renderApp(server, { as: boss, path: '/dashboard/boxes/901/show' })
  await screen.findByText('Perno')
  expect(screen.getByRole('link', { name: 'Agregar pieza' })).toBeVisible()
  cleanup()
  await renderApp(server, { as: boss, path: '/dashboard/boxes/902/show' })
  await screen.findByText('Tuerca')
  expect(screen.queryByRole('link', { name: 'Agregar pieza' })).toBeNull()
})
