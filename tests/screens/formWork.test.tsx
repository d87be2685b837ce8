import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { makers } from './listSchemas'
import { renderApp } from './renderApp'

const tools = defineResource({
  name: 'tools',
  table: 'HERRAMIENTA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Herramienta | Herramientas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true, search: true },
    SERIE: { kind: 'text', label: 'Serie', unique: true },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante', filter: true },
    AUTOR: { kind: 'reference', resource: 'users', label: 'Autor', default: '$me.ID' },
    COSTO: { kind: 'money', label: 'Costo', write: ['admin'] },
    PARTES: {
      kind: 'lines',
      label: 'Partes',
      fields: { PARTE: { kind: 'text', label: 'Parte' } },
    },
  },
  list: { columns: ['NOMBRE', 'FABRICANTE'], sort: 'NOMBRE desc' },
  access: { admin: 'all', salesAgent: { read: true, create: true } },
})
const server = useServer({ catalogue: aCatalogue(makers, tools) })
const api = '/hanadb/api/tools'

afterEach(cleanup)

let boss: Client
const ids: Record<string, number> = {}
beforeEach(async () => {
  boss = await server.as('10')
  await server.insert('makers', { ID: 701, NOMBRE: 'Kondor' })
  for (const NOMBRE of ['Alicate', 'Broca', 'Cincel']) {
    const more = { SERIE: `S-${NOMBRE}`, COSTO: 5, PARTES: [{ PARTE: 'Mango' }], FABRICANTE: 701 }
    const { body } = await boss.post(api, { NOMBRE, ...more })
    ids[NOMBRE] = Number(body.ID)
  }
})

const stored = async (NOMBRE: string) => {
  const { body } = await boss.get(api)
  const all = body.data as unknown as Record<string, unknown>[]
  return all.filter(row => row.NOMBRE === NOMBRE)
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a duplicate begins with the values of a record, without those that belong to it alone', async () => {
  await renderApp(server, { as: boss, path: `/dashboard/tools/${ids.Broca}/show` })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Duplicar' }))
  await heading('Duplicado de Broca')
  const name = await screen.findByRole('textbox', { name: /Nombre/ })
  expect(name).toHaveValue('Broca')
  expect(screen.getByRole('textbox', { name: /Serie/ })).toHaveValue('')
  await user.type(name, ' larga')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await heading('Broca larga')
  const [copy] = await stored('Broca larga')
  expect(copy).toMatchObject({ SERIE: null, COSTO: 5, FABRICANTE: 701, AUTOR: expect.any(Number) })
  expect(screen.getByText('Mango')).toBeVisible()
})

test('a person’s duplicate has no value that they may not write', async () => {
  const seller = await server.as('7')
  await renderApp(server, { as: seller, path: `/dashboard/tools/create?_copy=${ids.Broca}` })
  const user = userEvent.setup()
  await screen.findByRole('textbox', { name: /Nombre/ })
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await heading('Broca')
  await waitFor(async () => expect(await stored('Broca')).toHaveLength(2))
  expect(await stored('Broca')).toContainEqual(expect.objectContaining({ COSTO: null }))
})

test('the one selected row of a list is duplicated from the list', async () => {
  await renderApp(server, { as: boss, path: '/dashboard/tools' })
  const user = userEvent.setup()
  const row = (await screen.findByText('Cincel')).closest('tr') as HTMLElement
  await user.click(within(row).getByRole('checkbox'))
  await user.click(await screen.findByRole('link', { name: 'Duplicar' }))
  await heading('Duplicado de Cincel')
})

test('save and new keeps the form open for the next record, and Ctrl S saves', async () => {
  await renderApp(server, { as: boss, path: '/dashboard/tools/create' })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Dado')
  await user.click(screen.getByRole('button', { name: 'Guardar y crear otro' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue(''))
  expect(await stored('Dado')).toHaveLength(1)
  await user.type(screen.getByRole('textbox', { name: /Nombre/ }), 'Escuadra')
  await user.keyboard('{Control>}s{/Control}')
  await heading('Escuadra')
  expect(await stored('Escuadra')).toHaveLength(1)
})

test('J and K walk through the list in its order, and the keys are listed on their page', async () => {
  await renderApp(server, { as: boss, path: '/dashboard/tools' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: /Cincel/ }))
  await heading('Cincel')
  await screen.findByRole('button', { name: 'Registro siguiente' })
  expect(screen.getByRole('button', { name: 'Registro anterior' })).toBeDisabled()
  await user.keyboard('j')
  await heading('Broca')
  await user.click(await screen.findByRole('button', { name: 'Registro siguiente' }))
  await heading('Alicate')
  expect(await screen.findByRole('button', { name: 'Registro siguiente' })).toBeDisabled()
  await user.keyboard('k')
  await heading('Broca')
  // The keys are heard once the frame has loaded.
  const sheet = await waitFor(async () => {
    await user.keyboard('?')
    return screen.getByRole('dialog', { name: 'Atajos de teclado' })
  })
  expect(sheet).toHaveTextContent(/En esta página.*Registro siguiente/)
  expect(sheet).not.toHaveTextContent('Archivar')
})

test('rows that refer to a record are added from its page, with the reference set', async () => {
  await renderApp(server, { as: boss, path: '/dashboard/makers/701/show' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Agregar herramienta' }))
  await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Formón')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await heading('Formón')
  expect(await stored('Formón')).toMatchObject([{ FABRICANTE: 701 }])
})
