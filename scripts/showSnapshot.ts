import type { SnapshotContent } from '../src/providers/opening/pageSnapshot.js'

/** Notes what the page looks like and is made of. Copied as text into index.html; it must not refer to other code. */
export function notePage(version: string): void {
  const cache = 'pages'
  const opened = location.href
  const tags = new Map<string, string>()
  let changedAt = 0
  let isTouched = false
  let isOver = false
  const hide = () => {
    isOver = true
    document.getElementById('snapshot')?.remove()
  }
  const touch = ({ type }: Event) => {
    isTouched = true
    // The chosen option must be visible.
    if (type === 'click' || type === 'keydown') hide()
  }
  for (const act of ['pointerdown', 'wheel', 'click', 'keydown'])
    addEventListener(act, touch, { capture: true, once: true, passive: true })
  window.pageSnapshot = {
    ...{ cache, tags, hide },
    isHidden: () => isOver,
    isLeft: () => isTouched || location.href !== opened,
    calmFor: () => performance.now() - changedAt,
    tagOf: ({ headers }) => headers.get('ETag')?.replace(/\.[\w-]+"$/, '"'),
    note({ url, method, headers: asked }, answered) {
      changedAt = performance.now()
      const noted = answered.then(answer => {
        changedAt = performance.now()
        const tag = this.tagOf(answer)
        const isOwn = !asked.has('X-View-As')
        if (method === 'GET' && tag && isOwn) tags.set(url.slice(location.origin.length), tag)
      })
      noted.catch(() => undefined)
    },
    state() {
      const { pathname, search } = location
      const texts = [version, pathname, search, String(innerWidth), document.cookie]
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage).sort())
          if (!/^(accessToken|firstAsks|copies)$|\.(recent|keptAt)$/.test(key))
            texts.push(key, storage.getItem(key) ?? '')
      return JSON.stringify(texts)
    },
    async keyOf(state, answers) {
      const secret = new TextEncoder().encode(JSON.stringify([state, answers]))
      const hash = await crypto.subtle.digest('SHA-256', secret)
      return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
    },
    forget() {
      hide()
      const remove = async () => caches.delete(cache)
      remove().catch(() => undefined)
    },
  }
}

/**
 * Shows the page as it was last drawn once its first answers turn out to be the same as then, while its scripts
 * still load (decision 038). The snapshot lies encrypted on the device; its key is made of these answers' tags.
 * Copied as text into index.html, after `askFirst` and `notePage`; it must not refer to other code.
 */
export function showSnapshot(): void {
  /** Longer than a page takes to draw itself, in milliseconds. */
  const LONGEST_MS = 10_000
  /** Read here: the app reads the answers themselves. */
  const copies = (window.earlyAnswers ?? []).map(({ request, response }) => {
    const copy = response.then(answer => answer.clone())
    copy.catch(() => undefined)
    return { url: request.url, copy }
  })
  const answerTo = (path: string) => copies.find(({ url }) => url === location.origin + path)?.copy
  /** With the file addresses of these answers, whose tickets change each minute; one that they lack is left out. */
  const withAddresses = (html: string, answers: readonly string[]) => {
    const address = /"(\/[^"?]+)\?t=[\w-]+"/g
    const fresh = new Map(
      answers.flatMap(text => [...text.matchAll(address)].map(([all, path]) => [path, all])),
    )
    return html.replace(address, (_, path) => fresh.get(path) ?? '""')
  }
  const show = (content: SnapshotContent) => {
    const root = document.documentElement
    document.title = content.title
    // index.html itself states a language, which may not be the one of this person.
    for (const [name, value] of Object.entries(content.attributes))
      if (name === 'lang' || !root.hasAttribute(name)) root.setAttribute(name, value)
    const picture = document.createElement('div')
    picture.id = 'snapshot'
    picture.inert = true
    picture.setAttribute('aria-hidden', 'true')
    picture.style.cssText = `position:fixed;inset:0 auto 0 0;z-index:9999;overflow:hidden;width:${content.width}px`
    picture.style.background = content.background
    picture.innerHTML = content.html
    const style = document.createElement('style')
    // The time of the last answer is no longer true, nor what is told as of today on another day.
    const past = content.day === new Date().toDateString() ? 'time:not([datetime])' : 'time'
    style.textContent = `${content.css}\n#snapshot ${past}{visibility:hidden}`
    picture.append(style)
    document.body.append(picture)
  }
  const open = async () => {
    const page = window.pageSnapshot
    const saved = await caches.match(location.pathname, { cacheName: page?.cache ?? '' })
    if (!page || !saved) return
    // By now the page knows its width.
    const state = page.state()
    const needs: string[] = JSON.parse(decodeURIComponent(saved.headers.get('needs') ?? '[]'))
    const sealed = await saved.arrayBuffer()
    const answers = await Promise.all(needs.map(answerTo))
    const tags = answers.map(answer => answer && page.tagOf(answer))
    if (!tags.every(tag => tag !== undefined)) return
    const iv = new Uint8Array((saved.headers.get('iv') ?? '').split(',').map(Number))
    const key = await page.keyOf(state, tags)
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
    const content: SnapshotContent = JSON.parse(new TextDecoder().decode(bytes))
    if (innerHeight > content.height) return
    const texts = content.html.includes('?t=') ? answers.map(answer => answer?.text()) : []
    const html = withAddresses(content.html, (await Promise.all(texts)).map(String))
    if (page.isHidden()) return
    show({ ...content, html })
    setTimeout(page.hide, LONGEST_MS)
  }
  // A page that was never opened asked for account and settings alone.
  if (!window.pageSnapshot || copies.length <= 2) return
  // Another key, or a browser that keeps nothing: the page draws itself.
  window.pageSnapshot.opening = open().catch(() => undefined)
}
