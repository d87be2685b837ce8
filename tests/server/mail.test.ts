import { beforeEach, expect, test } from 'vitest'
import type { Client, Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
let ana: Client
let luis: Client

beforeEach(async () => {
  ana = await server.as('7', { EMPRESA: ACME, DISPLAYNAME: 'Ana' })
  luis = await server.as('9', { EMPRESA: ACME, DISPLAYNAME: 'Luis' })
})

const draft = async (user: Client, input: object) => {
  const { status, body } = await user.post('/api/mail/drafts', input)
  expect([status, body.errors]).toEqual([200, undefined])
  return Number(body.mail?.id)
}
const mails = async (user: Client, query = '') =>
  (await user.get(`/api/mail/mails${query}`)).body.mails as unknown as Json[]
const send = (user: Client, mailId: number) => user.post('/api/mail/send', { mailId })
const unread = async (user: Client, id: string) =>
  ((await user.get('/api/mail/labels')).body.labels as unknown as Json[]).find(
    label => String(label.id) === id,
  )?.unreadCount
/** Sends the mail after the period in which it can be taken back. */
const leave = async () => {
  server.setNow(new Date(Date.now() + 60_000).toISOString())
  await server.runOutbox()
}
const sent = async (input: object) => {
  const id = await draft(ana, input)
  await send(ana, id)
  await leave()
  return id
}

test('a mail leaves after its moment and lies unread with whom it is for, sanitised', async () => {
  const message =
    '<p onclick="x()">Hola<script>alert(1)</script> <b>Luis</b></p><img src=x onerror=y>'
  const id = await draft(ana, { to: [luis.ID], subject: 'Cupo', message })
  expect((await send(ana, id)).body.mail).toMatchObject({ isSending: true })
  await server.runOutbox()
  expect(await mails(luis)).toEqual([])
  await leave()
  const [mail] = await mails(luis)
  expect(mail).toMatchObject({ subject: 'Cupo', isUnread: true, from: { name: 'Ana' } })
  const read = await luis.get(`/api/mail/mail?mailId=${mail?.id}`)
  expect(read.body.mail?.message).toBe('<p>Hola <b>Luis</b></p>')
  expect([await unread(luis, 'inbox'), await unread(ana, 'inbox')]).toEqual([1, 0])
  expect((await luis.get('/hanadb/api/waiting')).body.waiting).toMatchObject({ mail: 1 })
  expect(await mails(ana, '?labelId=sent')).toMatchObject([{ id, isUnread: false }])
})

test('a mail recalled in time is not sent, and a confirmed one is sent once', async () => {
  const id = await draft(ana, { to: [luis.ID], subject: 'Uno' })
  await send(ana, id)
  expect((await ana.post('/api/mail/undo', { mailId: id })).body.mail).toMatchObject({
    folder: 'drafts',
    isSending: false,
  })
  await leave()
  expect(await mails(luis)).toEqual([])
  await draft(ana, { mailId: id, to: [luis.ID], subject: 'Dos' })
  await Promise.all([send(ana, id), send(ana, id)])
  server.setNow(new Date(Date.now() + 120_000).toISOString())
  await server.runOutbox()
  await send(ana, id)
  await server.runOutbox()
  expect((await mails(luis)).map(({ subject }) => subject)).toEqual(['Dos'])
  expect((await ana.post('/api/mail/undo', { mailId: id })).status).toBe(409)
  expect((await ana.post('/api/mail/drafts', { mailId: id, subject: 'x' })).status).toBe(409)
})

test('somebody else’s mail is not there, whatever is asked of it', async () => {
  const id = await sent({ to: [luis.ID], subject: 'secreto' })
  const own = Number((await mails(luis))[0]?.id)
  const boss = await server.as('10', { EMPRESA: ACME })
  const otherPlace = await server.as('10', { EMPRESA: OTHER })
  for (const user of [boss, otherPlace, ana]) {
    const answer = await Promise.all([
      user.get(`/api/mail/mail?mailId=${own}`),
      user.post('/api/mail/drafts', { mailId: own, subject: 'x' }),
      send(user, own),
      user.post('/api/mail/undo', { mailId: own }),
      user.post('/api/mail/change', { mailIds: [own], folder: 'trash' }),
      user.post('/api/mail/forget', { mailIds: [own] }),
    ])
    expect(answer.map(({ status }) => status)).toEqual(answer.map(() => 404))
  }
  expect(
    (await luis.post('/api/mail/change', { mailIds: [own, id], isStarred: true })).status,
  ).toBe(404)
  expect(await mails(luis)).toMatchObject([{ isStarred: false }])
  const looking = await boss.get('/api/mail/mails', { 'x-view-as': `user:${luis.ID}` })
  expect([looking.status, (await server.anyone.get('/api/mail/mails')).status]).toEqual([403, 401])
  expect((await (await server.as('user')).get('/api/mail/labels')).status).toBe(403)
  expect((await ana.get('/api/mail/mail?mailId=x')).status).toBe(404)
})

test('users move, mark, label, find and delete their own copies of mails', async () => {
  await sent({ to: [luis.ID], subject: 'Planilla de Loja', message: '<p>Cañar</p>' })
  const id = Number((await mails(luis))[0]?.id)
  const created = await luis.post('/api/mail/labels', { name: 'Clientes', color: 'green' })
  const label = String(created.body.label?.id)
  const change = (input: object) => luis.post('/api/mail/change', { mailIds: [id], ...input })
  await change({ addLabel: label, isStarred: true, folder: 'archive' })
  expect(await mails(luis)).toEqual([])
  for (const query of [`?labelId=${label}`, '?labelId=starred', '?labelId=all&search=canar'])
    expect(await mails(luis, query)).toMatchObject([{ id, labelIds: ['archive', label] }])
  expect(await unread(luis, label)).toBe(1)
  expect((await ana.get(`/api/mail/mails?labelId=${label}`)).status).toBe(404)
  expect((await ana.delete(`/api/mail/labels?labelId=${label}`)).status).toBe(404)
  expect((await luis.post('/api/mail/forget', { mailIds: [id] })).status).toBe(422)
  await change({ folder: 'trash' })
  await luis.post('/api/mail/forget', { mailIds: [id] })
  expect(await mails(luis, '?labelId=trash')).toEqual([])
  expect(await mails(ana, '?labelId=sent')).toHaveLength(1)
  expect((await change({ folder: 'nowhere' })).status).toBe(422)
})

test('an attachment opens for who has the mail; it may be passed on, and nobody else takes it', async () => {
  const path = '/api/mail/attachments?name=nota.txt'
  const octets = { 'content-type': 'application/octet-stream' }
  const up = await ana.send(path, { method: 'POST', headers: octets, body: 'hola' })
  const file = String(up.body.attachment?.id)
  const stolen = await luis.post('/api/mail/drafts', { attachments: [file] })
  expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ['attachments']])
  await sent({ to: [luis.ID], cc: ['fuera@example.com'], subject: 'Va', attachments: [file] })
  await server.runOutbox()
  const outside = await ana.get('/api/mail/mails?labelId=sent')
  expect(outside.body.mails).toMatchObject([{ cc: [{ email: 'fuera@example.com' }] }])
  const [mail] = await mails(luis)
  const address = String(mail?.attachments?.[0]?.path)
  expect((await server.request(address)).status).toBe(200)
  await draft(luis, { subject: 'Fwd', attachments: [file] })
  expect(await mails(luis, '?labelId=drafts')).toMatchObject([{ attachments: [{ id: file }] }])
})

