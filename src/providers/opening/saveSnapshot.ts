import { notices, waiting } from '../../model/endpoints/notices'
import { followLive } from '../../model/endpoints/platform'
import { safeStorage } from '../session/storage'
import { savedFirstAsks } from './firstAsks'
import type { PageSnapshot, SnapshotContent } from './pageSnapshot'

/** Without a request or an answer for so long, a page is complete; in milliseconds. */
const CALM_MS = 400
const PAUSE_MS = 100
/** A page that is not complete by then is left out, in milliseconds. */
const PATIENCE_MS = 8_000
/** The first requests are noted by then (`firstAsks.ts`), in milliseconds. */
const NOTED_MS = 4_000
const PAGES = 12

/** Saves how the page looks, unless somebody acts on it before it is complete. */
export async function saveSnapshot(page: PageSnapshot, path: string) {
  if (!(await isCalm(page)) || page.isLeft()) return
  const { pathname } = window.location
  const first = pageNow(page)
  // By then the first requests are noted, and what the page stores about itself lies there.
  await pause(NOTED_MS)
  const isLast = (await isCalm(page)) && !page.isLeft()
  const { content, state, known } = isLast ? pageNow(page) : first
  const asks = savedFirstAsks(safeStorage())?.pages[pathname] ?? []
  const needs = asks.map(ask => ask.path).filter(each => known.has(each) && !isOther(each))
  if (!needs.some(each => each.split('?')[0] === path)) return
  const key = await page.keyOf(
    state,
    needs.map(each => known.get(each) ?? ''),
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(content))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
  const cache = await caches.open(page.cache)
  await cache.delete(pathname)
  await cache.put(
    pathname,
    new Response(sealed, {
      headers: { needs: encodeURIComponent(JSON.stringify(needs)), iv: iv.join() },
    }),
  )
  const saved = await cache.keys()
  for (const old of saved.slice(0, -PAGES)) await cache.delete(old)
}

async function isCalm(page: PageSnapshot): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS
  while (page.calmFor() < CALM_MS) {
    if (performance.now() > end) return false
    await pause(PAUSE_MS)
  }
  return true
}

/** Counts in the frame may be older than the page, and news come after it. */
const isOther = (path: string) =>
  [waiting, notices, followLive].some(route => path.split('?')[0] === route.path)

const pageNow = ({ state, tags }: PageSnapshot) => ({
  content: contentNow(),
  state: state(),
  known: new Map(tags),
})

function contentNow(): SnapshotContent {
  const { documentElement, title, styleSheets } = document
  const rules = [...styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
  return {
    title,
    html: htmlNow(),
    css: rules.join('\n'),
    attributes: Object.fromEntries(
      [...documentElement.attributes].map(({ name, value }) => [name, value]),
    ),
    background: getComputedStyle(document.body).background,
    width: documentElement.clientWidth,
  }
}

/** What is chosen in a select is no attribute. */
function htmlNow(): string {
  const root = document.getElementById('root')
  const copy = root?.cloneNode(true) as Element
  const chosen = root?.querySelectorAll('option') ?? []
  for (const [at, option] of copy.querySelectorAll('option').entries())
    option.toggleAttribute('selected', chosen[at]?.selected)
  return copy.innerHTML
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
