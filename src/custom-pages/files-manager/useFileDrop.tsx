import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useCalm } from '../../ui/loading/useCalm'
import { plainLater } from '../../ui/theme/plainLater'
import type { Drop } from './Dropping'

const Dropping = plainLater(() => import('./Dropping'), 'Dropping')

/** Delay before preloading. */
const CALM_MS = 500

interface Dropped {
  /** Undefined until the code is loaded. */
  readonly drop: Drop | undefined
  /** Opens the file dialog, once loaded. */
  readonly choose: () => void
  /** Element to render in the page. */
  readonly dropping: ReactNode
}

/** Drop zone; loaded after the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isOff: boolean): Dropped {
  const [drop, setDrop] = useState<Drop>()
  const [isDraggingFiles, setIsDraggingFiles] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  const isCalm = useCalm(CALM_MS)
  const addFiles = useCallback((files: readonly File[]) => latest.current(files), [])
  return {
    drop,
    choose: drop?.open ?? (() => setIsDraggingFiles(true)),
    dropping: (
      <LaterPart>
        {(isCalm || isDraggingFiles) && (
          <Dropping
            isOff={isOff}
            isDraggingFiles={isDraggingFiles}
            onFiles={addFiles}
            onChange={setDrop}
          />
        )}
      </LaterPart>
    ),
  }
}
