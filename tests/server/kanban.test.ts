import { beforeEach, expect, test } from 'vitest'
import type { Client, Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
let boss: Client

beforeEach(async () => {
  boss = await server.as('10', { EMPRESA: ACME })
})

const call = async (user: Client, path: string, body: object) => {
  const answer = await user.post(`/api/kanban/${path}`, body)
  return { ...answer, errors: answer.body.errors }
}
const newColumn = async (name: string) => {
  const { status, body } = await call(boss, 'columns/new', { name })
  expect([status, body.message]).toEqual([200, undefined])
  return Number(body.column?.id)
}
const newCard = async (COLUMNA_ID: number, NOMBRE: string) => {
  const { status, body } = await boss.post('/hanadb/api/kanban-cards', { COLUMNA_ID, NOMBRE })
  expect([status, body.errors]).toEqual([201, undefined])
  return Number(body.ID)
}
const board = async (user = boss) =>
  (await user.get('/api/kanban/board')).body.board as unknown as Board
interface Board {
  readonly cards: readonly Json[]
  readonly columns: readonly { id: number; name: string; cardIds: readonly number[] }[]
  readonly columnOrder: readonly number[]
}
const shape = async () => (await board()).columns.map(({ name, cardIds }) => [name, ...cardIds])

test('columns are made, renamed and put in order; a new one may bring cards over', async () => {
  const first = await newColumn('Por hacer')
  const card = await newCard(first, 'Contenedor')
  const { body } = await call(boss, 'columns/new', { id: 'x', name: 'Hecho', cardIds: [card] })
  expect(body.column).toEqual({ id: expect.any(Number), name: 'Hecho', cardIds: [card] })
  const second = Number(body.column?.id)
  const renamed = { columnId: first, column: { id: first, name: 'Pendiente', cardIds: [] } }
  expect((await call(boss, 'columns/update', renamed)).body.column).toMatchObject({
    name: 'Pendiente',
  })
  const emptied = { columnId: second, column: { name: 'Vacía', cardIds: [] } }
  expect((await call(boss, 'columns/update', emptied)).status).toBe(422)
  const { body: ordered } = await call(boss, 'columns/order', { columnOrder: [second, first] })
  expect(ordered.columnOrder).toEqual([second, first])
  expect(await shape()).toEqual([['Hecho', card], ['Pendiente']])
})

test('a key counts where one is sent: without it the same call is made anew each time', async () => {
  await newColumn('Sin clave')
  await newColumn('Sin clave')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const create = () => boss.post('/api/kanban/columns/new', { name: 'Con clave' }, headers)
  expect((await create()).body.column).toEqual((await create()).body.column)
  expect((await shape()).flat()).toEqual(['Sin clave', 'Sin clave', 'Con clave'])
})

test('a move is an intention: it finds its place however often and whatever others moved', async () => {
  const [todo, done] = [await newColumn('A'), await newColumn('B')]
  const [one = 0, two = 0, three = 0] = [
    await newCard(todo, '1'),
    await newCard(todo, '2'),
    await newCard(todo, '3'),
  ]
  const move = (cardId: number, columnId: number, afterId: number | null) =>
    call(boss, 'cards/move', { cardId, columnId, afterId })
  expect((await move(three, todo, null)).body.card).toMatchObject({ id: three, columnId: todo })
  expect(await shape()).toEqual([['A', three, one, two], ['B']])
  await move(one, done, two)
  expect(await shape()).toEqual([
    ['A', three, two],
    ['B', one],
  ])
  const key = { 'idempotency-key': 'the-same-move' }
  const same = { cardId: two, columnId: done, afterId: one }
  for (let times = 0; times < 2; times++) await boss.post('/api/kanban/cards/move', same, key)
  for (let at = 0; at < 40; at++) await move(at % 2 ? two : three, done, one)
  expect(await shape()).toEqual([['A'], ['B', one, two, three]])
  const gone = await move(one, 999_999, null)
  expect(gone.status).toBe(404)
  expect(await shape()).toEqual([['A'], ['B', one, two, three]])
})

test('a column goes with its cards, tells how many, and comes back with them', async () => {
  const column = await newColumn('Vieja')
  await newCard(column, '1')
  await newCard(column, '2')
  const { status, body } = await call(boss, 'columns/delete', { columnId: column })
  expect([status, body]).toEqual([200, { columnId: column, cards: 2 }])
  expect(await board()).toEqual({ cards: [], columns: [], columnOrder: [] })
  const restored = await boss.post(`/hanadb/api/kanban-columns/${column}/restore`, {})
  expect([restored.status, (await board()).cards.length]).toEqual([200, 2])
})

test('a comment is its author’s, at its time, and inert as it was typed', async () => {
  const card = await newCard(await newColumn('A'), '<img src=x onerror=alert(1)>')
  const seller = await server.as('7', { EMPRESA: ACME, DISPLAYNAME: 'Ana' })
  server.setNow('2026-03-01T10:00:00.000Z')
  const message = '<script>alert(1)</script>'
  const answer = await call(seller, 'cards/comments', { cardId: card, message })
  expect(answer.body.card?.comments).toEqual([
    {
      id: expect.any(Number),
      userId: seller.ID,
      name: 'Ana',
      createdAt: '2026-03-01T10:00:00.000Z',
      messageType: 'text',
      message,
    },
  ])
  expect((await board()).cards[0]).toMatchObject({ name: '<img src=x onerror=alert(1)>' })
  expect((await call(seller, 'cards/comments', { cardId: card, message: ' ' })).status).toBe(422)
})

test('the board is the company’s, and who may only read it changes no column', async () => {
  const column = await newColumn('A')
  const card = await newCard(column, '1')
  const seller = await server.as('7', { EMPRESA: ACME })
  expect((await board(seller)).columnOrder).toEqual([column])
  expect((await call(seller, 'columns/new', { name: 'B' })).status).toBe(403)
  expect((await call(seller, 'columns/delete', { columnId: column })).status).toBe(403)
  expect(
    (await call(seller, 'cards/move', { cardId: card, columnId: column, afterId: null })).status,
  ).toBe(200)
  const stranger = await server.as('10', { EMPRESA: OTHER })
  expect(await board(stranger)).toEqual({ cards: [], columns: [], columnOrder: [] })
  expect((await call(stranger, 'columns/delete', { columnId: column })).status).toBe(404)
  expect((await call(stranger, 'cards/comments', { cardId: card, message: 'x' })).status).toBe(404)
  expect((await stranger.get(`/api/kanban/card?cardId=${card}`)).status).toBe(404)
  expect((await (await server.as('user')).get('/api/kanban/board')).status).toBe(403)
  expect((await server.anyone.get('/api/kanban/board')).status).toBe(401)
})

test.each([
  ['columns/new', {}, 'NOMBRE'],
  ['columns/new', { name: 'A', color: 'red' }, 'color'],
  ['columns/update', { columnId: 1 }, 'column'],
  ['columns/delete', { columnId: 'x' }, 'columnId'],
  ['cards/move', { cardId: 1.5, columnId: 1, afterId: null }, 'cardId'],
])('%s refuses %j at its field and changes nothing', async (path, body, field) => {
  const { status, errors } = await call(boss, path, body)
  expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
  expect((await board()).columns).toEqual([])
})
