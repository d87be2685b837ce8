import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const shops = defineResource({
  name: 'shops',
  table: 'TIENDA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Tienda | Tiendas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    TELEFONO: { kind: 'code', label: 'Teléfono', filter: true },
    CIUDAD: { kind: 'text', label: 'Ciudad' },
    CORREO: { kind: 'email', label: 'Correo' },
    ORIGEN: { kind: 'text', label: 'Origen', createOnly: true },
  },
  list: { columns: ['NOMBRE', 'TELEFONO'], sort: 'ID' },
  matchFields: ['NOMBRE', 'TELEFONO'],
  trash: true,
  access: { admin: 'all', salesAgent: { read: true, update: true } },
})
const bills = defineResource({
  name: 'bills',
  table: 'FACTURA_TIENDA',
  key: 'ID',
  title: 'NUMERO',
  label: 'Factura | Facturas',
  fields: {
    ID: { kind: 'id' },
    NUMERO: { kind: 'text', search: true },
    TIENDA: { kind: 'reference', resource: 'shops', label: 'Tienda', createOnly: true },
  },
  access: { admin: { read: true, create: true } },
})
const server = useServer({ catalogue: aCatalogue(shops, bills) })
const path = '/dashboard/shops'

afterEach(cleanup)

async function openMerge() {
  const boss = await server.as('10')
  await server.insert(
    'shops',
    { ID: 901, NOMBRE: 'Andina', CIUDAD: 'Quito', CORREO: 'a@demo.test', ORIGEN: 'A' },
    {
      ID: 902,
      NOMBRE: 'Andina S.A.',
      TELEFONO: '022',
      CIUDAD: 'Loja',
      CORREO: 'b@demo.test',
      ORIGEN: 'B',
    },
  )
  await boss.post('/hanadb/api/bills', { NUMERO: '1', TIENDA: 901 })
  await boss.post('/hanadb/api/bills', { NUMERO: '2', TIENDA: 901 })
  await boss.post('/hanadb/api/bills', { NUMERO: '3', TIENDA: 902 })
  await renderApp(server, { as: boss, path })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  await user.click(await screen.findByRole('button', { name: 'Combinar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Combinar tiendas' }))
  const group = async (name: string) => within(await dialog.findByRole('group', { name }))
  return { boss, user, dialog, group }
}

test('a code that records share names them, so that one knows who would be combined', async () => {
  await server.insert(
    'shops',
    { ID: 903, NOMBRE: 'Mikano', TELEFONO: '0991' },
    { ID: 904, NOMBRE: 'Mikano del Pacífico', TELEFONO: '0991' },
  )
  await renderApp(server, { as: await server.as('10'), path })
  await userEvent.click(await screen.findByRole('button', { name: 'Posibles duplicados' }))
  const phones = within(await screen.findByRole('region', { name: 'Teléfono' }))
  expect(phones.getByRole('listitem')).toHaveTextContent('Mikano · Mikano del Pacífico')
})

