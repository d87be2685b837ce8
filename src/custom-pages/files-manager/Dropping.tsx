import { useEffect, useRef } from 'react'
import { type DropzoneState, useDropzone } from 'react-dropzone'

export type Drop = Pick<DropzoneState, 'getRootProps' | 'getInputProps' | 'isDragActive' | 'open'>

interface DroppingProps {
  readonly isOff: boolean
  /** The user asked for the file dialog before this code was loaded. */
  readonly isDraggingFiles: boolean
  /** Both must be stable between renders. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onChange: (drop: Drop) => void
}

/** Provides a drop zone without rendering; its library is loaded after the page. */
export function Dropping({ isOff, isDraggingFiles, onFiles, onChange }: DroppingProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: onFiles,
    noClick: true,
    noKeyboard: true,
    disabled: isOff,
  })
  useEffect(
    () => onChange({ getRootProps, getInputProps, isDragActive, open }),
    [getRootProps, getInputProps, isDragActive, open, onChange],
  )
  const hasOpened = useRef(false)
  useEffect(() => {
    if (!isDraggingFiles || hasOpened.current) return
    hasOpened.current = true
    open()
  }, [isDraggingFiles, open])
  return null
}
