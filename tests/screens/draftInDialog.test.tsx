import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { memoryBox } from '../providers/memoryBox'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

// Loaded before the test, which would wait for it.
await import('../../src/resources/form/drafts/DraftBar')

const firms = defineResource({
  name: 'firms',
  table: 'FIRMA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Firma | Firmas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    MATRIZ: { kind: 'reference', resource: 'firms', label: 'Matriz' },
  },
  list: { columns: ['NOMBRE'], sort: 'NOMBRE' },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(firms) })

afterEach(cleanup)

test('a record made on the way is not offered the draft of the form around it', async () => {
  const draftBox = memoryBox()
  const as = await server.as('10')
  const user = userEvent.setup()
  const make = async () => {
    await user.click(screen.getByRole('combobox', { name: 'Matriz' }))
    await user.click(await screen.findByRole('option', { name: /^Crear/ }))
    return within(await screen.findByRole('dialog', { name: 'Crear firma' }))
  }
  await renderApp(server, { as, path: '/dashboard/firms/create', draftBox })
  await user.type(await screen.findByLabelText(/^Nombre/), 'Filial')
  await screen.findByText(/borrador de las \d\d:\d\d/)

  const first = await make()
  await user.type(await first.findByLabelText(/^Nombre/), 'Casa')
  await waitFor(async () => expect(await draftBox.keys()).toHaveLength(2))
  await user.click(first.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  // Only what was typed in the dialog before is offered there.
  const again = await make()
  await user.click(await again.findByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(again.getByLabelText(/^Nombre/)).toHaveValue('Casa'))
  expect(again.queryByRole('button', { name: 'Continuar' })).toBeNull()
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Filial')
  expect(await draftBox.keys()).toHaveLength(1)
})
