import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { noticeTexts } from '../../src/model/notice'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)

test('the bell counts, its drawer opens the record, and what was opened is read', async () => {
  const ana = await server.as('10', { EMPRESA: ACME })
  await server.insert('brands', { CODIGO: '7', NOMBRE: 'QUILLA', EMPRESA: ACME })
  await server.db.write
    .insertInto('_NOTICE')
    .values({
      ID: 1,
      USER_ID: ana.ID,
      KIND: 'assigned',
      RESOURCE: 'brands',
      RECORD_ID: `${ACME}/7`,
      TEXT: JSON.stringify(noticeTexts.assigned),
      CREATED_AT: new Date().toISOString(),
    })
    .execute()
  await renderApp(server, { path: '/dashboard/app', as: ana })
  const bell = await screen.findByRole('button', { name: 'Avisos, sin leer: 1' })
  // its code comes only now
  await act(async () => void fireEvent.click(bell))
  const drawer = await screen.findByRole('dialog', { name: 'Avisos' })
  const told = await within(drawer).findByRole('link', { name: /a su cargo.*QUILLA/ })
  await act(async () => void fireEvent.click(told))
  expect(await screen.findByRole('heading', { level: 1, name: 'QUILLA' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Avisos' })).toBeVisible())
})
