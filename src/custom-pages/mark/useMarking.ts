import { useGetList } from 'ra-core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type MarkType, markState } from '../../domain/attendance'
import { today } from '../../domain/day'
import { type Located, locate } from '../../providers/attendance/attendance'
import { type Mark, type MarkPhoto, markKind } from '../../providers/attendance/marks'
import { serverClockOf } from '../../providers/attendance/serverClock'
import { useBackend, useConnection, useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { isOpen } from '../../providers/sendLater/kind'
import { begun, laterOf, ownerOf } from '../../providers/sendLater/laterOf'
import { nextOf } from './nextOf'
import { useAsleep } from './useAsleep'
import { useServerAhead } from './useServerAhead'
import { useWaiver } from './useWaiver'

/** A mark as the server tells it. */
export interface ToldMark {
  readonly id: number
  readonly TIPO: MarkType
  readonly MARKED_DATE: string
  readonly RECIBIDO: string
  readonly PRECISION?: number | null
  readonly GEOLOCALIZACION?: unknown
  readonly CORRECCION?: number | null
  readonly ESTADO?: number | null
}

/** What the last press came to. */
export interface Recorded {
  readonly type: MarkType
  /** The server's moment; as this device knows its clock, while the server has not answered. */
  readonly at: string
  /** `marked`: the server has it; else it waits on this device, or in this tab where the device keeps nothing. */
  readonly is: 'marked' | 'keptHere' | 'keptInTab'
  /** Where it was made, or why that is not known; undefined: not wanted. */
  readonly located: Located | undefined
  readonly hasPhoto: boolean
  /** Why the server would not have the photo. */
  readonly photoRefused?: string | undefined
}

/** The page's state: what is marked next, what the press is at, what it came to. */
export function useMarking() {
  const backend = useBackend()
  const isLost = useConnection() === 'lost'
  const list = useTodaysMarks()
  const queue = laterOf(backend, markKind)
  const waiting = useSyncExternalStore(queue.subscribe, queue.list)
  const [chosen, choose] = useState<MarkType>()
  const [withPosition, setWithPosition] = useState(true)
  const [stage, setStage] = useState<'locating' | 'sending' | null>(null)
  const [recorded, setRecorded] = useState<Recorded>()
  const [photo, setPhoto] = useState<MarkPhoto>()
  const waiver = useWaiver()
  const taken = useRef(new Map<string, { at?: string; photoRefused?: string | undefined }>())
  const { refetch } = list
  useEffect(
    () =>
      queue.onDone(({ key, photoRefused }, body) => {
        const { MARKED_DATE } = (body ?? {}) as Partial<ToldMark>
        taken.current.set(key, { photoRefused, ...(MARKED_DATE && { at: MARKED_DATE }) })
        void refetch()
      }),
    [queue, refetch],
  )
  const standing = list.marks.filter(isStanding)
  const open = waiting.filter(isOpen)
  const type = chosen ?? nextOf([...standing.map(({ TIPO }) => TIPO), ...waiting.map(typeOf)])
  const moments = [...standing.map(({ MARKED_DATE }) => MARKED_DATE), ...open.map(({ at }) => at)]
  const asleep = useAsleep(recorded ? [...moments, recorded.at] : moments, useServerAhead())
  const press = async () => {
    const owner = ownerOf(backend)
    if (owner === null || asleep !== undefined) return
    const mark = { ...begun(owner), at: serverClockOf(backend).pressed() }
    setRecorded(undefined)
    setStage('locating')
    const located = withPosition ? await locate(waiver.begin()) : undefined
    setStage('sending')
    const position = typeof located === 'object' ? { position: located } : {}
    const entry = { ...mark, type, isOffline: isLost, ...position, ...(photo && { photo }) }
    await queue.add(entry)
    setStage(null)
    setPhoto(undefined)
    choose(undefined)
    const left = queue.list().find(({ key }) => key === mark.key)
    // The list tells why it was not taken.
    if (left?.state === 'refused') return
    const is = left ? (queue.lies(entry) ? 'keptHere' : 'keptInTab') : 'marked'
    const hasPhoto = photo !== undefined
    setRecorded({ type, at: mark.at, is, located, hasPhoto, ...taken.current.get(mark.key) })
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
    asleep,
    stage,
    recorded,
    photo,
    setPhoto,
    press,
  }
}

function useTodaysMarks() {
  const { ID } = useMe()
  const { data, error, isPending, refetch } = useGetList<ToldMark>(
    'attendance-marks',
    {
      filter: { USER_ID: ID, MARKED_DATE: { gte: today(new Date()) } },
      sort: { field: 'MARKED_DATE', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
      meta: listMeta,
    },
    { retry: false },
  )
  return { marks: data ?? [], error: data ? null : error, isPending, refetch }
}

const typeOf = ({ type }: Mark) => type

const isStanding = ({ ESTADO }: ToldMark) =>
  ESTADO !== markState.refused && ESTADO !== markState.replaced
