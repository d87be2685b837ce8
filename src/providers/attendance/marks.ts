import { type MarkType, markTypes } from '../../domain/attendance'
import {
  type Entry,
  isEntry,
  isLater,
  type LaterHttp,
  type LaterKind,
  outcomeOf,
} from '../sendLater/kind'
import type { Queue } from '../sendLater/queue'

export interface Position {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
}

/** A mark on its way, pressed `at` by this device's clock. */
export interface Mark extends Entry {
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly type: MarkType
  readonly position?: Position
  /** Made without a server: the moment it was pressed goes with it. Else the server's own time counts. */
  readonly isOffline: boolean
}

/** Marks that survive a closed tab and a dead network, each sent once (safety.md 12). */
export const markKind: LaterKind<Mark> = {
  ...{ name: 'marks', database: 'mostrador-marks', prefix: 'mark' },
  read: value => (isEntry(value) && typeof value.type === 'string' ? (value as never) : undefined),
  async send(mark, http) {
    const answer = await post(http, mark)
    // Whether it arrived is not known: sent again by the same key it counts once.
    if (isLater(answer) && !mark.isOffline)
      return { kind: 'later', entry: { ...mark, isOffline: true } }
    return outcomeOf(mark, answer)
  },
  shown: ({ type }) => ({ title: markTypes[type], kind: 'mark', to: '/dashboard/rrhh/Marcar' }),
}

const post = (http: LaterHttp, { key, type, at, position, isOffline }: Mark) =>
  http.exchange('/hanadb/api/attendance-marks', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: {
      TIPO: type,
      ...(isOffline && { MARKED_DATE: at }),
      ...(position && {
        GEOLOCALIZACION: { lat: position.lat, lng: position.lng },
        PRECISION: Math.round(position.accuracy),
      }),
    },
  })

/** With the time of the server, where the clock of this device was what it refused. */
export async function sendAsNow(queue: Queue<Mark>, mark: Mark): Promise<void> {
  const { reason: _, ...rest } = mark
  await queue.drop(mark)
  await queue.add({ ...rest, key: crypto.randomUUID(), isOffline: false, state: 'waiting' })
}
