import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'
let id: unknown

afterEach(cleanup)

beforeEach(async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Ñandú' })
  const admin = await server.as('10')
  id = (await admin.post('/hanadb/api/things', { NOMBRE: 'Cargador', PRECIO: 10 })).body.ID
})

async function paste(user: ReturnType<typeof userEvent.setup>, ...rows: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Importar' }))
  await user.click(await screen.findByLabelText(/O pegue filas/))
  await user.paste(rows.map(row => row.replaceAll('|', '\t')).join('\n'))
  await screen.findByText(/Filas encontradas/)
}
const field = (column: string) => screen.findByRole('combobox', { name: `Campo para «${column}»` })
const outcome = (name: RegExp) => screen.findByRole('button', { name })

test('pasted rows are guessed, rehearsed, corrected on the spot, written and undone', async () => {
  const user = userEvent.setup()
  const admin = await server.as('10')
  await renderApp(server, { path, as: admin })
  await paste(
    user,
    'Número|Nombre|fabricante|Precio|Observación',
    `${id}|Cargador|nandu|12,50|a`,
    '|Pantalla|Ñandú|1.234,50|b',
    '|Batería|Nadie|20|c',
  )
  expect(await field('fabricante')).toHaveDisplayValue('Fabricante')
  expect(await field('Observación')).toHaveDisplayValue('No importar')
  await user.selectOptions(await field('Número'), 'ID')
  await user.selectOptions(screen.getByLabelText('Buscar los registros existentes por'), 'ID')
  await user.selectOptions(screen.getByLabelText('Acción'), 'Crear y modificar')
  await user.click(screen.getByRole('button', { name: 'Ver vista previa' }))

  await outcome(/^1 Con errores/)
  expect(await outcome(/^1 Nuevas/)).toBeVisible()
  expect(screen.getByText(/Este registro no existe/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Importar 2 filas' })).toBeDisabled()
  await user.click(await outcome(/^1 Con cambios/))
  expect(await screen.findByText('$12,50')).toBeVisible()
  expect((await admin.get('/hanadb/api/things')).body.data).toHaveLength(1)

  await user.click(await outcome(/^1 Con errores/))
  const cell = screen.getByRole('textbox', { name: 'Corregir Fabricante en la fila 4' })
  expect(cell).toHaveValue('Nadie')
  await user.clear(cell)
  await user.type(cell, 'Ñandú{Enter}')
  await outcome(/^2 Nuevas/)
  await user.click(screen.getByRole('button', { name: 'Importar 3 filas' }))

  expect(await screen.findByRole('heading', { name: 'La importación terminó' })).toBeVisible()
  const { body } = await admin.get('/hanadb/api/things?sort=["NOMBRE","ASC"]')
  expect(body.data).toMatchObject([
    { NOMBRE: 'Batería', FABRICANTE: 901, PRECIO: 20 },
    { NOMBRE: 'Cargador', FABRICANTE: 901, PRECIO: 12.5 },
    { NOMBRE: 'Pantalla', PRECIO: 1234.5 },
  ])
  await user.click(screen.getByRole('button', { name: 'Deshacer esta importación' }))
  const sure = await screen.findByRole('dialog', { name: '¿Deshacer esta importación?' })
  await user.click(within(sure).getByRole('button', { name: 'Deshacer esta importación' }))
  await screen.findByRole('heading', { name: 'La importación se deshizo' })
  const after = await admin.get('/hanadb/api/things')
  expect(after.body.data).toMatchObject([{ NOMBRE: 'Cargador', FABRICANTE: null, PRECIO: 10 }])
})

test('sensitive rows stand first, and wrong ones are left out only when one says so', async () => {
  const user = userEvent.setup()
  const admin = await server.as('10')
  await renderApp(server, { path, as: admin })
  await paste(user, 'Nombre|Precio', 'Funda|', 'Pantalla|5', 'Batería|caro')
  await user.click(screen.getByRole('button', { name: 'Ver vista previa' }))
  const run = await screen.findByRole('button', { name: 'Importar 2 filas' })
  expect(run).toBeDisabled()
  expect(screen.getByText(/1 registro con cambios en datos sensibles \(Precio\)/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Verlos' }))
  const rows = screen.getAllByText(/^Fila \d$/).map(row => row.closest('li')?.textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Fila 3.*Datos sensibles: Precio/),
    expect.stringMatching(/^Fila 2/),
    expect.stringMatching(/^Fila 4/),
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Omitir 1 fila con errores' }))
  await user.click(run)
  await screen.findByRole('heading', { name: 'La importación terminó' })
  expect((await admin.get('/hanadb/api/things')).body.data).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Ver las filas' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('link', { name: 'Pantalla' })).toBeVisible()
})

test('a file that cannot be read says why, and what was brought is not closed by mistake', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Importar' }))
  await screen.findByLabelText(/O pegue filas/)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for a file')
  await user.upload(input, new File(['Nombre;Precio'], 'vacio.csv', { type: 'text/csv' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay filas')
  await user.upload(input, new File(['Nombre;Precio\nA;1'], 'uno.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/uno\.csv/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  const question = await screen.findByRole('dialog', { name: '¿Cerrar la importación?' })
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
  expect(screen.getByText(/uno\.csv/)).toBeVisible()
})

test('who may only read is offered no import', async () => {
  await renderApp(server, { path, as: '7' })
  await screen.findByRole('link', { name: 'Cargador' })
  expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull()
})

test('headers below a title are found, another row may be chosen, and the next file keeps the columns', async () => {
  const user = userEvent.setup()
  const admin = await server.as('10')
  await renderApp(server, { path, as: admin })
  const rows = ['Inventario de marzo|', '|', 'Artículo|Precio', 'Pantalla|5,50'] as const
  await paste(user, ...rows)
  const head = screen.getByLabelText('Fila de los encabezados')
  expect(head).toHaveDisplayValue('3: Artículo · Precio')
  await user.selectOptions(await field('Artículo'), 'NOMBRE')
  await user.selectOptions(head, '1: Inventario de marzo')
  expect(await field('Inventario de marzo')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Fila de los encabezados'), '3: Artículo · Precio')
  await user.selectOptions(await field('Artículo'), 'NOMBRE')
  await user.click(screen.getByRole('button', { name: 'Ver vista previa' }))
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }))
  await user.click(await screen.findByRole('button', { name: 'Importar otro archivo' }))
  await user.click(await screen.findByLabelText(/O pegue filas/))
  await user.paste('Artículo\tPrecio\nCable\t7')
  expect(await screen.findByText(/Columnas como en su último archivo/)).toBeVisible()
  expect(await field('Artículo')).toHaveDisplayValue('Nombre *')
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
  expect(await field('Artículo')).toHaveDisplayValue('No importar')
})
