import { addDays, today } from '../../src/base/day'
import { fold } from '../../src/base/fold'
import { isWithin, officeHours, toWeekday } from '../../src/domain/attendance/schedule'
import { branches } from '../../src/domain/orders/branches'
import type { Db, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import { HT } from './companies'
import { ACCOUNT_ID } from './people'
import { plant } from './plant'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

const MINUTE = 60_000
const days = 3
const notice =
  'Kondor Andina usa su posición para repartir visitas y ayudarle en ruta. Solo se toma en su horario, mientras la aplicación está abierta, y la ven usted, su jefatura y la administración.'

interface ConsentsWanted {
  readonly firstId: number
  readonly people: readonly number[]
  readonly today: string
}

/** Most sales agents share their position; one has withdrawn consent. */
export const createConsents = ({ firstId, people, today: now }: ConsentsWanted): DemoRecord[] =>
  people.slice(0, 7).map((person, at) => ({
    ID: firstId + at,
    USER_ID: person,
    FECHA: `${addDays(now, -40 + at)}T14:${10 + at}:00.000Z`,
    TEXTO: notice,
    ...(at === 6 ? { ESTADO: 1, RETIRADO: `${addDays(now, -9)}T20:31:00.000Z` } : { ESTADO: 0 }),
  }))

/** Positions of demo users in the last working hours, and messages from there. */
export async function plantTracking(
  db: Db,
  trx: Trx,
  { catalogue, clock }: Pick<AppContext, 'catalogue' | 'clock'>,
) {
  const now = clock()
  const resource = catalogue.get('positions')
  const consents = await trx
    .selectFrom(catalogue.get('position-consents').table)
    .select(['ID', 'USER_ID'])
    .where('EMPRESA', '=', HT)
    .where('ESTADO', '=', 0)
    .orderBy('ID')
    .execute()
  const chance = chanceFrom(71)
  const ways = consents.flatMap((consent, at) => {
    const shared = { CONSENTIMIENTO: Number(consent.ID), USER_ID: Number(consent.USER_ID) }
    const home = branches[at % 3]?.at ?? [0, 0]
    return lastWorkdays(now).flatMap(day =>
      aDay({ day, now, home, chance }).map(position => ({ ...shared, ...position })),
    )
  })
  const chat = await plantTeamChat(db, trx, { now, ways })
  const records = ways.map((way, at) => {
    const message = chat.get(at)
    return message ? { ...way, MENSAJE: message } : way
  })
  await plant(db, trx, { resource, company: HT, records, now })
}

function lastWorkdays(now: Date): readonly string[] {
  const begun = isWithin({ ...officeHours, ends: '24:00' }, now.toISOString()) ? 0 : 1
  return Array.from({ length: 9 }, (_, at) => addDays(today(now), -at - begun))
    .filter(day => officeHours.days.includes(toWeekday(day)))
    .slice(0, days)
}

interface DayWanted {
  readonly day: string
  readonly now: Date
  readonly home: readonly [number, number]
  readonly chance: Chance
}

/** A route between customers around a branch, one position every six minutes until now. */
function aDay({ day, now, home, chance }: DayWanted) {
  const startsAt = Date.parse(`${day}T${officeHours.starts}:00.000-05:00`)
  const ends = Math.min(now.getTime(), Date.parse(`${day}T${officeHours.ends}:00.000-05:00`))
  const positions: DemoRecord[] = []
  let [lat, lng] = home
  let moves = startsAt
  for (let at = startsAt; at < ends; at += 6 * MINUTE) {
    if (at >= moves) {
      lat = home[0] + chance.int(-260, 260) / 10_000
      lng = home[1] + chance.int(-260, 260) / 10_000
      moves = at + chance.int(4, 11) * 6 * MINUTE
    }
    const instant = new Date(at + chance.int(0, 50) * 1000).toISOString()
    if (instant >= now.toISOString()) break
    positions.push({
      FECHA: instant,
      RECIBIDO: instant,
      GEOLOCALIZACION: {
        lat: round(lat + chance.int(-2, 2) / 10_000),
        lng: round(lng + chance.int(-2, 2) / 10_000),
      },
      PRECISION: chance.int(8, 60),
    })
  }
  return positions
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const teamMessages = [
  'Buenos días, salgo a la primera visita.',
  'Cliente pide dos Kondor K9 más, ¿hay en la bodega 002?',
  'Quedan 11. Se los separo hasta mediodía.',
  'Pedido cerrado, paso al siguiente.',
  'Hay un derrumbe en la vía, tomo el desvío.',
  'Anotado. Avise al cliente que llega más tarde.',
  'Llegué. La señal aquí va y viene.',
] as const

interface TrackingSeed {
  readonly now: Date
  readonly ways: readonly DemoRecord[]
}

/** Team conversation. Returns the message of each position. */
async function plantTeamChat(db: Db, trx: Trx, { now, ways }: TrackingSeed) {
  const lastReadBy = new Map<number, string>()
  const latest = ways
    .map((way, at) => ({ at, when: String(way.FECHA), by: Number(way.USER_ID) }))
    .sort((a, b) => b.when.localeCompare(a.when))
    .filter((_, at) => at % 13 === 0)
    .slice(0, teamMessages.length)
    .reverse()
  if (latest.length === 0) return lastReadBy
  const ID = await db.nextId('_CHAT')
  const lead = ACCOUNT_ID['9']
  const members = [...new Set([ACCOUNT_ID['10'], lead, ...ways.map(way => Number(way.USER_ID))])]
  const messages = latest.map(({ at, when, by }, index) => {
    const isLead = index === 2 || index === 5
    if (!isLead) lastReadBy.set(at, `${ID}-${index + 1}`)
    const BODY = teamMessages[index] ?? ''
    const row = { CHAT_ID: ID, N: index + 1, BODY, FOLDED: fold(BODY), CREATED_AT: when }
    return { ...row, SENDER: isLead ? lead : by }
  })
  const [first, last] = [messages[0]?.CREATED_AT, messages.at(-1)?.CREATED_AT]
  const N = messages.length
  const chat = { ID, EMPRESA: HT, KIND: 'group', NAME: 'Equipo en ruta', LAST: N, REV: 0 }
  await trx
    .insertInto('_CHAT')
    .values({ ...chat, LAST_AT: last ?? now.toISOString(), CREATED_AT: first, CREATED_BY: lead })
    .execute()
  await trx.insertInto('_CHAT_PAIR').values({ EMPRESA: HT, LOW: 0, HIGH: 0, CHAT_ID: ID }).execute()
  await trx
    .insertInto('_CHAT_MEMBER')
    .values(members.map(USER_ID => ({ CHAT_ID: ID, USER_ID, SINCE: 0, SEEN: N })))
    .execute()
  await trx.insertInto('_CHAT_MESSAGE').values(messages).execute()
  return lastReadBy
}
