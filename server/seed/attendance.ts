import { addDays } from '../../src/base/day'
import { type MarkType, markState } from '../../src/domain/attendance/attendance'
import { branches } from '../../src/domain/orders/branches'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

interface AttendanceWanted {
  readonly firstId: number
  readonly people: readonly number[]
  readonly users: readonly DemoRecord[]
  readonly today: string
}

/** Marks of a team over two weeks until yesterday: some late, missing or offline. */
export function createAttendance(options: AttendanceWanted): readonly DemoRecord[] {
  const { firstId, people, users, today } = options
  const chance = chanceFrom(53 + firstId)
  const days = Array.from({ length: 14 }, (_, at) => addDays(today, at - 14)).filter(isWorkday)
  const marks = days.flatMap(day =>
    people.flatMap(person => {
      const user = users.find(({ ID }) => ID === person)
      const branch = branches[person % branches.length]
      const late = chance.happens(0.15) ? chance.int(12, 50) : chance.int(-12, 9)
      const times: readonly [MarkType, number][] = [
        ['entrada', 8 * 60 + 30 + late],
        ['almuerzo', 13 * 60 + chance.int(0, 12)],
        ['regreso', 14 * 60 + chance.int(-6, 8)],
        ['salida', 17 * 60 + 30 + chance.int(-2, 35)],
      ]
      return times
        .filter(() => !chance.happens(0.03))
        .map(([TIPO, minutes]) => {
          const at = toInstant(day, minutes * 60 + chance.int(0, 59))
          const isOffline = chance.happens(0.06)
          const [lat, lng] = branch?.at ?? [0, 0]
          return {
            USER_ID: person,
            DISPLAYNAME: user?.DISPLAYNAME,
            TIPO,
            MARKED_DATE: at,
            RECIBIDO: isOffline ? later(at, chance.int(9, 90)) : at,
            ESTADO: getState(isOffline, day > addDays(today, -4)),
            SUCURSAL: user?.SUCURSAL,
            ...(chance.happens(0.9) && {
              GEOLOCALIZACION: {
                lat: lat + chance.int(-40, 40) / 10_000,
                lng: lng + chance.int(-40, 40) / 10_000,
              },
              PRECISION: chance.int(6, 65),
            }),
          }
        })
    }),
  )
  return marks.map((mark, at) => ({ ID: firstId + at, ...mark }))
}

/** Recent offline marks await acceptance. */
function getState(isOffline: boolean, isRecent: boolean) {
  if (!isOffline) return markState.counted
  return isRecent ? markState.held : markState.accepted
}

/** Recent requests for missing marks. */
export const createCorrections = ({
  firstId,
  people,
  users,
  today,
}: AttendanceWanted): readonly DemoRecord[] =>
  people.slice(0, 2).map((person, at) => ({
    ID_CORRECCION: firstId + at,
    USER_ID: person,
    DISPLAYNAME: users.find(({ ID }) => ID === person)?.DISPLAYNAME,
    TIPO: at === 0 ? 'salida' : 'entrada',
    MARKED_DATE: toInstant(addDays(today, -3), (at === 0 ? 17 : 8) * 3600 + 32 * 60),
    MOTIVO:
      at === 0
        ? 'Salí directo desde el local del cliente y olvidé marcar.'
        : 'El teléfono estaba sin batería al llegar.',
    FECHA: toInstant(addDays(today, -1), 9 * 3600 + 10 * 60),
    SUCURSAL: users.find(({ ID }) => ID === person)?.SUCURSAL,
    ESTADO: 0,
  }))

const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const toInstant = (day: string, seconds: number) =>
  new Date(Date.parse(`${day}T00:00:00.000-05:00`) + seconds * 1000).toISOString()
const later = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** Schedules of the company, of a branch that opens on Saturdays, and of one user. */
export const createSchedules = ({ firstId, people }: AttendanceWanted): readonly DemoRecord[] => {
  const week = ['lun', 'mar', 'mie', 'jue', 'vie']
  const hours = { DIAS: week, ENTRADA: '08:30', SALIDA: '17:30', TOLERANCIA: 10 }
  return [
    { ...hours, NOMBRE: 'Jornada de la empresa' },
    { ...hours, NOMBRE: 'Sucursal con sábado', SUCURSAL: '3', DIAS: [...week, 'sab'] },
    { ...hours, NOMBRE: 'Entrada tarde', USER_ID: people[1], ENTRADA: '09:30', SALIDA: '18:30' },
  ].map((schedule, at) => ({ ID: firstId + at, ...schedule }))
}
