import { expect, test, vi } from 'vitest'
import { memoryBox } from '../providers/memoryBox'
import { API, useCopies, versionOf } from './copiesWorld'

const { browserOf, twoCrates } = useCopies()

test('rows of which nobody knows whose they are go', async () => {
  const { keeper } = await twoCrates()
  const held = memoryBox()
  await held.write('crates', { rows: ['stored before'] })
  await browserOf(keeper, { held })
  await vi.waitFor(async () => expect(await held.keys()).toEqual([]))
})

test('a browser without a store keeps its copy in memory', async () => {
  const { keeper } = await twoCrates()
  const fail = () => Promise.reject(new Error('no store'))
  const browser = await browserOf(keeper, {
    held: { keys: fail, read: fail, write: fail, remove: fail },
  })
  expect(await browser.names()).toEqual(['Ámbar'])
})

test('a record that was created again counts its versions anew', async () => {
  const { browser, change, amber } = await twoCrates()
  await change(amber, { NOMBRE: 'Bronce' })
  browser.live.tell([{ resource: 'crates', id: amber, version: 0 }])
  await expect(browser.names()).rejects.toThrow('asked')
  await vi.waitFor(async () => expect(await browser.names()).toEqual(['Bronce']))
})

test('changes that follow each other are read together', async () => {
  const { keeper, change, amber } = await twoCrates()
  const asked: string[] = []
  const browser = await browserOf(keeper, { onRequest: url => asked.push(url) })
  asked.length = 0
  for (let at = 0; at < 10; at++) {
    await change(amber, { NOMBRE: `Bronce ${at}` })
    await browser.hear()
  }
  await vi.waitFor(async () => expect(await browser.names()).toEqual(['Bronce 9']), {
    timeout: 5_000,
  })
  expect(asked.filter(url => url.includes('/crates'))).toHaveLength(2)
})

test('a list of which many rows changed is left to the server for some time', async () => {
  const { browser } = await twoCrates()
  browser.live.tell([{ resource: 'crates', many: 500 }])
  await browser.keep('crates')
  await expect(browser.names()).rejects.toThrow('asked')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000)
  await browser.hear()
  await browser.keep('crates')
  expect(await browser.names()).toEqual(['Ámbar'])
  vi.restoreAllMocks()
})

test('a row goes to the trash and comes back', async () => {
  const { admin, browser, amber } = await twoCrates()
  await admin.delete(`${API}/${amber}`, await versionOf(admin, amber))
  await browser.hear()
  await vi.waitFor(async () => expect(await browser.names()).toEqual([]))
  const { status } = await admin.post(`${API}/${amber}/restore`, {})
  expect(status).toBe(200)
  await browser.hear()
  await vi.waitFor(async () => expect(await browser.names()).toEqual(['Ámbar']), { timeout: 5_000 })
})
