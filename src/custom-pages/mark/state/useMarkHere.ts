import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { today } from '../../../base/day'
import type { MarkType } from '../../../domain/attendance/attendance'
import { type Located, locate } from '../../../providers/attendance/attendance'
import { type Marker, markerHere, marksHere } from '../../../providers/attendance/markHere'
import type { QueuedMark } from '../../../providers/attendance/marks'
import { useBackend } from '../../../providers/backend/backendContext'
import { SIGN_IN } from '../../../providers/navigation/place'
import { isUnsent } from '../../../providers/sendLater/kind'
import { begun } from '../../../providers/sendLater/laterOf'
import { nextOf } from './nextOf'
import { useAsleep } from './useAsleep'
import { useWaiver } from './useWaiver'

interface Pressed {
  readonly mark: QueuedMark
  readonly located: Located | undefined
  /** Stored on the device; otherwise only in this tab. */
  readonly lies: boolean
}

/** Marking while the user cannot be verified: pending marks and the last result. */
export function useMarkHere(marker: Marker) {
  const { storage, place } = useBackend()
  const kept = useMemo(() => marksHere(storage, marker), [storage, marker])
  const waiting = useSyncExternalStore(kept.subscribe, kept.list)
  const [chosen, choose] = useState<MarkType>()
  const [withPosition, setWithPosition] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [pressed, setPressed] = useState<Pressed>()
  const waiver = useWaiver()
  useEffect(() => {
    void kept.read()
  }, [kept])
  const day = today(new Date())
  const ofToday = waiting.filter(({ at }) => today(new Date(at)) === day)
  const type = chosen ?? nextOf(ofToday.map(mark => mark.type))
  const asleep = useAsleep(waiting.filter(isUnsent).map(({ at }) => at))
  const press = async () => {
    if (isBusy || asleep !== undefined) return
    // The token may have expired since the page was opened.
    const now = markerHere({ storage, now: Date.now() / 1000 })
    if (now?.owner !== marker.owner) return place.go(SIGN_IN)
    const entry = begun(marker.owner)
    setBusy(true)
    const located = withPosition ? await locate(waiver.begin()) : undefined
    const position = typeof located === 'object' ? { position: located } : {}
    const mark: QueuedMark = { ...entry, type, isOffline: true, ...position }
    await kept.keep(mark)
    setPressed({ mark, located, lies: kept.lies(mark) })
    choose(undefined)
    setBusy(false)
  }
  const { waive } = waiver
  const position = { withPosition, setWithPosition, waive }
  return { waiting, type, choose, ...position, isBusy, asleep, pressed, press }
}
