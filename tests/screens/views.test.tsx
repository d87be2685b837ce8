import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'
const ACME = '0190000000001'

afterEach(cleanup)

beforeEach(async () => {
  await server.insert(
    'things',
    { ID: 901, NOMBRE: 'Cargador', ESTADO: 'A', PRECIO: 123450, COSTO: 90000 },
    { ID: 902, NOMBRE: 'Batería', ESTADO: 'C', PRECIO: 2000, COSTO: 900 },
  )
})

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('a view is saved, marked once changed, and taken up again in a browser that knows nothing', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10', { EMPRESA: ACME })
  await renderApp(server, { path, as: boss })
  await user.click(await screen.findByRole('button', { name: 'Precio' }))
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  await user.type(await screen.findByLabelText('Guardar como vista nueva'), 'Baratos')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('button', { name: 'Vistas: Baratos' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Precio' }))
  expect(await screen.findByText('Sin guardar')).toBeVisible()

  cleanup()
  localStorage.clear()
  await renderApp(server, { path, as: boss })
  await screen.findByRole('link', { name: 'Cargador' })
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  await user.click(await screen.findByRole('button', { name: 'Baratos' }))
  await waitFor(() => expect(window.location.search).toContain('sort=PRECIO&order=ASC'))
})

test('a colleague opens a view by its link, without what their role may not see, and is told so', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const state = { columns: ['NOMBRE', 'COSTO'], filter: { ESTADO: 'A' } }
  const { body } = await boss.post('/hanadb/api/views', {
    resource: 'things',
    name: 'Caros',
    state,
  })
  const seller = await server.as('7', { EMPRESA: ACME })
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(document.body.textContent))
  watch.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => watch.disconnect())
  const asked = vi.spyOn(server.app, 'fetch')
  await renderApp(server, { path: `${path}?view=${body.id}`, as: seller })
  expect(await screen.findByText('1 columna que no se muestra a su rol')).toBeVisible()
  await screen.findByRole('link', { name: 'Cargador' })
  expect(shown.filter(text => text?.includes('Batería'))).toEqual([])
  const counted = asked.mock.calls.map(([{ url }]) => url).filter(url => url.includes('/tabs?'))
  expect(counted).toEqual([expect.stringContaining('ESTADO')])
  expect(heads()).toEqual([expect.stringContaining('Nombre'), 'Acciones'])
})

test('a link to a view that is gone shows the list, and says so', async () => {
  const as = await server.as('7', { EMPRESA: ACME })
  await renderApp(server, { path: `${path}?view=${crypto.randomUUID()}`, as })
  expect(await screen.findByRole('link', { name: 'Batería' })).toBeVisible()
  expect(await screen.findByText('No tiene acceso a esa vista')).toBeVisible()
})

test('how a list was left comes back on another device', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const left = { columns: ['PRECIO', 'NOMBRE'], widths: { PRECIO: 200 }, density: 'compact' }
  await boss.put('/hanadb/api/list-state/things', left)
  await renderApp(server, { path, as: boss })
  await waitFor(() => expect(heads().join(' ')).toMatch(/Precio.*Nombre/))
  const edge = screen.getByRole('separator', { name: 'Ancho de la columna Precio' })
  expect(edge).toHaveAttribute('aria-valuenow', '200')
})

test('what came from the server is not told back to it', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  await boss.put('/hanadb/api/list-state/things', { columns: ['PRECIO', 'NOMBRE'], perPage: 50 })
  const kept = async () => (await boss.get('/hanadb/api/views?resource=things')).body.state?.at
  const at = await kept()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await renderApp(server, { path, as: boss })
  await waitFor(() => expect(heads().join(' ')).toMatch(/Precio.*Nombre/))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await kept()).toBe(at)
})

test('the edge of a column moves by the arrow keys, and the server keeps the width', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10', { EMPRESA: ACME })
  await boss.put('/hanadb/api/list-state/things', { widths: { PRECIO: 200 } })
  await renderApp(server, { path, as: boss })
  await waitFor(() =>
    expect(screen.getByRole('separator', { name: /Precio/ })).toHaveAttribute(
      'aria-valuenow',
      '200',
    ),
  )
  screen.getByRole('separator', { name: /Precio/ }).focus()
  await user.keyboard('{ArrowRight}')
  const kept = async () =>
    (await boss.get('/hanadb/api/views?resource=things')).body.state?.widths?.PRECIO
  await waitFor(async () => expect(await kept()).toBe(216))
})

test.each([
  ['a sort nobody knows', '?sort=NOPE&order=ASC', 'sort=NOPE'],
  ['a sort by what the role may not see', '?sort=COSTO&order=ASC', 'sort=COSTO'],
  ['a filter nobody knows', `?filter=${encodeURIComponent('{"NOPE":1}')}`, 'NOPE'],
  ['a filter that is none', '?filter=%7B', 'filter'],
])('%s in the address is left out and named, and the list stands', async (_what, search, name) => {
  await renderApp(server, { path: `${path}${search}`, as: '7' })
  expect(await screen.findByRole('link', { name: 'Cargador' })).toBeVisible()
  expect(
    screen.getByText(new RegExp(`Partes del enlace que ya no se aplican: .*${name}`)),
  ).toBeVisible()
})

test('who goes back to a list finds the rows they had ticked', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await screen.findByRole('link', { name: 'Cargador' })
  await user.click(screen.getAllByRole('checkbox', { name: /fila/ })[1] as HTMLElement)
  await user.click(screen.getByRole('link', { name: 'Cargador' }))
  await user.click(await screen.findByRole('link', { name: 'Cosas', current: false }))
  await screen.findByRole('link', { name: 'Cargador' })
  expect(screen.getAllByRole('checkbox', { name: /fila/ })[1]).toBeChecked()
})
