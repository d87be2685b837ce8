import MoreVert from '@mui/icons-material/MoreVert'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../../ui/controls/Button'
import { useWhenHere } from '../../../ui/loading/useWhenHere'

interface LateMenuButtonProps {
  readonly className: string
  readonly label: string
  readonly preload: () => Promise<unknown>
  readonly children: (anchor: HTMLElement | null, onClose: () => void) => ReactNode
}

/** Three dots that open a menu, whose code loads with the first click. */
export function LateMenuButton({ className, label, preload, children }: LateMenuButtonProps) {
  const whenHere = useWhenHere()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        className={className}
        aria-haspopup="menu"
        aria-label={label}
        onClick={() => whenHere(preload(), () => setIsOpen(true))}
      >
        <MoreVert fontSize="inherit" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && children(button.current, () => setIsOpen(false))}
      </Suspense>
    </>
  )
}
