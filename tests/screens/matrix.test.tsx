import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, today } from '../../src/base/day'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const named = {
  ID: { kind: 'id' },
  NOMBRE: { kind: 'text', required: true, search: true },
} as const
const goods = defineResource({
  ...{ name: 'goods', table: 'BIEN', key: 'ID', title: 'NOMBRE', label: 'Bien | Bienes' },
  fields: {
    ...named,
    COSTO: { kind: 'money', read: ['credit'], write: ['credit'] },
  },
  list: { columns: ['NOMBRE'], sort: 'NOMBRE' },
  related: ['tariffs'],
  access: { admin: 'all', credit: 'all', salesAgent: 'read' },
})
const lists = defineResource({
  ...{ name: 'lists', table: 'LISTA', key: 'ID', title: 'NOMBRE', label: 'Lista | Listas' },
  fields: named,
  list: { columns: ['NOMBRE'], sort: 'NOMBRE' },
  access: { admin: 'all', credit: 'all', salesAgent: 'read' },
})
const tariffs = defineResource({
  ...{ name: 'tariffs', table: 'TARIFA', key: 'ID', title: 'BIEN', label: 'Tarifa | Tarifas' },
  fields: {
    ID: { kind: 'id' },
    BIEN: {
      ...{ kind: 'reference', resource: 'goods', label: 'Código', required: true },
      ...{ createOnly: true, filter: true },
    },
    LISTA: { kind: 'reference', resource: 'lists', required: true, createOnly: true },
    VALOR: { kind: 'money', label: 'Valor', required: true },
    NUEVO: { kind: 'money', read: ['admin'] },
    DESDE: { kind: 'date', label: 'Vigente desde', read: ['admin'] },
  },
  unique: [['BIEN', 'LISTA']],
  list: {
    columns: ['BIEN', 'LISTA', 'VALOR'],
    matrix: ['VALOR', 'BIEN.COSTO', 'NUEVO', 'DESDE'],
  },
  access: { admin: 'all', credit: 'all', salesAgent: 'read' },
})
const server = useServer({ catalogue: aCatalogue(goods, lists, tariffs) })
const api = '/hanadb/api/tariffs'
let boss: Client

afterEach(cleanup)

beforeEach(async () => {
  boss = await server.as('10')
  const idOf = async (name: string, NOMBRE: string) =>
    (await boss.post(`/hanadb/api/${name}`, { NOMBRE })).body.ID
  const [cable, funda] = [await idOf('goods', 'Cable'), await idOf('goods', 'Funda')]
  const [mayor, menor] = [await idOf('lists', 'Mayor'), await idOf('lists', 'Menor')]
  await boss.post(api, { BIEN: cable, LISTA: mayor, VALOR: 10 })
  await boss.post(api, { BIEN: cable, LISTA: menor, VALOR: 12 })
  await boss.post(api, { BIEN: funda, LISTA: mayor, VALOR: 20 })
})

const cell = (row: number, col: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    col
  ] as HTMLElement

async function open(as: Client) {
  const user = userEvent.setup()
  await renderApp(server, { path: '/dashboard/tariffs', as })
  await user.click(await screen.findByRole('button', { name: 'Matriz' }))
  await screen.findByRole('grid', { name: 'Cuadrícula: Tarifas' })
  return user
}

