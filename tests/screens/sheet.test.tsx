import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'

afterEach(cleanup)

beforeEach(async () => {
  await server.insert(
    'things',
    { ID: 901, NOMBRE: 'Batería', ESTADO: 'A', PRECIO: 123450 },
    { ID: 902, NOMBRE: 'Cargador', ESTADO: 'A', PRECIO: 2000 },
    { ID: 903, NOMBRE: 'Funda', ESTADO: 'A', PRECIO: 300 },
  )
})

/** Columns NOMBRE, FABRICANTE, ESTADO, PRECIO … of the row. */
const cell = (row: number, col: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    col
  ] as HTMLElement

async function open() {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await renderApp(server, { path, as: boss })
  await screen.findByRole('link', { name: 'Batería' })
  await user.click(await screen.findByRole('button', { name: 'Editar en cuadrícula' }))
  await screen.findByRole('grid', { name: 'Cuadrícula: Cosas' })
  return { user, boss }
}
/** Waits until this is the only option and is highlighted, so that Enter takes it. */
const found = (name: string) =>
  waitFor(() => {
    const offered = screen.queryAllByRole('option', { name: /Andina|Boreal/ })
    expect(new Set(offered.map(each => each.textContent))).toEqual(new Set([name]))
    expect(document.activeElement).toHaveAttribute('aria-activedescendant')
  })
const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })

test('a pasted block is marked, its errors are told in their cells, and one review saves the rest', async () => {
  const { user, boss } = await open()
  await user.click(cell(1, 2))
  paste('Cerrada\t1.500,50\r\nAbierta\tmucho\r\nabierta\t$ 7,25\r\n')
  expect(await screen.findByText('1 celda con errores')).toBeVisible()
  expect(cell(2, 3)).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('button', { name: 'Revisar (4)' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '1 celda con errores' }))
  expect(cell(2, 3)).toHaveFocus()
  await user.keyboard('20{Enter}')
  expect(cell(3, 3)).toHaveFocus()
  expect(cell(1, 3)).toHaveTextContent('$1.500,50')
  await user.click(screen.getByRole('button', { name: 'Revisar (3)' }))
  const review = await screen.findByRole('dialog', { name: 'Revisar los cambios' })
  expect(await within(review).findByText('Motivo: Campo obligatorio')).toBeVisible()
  await user.click(within(review).getByRole('button', { name: 'Volver y corregir' }))
  await user.click(cell(1, 2))
  await user.keyboard('Abierta{Enter}')
  await user.click(screen.getByRole('button', { name: 'Revisar (2)' }))
  await user.click(await screen.findByRole('button', { name: 'Aplicar 2 cambios' }))
  await waitFor(async () => {
    const { body } = await boss.get('/hanadb/api/things')
    expect(body.data).toMatchObject([
      { ESTADO: 'A', PRECIO: 1500.5 },
      { PRECIO: 20 },
      { PRECIO: 7.25 },
    ])
  })
})

test('keys move, select, fill down and take back', async () => {
  const { user } = await open()
  await user.click(cell(1, 3))
  await user.keyboard('99{Enter}')
  await user.click(cell(1, 3))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(cell(3, 3)).toHaveTextContent('$99,00')
  expect(screen.getByRole('button', { name: 'Revisar (3)' })).toBeEnabled()
  await user.keyboard('{Control>}z{/Control}')
  expect(cell(3, 3)).toHaveTextContent('$3,00')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Revisar (1)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(cell(1, 3)).toHaveTextContent('$1.234,50')
})

