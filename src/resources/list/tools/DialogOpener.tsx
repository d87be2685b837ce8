import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import type { Later } from '../../../ui/theme/plainLater'

interface DialogOpenerProps {
  readonly label: string
  readonly icon: ReactNode
  readonly Dialog: Later<{ readonly onClose: () => void }>
}

/** A tool of a list that opens a dialog, whose code loads as the pointer comes near. */
export function DialogOpener({ label, icon, Dialog }: DialogOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={() => void Dialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      <Suspense fallback={null}>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
