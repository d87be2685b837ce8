import { useGetList } from 'ra-core'
import { useRef, useState } from 'react'
import { today } from '../../../base/day'
import { type MarkType, markState } from '../../../domain/attendance/attendance'
import type { NamedMark } from '../../../domain/attendance/reportByDay'
import { type Located, locate } from '../../../features/attendance/attendance'
import { markKind, type QueuedMark, type QueuedMarkPhoto } from '../../../features/attendance/marks'
import { serverClockOf } from '../../../features/attendance/serverClock'
import { useBackend, useConnection, useMe } from '../../../providers/backend/backendContext'
import { firstOfList } from '../../../providers/dataProvider/firstOfList'
import { isUnsent } from '../../../providers/sendLater/kind'
import { useLater } from '../../../providers/sendLater/laterOf'
import { nextMarkType } from './nextMarkType'
import { useBlockedUntil } from './useBlockedUntil'
import { useServerAhead } from './useServerAhead'
import { useWaiver } from './useWaiver'

/** A mark as answered by the server. */
export interface MarkView extends NamedMark {
  readonly RECIBIDO: string
  readonly PRECISION?: number | null
  readonly GEOLOCALIZACION?: unknown
  readonly CORRECCION?: number | null
  readonly ESTADO?: number | null
}

/** Result of the last press. */
export interface Recorded {
  readonly type: MarkType
  /** Server time; an estimate until the server answers. */
  readonly at: string
  /** `marked`: stored by the server. Otherwise pending on the device, or in this tab without storage. */
  readonly is: 'marked' | 'keptHere' | 'keptInTab'
  /** Position, or the reason for its absence; undefined if not requested. */
  readonly located: Located | undefined
  readonly hasPhoto: boolean
  /** Reason a photo was refused. */
  readonly photoRefused?: string | undefined
}

/** State of the page: next mark, progress and result. */
export function useMarking() {
  const backend = useBackend()
  const isOffline = useConnection() === 'lost'
  const list = useTodaysMarks()
  const [selectedType, choose] = useState<MarkType>()
  const [withPosition, setWithPosition] = useState(true)
  const [stage, setStage] = useState<'locating' | 'sending' | null>(null)
  const [recorded, setRecorded] = useState<Recorded>()
  const [photo, setPhoto] = useState<QueuedMarkPhoto>()
  const waiver = useWaiver()
  const sentMarks = useRef(new Map<string, { at?: string; photoRefused?: string | undefined }>())
  const later = useLater(markKind, ({ key, photoRefused }, body) => {
    const { MARKED_DATE } = (body ?? {}) as Partial<MarkView>
    sentMarks.current.set(key, { photoRefused, ...(MARKED_DATE && { at: MARKED_DATE }) })
    void list.refetch()
  })
  const { queue, entries: waiting } = later
  const valid = list.marks.filter(isValid)
  const open = waiting.filter(isUnsent)
  const type =
    selectedType ?? nextMarkType([...valid.map(({ TIPO }) => TIPO), ...waiting.map(getType)])
  const moments = [...valid.map(({ MARKED_DATE }) => MARKED_DATE), ...open.map(({ at }) => at)]
  const ahead = useServerAhead()
  const blockedUntil = useBlockedUntil(recorded ? [...moments, recorded.at] : moments, ahead)
  const press = async () => {
    const head = later.newHead()
    if (!head || blockedUntil !== undefined) return
    const mark = { ...head, at: serverClockOf(backend).pressed() }
    setRecorded(undefined)
    setStage('locating')
    const located = withPosition ? await locate(waiver.begin()) : undefined
    setStage('sending')
    const position = typeof located === 'object' ? { position: located } : {}
    const entry = { ...mark, type, isOffline, ...position, ...(photo && { photo }) }
    await queue.add(entry)
    setStage(null)
    setPhoto(undefined)
    choose(undefined)
    const queuedMark = queue.list().find(({ key }) => key === mark.key)
    // The list shows the reason.
    if (queuedMark?.state === 'refused') return
    const is = queuedMark ? (queue.lies(entry) ? 'keptHere' : 'keptInTab') : 'marked'
    const hasPhoto = photo !== undefined
    setRecorded({ type, at: mark.at, is, located, hasPhoto, ...sentMarks.current.get(mark.key) })
  }
  return {
    ...list,
    waiting,
    queue,
    type,
    choose,
    withPosition,
    setWithPosition,
    waive: waiver.waive,
    blockedUntil,
    ...{ stage, recorded, photo, setPhoto },
    press,
  }
}

function useTodaysMarks() {
  const { ID } = useMe()
  const { data, error, isPending, refetch } = useGetList<MarkView>(
    'attendance-marks',
    firstOfList('MARKED_DATE', 50, { USER_ID: ID, MARKED_DATE: { gte: today(new Date()) } }),
  )
  return { marks: data ?? [], error: data ? null : error, isPending, refetch }
}

const getType = ({ type }: QueuedMark) => type

const isValid = ({ ESTADO }: MarkView) =>
  ESTADO !== markState.refused && ESTADO !== markState.replaced
