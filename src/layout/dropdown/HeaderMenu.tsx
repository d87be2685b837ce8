import { type ReactElement, useId, useState } from 'react'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useWarm } from '../../ui/loading/useWarm'
import { later } from '../../ui/theme/later'
import type { Later } from '../../ui/theme/plainLater'

type TriggerProps = {
  readonly id: string
  readonly onClick: (event: { currentTarget: HTMLElement }) => void
  readonly onPointerEnter: () => void
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
}

/** The edge of the button at which the menu opens, or the space beside it. */
export type MenuSide = 'left' | 'right' | 'beside'

/** The button of an `OpenMenu`. */
export interface OpenMenuProps {
  readonly id: string
  readonly anchor: HTMLElement
  readonly side: MenuSide
  readonly onClose: () => void
}
/** A menu whose code is loaded after the first page. */
export const laterMenu = later<OpenMenuProps>

interface HeaderMenuProps {
  readonly side?: MenuSide
  readonly trigger: (props: TriggerProps) => ReactElement
  readonly menu: Later<OpenMenuProps>
}

/** A header button that opens a menu below it. */
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
      <LaterPart onFailed={() => setAnchor(null)}>
        {anchor && <Menu id={id} anchor={anchor} side={side} onClose={() => setAnchor(null)} />}
      </LaterPart>
    </>
  )
}