test('values stand in rows and columns, are changed and added in their cells, and undone as one', async () => {
  const user = await open(boss)
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'Bien',
    'Mayor',
    'Menor',
  ])
  await waitFor(() => expect(cell(1, 0)).toHaveTextContent('Cable'))
  expect(cell(1, 2)).toHaveTextContent('$12,00')
  expect(cell(2, 2)).toHaveTextContent('')
  await user.click(cell(1, 1))
  await user.keyboard('11{Enter}')
  await user.click(cell(2, 2))
  await user.keyboard('22,50{Enter}')
  await user.click(screen.getByRole('button', { name: 'Revisar (2)' }))
  const review = within(await screen.findByRole('dialog', { name: 'Revisar los cambios' }))
  expect(await review.findByText('Funda · Menor')).toBeVisible()
  await user.click(review.getByRole('button', { name: 'Aplicar 2 cambios' }))
  await waitFor(() => expect(cell(2, 2)).toHaveTextContent('$22,50'))
  expect(screen.getByText('Aún no hay cambios')).toBeVisible()
  const { body } = await boss.get('/hanadb/api/operations')
  const [operation] = body.operations as unknown as [{ id: string }]
  expect(operation).toMatchObject({ kind: 'sheet', created: 1, changed: 1 })
  await boss.post(`${api}/bulk/${operation.id}/undo`)
  expect((await boss.get(api)).body.data).toMatchObject([
    { VALOR: 10 },
    { VALOR: 12 },
    { VALOR: 20 },
  ])
})

test('rows are searched, and a reader may change no cell', async () => {
  const user = await open(await server.as('7'))
  expect(cell(1, 1)).toHaveAttribute('aria-readonly', 'true')
  expect(cell(2, 2)).toHaveAttribute('aria-readonly', 'true')
  expect(screen.queryByRole('button', { name: 'Calcular' })).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: /Bienes/ }), 'Fun')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(cell(1, 1)).toHaveTextContent('$20,00')
})

test('who reads the cost sees the margin of each value, told in words below the cost; a head selects its column to calculate and round', async () => {
  const buyer = await server.as('9')
  const goods = (await boss.get('/hanadb/api/goods')).body.data as unknown as { ID: number }[]
  for (const { ID } of goods)
    await buyer.put(`/hanadb/api/goods/${ID}`, { COSTO: 9 }, { 'if-match': '1' })
  const user = await open(buyer)
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    ...['Bien', 'Costo', 'Mayor', 'Menor'],
  ])
  await waitFor(() => expect(cell(1, 2)).toHaveTextContent(/^\$10,0010\s?%$/))
  expect(cell(1, 1)).toHaveAttribute('aria-readonly', 'true')
  await user.click(screen.getByRole('button', { name: 'Mayor' }))
  await user.click(screen.getByRole('button', { name: 'Calcular' }))
  const tool = within(await screen.findByRole('dialog', { name: 'Calcular' }))
  await user.type(tool.getByRole('textbox'), '+3 %')
  await user.selectOptions(tool.getByRole('combobox'), '.99')
  await user.click(tool.getByRole('button', { name: 'Aplicar' }))
  await waitFor(() => expect(cell(1, 2)).toHaveTextContent(/^\$9,999,9\s?%$/))
  expect(cell(2, 2)).toHaveTextContent(/^\$20,9957,1\s?%$/)
  expect(cell(1, 3)).toHaveTextContent(/^\$12,00/)
  await user.click(cell(1, 2))
  await user.keyboard('5{Enter}')
  await waitFor(() => expect(cell(1, 2)).toHaveTextContent(/^\$5,00Bajo el costo: -80\s?%$/))
})

