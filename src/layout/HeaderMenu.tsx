import { type ReactElement, useId, useState } from 'react'
import { LaterPart } from '../pieces/LaterPart'
import { later } from '../pieces/later'
import type { Later } from '../pieces/plainLater'
import { useWarm } from './useWarm'

type TriggerProps = {
  readonly id: string
  readonly onClick: (event: { currentTarget: HTMLElement }) => void
  readonly onPointerEnter: () => void
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
}

/** The edge of the button the menu hangs on, or the space beside it. */
export type Side = 'left' | 'right' | 'beside'

/** What `OpenMenu` needs to know of the button it hangs on. */
export interface OpenMenuProps {
  readonly id: string
  readonly anchor: HTMLElement
  readonly side: Side
  readonly onClose: () => void
}
/** A menu whose code comes after the first page. */
export const laterMenu = later<OpenMenuProps>

interface HeaderMenuProps {
  readonly side?: Side
  readonly trigger: (props: TriggerProps) => ReactElement
  readonly menu: Later<OpenMenuProps>
}

/** A button of the header that opens a menu below it. */
export function HeaderMenu({ trigger, side = 'right', menu: Menu }: HeaderMenuProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = trigger({
    id,
    onClick: event => setAnchor(event.currentTarget),
    onPointerEnter: useWarm(Menu.preload),
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? `${id}-menu` : undefined,
  })
  return (
    <>
      {button}
      <LaterPart onLost={() => setAnchor(null)}>
        {anchor && <Menu id={id} anchor={anchor} side={side} onClose={() => setAnchor(null)} />}
      </LaterPart>
    </>
  )
}
