import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LaterPart } from '../../pieces/LaterPart'
import { plainLater } from '../../pieces/plainLater'
import type { Drop, DroppingProps } from './Dropping'

const Dropping = plainLater<DroppingProps>(() =>
  import('./Dropping').then(module => module.Dropping),
)

/** The page first. */
const CALM_MS = 500

interface Dropped {
  /** Nothing until its code is here. */
  readonly drop: Drop | undefined
  /** Opens the choice of files, as soon as it can. */
  readonly choose: () => void
  /** Stands anywhere in the page. */
  readonly dropping: ReactNode
}

/** A place to drop files on; the page does not wait for it. */
export function useDrop(onFiles: (files: readonly File[]) => void, isOff: boolean): Dropped {
  const [drop, setDrop] = useState<Drop>()
  const [isAwaited, setAwaited] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  const take = useCallback((files: readonly File[]) => latest.current(files), [])
  return {
    drop,
    choose: drop?.open ?? (() => setAwaited(true)),
    dropping: (
      <LaterPart>
        {(isCalm || isAwaited) && (
          <Dropping isOff={isOff} isAwaited={isAwaited} onFiles={take} onChange={setDrop} />
        )}
      </LaterPart>
    ),
  }
}