test('a record leads to the matrix of its own row or column', async () => {
  const user = userEvent.setup()
  const [first] = (await boss.get('/hanadb/api/goods')).body.data as unknown as { ID: number }[]
  await renderApp(server, { path: `/dashboard/goods/${first?.ID}/show`, as: boss })
  await user.click(await screen.findByRole('link', { name: 'Ver como matriz' }))
  await screen.findByRole('grid', { name: 'Cuadrícula: Tarifas' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(cell(1, 0)).toHaveTextContent('Cable')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
})

test('a link to a saved view opens the matrix on its rows alone', async () => {
  await open(boss)
  cleanup()
  const { body } = await boss.get('/hanadb/api/goods')
  const [first] = body.data as unknown as { ID: number }[]
  const view = { resource: 'tariffs', name: 'Uno', state: { filter: { BIEN: first?.ID } } }
  const { id } = (await boss.post('/hanadb/api/views', view)).body
  const asked = vi.spyOn(server.app, 'fetch')
  await renderApp(server, { path: `/dashboard/tariffs?view=${id}`, as: boss })
  await screen.findByRole('grid', { name: 'Cuadrícula: Tarifas' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  const rows = asked.mock.calls.map(([{ url }]) => url).filter(url => /api\/goods\?/.test(url))
  expect(rows.filter(url => !url.includes('filter=%7B%22ID'))).toEqual([])
})

test('without the right to the cost there is no margin', async () => {
  await open(await server.as('7'))
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  await waitFor(() => expect(cell(1, 1)).toHaveTextContent(/^\$10,00$/))
})

test('a value counts for the day on which it was typed, and no value is typed for a day that is over', async () => {
  const user = await open(boss)
  await waitFor(() => expect(cell(1, 1)).toHaveTextContent('$10,00'))
  const inDays = async (days: number) => {
    const day = addDays(today(new Date()), days)
    const [year, month, date] = day.split('-')
    const input = screen.getByRole('textbox', { name: 'Vigente desde' })
    await user.clear(input)
    await user.type(input, `${date}/${month}/${year}`)
    return day
  }
  await inDays(-3)
  await waitFor(() => expect(cell(1, 1)).toHaveAttribute('aria-readonly', 'true'))
  const day = await inDays(40)
  await waitFor(() => expect(cell(1, 1)).not.toHaveAttribute('aria-readonly', 'true'))
  await user.click(cell(1, 1))
  await user.keyboard('11{Enter}')
  await user.clear(screen.getByRole('textbox', { name: 'Vigente desde' }))
  await user.click(cell(1, 2))
  await user.keyboard('13{Enter}')
  await user.click(screen.getByRole('button', { name: 'Revisar (2)' }))
  const review = within(await screen.findByRole('dialog', { name: 'Revisar los cambios' }))
  await user.click(await review.findByRole('button', { name: 'Aplicar 2 cambios' }))
  await waitFor(() => expect(cell(1, 1)).toHaveTextContent(/^\$10,00\$11,00 desde el /))
  expect((await boss.get(api)).body.data).toMatchObject([
    { VALOR: 10, NUEVO: 11, DESDE: day },
    { VALOR: 13, NUEVO: null },
    { VALOR: 20 },
  ])
})

test('a value is typed for a day to come: it stands below the present one until then', async () => {
  const user = await open(boss)
  await waitFor(() => expect(cell(1, 1)).toHaveTextContent('$10,00'))
  const day = addDays(today(new Date()), 40)
  const [year, month, date] = day.split('-')
  await user.type(
    screen.getByRole('textbox', { name: 'Vigente desde' }),
    `${date}/${month}/${year}`,
  )
  // A price that does not exist yet begins today.
  await waitFor(() => expect(cell(2, 2)).toHaveAttribute('aria-readonly', 'true'))
  await user.click(cell(1, 1))
  await user.keyboard('11{Enter}')
  await user.click(screen.getByRole('button', { name: 'Revisar (1)' }))
  const review = within(await screen.findByRole('dialog', { name: 'Revisar los cambios' }))
  expect(await review.findByText(/^Cable · Mayor · /)).toBeVisible()
  await user.click(review.getByRole('button', { name: 'Aplicar 1 cambio' }))
  await waitFor(() => expect(cell(1, 1)).toHaveTextContent(/^\$11,00\$11,00 desde el /))
  await user.clear(screen.getByRole('textbox', { name: 'Vigente desde' }))
  await waitFor(() => expect(cell(1, 1)).toHaveTextContent(/^\$10,00\$11,00 desde el /))
  expect((await boss.get(api)).body.data).toMatchObject([
    { VALOR: 10, NUEVO: 11, DESDE: day },
    { NUEVO: null },
    { NUEVO: null },
  ])
  await user.click(screen.getByRole('button', { name: 'Cambios recientes' }))
  expect(
    await screen.findByRole('link', { name: 'Todas las operaciones masivas' }),
  ).toHaveAttribute('href', '/dashboard/operations?resource=tariffs')
})
