import { act, cleanup, screen } from '@testing-library/react'
import { getResponse, HttpResponse, http as on } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { customPages } from '../../src/customPages'
import { aToken } from '../providers/aToken'
import type { TestServer } from '../server/useServer'
import { renderApp } from './renderApp'

/** jsdom has no layout. */
const noSize = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
vi.stubGlobal('ResizeObserver', function ResizeObserver() {
  return noSize
})
window.scrollTo = vi.fn()
Element.prototype.scrollTo = vi.fn() as never
Element.prototype.scrollIntoView = vi.fn()
afterEach(cleanup)

const user = { ID: 1, DISPLAYNAME: 'Ana Vera', EMAIL: 'ana@example.com', ROLE: '10' }
const token = aToken({ sub: '1', exp: Math.floor(Date.now() / 1000) + 3600 })
const message = {
  ...{ id: 'm1', body: 'Hola', contentType: 'text', attachments: [] },
  ...{ createdAt: '2026-03-02T15:00:00.000Z', senderId: 'p2' },
}
const conversation = { id: 'c1', messages: [message], unreadCount: 1, participants: [{ id: 'p2' }] }
const json = (body: object) => () => HttpResponse.json(body)

/** The original API (business.md#original-api), each answer with exactly its fields. */
const calls = [
  on.get('*/hanadb/api/account/my-account', json({ user })),
  on.get('*/hanadb/api/customers/calendar', json({ events: [{ id: 1, ID_AGENDA: 1 }] })),
  on.get('*/api/chat/contacts', json({ contacts: [{ id: 'p2' }] })),
  on.get('*/api/chat/conversations', json({ conversations: [conversation] })),
  on.get('*/api/chat/conversation', json({ conversation })),
  on.get('*/api/chat/conversation/mark-as-seen', json({})),
  on.get('*/api/chat/participants', json({ participants: [{ id: 'p2' }] })),
  on.get(
    '*/api/kanban/board',
    json({
      board: {
        cards: [{ id: 'k1', name: 'Revisar' }, { id: 'k2' }],
        columns: [{ id: 'l1', cardIds: ['k1', 'k2', 'gone'] }],
        columnOrder: ['l1'],
      },
    }),
  ),
  on.get('*/api/mail/labels', json({ labels: [{ id: 'inbox' }] })),
  on.get('*/api/mail/mails', json({ mails: [{ id: 'x1', subject: 'Factura' }, { id: 'x2' }] })),
  on.get('*/api/mail/mail', json({ mail: { id: 'x1' } })),
  on.get('*/hanadb/api/products/', json({ products: [{ CODIGO: '10.02.001', price: 10 }] })),
  on.get('*/hanadb/api/users', json({ users: [user] })),
]
const fetch = async (request: Request) =>
  (await getResponse(calls, request)) ?? new Response('Not found', { status: 404 })
const server = { app: { fetch }, context: { catalogue } } as unknown as TestServer

const pages = [
  ...customPages.map(({ path }) => `/dashboard/${path}`),
  ...[...catalogue.resources.values()].flatMap(({ schema }) => schema.pages?.list ?? []),
  ...['/dashboard/chat/c1', '/dashboard/mail/all/x1', '/dashboard/kanban?card=k1'],
].filter(path => !path.includes(':'))

const text = () => document.querySelector('main')?.textContent ?? ''

test.each([...new Set(pages)])(
  '%s does not break before a server that knows only the original API',
  async path => {
    // Unknown calls are also logged to the console; only failures count here.
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderApp(server, { path, as: { token } as never })
    await expect.poll(text, { timeout: 20_000 }).toMatch(/\S/)
    await act(async () => void (await new Promise(resolve => setTimeout(resolve, 300))))
    expect(text()).not.toMatch(/No se pudo mostrar/)
    const words = said.mock.calls.map(call => call.map(part => String(part)).join(' '))
    expect(words.filter(each => /TypeError|error occurred in/.test(each))).toEqual([])
  },
)

test('what such a server knows is shown: a card, a message, a mail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderApp(server, { path: '/dashboard/chat/c1', as: { token } as never })
  expect((await screen.findAllByText('Hola')).length).toBeGreaterThan(0)
  cleanup()
  await renderApp(server, { path: '/dashboard/kanban', as: { token } as never })
  expect(await screen.findByText('Revisar')).toBeVisible()
  cleanup()
  await renderApp(server, { path: '/dashboard/mail', as: { token } as never })
  expect(await screen.findByText('Factura')).toBeVisible()
})
