import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AnySchema } from '../../src/model/schema'
import { renderFields } from './fieldsFrame'

const visits = {
  name: 'visitas',
  table: 'VISITA',
  key: 'CLAVE',
  title: 'CLAVE',
  label: 'Visita | Visitas',
  fields: {
    CLAVE: { kind: 'id' },
    DIA: { kind: 'date', label: 'Día' },
    HORA: { kind: 'dateTime', label: 'Hora' },
  },
  access: { admin: 'all' },
} as const satisfies AnySchema

test('a day is typed as people write it, and chosen in a calendar in their language', async () => {
  const user = userEvent.setup()
  const { submitted } = await renderFields({
    schemas: [visits],
    record: { DIA: '2026-12-30', HORA: null },
  })
  const day = await screen.findByLabelText('Día')
  expect(day).toHaveValue('30/12/2026')
  await user.clear(day)
  await user.type(day, '5/3/27')
  await user.tab()
  expect(day).toHaveValue('05/03/2027')

  await user.type(day, '{Alt>}{ArrowDown}{/Alt}')
  const calendar = await screen.findByRole('dialog', { name: 'Elegir fecha' })
  expect(calendar).toHaveTextContent(/marzo 2027/)
  await user.click(screen.getByRole('gridcell', { name: '12' }))
  expect(day).toHaveValue('12/03/2027')

  await user.type(screen.getByLabelText('Hora'), '12/03/2027 14:30')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).toMatchObject([{ DIA: '2027-03-12', HORA: '2027-03-12T19:30:00.000Z' }])
})

test('text that is no day stands as it was typed and is not saved', async () => {
  const user = userEvent.setup()
  const { submitted } = await renderFields({ schemas: [visits] })
  const day = await screen.findByLabelText('Día')
  await user.type(day, '31/02/2026')
  await user.type(screen.getByLabelText('Hora'), 'mañana')
  await user.tab()
  expect(day).toHaveValue('31/02/2026')
  expect(screen.getByLabelText('Hora')).toHaveValue('mañana')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).toMatchObject([{ DIA: '31/02/2026', HORA: 'mañana' }])
})
