import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { evil } from '../server/evil'
import { useApp } from './useApp'

const app = useApp()

/** Sends a request with the page's session. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as Record<string, Record<string, unknown>>
    },
    [path, body] as const,
  )
/** No script has run, and the page contains none. */
const expectInert = async (page: Page) => {
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    tags: document.querySelectorAll(
      'main :is(script, iframe, object, form[action], base, meta), main [onerror], main [onload], main [ontoggle], main [href^="javascript"]',
    ).length,
  }))
  expect([page.url(), found]).toEqual([page.url(), { ran: false, tags: 0 }])
}

test('what looks like code stands as text in the chat, on the board and in news, and runs nowhere', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/blank')
  const run = crypto.randomUUID().slice(0, 8)
  const all = `${run} ${evil.join('\n')}`
  const { contacts } = (await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    return (await fetch('/api/chat/contacts', { headers })).json()
  })) as { contacts: { id: number }[] }
  const group = { participants: [contacts[0]?.id], name: `${run} ${evil[1]}` }
  const { conversation } = await post(page, '/api/chat/conversations', group)
  await post(page, '/api/chat/messages', { conversationId: conversation?.id, body: all })
  const { column } = await post(page, '/api/kanban/columns/new', { name: `${run} ${evil[2]}` })
  const card = { COLUMNA_ID: column?.id, NOMBRE: `${run} ${evil[1]}`, DESCRIPCION: all }
  await post(page, '/hanadb/api/kanban-cards', card)
  const news = {
    TITULO: `${run} ${evil[2]}`,
    CONTENIDO: `<p>${run}</p>${evil.join('')}`,
    PARA: ['7'],
  }
  const { ID_NOTICIA } = await post(page, '/hanadb/api/posts', news)

  await page.goto(`/dashboard/chat/${conversation?.id}`)
  await page.getByRole('log').getByText(run).waitFor()
  await expectInert(page)
  await page.goto('/dashboard/kanban')
  await page.getByRole('link', { name: card.NOMBRE, exact: true }).click()
  await page.getByRole('dialog').getByText(run).first().waitFor()
  await expectInert(page)
  await page.goto(`/dashboard/blog/post/${ID_NOTICIA}`)
  await page.locator('.f-rich').getByText(run).waitFor()
  await expectInert(page)
  await post(page, '/api/kanban/columns/delete', { columnId: column?.id as never })
})
