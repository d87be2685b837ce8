import { expect, test } from 'vitest'
import { PASSWORD, useApp } from './useApp'

const app = useApp()

test('everything is a few keys away: a page, a record, an action; the last places first', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  const palette = page.getByRole('dialog', { name: 'Buscar y abrir' })
  await page.getByRole('button', { name: 'Buscar y abrir' }).waitFor()
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
  }
  // the palette keeps text typed before it opens
  await find('bodegas')
  await palette.getByRole('option', { name: /^Bodegas/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Bodegas' }).waitFor()

  const requests: string[] = []
  page.on('request', request => {
    if (/[?&](q|filter)=.*infinix/i.test(request.url()))
      requests.push(new URL(request.url()).pathname)
  })
  await find('infinix')
  await palette.getByRole('option', { name: /^Infinix Centro/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Infinix' }).waitFor()
  // requests outside /hanadb belong to the page itself
  const lists = requests.filter(path => path.startsWith('/hanadb/'))
  expect(lists).toEqual(['/hanadb/api/search'])

  await find('crear marca')
  await palette.getByRole('option', { name: 'Crear marca' }).click()
  await page.getByRole('heading', { level: 1, name: /Crear/ }).waitFor()
})

test('a code scanned anywhere opens its record; one that nobody has is told', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  // the code of an unsold, recently bought device belongs to this record alone
  const code = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const answer = await (await fetch('/hanadb/api/devices?range=[0,0]', { headers })).json()
    const [rows] = Object.values(answer) as { IMEI_SERIE: string }[][]
    return rows?.[0]?.IMEI_SERIE ?? ''
  })
  await page.getByRole('button', { name: 'Buscar y abrir' }).waitFor()
  // the listener comes after the frame; it also remembers the pages that were opened
  const isListening = () => Object.keys(localStorage).some(key => key.endsWith('.recent'))
  await page.waitForFunction(isListening)
  // a scanner sends all keys at once
  const scan = (keys: string) =>
    Promise.all([...keys, 'Enter'].map(key => page.keyboard.press(key)))
  await scan(code)
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
  await scan('999999123')
  await page.getByText('Ningún registro tiene el código 999999123').waitFor()
})

test('the bell rings at once, without asking', async () => {
  const page = await app.open({ as: 'vendedor' })
  const following = page.waitForResponse(answer => answer.url().includes('/hanadb/api/live?'))
  const counted = page.waitForResponse(answer => answer.url().includes('/account/notices'))
  await page.goto('/dashboard/user/account')
  await Promise.all([following, counted])
  const unread = async () =>
    Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await expect.poll(unread).toBeGreaterThan(0)
  const before = await unread()
  await giveClient('vendedor@demo.test')
  await expect.poll(unread).toBe(before + 1)
})

/** An administrator assigns another agent's customer to this agent. */
async function giveClient(email: string) {
  const api = `${app.address}/hanadb/api`
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${api}${path}`, init)
    return { answer, body: (await answer.json()) as Record<string, unknown> }
  }
  const json = { 'content-type': 'application/json' }
  const signIn = { email: 'admin@demo.test', password: PASSWORD }
  const { body } = await call('/account/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(signIn),
  })
  const headers = { ...json, authorization: `Bearer ${body.accessToken}` }
  const rows = async (path: string) =>
    Object.values((await call(path, { headers })).body)[0] as Record<string, unknown>[]
  const filter = (words: object) => encodeURIComponent(JSON.stringify(words))
  const [agent] = await rows(`/users?filter=${filter({ EMAIL: email })}`)
  const client = (await rows('/clients?range=[0,199]')).find(({ SlpCode }) => SlpCode !== agent?.ID)
  const { answer } = await call(`/clients/${client?.ID}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${client?._VERSION}"` },
    body: JSON.stringify({ SlpCode: agent?.ID }),
  })
  expect(answer.status).toBe(200)
}
