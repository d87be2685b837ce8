import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { today } from '../../../base/day'
import type { MarkType } from '../../../domain/attendance/attendance'
import { type Located, locate } from '../../../features/attendance/attendance'
import { type Marker, markerHere, marksHere } from '../../../features/attendance/markHere'
import type { QueuedMark } from '../../../features/attendance/marks'
import { useBackend } from '../../../providers/backend/backendContext'
import { SIGN_IN } from '../../../providers/navigation/place'
import { isUnsent } from '../../../providers/sendLater/kind'
import { newEntryHead } from '../../../providers/sendLater/laterOf'
import { nextMarkType } from './nextMarkType'
import { useBlockedUntil } from './useBlockedUntil'
import { useWaiver } from './useWaiver'

interface Pressed {
  readonly mark: QueuedMark
  readonly located: Located | undefined
  /** Stored on the device; otherwise only in this tab. */
  readonly isQueued: boolean
}

/** Marking while the user cannot be verified: pending marks and the last result. */
export function useMarkHere(marker: Marker) {
  const { storage, place } = useBackend()
  const deviceMarks = useMemo(() => marksHere(storage, marker), [storage, marker])
  const waiting = useSyncExternalStore(deviceMarks.subscribe, deviceMarks.list)
  const [selectedType, choose] = useState<MarkType>()
  const [withPosition, setWithPosition] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [pressed, setPressed] = useState<Pressed>()
  const waiver = useWaiver()
  useEffect(() => {
    void deviceMarks.read()
  }, [deviceMarks])
  const day = today(new Date())
  const todaysMarks = waiting.filter(({ at }) => today(new Date(at)) === day)
  const type = selectedType ?? nextMarkType(todaysMarks.map(mark => mark.type))
  const blockedUntil = useBlockedUntil(waiting.filter(isUnsent).map(({ at }) => at))
  const press = async () => {
    if (isBusy || blockedUntil !== undefined) return
    // The token may have expired since the page was opened.
    const now = markerHere({ storage, now: Date.now() / 1000 })
    if (now?.owner !== marker.owner) return place.go(SIGN_IN)
    const entry = newEntryHead(marker.owner)
    setBusy(true)
    const located = withPosition ? await locate(waiver.begin()) : undefined
    const position = typeof located === 'object' ? { position: located } : {}
    const mark: QueuedMark = { ...entry, type, isOffline: true, ...position }
    await deviceMarks.keep(mark)
    setPressed({ mark, located, isQueued: deviceMarks.lies(mark) })
    choose(undefined)
    setBusy(false)
  }
  const { waive } = waiver
  const position = { withPosition, setWithPosition, waive }
  return { waiting, type, choose, ...position, isBusy, blockedUntil, pressed, press }
}