test('outside goes by the mail server, and only from the house', async () => {
  await sent({ to: ['Fuera@Example.com'], subject: 'Proforma', message: '<p>Adjunto</p>' })
  await server.runOutbox()
  const posted = await server.db.read.selectFrom('_MAIL').selectAll().execute()
  expect(posted).toMatchObject([{ RECIPIENT: 'fuera@example.com', SUBJECT: 'Proforma' }])
  const customer = await server.as('31', { EMPRESA: ACME })
  const refused = await customer.post('/api/mail/drafts', { to: ['fuera@example.com'] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['to']])
  const wrong = await ana.post('/api/mail/drafts', { to: ['a@b', 9999999] })
  expect(wrong.status).toBe(422)
})

const thread = async (user: Client, id: unknown) =>
  (await user.get(`/api/mail/thread?mailId=${id}`)).body.mails as unknown as Json[]
const passing = async (minutes: number) => {
  server.setNow(new Date(Date.now() + minutes * 60_000).toISOString())
  await server.runOutbox()
}

test('an answer and what it answers are one conversation, for each as far as they have it', async () => {
  const first = await draft(ana, { to: [luis.ID], subject: 'Cupo', message: '<p>uno</p>' })
  await send(ana, first)
  await passing(1)
  const [received] = await mails(luis)
  const answer = await draft(luis, {
    to: [ana.ID],
    subject: 'Re: Cupo',
    message: '<p>dos</p>',
    answers: received?.id,
  })
  await send(luis, answer)
  await passing(2)
  await draft(ana, { to: [luis.ID], subject: 'Re: Cupo', answers: first })
  await send(ana, await draft(ana, { to: [luis.ID], subject: 'Cupo' }))
  await passing(3)
  const all = await mails(ana, '?labelId=all&grouped=1')
  expect(all.map(({ subject, folder }) => [subject, folder])).toEqual([
    ['Cupo', 'sent'],
    ['Re: Cupo', 'drafts'],
    ['Re: Cupo', 'inbox'],
  ])
  expect(all[2]?.together).toMatchObject([{ isMine: false }, { id: first, isMine: true }])
  expect(all[2]).toMatchObject({ isUnread: true })
  // single mails by default, and in a folder those it contains
  expect(await mails(ana, '?labelId=all')).toHaveLength(4)
  const [inbox] = await mails(ana, '?labelId=inbox&grouped=1')
  expect(inbox?.together).toHaveLength(1)
  for (const id of [first, inbox?.id])
    expect(await thread(ana, id)).toMatchObject([
      { subject: 'Cupo', message: '<p>uno</p>' },
      { subject: 'Re: Cupo', message: '<p>dos</p>' },
    ])
  expect((await luis.get(`/api/mail/thread?mailId=${first}`)).status).toBe(404)
  const other = await server.as('6', { EMPRESA: ACME })
  const foreign = await other.post('/api/mail/drafts', { subject: 'x', answers: first })
  expect(foreign.status).toBe(404)
  await ana.post('/api/mail/change', { mailIds: [inbox?.id], folder: 'trash' })
  expect(await thread(ana, first)).toHaveLength(1)
  expect(await thread(ana, inbox?.id)).toMatchObject([{ subject: 'Re: Cupo' }])
})