test('records stand side by side; chosen values and references go to the one that stays, with one undo', async () => {
  const { boss, user, dialog, group } = await openMerge()
  const stays = await group('Registro que se conserva')
  // The record that is used most stays; an empty value is filled from the other.
  expect(stays.getByRole('radio', { name: /^Andina 901 · Lo usan 2/ })).toBeChecked()
  expect((await group('Teléfono')).getByRole('radio', { name: '022' })).toBeChecked()
  expect((await group('Ciudad')).getByRole('radio', { name: 'Quito' })).toBeChecked()
  expect((await group('Origen')).getByRole('radio', { name: 'A' })).toBeDisabled()
  await user.click((await group('Ciudad')).getByRole('radio', { name: 'Loja' }))
  // A link in a value chooses the value.
  await user.click(dialog.getByRole('link', { name: 'b@demo.test' }))
  expect((await group('Correo')).getByRole('radio', { name: 'b@demo.test' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))

  expect(await dialog.findByText(/Todavía no se cambió nada/)).toBeVisible()
  const items = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items()).toEqual([
    'Teléfono: — → 022',
    'Ciudad: Quito → Loja',
    'Correo: a@demo.test → b@demo.test',
    'Facturas · Tienda: 1',
    'Andina S.A. 902',
  ])
  expect((await boss.get('/hanadb/api/shops')).body.data).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Combinar' }))
  expect(await dialog.findByText(/Registros combinados. «Andina»/)).toBeVisible()
  expect((await boss.get('/hanadb/api/shops')).body.data).toMatchObject([
    { ID: 901, TELEFONO: '022', CIUDAD: 'Loja' },
  ])

  await user.click(dialog.getByRole('button', { name: 'Deshacer' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Deshacer' }))
  await user.click(sure.getByRole('button', { name: 'Deshacer' }))
  await waitFor(async () =>
    expect((await boss.get('/hanadb/api/shops')).body.data).toMatchObject([
      { ID: 901, TELEFONO: null, CIUDAD: 'Quito' },
      { ID: 902 },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { body } = await boss.get('/hanadb/api/bills')
  expect(body.data).toMatchObject([{ TIENDA: 901 }, { TIENDA: 901 }, { TIENDA: 902 }])
})

test('likely duplicates are merged from their dialog', async () => {
  const boss = await server.as('10')
  for (const NOMBRE of ['Andina', 'Los Andes'])
    await boss.post('/hanadb/api/shops', { NOMBRE, TELEFONO: '022' })
  await renderApp(server, { as: boss, path })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Posibles duplicados' }))
  const dialog = within(await screen.findByRole('dialog'))
  const phones = within(await dialog.findByRole('region', { name: 'Teléfono' }))
  expect(dialog.getAllByRole('region')).toHaveLength(1)
  await user.click(phones.getByRole('button', { name: 'Combinar: 022' }))
  const merge = within(await screen.findByRole('dialog', { name: 'Combinar tiendas' }))
  expect(await merge.findByRole('radio', { name: 'Los Andes' })).toBeVisible()
})

test('where no value is shared the dialog names what was compared', async () => {
  const boss = await server.as('10')
  await renderApp(server, { as: boss, path })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Posibles duplicados' }))
  expect(await screen.findByText(/^No hay dos registros .*Teléfono/)).toBeVisible()
})

test('of a shared name only its records are merged, and leaving the merge returns to the duplicates', async () => {
  const boss = await server.as('10')
  for (const NOMBRE of ['Andina', 'Andina Norte', 'ANDINA', 'Sur Andina'])
    await boss.post('/hanadb/api/shops', { NOMBRE })
  await renderApp(server, { as: boss, path })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Posibles duplicados' }))
  await user.click(await screen.findByRole('button', { name: /^Combinar: andina$/i }))
  const merge = within(await screen.findByRole('dialog', { name: 'Combinar tiendas' }))
  const stays = within(await merge.findByRole('group', { name: 'Registro que se conserva' }))
  expect(stays.getAllByRole('radio')).toHaveLength(2)
  await user.click(merge.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByRole('dialog', { name: /^Posibles duplicados/ })).toBeVisible()
})

test('a record changed meanwhile is read again, and leaving the merge keeps the selection', async () => {
  const { boss, user, dialog, group } = await openMerge()
  await group('Ciudad')
  await boss.put('/hanadb/api/shops/901', { CIUDAD: 'Cuenca' }, { 'if-match': '1' })
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))
  expect(await dialog.findByText(/modificó este registro/)).toBeVisible()
  expect(await dialog.findByRole('radio', { name: 'Cuenca' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))
  expect(await dialog.findByText(/Todavía no se cambió nada/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('2 seleccionados')).toBeVisible()
})

test('a person who may not delete is offered no merge', async () => {
  await server.insert('shops', { ID: 1, NOMBRE: 'Uno' }, { ID: 2, NOMBRE: 'Dos' })
  await renderApp(server, { as: '7', path })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  expect(await screen.findByRole('button', { name: 'Cambiar un campo' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Combinar' })).toBeNull()
})
