import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

await Promise.all([
  import('../../src/features/news/PostConversation'),
  import('../../src/features/news/NewsArticle'),
])

const server = useServer()
const post = { TITULO: 'Cupos', CONTENIDO: '<p>Desde hoy.</p>', PARA: ['7', '6'] }

test('a post shows its newest comments as they come, and the earlier ones on wish', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const store = await server.as('6', { EMPRESA: ACME })
  const { ID_NOTICIA } = (await boss.post('/hanadb/api/posts', post)).body
  const say = (TEXTO: string) => boss.post('/hanadb/api/post-comments', { ID_NOTICIA, TEXTO })
  for (let at = 1; at <= 52; at++) await say(`comentario ${at}.`)
  const path = `/dashboard/posts/${ID_NOTICIA}/show`
  const { live } = await renderApp(server, { path, as: store })
  await screen.findByText('comentario 52.')
  expect(screen.queryByText('comentario 2.')).toBeNull()
  const { body } = await say('recién dicho')
  const change = { resource: 'post-comments', id: Number(body.ID_COMENTARIO), version: 1 }
  act(() => live.tell([change]))
  await screen.findByText('recién dicho')
  await userEvent.click(screen.getByRole('button', { name: 'Ver comentarios anteriores' }))
  await screen.findByText('comentario 1.')
  const readText = screen.getAllByText(/^comentario \d+\.$/).map(each => each.textContent)
  expect(readText).toEqual(Array.from({ length: 52 }, (_, at) => `comentario ${at + 1}.`))
  expect(screen.queryByRole('button', { name: 'Ver comentarios anteriores' })).toBeNull()
})

test('who has read a post is told whole: how many, the latest, and the others on wish', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const { ID_NOTICIA } = (await boss.post('/hanadb/api/posts', post)).body
  const readings: object[] = []
  for (let at = 0; at < 60; at++) {
    const { ID } = await server.as('6', { EMPRESA: ACME })
    readings.push({ ID_NOTICIA, EMPRESA: ACME, FECHA: '2026-03-02T15:00:00.000Z', USUARIO: ID })
  }
  await server.insert('post-readings', ...(readings as Record<string, unknown>[]))
  await renderApp(server, { path: `/dashboard/posts/${ID_NOTICIA}/show`, as: boss })
  const summary = await screen.findByText(/60/, { selector: '.n-readers summary' })
  const read = () => summary.parentElement?.querySelectorAll('li').length
  expect(read()).toBe(50)
  await userEvent.click(summary)
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(read()).toBe(60))
})

test('who confirms to have read it is told while the post is open', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const store = await server.as('6', { EMPRESA: ACME })
  const { ID_NOTICIA } = (await boss.post('/hanadb/api/posts', post)).body
  const path = `/dashboard/posts/${ID_NOTICIA}/show`
  const { live } = await renderApp(server, { path, as: boss })
  await screen.findByText('Todavía no hay confirmaciones de lectura.')
  const { body } = await store.post('/hanadb/api/post-readings', { ID_NOTICIA })
  act(() => live.tell([{ resource: 'post-readings', id: Number(body.ID_LECTURA), version: 1 }]))
  const summary = await screen.findByText(/confirmaron|1/, { selector: '.n-readers summary' })
  await userEvent.click(summary)
  expect(await screen.findByText(`Persona ${store.ID}`)).toBeVisible()
})
