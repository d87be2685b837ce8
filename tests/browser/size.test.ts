import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedPlace } from '../../bench/places'
import { plantAll } from '../../bench/planted'
import { routes, visit } from '../../bench/routes'
import { type Server, startServer } from '../../bench/server'
import { launchChromium } from './chromium'

const place = embeddedPlace()
let server: Server
let browser: Browser

beforeAll(async () => {
  const planting = await place.open()
  await plantAll(planting, 50)
  await planting.close()
  server = await startServer(place.env, 'dist/server/main.js')
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await place.drop()
})

/** A size is stable where a time is not; what is above its budget may at least not grow. */
test.each(routes)('$name needs no more script than it may', async route => {
  const token = server.headers.authorization?.replace('Bearer ', '') ?? ''
  const { kilobytes } = await visit(browser, route, { url: server.url, token })
  expect(kilobytes).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(Math.max(route.kilobytes, route.agreed ?? 0))
})
