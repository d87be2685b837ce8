import { useGetList, useTranslate } from 'ra-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type MarkType, markOrder } from '../../domain/attendance'
import { today } from '../../domain/day'
import { locate } from '../../providers/attendance/attendance'
import { type Mark, type MarkPhoto, markKind } from '../../providers/attendance/marks'
import { useBackend, useConnection, useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { begun, laterOf, ownerOf } from '../../providers/sendLater/laterOf'
import { useClockFormat } from './useClockFormat'
import { useMarkNames } from './useMarkNames'

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

/** The page's state: what is marked next, what the press is at, what it came to. */
export function useMarking() {
  const backend = useBackend()
  const translate = useTranslate()
  const isLost = useConnection() === 'lost'
  const format = useClockFormat()
  const names = useMarkNames()
  const list = useTodaysMarks()
  const queue = laterOf(backend, markKind)
  const waiting = useSyncExternalStore(queue.subscribe, queue.list)
  const [chosen, choose] = useState<MarkType>()
  const [withPosition, setWithPosition] = useState(true)
  const [stage, setStage] = useState<'locating' | 'sending' | null>(null)
  const [told, setTold] = useState('')
  const [photo, setPhoto] = useState<MarkPhoto>()
  const [refused, setRefused] = useState<string>()
  const { refetch } = list
  useEffect(
    () =>
      queue.onDone(({ photoRefused }) => {
        setRefused(photoRefused)
        void refetch()
      }),
    [queue, refetch],
  )
  const type = chosen ?? nextOf([...list.marks.map(({ TIPO }) => TIPO), ...waiting.map(typeOf)])
  const press = async () => {
    const owner = ownerOf(backend)
    if (owner === null) return
    const mark = begun(owner)
    setTold('')
    setRefused(undefined)
    setStage('locating')
    const located = withPosition ? await locate() : undefined
    setStage('sending')
    const position = typeof located === 'object' ? { position: located } : {}
    await queue.add({ ...mark, type, isOffline: isLost, ...position, ...(photo && { photo }) })
    setStage(null)
    setPhoto(undefined)
    choose(undefined)
    const isKept = queue.list().some(({ key }) => key === mark.key)
    const without = typeof located === 'string' ? ` ${translate(`hr.${located}`)}` : ''
    const words = isKept ? 'hr.keptHere' : 'hr.marked'
    setTold(translate(words, { type: names[type], time: format.time(mark.at) }) + without)
  }
  return {
    ...list,
    waiting,
    queue,
    type,
    choose,
    withPosition,
    setWithPosition,
    stage,
    told: refused ? `${told} ${translate('hr.photoRefused', { reason: refused })}` : told,
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

/** After the furthest mark of the day comes the next. */
function nextOf(made: readonly MarkType[]): MarkType {
  const furthest = Math.max(-1, ...made.map(type => markOrder.indexOf(type)))
  return markOrder[furthest + 1] ?? 'salida'
}
