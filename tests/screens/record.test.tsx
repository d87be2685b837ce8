import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { makers } from './listSchemas'
import { allAnswered, renderApp } from './renderApp'

const quotes = defineResource({
  name: 'quotes',
  table: 'COTIZACION',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Cotización | Cotizaciones',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante' },
    FECHA: { kind: 'date', label: 'Fecha' },
    NOTA: { kind: 'text', label: 'Nota' },
    PLAZO: { kind: 'integer', label: 'Plazo' },
    LINEAS: {
      kind: 'lines',
      label: 'Líneas',
      required: true,
      fields: {
        VALOR: { kind: 'money', label: 'Valor' },
        COLOR: { kind: 'text', label: 'Color' },
      },
    },
    TOTAL: { kind: 'computed', label: 'Total', formula: { sum: 'LINEAS.VALOR' } },
  },
  list: { columns: ['NOMBRE', 'FABRICANTE', 'TOTAL', 'FECHA'] },
  form: [
    { id: 'lines', label: 'Productos', fields: ['LINEAS', 'TOTAL'] },
    { id: 'more', label: 'Datos', fields: 'others' },
  ],
  access: { admin: 'all' },
})
const stays = defineResource({
  name: 'stays',
  table: 'ESTADIA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Estadía | Estadías',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante' },
    COTIZACION: { kind: 'reference', resource: 'quotes', label: 'Cotización' },
    PAGADA: { kind: 'boolean', label: 'Pagada' },
    SALA: { kind: 'text', label: 'Sala' },
    PISO: { kind: 'text', label: 'Piso' },
    ENTRADA: { kind: 'date', label: 'Entrada' },
    SALIDA: { kind: 'date', label: 'Salida' },
    CAMAS: { kind: 'integer', label: 'Camas' },
    NOTA: { kind: 'text', label: 'Nota' },
  },
  list: {
    columns: [
      'NOMBRE',
      'FABRICANTE',
      'PAGADA',
      'SALA',
      'PISO',
      'ENTRADA',
      'SALIDA',
      'CAMAS',
      'NOTA',
    ],
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(makers, quotes, stays) })

afterEach(cleanup)

beforeEach(async () => {
  const admin = await server.as('10')
  await server.insert('makers', { ID: 701, NOMBRE: 'Kondor' })
  const send = (resource: string, record: object) =>
    admin.post(`/hanadb/api/${resource}`, { FABRICANTE: 701, ...record })
  await send('stays', { NOMBRE: 'Feria de Quito' })
  const { body } = await send('quotes', {
    ...{ NOMBRE: 'Cotización de marzo', FECHA: '2026-03-02', PLAZO: 30 },
    LINEAS: [{ VALOR: 10 }, { VALOR: 5.5 }],
  })
  quote = `/dashboard/quotes/${body.ID}/show`
})
let quote = ''

async function open(path: string) {
  await renderApp(server, { path, as: await server.as('10') })
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

test('totals stand right below the lines, whose columns without a value are left out', async () => {
  await open(quote)
  const products = await screen.findByRole('region', { name: 'Productos' })
  expect(
    within(products)
      .getAllByRole('columnheader')
      .map(it => it.textContent),
  ).toEqual(['Valor'])
  const [total] = within(products).getAllByText('Total')
  expect(total?.closest('div')).toHaveTextContent('Total$15,50')
})

test('what a list shows first stands below the title and not again among the facts', async () => {
  await open(quote)
  expect(await screen.findByRole('link', { name: 'Kondor' })).toBeVisible()
  expect(screen.getAllByText('Fabricante')).toHaveLength(1)
  expect(screen.getAllByText('Fecha')).toHaveLength(1)
})

test('facts without a value are shown on request', async () => {
  const user = await open(quote)
  expect(screen.queryByText('Nota')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Mostrar 1 campo vacío' }))
  expect(screen.getByText('Nota')).toBeVisible()
})

test('records that refer to this one are tabs with their number, kept in the address', async () => {
  const user = await open('/dashboard/makers/701/show')
  await screen.findByRole('tab', { name: 'Cotizaciones 1', selected: true })
  await user.click(screen.getByRole('tab', { name: 'Estadías 1' }))
  expect(await screen.findByRole('link', { name: 'Feria de Quito' })).toBeVisible()
  expect(location.search).toContain('related=stays')
})

test('a record that nothing refers to says so, and offers to add what would', async () => {
  await server.insert('makers', { ID: 704, NOMBRE: 'Nubria' })
  await open('/dashboard/makers/704/show')
  const none = await screen.findByText('Todavía no hay registros: cotizaciones y estadías')
  const card = none.closest('section') as HTMLElement
  expect(within(card).getByRole('link', { name: 'Agregar cotización' })).toBeVisible()
})

test('related rows show the first five columns that say something about them', async () => {
  await server.insert('makers', { ID: 703, NOMBRE: 'Voltara' })
  const admin = await server.as('10')
  await admin.post('/hanadb/api/stays', {
    ...{ NOMBRE: 'Feria de Cuenca', FABRICANTE: 703, PAGADA: false },
    ...{ SALA: 'A', ENTRADA: '2026-03-02', SALIDA: '2026-03-03', CAMAS: 2, NOTA: 'Nueva' },
  })
  await open('/dashboard/makers/703/show')
  const table = await screen.findByRole('table', { name: 'Estadías' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(it => it.textContent),
  ).toEqual(['Nombre', 'Sala', 'Entrada', 'Salida', 'Camas'])
})

test('a column of related rows that only repeats the record is left out', async () => {
  const admin = await server.as('10')
  const COTIZACION = Number(quote.split('/')[3])
  const stay = { NOMBRE: 'Feria de Manta', FABRICANTE: 701, SALA: 'B', COTIZACION }
  await admin.post('/hanadb/api/stays', stay)
  await open(quote)
  const table = await screen.findByRole('table', { name: 'Estadías' })
  expect(within(table).queryByText('Fabricante')).toBeNull()
  expect(within(table).getByText('Sala')).toBeVisible()
})

test('records of one kind that refer to this one are read once', async () => {
  await server.insert('makers', { ID: 702, NOMBRE: 'Andina' })
  const admin = await server.as('10')
  await admin.post('/hanadb/api/stays', { NOMBRE: 'Feria de Loja', FABRICANTE: 702 })
  const fetched = vi.spyOn(server.app, 'fetch')
  await open('/dashboard/makers/702/show')
  await screen.findByRole('link', { name: 'Feria de Loja' })
  await allAnswered()
  const asked = fetched.mock.calls.filter(([{ url }]) => new URL(url).pathname.endsWith('/stays'))
  fetched.mockRestore()
  expect(asked).toHaveLength(1)
})

test('a required list of a new record opens with an empty row', async () => {
  await open('/dashboard/quotes/create')
  expect(await screen.findByRole('textbox', { name: 'Color' })).toBeVisible()
})
