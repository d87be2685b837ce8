import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, spawnServer } from './startServer'
import { cutOff, useApp } from './useApp'

const isLong = Boolean(process.env.TEST_LONG)
const CUT_MS = isLong ? 30_000 : 3_000
const ROUNDS = isLong ? 5 : 1
const BACK = { timeout: 60_000 }

const app = useApp()
const folder = mkdtempSync(join(tmpdir(), 'mostrador-restart-'))
let server: ChildProcess
let at = ''

beforeAll(async () => {
  server = spawnServer(folder, 'demo')
  at = await addressOf(server)
})
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

async function kill() {
  const ended = once(server, 'exit')
  if (server.kill('SIGKILL')) await ended
}

async function begin() {
  server = spawnServer(folder, 'demo', new URL(at).port)
  await addressOf(server)
}

async function openChat(as: string, other: string) {
  const page = await app.open({ as, at })
  await page.goto('/dashboard/chat')
  await page.getByRole('navigation', { name: 'Conversaciones' }).getByText(other).click()
  await page.getByRole('log').waitFor()
  return page
}

const readText = (page: Page, text: string) =>
  page.getByRole('log').getByText(text, { exact: true })

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Escriba un mensaje…' }).fill(text)
  await page.keyboard.press('Enter')
  await readText(page, text).waitFor()
}

test(
  'what is written while the server is away or a line is cut arrives once, in order, at both',
  async () => {
    // a starting server answers 503 until it is ready
    app.expectTrouble(/ERR_|50[0-9]:|status of 503|Failed to fetch/)
    const mine = await openChat('vendedor', 'Wilson Guamán Loor')
    const theirs = await openChat('bodega', 'Daniela Cordero Vélez')
    const words: string[] = []
    const write = async (page: Page, text: string) => {
      words.push(text)
      await say(page, text)
    }
    await write(mine, 'antes de todo')
    await readText(theirs, 'antes de todo').waitFor()
    for (let round = 0; round < ROUNDS; round++) {
      await kill()
      await write(mine, `sin servidor ${round}`)
      await begin()
      await readText(theirs, `sin servidor ${round}`).waitFor(BACK)

      await cutOff(theirs)
      await write(mine, `con la línea cortada ${round}`)
      await theirs.waitForTimeout(CUT_MS)
      await theirs.context().setOffline(false)
      await readText(theirs, `con la línea cortada ${round}`).waitFor(BACK)
    }
    await mine.getByText('En espera de conexión').waitFor({ state: 'detached' })
    for (const page of [mine, theirs]) {
      const shown = await page.getByRole('log').innerText()
      const places = words.map(text =>
        shown.split('\n').flatMap((line, n) => (line === text ? n : [])),
      )
      expect(places.map(({ length }) => length)).toEqual(words.map(() => 1))
      expect(places.flat()).toEqual(places.flat().toSorted((a, b) => a - b))
    }
  },
  isLong ? 600_000 : 180_000,
)
