import { useTranslate } from 'ra-core'
import type { KeyboardEvent, PointerEvent } from 'react'
import { narrowest, widest } from '../../../model/lists/listState'

interface WidthHandleProps {
  readonly label: string
  readonly width: number | undefined
  /** Called while the edge is dragged. */
  readonly onDrag: (width: number) => void
  /** Undefined: automatic width. */
  readonly onWidth: (width: number | undefined) => void
}

const STEP = 16
const within = (width: number) => Math.min(widest, Math.max(narrowest, Math.round(width)))

/** Edge of a column: resized by dragging or arrow keys, reset by double click or Delete. */
export function WidthHandle({ label, width, onDrag, onWidth }: WidthHandleProps) {
  const translate = useTranslate()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onWidth(undefined)
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onWidth(within((width ?? widthAt(event.currentTarget)) + step * signAt(event.currentTarget)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a movable splitter
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={translate('list.views.width', { name: label })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width ?? narrowest}
      className="r-width"
      onKeyDown={move}
      onDoubleClick={() => onWidth(undefined)}
      onPointerDown={event => drag(event, { onDrag, onWidth })}
    />
  )
}

function drag(
  event: PointerEvent<HTMLElement>,
  { onDrag, onWidth }: Pick<WidthHandleProps, 'onDrag' | 'onWidth'>,
) {
  const handle = event.currentTarget
  const start = event.clientX
  const first = widthAt(handle)
  const at = (x: number) => within(first + (x - start) * signAt(handle))
  handle.setPointerCapture(event.pointerId)
  handle.onpointermove = next => onDrag(at(next.clientX))
  handle.onpointerup = end => {
    if (end.clientX !== start) onWidth(at(end.clientX))
  }
  handle.onlostpointercapture = () => {
    handle.onpointermove = null
    handle.onpointerup = null
  }
}

const widthAt = (handle: Element) => handle.closest('th')?.getBoundingClientRect().width ?? 0

/** In right-to-left layouts a column grows to the left. */
const signAt = (handle: Element) => (getComputedStyle(handle).direction === 'rtl' ? -1 : 1)
