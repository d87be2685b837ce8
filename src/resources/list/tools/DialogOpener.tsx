import { type ReactNode, Suspense } from 'react'
import { Button } from '../../../ui/controls/Button'
import type { Later } from '../../../ui/theme/plainLater'
import { useOpened } from './useOpened'

interface DialogOpenerProps {
  /** In an address that opens it. */
  readonly name: string
  readonly label: string
  readonly icon: ReactNode
  readonly Dialog: Later<{ readonly onClose: () => void }>
}

/** A tool of a list that opens a dialog, whose code loads as the pointer comes near. */
export function DialogOpener({ name, label, icon, Dialog }: DialogOpenerProps) {
  const { isOpen, open, close } = useOpened(name)
  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={() => void Dialog.preload()}
        onClick={open}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      <Suspense fallback={null}>{isOpen && <Dialog onClose={close} />}</Suspense>
    </>
  )
}
