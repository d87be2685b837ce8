import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { today } from '../../src/base/day'
import { accountChoices, payees } from '../../src/domain/orders/payees'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)

test.each(payees)('who works in $name is offered its accounts and no others', async company => {
  const user = userEvent.setup()
  const as = await server.as('9', { EMPRESA: company.ruc, EMPRESAS: [company.ruc] })
  await renderApp(server, { path: '/dashboard/deposits/create', as })
  await user.click(await screen.findByRole('combobox', { name: /^Cuenta/ }))
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered.slice(1)).toEqual(Object.values(accountChoices([company])))
})

test('a search offers records found by their own name before those found by what the list does not show', async () => {
  const user = userEvent.setup()
  const [{ ruc: EMPRESA } = { ruc: '' }] = payees
  const as = await server.as('9', { EMPRESA, EMPRESAS: [EMPRESA] })
  const boss = await server.as('10', { EMPRESA, EMPRESAS: [EMPRESA], COMPANY: 'HT' })
  const values = { Tipo: 106, Celular: '0991234567' }
  for (const client of [
    { ...values, RUC: '0102030405', Cliente: 'Almacenes Cedeño', Nombres: 'Ana Idrovo' },
    { ...values, RUC: '1710034065', Cliente: 'Zapatería Ídrovo' },
  ])
    expect((await boss.post('/hanadb/api/clients', client)).status).toBe(201)
  await renderApp(server, { path: '/dashboard/deposits/create', as })
  await user.type(await screen.findByRole('combobox', { name: /^Cliente/ }), 'idrovo')
  const offered = async () =>
    (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  await expect.poll(offered).toEqual(['Zapatería Ídrovo', 'Almacenes Cedeño', 'Crear «idrovo»'])
})

test('a deposit begins with the order, whose customer need not be entered, and with the day of today', async () => {
  const user = userEvent.setup()
  const [{ ruc: EMPRESA } = { ruc: '' }] = payees
  const as = await server.as('9', { EMPRESA, EMPRESAS: [EMPRESA] })
  await server.insert('warehouses', { EMPRESA, WhsCode: '019', WhsName: 'Centro' })
  await server.insert('invoices', { ID: 71, COMPANY: 'HT', EMPRESA, BODEGA: '019', ESTADO: 6 })
  await renderApp(server, { path: '/dashboard/deposits/create', as })
  await screen.findByRole('combobox', { name: /^Pedido/ })
  const [order, client] = screen.getAllByRole('combobox')
  expect(order).toHaveAccessibleName(/^Pedido/)
  expect(client).toBeRequired()
  expect(document.querySelector('input[name=FECHA_DEPOSITO]')).toHaveValue(
    today(new Date()).split('-').toReversed().join('/'),
  )
  const amount = screen.getByLabelText(/^Valor/)
  await user.type(amount, '0')
  await user.tab()
  await expect.poll(() => amount).toHaveAccessibleDescription('Mínimo: 0,01')
  await user.type(order as Element, '71')
  await user.click(await screen.findByRole('option', { name: /INV-71/ }))
  await expect.poll(() => (client as HTMLInputElement).required).toBe(false)
})
