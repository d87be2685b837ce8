import { getResponse, HttpResponse, http as on } from 'msw'
import { catalogue } from '../../src/catalogue'
import { aToken } from '../providers/aToken'
import type { TestServer } from '../server/useServer'

/** The signed-in person: the key is a text, the warehouse not a list, and no company is told. */
export const user = {
  ...{ ID: 'u-7', DISPLAYNAME: 'Ana Vera', EMAIL: 'ana@example.com', ROLE: '10' },
  WAREHOUSE: '002',
}
export const token = aToken({ sub: 'u-7', exp: Math.floor(Date.now() / 1000) + 3600 })

const day = new Date().toISOString().slice(0, 10)
const events = [
  { id: 'e1', ID_AGENDA: 1, title: 'Visita en Cuenca', start: `${day} 10:00:00`, allDay: false },
  { ID_AGENDA: 2, FECHA: Date.now(), TIPO: 'llamada' },
  {},
]
const message = {
  ...{ id: 'm1', body: 'Hola', contentType: 'text', attachments: [] },
  ...{ createdAt: '2026-03-02 15:00:00', senderId: 'p2' },
}
const conversation = {
  ...{ id: 'c1', messages: [{ id: 'm2' }, message], unreadCount: 1 },
  participants: [{ id: 'p2', name: 'Luisa Mora' }],
}
const board = {
  cards: [
    {
      ...{ id: 'k1', name: 'Revisar', due: ['2026-03-02T10:00:00.000Z', 1_772_400_000_000] },
      ...{ assignee: [{ id: 'p2' }], checklist: [{}], comments: null },
    },
    { id: 'k2' },
  ],
  columns: [
    { id: 'l2', name: 'Hecho', cardIds: [] },
    { id: 'l1', name: 'Pendiente', cardIds: ['k1', 'k2', 'gone'] },
  ],
  columnOrder: ['l1', 'l2'],
}
const mails = [
  { id: 'x1', subject: 'Factura', message: '<p>Adjunta</p>', createdAt: 1_772_400_000_000 },
  { id: 'x2', from: { name: 'Luisa' }, labelIds: null, attachments: [{}] },
]
const products = [{ CODIGO: '10.02.001', NOMBRE: 'Redmi 13', price: 10 }, { CODIGO: 7 }]

interface Call {
  readonly query?: readonly string[]
  readonly body?: readonly string[]
  readonly answer: object
}
const crm = '*/hanadb/api'
/** The original API (business.md#original-api), each call with its fields and its answer. */
const calls = {
  [`GET ${crm}/account/my-account`]: { answer: { user } },
  [`POST ${crm}/account/login`]: {
    body: ['email', 'password'],
    answer: { user, accessToken: token },
  },
  [`GET ${crm}/customers/calendar`]: { query: ['USER_ID'], answer: { events } },
  [`PUT ${crm}/customers/calendar/events/update`]: {
    body: ['ID_AGENDA'],
    answer: { event: { ID_AGENDA: 1, CLIENTE: 'Cerrada en Cuenca' } },
  },
  'GET */api/chat/contacts': { answer: { contacts: [{ id: 'p2' }] } },
  'GET */api/chat/conversations': { answer: { conversations: [conversation, { id: 'c2' }] } },
  'GET */api/chat/conversation': { query: ['conversationKey'], answer: { conversation } },
  'GET */api/chat/conversation/mark-as-seen': { query: ['conversationId'], answer: {} },
  'GET */api/chat/participants': {
    query: ['conversationKey'],
    answer: { participants: conversation.participants },
  },
  'GET */api/kanban/board': { answer: { board } },
  'POST */api/kanban/columns/new': { body: ['name'], answer: { column: { id: 'l3' } } },
  'POST */api/kanban/columns/update': {
    body: ['columnId', 'column'],
    answer: { column: { id: 'l1' } },
  },
  'POST */api/kanban/columns/delete': { body: ['columnId'], answer: {} },
  'GET */api/mail/labels': { answer: { labels: [{ id: 'inbox' }] } },
  'GET */api/mail/mails': { query: ['labelId'], answer: { mails } },
  'GET */api/mail/mail': { query: ['mailId'], answer: { mail: mails[0] ?? {} } },
  [`GET ${crm}/products/`]: { answer: { products } },
  [`GET ${crm}/users`]: { answer: { users: [user] } },
} satisfies Record<string, Call>

/** `cookie` is the browser's own: another server of the same host may have set one. */
const headers = new Set(['accept', 'accept-language', 'authorization', 'content-type', 'cookie'])

/** A server with nothing but the original API; `wrong` collects calls, headers and fields it does not know. */
export function originalServer() {
  const wrong: string[] = []
  const asked: string[] = []
  const handlers = Object.entries<Call>(calls).map(([name, { query = [], body = [], answer }]) => {
    const [method = '', path = ''] = name.split(' ')
    const verb = method.toLowerCase() as 'get' | 'post' | 'put'
    return on[verb](path, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const sent = method === 'GET' ? {} : ((await request.json()) as object)
      asked.push(`${method} ${pathname} ${searchParams} ${JSON.stringify(sent)}`)
      wrong.push(
        ...[...request.headers.keys()].filter(each => !headers.has(each)),
        ...[...searchParams].filter(([field]) => !query.includes(field)).join(),
        ...[...searchParams.values()].filter(value => value === 'NaN' || value === 'undefined'),
        ...Object.keys(sent).filter(field => !body.includes(field)),
      )
      return HttpResponse.json(answer)
    })
  })
  const fetch = async (request: Request) => {
    const answer = await getResponse(handlers, request)
    if (answer) return answer
    const { pathname } = new URL(request.url)
    if (pathname !== '/hanadb/api/settings') wrong.push(`${request.method} ${pathname}`)
    return new Response('<h1>Not found</h1>', {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
    })
  }
  const server = { app: { fetch }, context: { catalogue } } as unknown as TestServer
  return { server, wrong, asked }
}
