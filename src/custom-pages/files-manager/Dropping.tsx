import { useEffect, useRef } from 'react'
import { type DropzoneState, useDropzone } from 'react-dropzone'

export type Drop = Pick<DropzoneState, 'getRootProps' | 'getInputProps' | 'isDragActive' | 'open'>

export interface DroppingProps {
  readonly isOff: boolean
  /** Somebody wanted to choose files before this code was here. */
  readonly isAwaited: boolean
  /** Both stay the same from one drawing to the next. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onChange: (drop: Drop) => void
}

/** Draws nothing: tells what a place needs that files are dropped on. Its library comes after the page. */
export function Dropping({ isOff, isAwaited, onFiles, onChange }: DroppingProps) {
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
    if (!isAwaited || hasOpened.current) return
    hasOpened.current = true
    open()
  }, [isAwaited, open])
  return null
}
