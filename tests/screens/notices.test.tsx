import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import noticeTexts from '../../server/notices/noticeTexts.json'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)

test('the bell counts, its drawer opens the record, and what was opened is read', async () => {
  const user = userEvent.setup()
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
  const bell = await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' })
  await user.click(bell)
  const drawer = await screen.findByRole('dialog', { name: 'Notificaciones' })
  const answer = await within(drawer).findByRole('link', { name: /Asignado a usted: QUILLA/ })
  await user.click(answer)
  expect(await screen.findByRole('heading', { level: 1, name: 'QUILLA' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notificaciones' })).toBeVisible())
})

test('the notice of several dates leads to their list under the filter that finds them', async () => {
  const user = userEvent.setup()
  const ana = await server.as('10', { EMPRESA: ACME })
  for (const CODIGO of ['7', '8', '9'])
    await server.insert('brands', { CODIGO, NOMBRE: `QUILLA ${CODIGO}`, EMPRESA: ACME })
  const read = (ID: number, CODIGO: string, DIGEST: number | null) => ({
    ID,
    USER_ID: ana.ID,
    KIND: 'due',
    RESOURCE: 'brands',
    RECORD_ID: `${ACME}/${CODIGO}`,
    TEXT: JSON.stringify(noticeTexts.due),
    CREATED_AT: new Date().toISOString(),
    DIGEST,
  })
  await server.db.write
    .insertInto('_NOTICE')
    .values([read(1, '7', 2), read(2, '8', null)])
    .execute()
  await renderApp(server, { path: '/dashboard/app', as: ana })
  const bell = await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' })
  await user.click(bell)
  const drawer = await screen.findByRole('dialog', { name: 'Notificaciones' })
  const link = await within(drawer).findByRole('link', { name: /Próximos vencimientos: 2.*Marcas/ })
  await user.click(link)
  expect(await screen.findByText('QUILLA 7')).toBeVisible()
  expect(screen.getByText('QUILLA 8')).toBeVisible()
  expect(screen.queryByText('QUILLA 9')).toBeNull()
})
