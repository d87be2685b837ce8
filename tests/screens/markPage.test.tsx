import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

await import('../../src/custom-pages/mark/MarkPage')

const server = useServer()
const path = '/dashboard/rrhh/Marcar'
const marks = '/hanadb/api/attendance-marks'
let seller: Client

/** Never answers a request for the position. */
const silent = { getCurrentPosition: () => {} }

beforeEach(async () => {
  Object.defineProperty(navigator, 'geolocation', { value: silent, configurable: true })
  seller = await server.as('7', { EMPRESA: ACME })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const created = async () => {
  const { rest } = server.context.catalogue.get('attendance-marks')
  return (await seller.get(marks)).body[rest.envelope]
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('whoever waits for their position marks without it at once, and a second tap marks nothing', async () => {
  await renderApp(server, { path, as: seller })
  await userEvent.click(await button('Marcar: Entrada'))
  await userEvent.click(await button('Marcar sin ubicación'))
  await screen.findByText('Sin ubicación, como usted eligió.')
  const asleep = await button(/^Marcado\. Puede volver a marcar desde las/)
  await userEvent.click(asleep)
  expect(screen.queryByRole('button', { name: /^Marcar: / })).toBeNull()
  expect(await created()).toMatchObject([{ TIPO: 'entrada' }])
})

test('after eight seconds without an answer the mark goes without a position and says so', async () => {
  await renderApp(server, { path, as: seller })
  const press = await button('Marcar: Entrada')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  act(() => press.click())
  vi.advanceTimersByTime(8_000)
  vi.useRealTimers()
  await screen.findByText(/^Su ubicación tardó más de 8 segundos/)
  expect(await created()).toHaveLength(1)
})

test('a page opened anew within the minute sleeps until it is over, then offers what comes next', async () => {
  await seller.post(marks, { TIPO: 'entrada' })
  await renderApp(server, { path, as: seller })
  expect(await button(/^Marcado\. Puede volver a marcar/)).toHaveProperty('disabled', true)
  cleanup()
  const earlier = new Date(Date.now() - 62_000).toISOString()
  await server.db.write.updateTable('RELOJ_REGISTRO').set({ MARKED_DATE: earlier }).execute()
  await renderApp(server, { path, as: seller })
  await button('Marcar: Salida a almuerzo')
})
