import './tabStrip.css'
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded'
import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'

type TabListProps = Omit<ComponentProps<'div'>, 'role' | 'onKeyDown'> & {
  /** Name of the selected tab; it is scrolled into view. */
  readonly selected: string
  /** Called with the tab that an arrow key reaches. */
  readonly onWalk?: (tab: HTMLElement) => void
}

/** A row of tabs with one tab stop. Where they do not fit, buttons at the edges scroll to the rest. */
export function TabList({ selected, onWalk, className = '', ...rest }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected tab changes
  useEffect(() => {
    // With the next frame: at once, the browser would lay out the page a second time.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelectorAll('[aria-selected="true"]').forEach(reveal),
    )
    return () => cancelAnimationFrame(frame)
  }, [selected])
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    const look = () => setHidden(hiddenSides(strip))
    const observer = new ResizeObserver(look)
    for (const each of [strip, ...strip.children]) observer.observe(each)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [])
  const scroll = (pages: number) => {
    const strip = list.current
    const ahead = strip && getComputedStyle(strip).direction === 'rtl' ? -1 : 1
    strip?.scrollBy({ left: strip.clientWidth * 0.7 * pages * ahead, behavior: 'smooth' })
  }
  return (
    <div className="p-tab-list" data-hidden={hidden}>
      <div
        {...rest}
        ref={list}
        className={`p-across ${className}`}
        role="tablist"
        onKeyDown={event => {
          const tab = walkTabs(event)
          if (tab) onWalk?.(tab)
        }}
      />
      {/* The keyboard has the arrow keys. */}
      {hidden.includes('before') && (
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => scroll(-1)}>
          <ChevronLeft />
        </button>
      )}
      {hidden.includes('after') && (
        <button
          type="button"
          className="p-tab-rest"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => scroll(1)}
        >
          <ChevronRight />
        </button>
      )}
    </div>
  )
}

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Element) {
  const at = Math.abs(scrollLeft)
  return `${at > 1 ? 'before ' : ''}${scrollWidth - clientWidth - at > 1 ? 'after' : ''}`
}

/** Scrolls the selected tab into view inside its strip; the page keeps its position. */
function reveal(tab: Element) {
  const strip = tab.parentElement
  if (!strip) return
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  strip.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right)
}

/**
 * Arrow keys, Home and End inside a tab list with one tab stop (WAI-ARIA). Returns the focused tab; the
 * caller decides whether focus selects it.
 */
function walkTabs({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const to = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: -1 }[key]
  if (to === undefined || at < 0) return undefined
  const next = tabs.at(to % tabs.length)
  next?.focus()
  return next
}
