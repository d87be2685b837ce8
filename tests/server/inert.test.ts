import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import type { Client, Json } from './client'
import { evil } from './evil'
import { aPdf } from './fileBytes'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()
let writer: Client
let reader: Client

beforeEach(async () => {
  visit = undefined
  writer = await server.as('10', { EMPRESA: ACME })
  reader = await server.as('9', { EMPRESA: ACME })
})

const created = ({ status, body }: Awaited<ReturnType<Client['post']>>) => {
  expect([status, body.errors]).toEqual([status < 300 ? status : 200, undefined])
  return body
}
const upload = async (path: string, name: string) =>
  created(
    await writer.send(`${path}name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: aPdf(),
    }),
  )
const card = async (words: object) => {
  const column = created(await writer.post('/api/kanban/columns/new', { name: 'Hoy' })).column
  const input = { COLUMNA_ID: Number(column?.id), NOMBRE: 'Tarjeta', ...words }
  return Number(created(await writer.post('/hanadb/api/kanban-cards', input)).ID)
}
const chat = async (name?: string) =>
  Number(
    created(await writer.post('/api/chat/conversations', { participants: [reader.ID], name }))
      .conversation?.id,
  )
const conversation = async (id: number) =>
  (await reader.get(`/api/chat/conversation?conversationKey=${id}`)).body.conversation

let visit: unknown
const visitOnce = async () => {
  if (visit !== undefined) return visit
  const world = worldOf(server, { owner: writer.ID })
  const created = await world.insert(catalogue.get('visits'), 1, { USER_ID: writer.ID })
  visit = created.ID_AGENDA
  return visit
}

/** Places that store people's text and show it to others: the text is returned unchanged. */
const plain: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  async message(body) {
    const conversationId = await chat()
    created(await writer.post('/api/chat/messages', { conversationId, body }))
    const messages = (await conversation(conversationId))?.messages as unknown as readonly Json[]
    return messages.at(-1)?.body
  },
  group: async name => (await conversation(await chat(name.slice(0, 80))))?.name,
  async column(text) {
    const name = text.slice(0, 60)
    const { column } = created(await writer.post('/api/kanban/columns/new', { name }))
    const { body } = await reader.get('/api/kanban/board')
    const columns = body.board?.columns as unknown as readonly Json[]
    return columns.find(({ id }) => String(id) === String(column?.id))?.name
  },
  async card(NOMBRE) {
    const id = await card({ NOMBRE })
    return (await reader.get(`/api/kanban/card?cardId=${id}`)).body.card?.name
  },
  async task(TEXTO) {
    const id = await card({ LISTA: [{ TEXTO }] })
    const { body } = await reader.get(`/hanadb/api/kanban-cards/${id}`)
    return body.LISTA?.[0 as never]?.['TEXTO' as never]
  },
  async comment(message) {
    const cardId = await card({})
    created(await writer.post('/api/kanban/cards/comments', { cardId, message }))
    const { body } = await reader.get(`/api/kanban/card?cardId=${cardId}`)
    return body.card?.comments?.[0 as never]?.['message' as never]
  },
  async visit(NOTA) {
    const at = `/hanadb/api/visits/${await visitOnce()}`
    const { _VERSION } = (await writer.get(at)).body
    created(await writer.put(at, { NOTA }, { 'if-match': `"${_VERSION}"` }))
    return (await reader.get(at)).body.NOTA
  },
  async headline(TITULO) {
    const post = { TITULO, CONTENIDO: '<p>Hoy</p>', PARA: ['9'] }
    const { ID_NOTICIA } = created(await writer.post('/hanadb/api/posts', post))
    return (await reader.get(`/hanadb/api/posts/${ID_NOTICIA}`)).body.TITULO
  },
  async remark(TEXTO) {
    const post = { TITULO: 'Hoy', CONTENIDO: '<p>Hoy</p>', PARA: ['9'] }
    const { ID_NOTICIA } = created(await writer.post('/hanadb/api/posts', post))
    const message = created(await writer.post('/hanadb/api/post-comments', { ID_NOTICIA, TEXTO }))
    return (await reader.get(`/hanadb/api/post-comments/${message.ID_COMENTARIO}`)).body.TEXTO
  },
}

test.each(Object.keys(plain))('%s: what looks like code is kept as it was typed', async place => {
  for (const text of evil) {
    const stored = await plain[place]?.(text)
    expect(text.startsWith(String(stored))).toBe(true)
    expect(String(stored).length).toBeGreaterThanOrEqual(Math.min(text.length, 60))
  }
})

const runs = /<script|<svg|<iframe|<object|<style|\son\w+\s*=|javascript:|srcdoc|<form|<base|<meta/i

/** Formatted texts keep their format and lose executable parts. */
const formed: Readonly<Record<string, (html: string) => Promise<unknown>>> = {
  async article(html) {
    const post = { TITULO: 'Hoy', CONTENIDO: `<p>Hoy</p>${html}`, PARA: ['9'] }
    const { ID_NOTICIA } = created(await writer.post('/hanadb/api/posts', post))
    return (await reader.get(`/hanadb/api/posts/${ID_NOTICIA}`)).body.CONTENIDO
  },
  async mail(html) {
    const draft = { to: [reader.ID], subject: html.slice(0, 100), message: `<p>Hoy</p>${html}` }
    const { mail } = created(await writer.post('/api/mail/drafts', draft))
    return (await writer.get(`/api/mail/mail?mailId=${mail?.id}`)).body.mail?.message
  },
}

test.each(Object.keys(formed))('%s: nothing that could run is kept', async place => {
  for (const html of evil) {
    const stored = String(await formed[place]?.(html))
    expect(stored).toContain('<p>Hoy</p>')
    // text content is escaped and contains no tag
    const tags = [...stored.matchAll(/<[^>]*>/g)].join('')
    expect([html, runs.test(tags)]).toEqual([html, false])
  }
})

test('a file’s name has no signs that mean something to a page, nor its header a second line', async () => {
  for (const name of evil) {
    for (const path of [
      '/api/chat/attachments?',
      '/hanadb/api/files?resource=kanban-cards&field=ADJUNTOS.ARCHIVO&',
    ]) {
      const body = await upload(path, `${name}.pdf`)
      const file = (body.attachment ?? body) as Json
      expect(String(file.name)).not.toMatch(/[<>"\r\n]/)
      const got = await server.request(String(file.path ?? file.url))
      expect(got.status).toBe(200)
      expect(got.headers.get('content-type')).toBe('application/pdf')
      expect(got.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test('every answer is JSON that no browser reads as a page', async () => {
  const id = await chat()
  await writer.post('/api/chat/messages', { conversationId: id, body: evil[0] })
  const { headers } = await reader.get(`/api/chat/conversation?conversationKey=${id}`)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
