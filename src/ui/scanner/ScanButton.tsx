import { quiet } from '../theme/plainLater'
import './scanner.css'
import Camera from '@mui/icons-material/QrCodeScannerRounded'
import { useState } from 'react'
import { IconButton } from '../controls/Button'
import { later } from '../theme/later'

const CameraScan = quiet(later(() => import('./CameraScan'), 'CameraScan', 'devices'))

interface ScanButtonProps {
  readonly label: string
  readonly onCode: (code: string) => void
  readonly closesAfterScan?: boolean
}

/** Opens the camera; its code is loaded on first use. */
export function ScanButton({ label, onCode, closesAfterScan = false }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className="sc-button"
        title={label}
        aria-haspopup="dialog"
        onPointerEnter={() => void CameraScan.preload()}
        onClick={() => setOpen(true)}
      >
        <Camera />
      </IconButton>
      {isOpen && (
        <CameraScan
          onCode={onCode}
          onClose={() => setOpen(false)}
          closesAfterScan={closesAfterScan}
        />
      )}
    </>
  )
}