test('other records are pasted by name or code, picked, and filled down; what nobody is called is told', async () => {
  const { user, boss } = await open()
  const ids: number[] = []
  for (const NOMBRE of ['Andina', 'Boreal', 'Boreal']) {
    const { body } = await boss.post('/hanadb/api/makers', { NOMBRE })
    ids.push(Number(body.ID))
  }
  const [andina, boreal] = ids
  await user.click(cell(1, 1))
  paste(`andina\nBoreal\n${boreal}\n`)
  expect(await screen.findByText('1 celda con errores')).toBeVisible()
  expect(cell(2, 1)).toHaveTextContent('Varios registros se llaman así')
  expect(await within(cell(3, 1)).findByText('Boreal')).toBeVisible()
  await user.click(cell(1, 1))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(screen.queryByText('1 celda con errores')).not.toBeInTheDocument()

  await user.click(cell(3, 1))
  await user.keyboard('Andi{Enter}')
  expect(await within(cell(3, 1)).findByText('Andina')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(await within(cell(3, 1)).findByText('Boreal')).toBeVisible()

  await user.click(cell(1, 5))
  await user.keyboard('An')
  await found('Andina')
  await user.keyboard('{Enter}')
  expect(await within(cell(1, 5)).findByText('Andina')).toBeVisible()
  await user.keyboard('Bo{Enter}')
  expect(await within(cell(1, 5)).findByText('Boreal')).toBeVisible()
  await user.keyboard('{Tab}')
  await user.click(screen.getByRole('button', { name: 'Revisar (4)' }))
  await user.click(await screen.findByRole('button', { name: 'Aplicar 3 cambios' }))
  await waitFor(async () => {
    const { body } = await boss.get('/hanadb/api/things')
    expect(body.data).toMatchObject([
      { FABRICANTE: andina, TIENDAS: [andina, expect.any(Number)] },
      { FABRICANTE: andina },
      { FABRICANTE: boreal },
    ])
  })
})

test('from one selected price the whole column is raised', async () => {
  const { user } = await open()
  const calculating = screen.getByRole('button', { name: 'Calcular' })
  await user.click(cell(1, 1))
  expect(calculating).toHaveAttribute('title', expect.stringMatching(/^Seleccione celdas con núm/))
  await user.click(cell(1, 3))
  await user.click(calculating)
  const calculate = within(await screen.findByRole('dialog', { name: 'Calcular' }))
  const change = calculate.getByLabelText(/Cambiar los números/)
  await user.type(change, 'abc')
  expect(change).toHaveAccessibleDescription(/^Esto no es un cálculo. Por ejemplo/)
  expect(calculate.getByRole('button', { name: 'Aplicar' })).toBeDisabled()
  await user.clear(change)
  await user.type(change, '+')
  expect(change).not.toBeInvalid()
  await user.type(change, '10 %')
  expect(calculate.getByRole('status')).toHaveTextContent('1 celda')
  await user.click(calculate.getByLabelText(/^Toda la columna/))
  expect(calculate.getByRole('status')).toHaveTextContent('3 celdas')
  await user.click(calculate.getByRole('button', { name: 'Aplicar' }))
  expect(cell(2, 3)).toHaveTextContent('$22,00')
  expect(screen.getByRole('button', { name: 'Revisar (3)' })).toBeVisible()
})

test('selected prices are raised and rounded, a series is filled, and a text is replaced', async () => {
  const { user, boss } = await open()
  await user.click(cell(1, 3))
  fireEvent.mouseDown(cell(3, 3), { shiftKey: true })
  await user.click(screen.getByRole('button', { name: 'Calcular' }))
  const calculate = within(await screen.findByRole('dialog', { name: 'Calcular' }))
  await user.type(calculate.getByLabelText(/Cambiar los números/), '+10 %')
  expect(calculate.getByRole('option', { name: '… ,99' })).toBeVisible()
  await user.selectOptions(calculate.getByLabelText('Redondear a'), '.99')
  expect(calculate.getByRole('status')).toHaveTextContent('1234,50 → 1357,99 en 3 celdas')
  await user.click(calculate.getByRole('button', { name: 'Aplicar' }))
  expect(cell(1, 3)).toHaveTextContent('$1.357,99')
  expect(cell(2, 3)).toHaveTextContent('$21,99')
  expect(cell(3, 3)).toHaveTextContent('$2,99')
  // The keyboard is in the grid again, so that Ctrl+Z takes the calculation back.
  expect(document.activeElement?.closest('td')).not.toBeNull()

  await user.click(cell(1, 0))
  await user.keyboard('Caja 08{Enter}')
  await user.click(cell(1, 0))
  fireEvent.mouseDown(cell(3, 0), { shiftKey: true })
  await user.click(screen.getByRole('button', { name: 'Rellenar serie' }))
  expect(cell(3, 0)).toHaveTextContent('Caja 10')
  await user.click(screen.getByRole('button', { name: 'Buscar y reemplazar' }))
  const replace = within(await screen.findByRole('dialog', { name: 'Buscar y reemplazar' }))
  await user.type(replace.getByLabelText(/^Buscar/), 'caja')
  await user.type(replace.getByLabelText('Reemplazar por'), 'Kit')
  await user.click(replace.getByRole('button', { name: 'Aplicar' }))
  expect(cell(2, 0)).toHaveTextContent('Kit 09')
  await user.click(screen.getByRole('button', { name: 'Revisar (6)' }))
  await user.click(await screen.findByRole('button', { name: 'Aplicar 3 cambios' }))
  await waitFor(async () => {
    const { body } = await boss.get('/hanadb/api/things')
    expect(body.data).toMatchObject([
      { NOMBRE: 'Kit 08', PRECIO: 1357.99 },
      { NOMBRE: 'Kit 09', PRECIO: 21.99 },
      { NOMBRE: 'Kit 10', PRECIO: 2.99 },
    ])
  })
})

test('a grid over no rows says so', async () => {
  const { user } = await open()
  await user.type(screen.getAllByRole('searchbox').at(-1) as HTMLElement, 'nada')
  expect(await screen.findByText('Sin resultados')).toBeVisible()
})