test('a person added to a conversation sees only the mails sent to them', async () => {
  const maria = await server.as('8', { EMPRESA: ACME })
  await sent({ to: [luis.ID], subject: 'Cupo' })
  const [received] = await mails(luis)
  const to = { to: [ana.ID], cc: [maria.ID], subject: 'Re: Cupo', answers: received?.id }
  await send(luis, await draft(luis, to))
  await passing(2)
  const [copy] = await mails(maria)
  expect(await thread(maria, copy?.id)).toMatchObject([{ subject: 'Re: Cupo' }])
})

test('only the sender finds a mail by its hidden recipients', async () => {
  const maria = await server.as('8', { EMPRESA: ACME, DISPLAYNAME: 'María Secreta' })
  const input = { to: [luis.ID], bcc: [maria.ID, 'oculta@example.com'], subject: 'Tarifa' }
  await sent(input)
  const found = async (user: Client, word: string) =>
    (await mails(user, `?labelId=all&search=${word}`)).length
  for (const word of ['secreta', 'oculta']) {
    expect([await found(luis, word), await found(maria, word)]).toEqual([0, 0])
    expect(await found(ana, word)).toBe(1)
  }
  for (const user of [ana, luis, maria])
    expect([await found(user, 'tarifa'), await found(user, 'luis')]).toEqual([1, 1])
})

test('mails of other senders never appear among the user’s sent mails', async () => {
  await sent({ to: [luis.ID], subject: 'Tarifa' })
  const [mail] = await mails(luis)
  const { status } = await luis.post('/api/mail/change', { mailIds: [mail?.id], folder: 'sent' })
  expect([status, (await mails(luis))[0]?.folder]).toEqual([422, 'inbox'])
})

test('so many addresses outside are written to in an hour, counted where the mail leaves', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `a${from + at}@example.com`)
  for (const from of [0, 50]) await send(ana, await draft(ana, { to: many(from, 50) }))
  const over = await draft(ana, { to: [...many(100, 1), luis.ID] })
  const refused = await send(ana, over)
  expect([refused.status, refused.body.code]).toEqual([429, 'tooManyOutside'])
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await mails(ana, '?labelId=drafts')).toHaveLength(3)
  expect((await send(luis, await draft(luis, { to: ['b@example.com'] }))).status).toBe(200)
  expect((await send(ana, await draft(ana, { to: [luis.ID] }))).status).toBe(200)
  await server.db.write
    .updateTable('_LIMIT')
    .set({ UNTIL: new Date(0).toISOString() })
    .execute()
  expect((await send(ana, over)).status).toBe(200)
})
