import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const parcels = defineResource({
  name: 'parcels',
  table: 'BULTO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Bulto | Bultos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    IMPRESO: { kind: 'date' },
    URGENTE: { kind: 'boolean' },
  },
  list: {
    columns: ['NOMBRE'],
    highlights: [
      {
        when: { IMPRESO: { empty: false }, '$me.ROLE': 'warehouse' },
        label: 'Impreso',
        colour: 'warning',
      },
      { when: { URGENTE: true }, label: 'Urgente', colour: 'error' },
    ],
  },
  access: { admin: 'all', warehouse: 'read' },
})
const server = useServer({ catalogue: aCatalogue(parcels) })

afterEach(cleanup)

const plant = () =>
  server.insert(
    'parcels',
    { ID: 901, NOMBRE: 'Caja', IMPRESO: '2026-03-01', URGENTE: true },
    { ID: 902, NOMBRE: 'Sobre', URGENTE: true },
    { ID: 903, NOMBRE: 'Saco', URGENTE: false },
  )
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  return [row?.getAttribute('data-mark') ?? null, row?.textContent]
}

test('a row that stands out is tinted and says why, to whom it is said', async () => {
  await plant()
  await renderApp(server, { path: '/dashboard/parcels', as: '8' })
  expect(await rowOf('Caja')).toEqual(['warning', expect.stringContaining('ImpresoUrgente')])
  expect(await rowOf('Sobre')).toEqual(['error', expect.stringContaining('Urgente')])
  expect(await rowOf('Saco')).toEqual([null, expect.not.stringContaining('Urgente')])
  cleanup()
  await renderApp(server, { path: '/dashboard/parcels', as: '10' })
  expect(await rowOf('Caja')).toEqual(['error', expect.not.stringContaining('Impreso')])
})
