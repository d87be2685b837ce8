import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { onScreen } from './onScreen'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Ñandú' })
  await server.insert(
    'things',
    { ID: 901, NOMBRE: 'Cargador', FABRICANTE: 901, ESTADO: 'A', PRECIO: 123450, COSTO: 90000 },
    { ID: 902, NOMBRE: 'Batería', FABRICANTE: 901, ESTADO: 'C', PRECIO: 2000, COSTO: 900 },
  )
})

/** A window of 390 px for media queries. */
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('link', { name: /Cargador|Batería/ }).textContent)

test('a list shows its rows as people write them, and the title of what a row refers to', async () => {
  await renderApp(server, { path, as: '10' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Cosas' })).toBeVisible()
  await screen.findByRole('link', { name: 'Cargador' })
  expect(names()).toEqual(['Batería', 'Cargador'])
  expect(screen.getByText('$1.234,50')).toBeVisible()
  expect((await screen.findAllByRole('link', { name: 'Ñandú' })).length).toBe(2)
})

test('the head of a column sorts, and the address says so', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await screen.findByRole('link', { name: 'Cargador' })
  await user.click(screen.getByRole('button', { name: 'Nombre' }))
  await waitFor(() => expect(names()).toEqual(['Cargador', 'Batería']))
  expect(location.search).toContain('order=DESC')
})

test('on a phone, where columns have no heads, cards are sorted by a choice', async () => {
  const user = userEvent.setup()
  onScreen('max-width: 599')
  try {
    await renderApp(server, { path, as: '10' })
    const choice = await screen.findByRole('combobox', { name: 'Ordenar por' })
    const cards = () => screen.getAllByRole('link', { name: /Cargador|Batería/ })
    const titles = () => cards().map(card => card.textContent)
    await waitFor(() => expect(titles()).toEqual(['Batería', 'Cargador']))
    await user.click(screen.getByRole('button', { name: 'Ordenar por nombre descendente' }))
    await waitFor(() => expect(titles()).toEqual(['Cargador', 'Batería']))
    await user.selectOptions(choice, 'Costo')
    await user.click(await screen.findByRole('button', { name: 'Ordenar por costo ascendente' }))
    await waitFor(() => expect(titles()).toEqual(['Batería', 'Cargador']))
    expect(location.search).toContain('sort=COSTO')
  } finally {
    vi.unstubAllGlobals()
  }
})

test('search finds without accents; a list without matches offers to clear its filters', async () => {
  const user = userEvent.setup()
  const admin = await server.as('10')
  await admin.post('/hanadb/api/things', { NOMBRE: 'Cámara' })
  await renderApp(server, { path, as: admin })
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'camara')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cargador' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Cámara' })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'zzz')
  expect(await screen.findByText('Sin resultados')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(await screen.findByRole('link', { name: 'Cargador' })).toBeVisible()
})

