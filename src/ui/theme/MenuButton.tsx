import { type ComponentProps, useRef, useState } from 'react'
import { IconButton } from '../controls/Button'
import type { MenuChoice } from './ChoicesMenu'
import { later } from './later'
import { quiet } from './plainLater'

/** Loaded with the first menu. */
export const LazyChoices = quiet(later(() => import('./ChoicesMenu'), 'ChoicesMenu'))

interface MenuButtonProps extends ComponentProps<'button'> {
  /** Name of the button and of its menu. */
  readonly label: string
  readonly choices: readonly MenuChoice[]
}

/** An icon button that opens a menu. */
export function MenuButton({ label, choices, ...rest }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        onPointerEnter={() => void LazyChoices.preload()}
        onClick={() => setOpen(true)}
        {...rest}
      />
      {isOpen && (
        <LazyChoices
          anchor={button.current}
          label={label}
          choices={choices}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
