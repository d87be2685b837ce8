/** Elements that a toast must not cover: controls, inputs and the title of the page. */
const HELD = `:is(a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"],
  [role="tablist"], .MuiInputBase-root, .p-head-line, h2, h3, tbody tr, .r-cards li):not(.toasts *)`
const GAP = 4
/** Above and below a toast that stands alone, and each of several. */
const PADDING = { alone: 6, among: 2 }
const STEP = 8
/** How far below the header a place is looked for, in pixels. */
const REACH = 150
/** Over the header a toast reaches so far beyond the content, to the end of the last button. */
const EDGE = 8
const TICK_MS = 200

interface Place {
  readonly x: number
  readonly y: number
}

let toasts = 0
let timer: ReturnType<typeof setInterval>
let scrolled = 0
let last: Place | undefined
/** If no place is free, the newest three are stacked from the header down until they close. */
let isOver = false

/** Keeps the toasts where they cover nothing, from the first one to the last; effect of each toast. */
export function keepToastsFree() {
  toasts += 1
  if (toasts === 1) timer = setInterval(follow, TICK_MS)
  place()
  return () => {
    toasts -= 1
    if (toasts > 0) return
    clearInterval(timer)
    last = undefined
    isOver = false
  }
}

/** The page below may change, also by navigation; while it scrolls nothing moves. */
function follow() {
  const isScrolling = scrolled !== window.scrollY
  scrolled = window.scrollY
  if (!isScrolling) place()
}

function place() {
  const stack = document.querySelector<HTMLElement>('.toasts')
  if (!stack || stack.matches(':hover, :focus-within')) return
  const shown = [...stack.querySelectorAll<HTMLElement>('.toast')].filter(
    toast => toast.offsetHeight > 0,
  )
  const widest = () => Math.max(0, ...shown.map(toast => toast.offsetWidth))
  const width = widest()
  // not laid out yet
  if (width === 0) return
  const heights = shown.map(toast => toast.offsetHeight)
  const padding = PADDING[shown.length > 1 ? 'among' : 'alone']
  const height = heights.reduce((sum, each) => sum + each + 2 * padding, -2 * padding)
  const header = document.querySelector('.shell-header')?.getBoundingClientRect().bottom ?? 0
  last = isOver ? undefined : freePlace({ width, height, header })
  isOver = !last
  stack.toggleAttribute('data-over', isOver)
  const { start, end } = edges()
  const { x, y } = last ?? {
    x: isRtl() ? start - EDGE : end + EDGE - widest(),
    y: within(header, height),
  }
  Object.assign(stack.style, { top: `${y - padding}px`, left: `${x}px`, right: 'auto' })
}

interface Needed {
  readonly width: number
  readonly height: number
  readonly header: number
}

/**
 * The last place, else the first that covers nothing: from the header down, then within the header, from the line's
 * end to its start.
 */
function freePlace({ width, height, header }: Needed): Place | undefined {
  const modal = document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')
  const lowest = modal ? window.innerHeight - height : header + REACH
  const held = [...(modal ?? document).querySelectorAll(HELD)]
    .map(element => element.getBoundingClientRect())
    .filter(box => box.width > 1 && box.bottom > 0 && box.top < lowest + height)
  const isFree = ({ x, y }: Place) =>
    !held.some(
      box =>
        box.left < x + width + GAP && box.right > x - GAP && box.top < y + height && box.bottom > y,
    )
  if (last && last.y <= lowest && isFree(last)) return last
  const { start, end } = edges()
  const rows = Math.floor((lowest - header - GAP) / STEP) + 1
  const below = Array.from({ length: Math.max(0, rows) }, (_, row) => header + GAP + row * STEP)
  for (const y of [...below, within(header, height)]) {
    for (let shift = 0; shift <= end - start - width; shift += STEP) {
      const x = isRtl() ? start + shift : end - width - shift
      if (isFree({ x, y })) return { x, y }
    }
  }
  return undefined
}

/** In the middle of the header; what is taller begins at its top. */
const within = (header: number, height: number) => Math.max(GAP, (header - height) / 2)

/** Left and right edge of the page's content. */
function edges() {
  const main = document.getElementById('main')
  const { left = 0, right = window.innerWidth } = main?.getBoundingClientRect() ?? {}
  const padding = main ? Number.parseFloat(getComputedStyle(main).paddingInlineEnd) || 0 : 0
  return { start: left + padding, end: right - padding }
}

const isRtl = () => document.documentElement.dir === 'rtl'
