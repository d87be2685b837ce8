import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME, worldOf } from '../server/world'
import { renderApp } from './renderApp'

const server = useServer()

afterEach(cleanup)

test('the page of a person counts what is theirs and leads to it', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const seller = await server.as('7', { EMPRESA: ACME })
  const visits = server.context.catalogue.get('visits')
  const world = worldOf(server, { owner: seller.ID })
  for (const n of [1, 2]) await world.insert(visits, n, { USER_ID: seller.ID, VISITO: false })
  await renderApp(server, { as: boss, path: `/dashboard/users/${seller.ID}/show` })
  const theirs = within(await screen.findByRole('region', { name: 'Registros que lo usan' }))
  const row = theirs.getByText('Visitas · Agente').closest('li') as HTMLElement
  expect(within(row).getByRole('link', { name: 'Registros: 2' })).toHaveAttribute(
    'href',
    expect.stringContaining('USER_ID'),
  )
})
