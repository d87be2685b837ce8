import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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
