/** What a toast must not cover: everything that is pressed or typed into, and the title of the page. */
const HELD = `:is(a[href], button, input, select, textarea, summary, [contenteditable="true"],
  [role="button"], [role="tablist"], .MuiInputBase-root, .p-head-line, h2, h3):not(.toasts *, .shell-header *)`
const GAP = 4
/** Above and below each toast of the stack. */
const PADDING = 6
const STEP = 8
/** How far below the header a place is looked for, in pixels. */
const REACH = 150
const TICK_MS = 200

interface Place {
  readonly x: number
  readonly y: number
}

let toasts = 0
let timer: ReturnType<typeof setInterval>
let scrolled = 0
let last: Place | undefined

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
    makeRoom(0)
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
  const shown = [...stack.querySelectorAll<HTMLElement>('.toast')]
  const width = Math.max(0, ...shown.map(toast => toast.offsetWidth))
  // not laid out yet
  if (width === 0) return
  const height =
    shown.reduce((sum, toast) => sum + toast.offsetHeight + 2 * PADDING, 0) - 2 * PADDING
  const header = document.querySelector('.shell-header')?.getBoundingClientRect().bottom ?? 0
  const modal = document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')
  last = roomOf() ? undefined : freePlace({ width, height, header, modal })
  const { start, end } = edges()
  const { x, y } = last ?? { x: isRtl() ? start : end - width, y: header + GAP }
  Object.assign(stack.style, { top: `${y - PADDING}px`, left: `${x}px`, right: 'auto' })
  if (!last && !modal) makeRoom(height + 2 * GAP)
}

interface Needed {
  readonly width: number
  readonly height: number
  readonly header: number
  readonly modal: Element | null
}

/** The last place, else the first that covers nothing: from the header down, from the line's end to its start. */
function freePlace({ width, height, header, modal }: Needed): Place | undefined {
  const lowest = modal ? window.innerHeight - height : header + REACH
  const held = [...(modal ?? document).querySelectorAll(HELD)]
    .map(element => element.getBoundingClientRect())
    .filter(box => box.width > 1 && box.bottom > header && box.top < lowest + height)
  const isFree = ({ x, y }: Place) =>
    !held.some(
      box =>
        box.left < x + width + GAP && box.right > x - GAP && box.top < y + height && box.bottom > y,
    )
  if (last && last.y <= lowest && isFree(last)) return last
  const { start, end } = edges()
  for (let y = header + GAP; y <= lowest; y += STEP) {
    for (let shift = 0; shift <= end - start - width; shift += STEP) {
      const x = isRtl() ? start + shift : end - width - shift
      if (isFree({ x, y })) return { x, y }
    }
  }
  return undefined
}

/** Left and right edge of the page's content. */
function edges() {
  const main = document.getElementById('main')
  const { left = 0, right = window.innerWidth } = main?.getBoundingClientRect() ?? {}
  const padding = main ? Number.parseFloat(getComputedStyle(main).paddingInlineEnd) || 0 : 0
  return { start: left + padding, end: right - padding }
}

const isRtl = () => document.documentElement.dir === 'rtl'
const shell = () => document.querySelector<HTMLElement>('.shell')
const roomOf = () => shell()?.style.getPropertyValue('--toast-room')

/** Where nothing is free, the page gives way below its header; scrolled, what is being read stays where it is. */
function makeRoom(height: number) {
  if (!height) shell()?.style.removeProperty('--toast-room')
  else if (window.scrollY === 0) shell()?.style.setProperty('--toast-room', `${height}px`)
}
