import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openMoves } from '../../src/resources/flow/moves/openMoves'
import { anApplication, documentsOf } from '../server/stories/anApplication'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { open, file, server } = useShop()
afterEach(cleanup)

test.each([
  [0, ['firmarDocumentacion', 'aprobar', 'observar']],
  [2, ['aprobar', 'firmarPagare', 'observar', 'evaluar', 'pedirDocumentacion']],
  [1, ['firmarPagare', 'observar', 'evaluar', 'firmarDocumentacion']],
  [5, ['asignarInterno', 'observar', 'evaluar', 'firmarDocumentacion']],
])('of an application in state %i the next step comes first, those back last', (state, names) => {
  const flow = Object.fromEntries([...names].sort().map(name => [name, []]))
  const record = { id: 1, ESTADO_CREDITO: state, _can: { update: true, delete: false, flow } }
  const moves = openMoves(server.context.catalogue.get('credit-applications'), record)
  expect(moves.map(({ name }) => name)).toEqual(names)
})

test('who has approved is offered another step first, and is told that others are awaited', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  for (const paper of await documentsOf(shop.seller, application))
    await paper.move(shop.seller, 'cargar', {
      ARCHIVO: await file(shop.seller, 'credit-documents', 'ARCHIVO'),
    })
  await application.move(shop.credit, 'firmarDocumentacion')
  const path = `/dashboard/credit-applications/${application.body.ID_EMPRESA}/show`
  const look = async () => {
    await renderApp(server, { path, as: shop.credit })
    await screen.findByRole('heading', { name: 'Documentos de crédito' })
    return screen.findByRole('button', { name: 'Aprobar crédito' })
  }
  expect(await look()).toHaveClass('MuiButton-contained')
  cleanup()
  await application.move(shop.credit, 'aprobar', { MONTO_APROBADO: 12_000 })
  const button = await look()
  await screen.findAllByText('1 de 2 aprobaciones')
  expect(button).not.toHaveClass('MuiButton-contained')
  await userEvent.setup().click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprobar crédito' }))
  expect(await dialog.findByText(/^Usted ya aprobó este monto/)).toBeVisible()
})

test('who approves more than was asked for is told so while typing it, and who may grant how much', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const application = await anApplication(shop, { MONTO_SOLICITADO: 1000 })
  for (const paper of await documentsOf(shop.seller, application))
    await paper.move(shop.seller, 'cargar', {
      ARCHIVO: await file(shop.seller, 'credit-documents', 'ARCHIVO'),
    })
  await application.move(shop.credit, 'firmarDocumentacion')
  const path = `/dashboard/credit-applications/${application.body.ID_EMPRESA}/show`
  await renderApp(server, { path, as: shop.credit })
  await screen.findByRole('heading', { name: 'Documentos de crédito' })
  await user.click(await screen.findByRole('button', { name: 'Aprobar crédito' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprobar crédito' }))
  const amount = await dialog.findByRole('textbox', { name: /^Monto aprobado/i })
  expect(amount).toHaveAccessibleDescription(/Hasta \$5\.000,00 aprueba una persona/)
  await user.type(amount, 'abc')
  expect(dialog.queryByText(/mayor que el solicitado/)).toBeNull()
  await user.clear(amount)
  await user.type(amount, '1000')
  expect(dialog.queryByText(/mayor que el solicitado/)).toBeNull()
  await user.type(amount, '{Backspace}1')
  expect(await dialog.findByText('El monto aprobado es mayor que el solicitado')).toBeVisible()
})
