import './scanner.css'
import Camera from '@mui/icons-material/QrCodeScannerRounded'
import { Suspense, useState } from 'react'
import { IconButton } from '../Button'
import { later } from '../later'
import type { CameraScanProps } from './CameraScan'

const CameraScan = later<CameraScanProps>(() =>
  import('./CameraScan').then(module => module.CameraScan),
)

export interface ScanButtonProps {
  readonly label: string
  readonly onCode: (code: string) => void
  readonly isOnce?: boolean
}

/** Opens the camera; its code comes when it is first wanted. */
export function ScanButton({ label, onCode, isOnce = false }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className="sc-button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onPointerEnter={() => void CameraScan.preload()}
        onClick={() => setOpen(true)}
      >
        <Camera />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && <CameraScan onCode={onCode} onClose={() => setOpen(false)} isOnce={isOnce} />}
      </Suspense>
    </>
  )
}
