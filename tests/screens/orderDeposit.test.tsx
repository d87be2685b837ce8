import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ACME, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place } = useShop()
afterEach(cleanup)

/** The approval of a cash order with a deposit in this state. */
async function approving(ESTADO: number, ...further: readonly string[]) {
  const shop = await open()
  await server.insert('bank-accounts', {
    ...{ EMPRESA: ACME, AcctCode: '1.1.01.11', AcctName: 'Austro · 2200' },
  })
  const { body } = await place(shop, { FORMADEPAGO: '-1' })
  for (const [index, NUMERO] of ['D-77', ...further].entries())
    await server.insert('deposits', {
      ...{ EMPRESA: ACME, ID_DEPOSITO: 5 + index, CARD_CODE: shop.client, PEDIDO: body.ID, ESTADO },
      ...{ BANCO: 'austro', NUMERO, FECHA_DEPOSITO: '2026-01-05' },
      VALOR: Math.round(Number(body.TOTAL) * 100),
    })
  await renderApp(server, { path: `/dashboard/invoice/${body.ID}`, as: shop.credit })
  const name = 'Aprobar y enviar a cargar series'
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  const number = await dialog.findByLabelText(/^Número de referencia/)
  return { shop, path: `/hanadb/api/invoices/${body.ID}`, total: body.TOTAL, name, dialog, number }
}

test('approving a cash order begins with its confirmed deposit, which pays it', async () => {
  const { shop, path, total, name, dialog, number } = await approving(1)
  await expect.poll(() => number).toHaveValue('D-77')
  expect(dialog.getByText(/^Datos del depósito confirmado D-77/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name }))
  await expect.poll(async () => (await shop.credit.get(path)).body.ESTADO).toBe(7)
  expect((await shop.credit.get(path)).body).toMatchObject({
    CUENTA_TRANSFERENCIA: '1.1.01.11',
    NUMERO_REFERENCIA: 'D-77',
    TOTAL_DOLARES_REFERENCIA: total,
  })
})

test('a deposit that was not found at the bank yet suggests nothing', async () => {
  const { dialog, number } = await approving(0)
  expect(number).toHaveValue('')
  expect(dialog.queryByText(/^Datos del depósito/)).toBeNull()
})

test('of several confirmed deposits one is chosen, also in place of what was typed', async () => {
  const { dialog, number, total } = await approving(1, 'D-78')
  await userEvent.type(number, 'X')
  await userEvent.click(await dialog.findByRole('button', { name: /^D-78 · / }))
  expect(number).toHaveValue('D-78')
  expect(dialog.getByRole('button', { name: /^D-78 · / })).toHaveAttribute('aria-pressed', 'true')
  expect(dialog.getByLabelText(/^Total transferido/)).toHaveValue(String(total).replace('.', ','))
  await userEvent.click(dialog.getByRole('button', { name: /^D-77 · / }))
  expect(number).toHaveValue('D-77')
})
