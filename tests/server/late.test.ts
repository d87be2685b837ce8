import { expect, test } from 'vitest'
import { sweepFiles } from '../../server/files/sweepFiles'
import type { Client } from './client'
import { aPdf } from './fileBytes'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()

/** After a day, in which idempotency keys expire. */
const daysLater = () =>
  server.db.write.deleteFrom('_IDEMPOTENCY').where('FOREVER', '=', false).execute()
const under = (key: string) => ({ 'idempotency-key': key })

test('a message whose answer was lost is the same message when it is sent again days later', async () => {
  const [ana, luis] = [
    await server.as('7', { EMPRESA: ACME }),
    await server.as('9', { EMPRESA: ACME }),
  ]
  const { body } = await ana.post('/api/chat/conversations', { participants: [luis.ID] })
  const conversationId = Number(body.conversation?.id)
  const send = () =>
    ana.post('/api/chat/messages', { conversationId, body: 'hola' }, under('a-long-way'))
  const first = await send()
  await daysLater()
  const again = await send()
  expect([again.status, again.body.message?.id]).toEqual([200, first.body.message?.id])
  expect((await luis.get('/api/chat/unread')).body).toEqual({ unread: 1 })
})

test('a move whose answer was lost undoes nothing when it is sent again days later', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const column = async (name: string) =>
    Number((await boss.post('/api/kanban/columns/new', { name })).body.column?.id)
  const [todo, done] = [await column('Por hacer'), await column('Hecho')]
  const created = { COLUMNA_ID: todo, NOMBRE: 'Contenedor' }
  const cardId = Number((await boss.post('/hanadb/api/kanban-cards', created)).body.ID)
  const move = (user: Client, columnId: number, key: string) =>
    user.post('/api/kanban/cards/move', { cardId, columnId, afterId: null }, under(key))
  expect((await move(boss, done, 'the-first-move')).status).toBe(200)
  expect((await move(boss, todo, 'moved-back-since')).status).toBe(200)
  await daysLater()
  expect((await move(boss, done, 'the-first-move')).status).toBe(200)
  const { board } = (await boss.get('/api/kanban/board')).body
  expect(board?.columns).toMatchObject([{ id: todo, cardIds: [cardId] }, { cardIds: [] }])
})

test('the file of a message that waits for days is there when the message leaves', async () => {
  const [ana, luis] = [
    await server.as('7', { EMPRESA: ACME }),
    await server.as('9', { EMPRESA: ACME }),
  ]
  const upload = async () => {
    const sent = { method: 'POST', body: aPdf() }
    const { body } = await ana.send('/api/chat/attachments?name=lista.pdf', sent)
    return String(body.attachment?.id)
  }
  const { body } = await ana.post('/api/chat/conversations', { participants: [luis.ID] })
  const conversationId = Number(body.conversation?.id)
  const send = (file: string) =>
    ana.post('/api/chat/messages', { conversationId, attachments: [file] })
  const sweepIn = (days: number) =>
    sweepFiles({
      db: server.db,
      files: server.files,
      waitingDays: { chat: 30 },
      clock: () => new Date(Date.now() + days * 24 * 3_600_000),
    })
  const [early, late] = [await upload(), await upload()]
  expect(await sweepIn(3)).toBe(0)
  expect((await send(early)).status).toBe(200)
  expect(await sweepIn(31)).toBe(1)
  expect((await send(late)).status).toBe(422)
})
