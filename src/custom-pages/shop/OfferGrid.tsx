import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { shop } from '../../contracts/shop'
import { usePageDrawn } from '../../providers/opening/usePageDrawn'
import { ShopCard } from './ShopCard'
import type { Offers } from './useOffers'

const GAP = 16
/** Fixed height of a card in pixels, which prevents layout shifts: a row on phones, a card on wider screens. */
const ROW = { narrowest: 188, narrow: 136, wide: 356 } as const
const NARROWEST_CARD = 220

/** Virtual grid: the document holds only the visible rows. */
export function OfferGrid({ offers }: { readonly offers: Offers }) {
  const translate = useTranslate()
  const { box, width, top } = usePlace()
  const { total = 12, see } = offers
  const isNarrow = width < 560
  const columns = isNarrow ? 1 : Math.max(2, Math.floor((width + GAP) / (NARROWEST_CARD + GAP)))
  const height = isNarrow ? ROW[width < 340 ? 'narrowest' : 'narrow'] : ROW.wide
  const rows = Math.ceil(total / columns)
  const virtual = useWindowVirtualizer({
    count: width === 0 ? 0 : rows,
    estimateSize: () => height,
    gap: GAP,
    overscan: 3,
    // Draws with the next frame; a synchronous update would delay each step of scrolling.
    useFlushSync: false,
    scrollMargin: top,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: row height and columns depend on the width
  useEffect(() => virtual.measure(), [virtual, height, columns])
  const items = virtual.getVirtualItems()
  // New rows are drawn between frames, while they are still outside the visible area.
  const deferredItems = useDeferredValue(items)
  const first = (items[0]?.index ?? 0) * columns
  const last = Math.min(total, ((items.at(-1)?.index ?? 0) + 1) * columns) - 1
  usePageDrawn(shop.path, deferredItems.length > 0 && offers.at(first) !== undefined)
  useEffect(() => see(first, Math.max(first, last)), [see, first, last])
  return (
    <ul
      ref={box}
      className="sh-grid"
      aria-label={translate('shop.products', { number: printNumber(total), count: total })}
      style={{ height: virtual.getTotalSize() }}
    >
      {deferredItems.flatMap(({ index, start }) =>
        Array.from(
          { length: Math.max(0, Math.min(columns, total - index * columns)) },
          (_, column) => {
            const at = index * columns + column
            const share = (width - GAP * (columns - 1)) / columns
            return (
              <ShopCard
                key={at}
                offer={offers.at(at)}
                place={{ at, total }}
                style={{
                  width: share,
                  height,
                  insetBlockStart: start - top,
                  insetInlineStart: column * (share + GAP),
                }}
              />
            )
          },
        ),
      )}
    </ul>
  )
}

/** Width of the grid and its distance from the top of the page. */
function usePlace() {
  const box = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { width, top: Math.round(top + window.scrollY) }
      setPlace(before => (before.width === next.width && before.top === next.top ? before : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { box, ...place }
}
