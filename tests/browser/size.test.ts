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

/**
 * Preloaded files can arrive before or after the first usable element: the minimum of several visits is
 * the page's need.
 */
test.each(routes)('$name needs no more script, in no more files, than it may', async route => {
  const token = server.headers.authorization?.replace('Bearer ', '') ?? ''
  const { kilobytes: limit, files: most = Number.POSITIVE_INFINITY } = route
  let [least, fewest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let visits = 0; visits < 5 && (least > limit || fewest > most); visits++) {
    const { kilobytes, files } = await visit(browser, route, { url: server.url, token })
    least = Math.min(least, kilobytes)
    fewest = Math.min(fewest, files)
  }
  expect(least).toBeGreaterThan(0)
  expect(least).toBeLessThanOrEqual(limit)
  expect(fewest).toBeLessThanOrEqual(most)
})
