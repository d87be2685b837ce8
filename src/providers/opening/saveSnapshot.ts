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

interface Drawn {
  /** API address of the page's main answer. */
  readonly path: string
  /** Addresses of the answers that came before the page was drawn. */
  readonly shown: readonly string[]
}

/** Saves how the page looks, unless somebody acts on it before it is complete. */
export async function saveSnapshot(page: PageSnapshot, { path, shown }: Drawn) {
  if (!(await isCalm(page)) || page.isLeft()) return
  const { pathname } = window.location
  const first = pageNow(page)
  // By then the first requests are noted, and what the page stores about itself lies there.
  await pause(NOTED_MS)
  const isLast = (await isCalm(page)) && !page.isLeft()
  const { content, state, known } = isLast ? pageNow(page) : first
  const asks = savedFirstAsks(safeStorage())?.pages[pathname] ?? []
  const isMain = (each: string) => addressName(each) === path
  const isNeeded = (each: string) => isMain(each) || !isOther(each)
  const needs = asks.map(ask => ask.path).filter(isNeeded)
  // Answers of device copies and late answers cannot be checked at the next visit.
  const isCertain =
    needs.every(each => known.has(each)) &&
    shown.every(each => !isNeeded(each) || needs.some(need => isSameAddress(need, each)))
  if (!needs.some(isMain) || !isCertain) return
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

const addressName = (path: string) => path.split('?')[0]
/** A later query of an address took the place of an earlier one. */
const isSameAddress = (one: string, other: string) => addressName(one) === addressName(other)

/** Counts in the frame may be older than the page, and news come after it. */
const isOther = (path: string) =>
  [waiting, notices, followLive].some(route => addressName(path) === route.path)

const pageNow = ({ state, tags }: PageSnapshot) => ({
  content: contentNow(),
  state: state(),
  known: new Map(tags),
})

function contentNow(): SnapshotContent {
  const { documentElement, title, styleSheets } = document
  return {
    title,
    day: new Date().toDateString(),
    html: htmlNow(),
    css: [...styleSheets].map(sheet => usedRules(sheet.cssRules)).join('\n'),
    attributes: Object.fromEntries(
      [...documentElement.attributes].map(({ name, value }) => [name, value]),
    ),
    background: getComputedStyle(document.body).background,
    width: documentElement.clientWidth,
    height: window.innerHeight,
  }
}

/** Rules that some element of the page has at its width; each further one takes time to read when the page opens. */
function usedRules(rules: CSSRuleList): string {
  const texts = [...rules].flatMap(rule => {
    if (rule instanceof CSSMediaRule && !window.matchMedia(rule.conditionText).matches) return []
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? [rule.cssText] : []
    if (!(rule instanceof CSSGroupingRule)) return [rule.cssText]
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'))
    return [`${head}{${usedRules(rule.cssRules)}}`]
  })
  return texts.join('\n')
}

/** A part that is no element, such as `::before`, belongs to one. */
const isUsed = (selector: string) => {
  const ofElements = selector.replace(/::[\w-]+(\([^)]*\))?/g, '')
  return /(^|,)\s*(,|$)/.test(ofElements) || document.querySelector(ofElements) !== null
}

function htmlNow(): string {
  const root = document.getElementById('root')
  const copy = root?.cloneNode(true) as Element
  // The choice of a select is not an attribute.
  const chosen = root?.querySelectorAll('option') ?? []
  for (const [at, option] of copy.querySelectorAll('option').entries())
    option.toggleAttribute('selected', chosen[at]?.selected)
  if (root) emptyUnseen(root, copy)
  return copy.innerHTML
}

/** What lies below the window keeps its height alone: the rest would be read and laid out in vain. */
function emptyUnseen(parent: Element, copies: Element) {
  for (const [at, element] of [...parent.children].entries()) {
    const copy = copies.children[at] as HTMLElement
    const { top, height } = element.getBoundingClientRect()
    if (top >= window.innerHeight && height > 0) {
      copy.replaceChildren()
      copy.style.height = `${height}px`
    } else if (!(element instanceof SVGElement)) emptyUnseen(element, copy)
    // Rows that are empty no longer set the widths of columns.
    if (element instanceof HTMLTableCellElement && element.tagName === 'TH')
      copy.style.cssText += `;box-sizing:border-box;width:${element.getBoundingClientRect().width}px`
  }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
