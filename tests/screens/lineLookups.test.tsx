import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { lineLookups } from '../../src/schemas/features/checkout'
import { memoryBox } from '../providers/memoryBox'
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
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    UNIDADES: { kind: 'integer', label: 'Unidades' },
  },
  access: { admin: 'all', credit: 'read' },
})
const trips = defineResource({
  name: 'trips',
  table: 'VIAJE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Viaje | Viajes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    CAJAS: {
      kind: 'lines',
      label: 'Cajas',
      fields: {
        CAJA: { kind: 'text', label: 'Caja' },
        PEDIDAS: { kind: 'integer', label: 'Pedidas' },
      },
    },
  },
  features: [
    lineLookups({
      lines: 'CAJAS',
      columns: {
        hay: {
          label: 'Hay',
          allow: ['admin'],
          sum: 'boxes.UNIDADES',
          match: { NOMBRE: { field: 'CAJAS.CAJA' } },
          goal: 'CAJAS.PEDIDAS',
        },
        puede: {
          label: 'Puede',
          allow: ['admin'],
          sum: 'boxes.UNIDADES',
          match: { NOMBRE: { field: 'CAJAS.CAJA' } },
          goal: 'CAJAS.PEDIDAS',
          includeOwn: { NOMBRE: 'Al sur' },
        },
      },
    }),
  ],
  access: { admin: 'all', credit: 'read' },
})
const server = useServer({ catalogue: aCatalogue(boxes, trips) })

afterEach(cleanup)

test.each([
  ['10', ['Caja', 'Pedidas', 'Hay', 'Puede'], ['A', '5', '3\u00a0/\u00a05', '8']],
  ['9', ['Caja', 'Pedidas'], ['A', '5']],
] as const)('role %s sees beside the rows what is theirs to see', async (role, heads, cells) => {
  const boss = await server.as('10')
  await boss.post('/hanadb/api/boxes', { NOMBRE: 'A', UNIDADES: 3 })
  const { body } = await boss.post('/hanadb/api/trips', {
    NOMBRE: 'Al sur',
    CAJAS: [{ CAJA: 'A', PEDIDAS: 5 }],
  })
  const path = `/dashboard/trips/${body.ID}/show`
  await renderApp(server, { as: await server.as(role), path, draftBox: memoryBox() })
  await screen.findByText(role === '10' ? '3 / 5' : 'Pedidas')
  const table = screen.getByRole('table')
  const read = (kind: string) =>
    within(table)
      .getAllByRole(kind)
      .map(each => each.textContent)
  expect(read('columnheader')).toEqual(heads)
  expect(read('cell')).toEqual(cells)
})

test('who edits the rows is told beside them what there would be', async () => {
  const boss = await server.as('10')
  await boss.post('/hanadb/api/boxes', { NOMBRE: 'A', UNIDADES: 3 })
  await boss.post('/hanadb/api/boxes', { NOMBRE: 'B', UNIDADES: 8 })
  const { body } = await boss.post('/hanadb/api/trips', {
    NOMBRE: 'Al sur',
    CAJAS: [{ CAJA: 'A', PEDIDAS: 5 }],
  })
  await renderApp(server, { as: boss, path: `/dashboard/trips/${body.ID}`, draftBox: memoryBox() })
  const table = await screen.findByRole('table')
  await within(table).findByText('3 / 5')
  const [box] = within(table).getAllByRole('textbox')
  if (!box) throw new Error('no box to type in')
  const user = userEvent.setup()
  await user.clear(box)
  await user.type(box, 'B')
  expect(await within(table).findByText('8 / 5')).toBeTruthy()
  expect(within(table).queryByText('3 / 5')).toBeNull()
})

test('a row that wants more than there is stands out as it is typed', async () => {
  const boss = await server.as('10')
  await boss.post('/hanadb/api/boxes', { NOMBRE: 'A', UNIDADES: 3 })
  const { body } = await boss.post('/hanadb/api/trips', {
    NOMBRE: 'Al sur',
    CAJAS: [{ CAJA: 'A', PEDIDAS: 5 }],
  })
  await renderApp(server, { as: boss, path: `/dashboard/trips/${body.ID}`, draftBox: memoryBox() })
  const table = await screen.findByRole('table')
  const read = () => within(table).getByRole('status', { name: 'Puede' }).textContent
  await within(table).findByText('8')
  const requested = within(table).getByRole('textbox', { name: 'Pedidas' })
  const user = userEvent.setup()
  await user.clear(requested)
  await user.type(requested, '9')
  expect(read()).toBe('8\u00a0/\u00a09')
  await user.clear(requested)
  await user.type(requested, '8')
  expect(read()).toBe('8')
})