test('tabs count their rows and filter by them', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  const all = await screen.findByRole('tab', { name: /Todos/ })
  act(() => all.focus())
  await user.keyboard('{ArrowRight}{ArrowLeft}{End}')
  expect(screen.getByRole('tab', { name: /Cerrada/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Batería']))
  expect(await screen.findByRole('tab', { name: 'Todos 2' })).toBeVisible()
})

test.each([
  ['7', ['Todos 1', 'Abierta 1']],
  ['10', ['Todos 1', 'Abierta 1', 'Cerrada 0']],
] as const)(
  'role %s sees the tabs %j: an empty one only where it works there',
  async (as, tabs) => {
    const filter = encodeURIComponent(JSON.stringify({ PRECIO: { gte: 1000 } }))
    await renderApp(server, { path: `${path}?filter=${filter}`, as })
    await screen.findByRole('tab', { name: 'Abierta 1' })
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(tabs)
  },
)

test('a range filter keeps the rows between, stands above the list and can be taken away', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Filtros' }))
  await askFor(user, 'Precio')
  const range = await screen.findByRole('group', { name: 'Precio' })
  await user.type(within(range).getByLabelText('Desde'), '1.000,00')
  await waitFor(() => expect(location.search).toContain('gte'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(names()).toEqual(['Cargador']))
  await user.click(screen.getByRole('button', { name: 'Borrar: Precio' }))
  await waitFor(() => expect(names()).toHaveLength(2))
})

/** Chooses the field of a new condition. */
async function askFor(user: ReturnType<typeof userEvent.setup>, field: string) {
  await user.type(await screen.findByRole('combobox', { name: 'Elija un campo' }), field)
  await user.click(await screen.findByRole('option', { name: field }))
}

test('what is empty can be asked for', async () => {
  const user = userEvent.setup()
  await server.insert('things', { ID: 903, NOMBRE: 'Cargador sin precio', ESTADO: 'A' })
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Filtros' }))
  await askFor(user, 'Precio')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operador' }), 'está vacío')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(names()).toEqual(['Cargador sin precio']))
})

test('a list counts the rows of a record, and names what it refers to', async () => {
  const admin = await server.as('10')
  const thing = { NOMBRE: 'Cargador doble', LINEAS: [{ CANTIDAD: 1 }, { CANTIDAD: 2 }] }
  const { status } = await admin.post('/hanadb/api/things', { ...thing, TIENDAS: [901] })
  expect(status).toBe(201)
  await renderApp(server, { path, as: admin })
  const row = within(await screen.findByRole('row', { name: /Cargador doble/ }))
  expect(row.getByRole('cell', { name: '2' })).toBeVisible()
  expect(await row.findByRole('cell', { name: 'Ñandú' })).toBeVisible()
})

test('what a role may not read or do is not there', async () => {
  await renderApp(server, { path, as: '7' })
  await screen.findByRole('link', { name: 'Cargador' })
  expect(screen.queryByText('Costo')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Crear' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a column can be hidden, and stays hidden', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await screen.findAllByRole('link', { name: 'Ñandú' })
  await user.click(await screen.findByRole('button', { name: 'Columnas' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Precio' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('$1.234,50')).toBeNull())
})

test('ticked rows are deleted after a question', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await screen.findByRole('link', { name: 'Cargador' })
  await user.click(screen.getAllByRole('checkbox', { name: /fila/ })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', {
      name: /^Eliminar [1-9] registros?$/,
    }),
  )
  await waitFor(() => expect(names()).toEqual(['Cargador']))
})

test('an empty list says how to begin', async () => {
  await renderApp(server, { path: '/dashboard/warehouses', as: '10' })
  expect(await screen.findByText('Todavía no hay registros')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Crear el primero' })).toBeVisible()
})

test('the menu of a column begins a condition on it, and hides it', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Columna Nombre' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Filtrar por esta columna' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Nombre' }), 'bater')
  await waitFor(() => expect(location.search).toContain('bater'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(names()).toEqual(['Batería']))
  await user.click(screen.getByRole('button', { name: 'Columna Precio' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ocultar columna' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Precio/ })).toBeNull())
})

test('conditions are joined by "or", stand above the list and open the panel', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Filtros' }))
  await askFor(user, 'Nombre')
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'carga')
  await user.click(screen.getByRole('button', { name: 'Agregar condición' }))
  await askFor(user, 'Costo')
  await user.selectOptions(
    screen.getAllByRole('combobox', { name: 'Operador' }).at(-1) as Element,
    'está vacío',
  )
  const joint = screen.getByRole('combobox', { name: 'Cómo se combinan las condiciones' })
  await user.selectOptions(joint, 'o')
  await waitFor(() => expect(decodeURIComponent(location.search)).toContain('"or":['))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Costo: está vacío' }))
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeVisible()
})

test('a sentence in the search is offered as conditions, which Enter applies', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  const search = await screen.findByRole('searchbox', { name: 'Buscar' })
  await user.type(search, 'precio mayor a 1000 zzz')
  const offer = await screen.findByRole('button', { name: /Filtrar:/ })
  expect(offer).toHaveTextContent('Precio: > $1.000,00')
  expect(offer).toHaveTextContent('No se entiende: zzz')
  await user.clear(search)
  await user.type(search, 'precio mayor a 1000')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Filtrar:/ })).not.toHaveTextContent('zzz'),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Cargador']))
  expect(search).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Borrar: Precio' })).toBeVisible()
})
