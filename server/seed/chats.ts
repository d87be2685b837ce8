import { fold } from '../../src/base/fold'
import type { RoleCode } from '../../src/domain/accounts/roles'
import type { Db, DbRow, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import { HT } from './companies'
import { ACCOUNT_ID } from './people'

type Line = readonly [by: RoleCode, minutesAgo: number, body: string, card?: 'order']
interface DemoChat {
  readonly between: readonly RoleCode[]
  readonly name?: string
  /** Number of last messages unread by everyone but their sender. */
  readonly unread: number
  readonly lines: readonly Line[]
}
const HOUR = 60
const DAY = 24 * HOUR

const chats: readonly DemoChat[] = [
  {
    between: ['7', '9'],
    unread: 2,
    lines: [
      ['7', 2 * DAY + 50, 'Buenos días, Marco. ¿Pudo revisar la solicitud de Comercial Andina?'],
      ['9', 2 * DAY + 41, 'Buenos días. Sí, falta la planilla de luz del local.'],
      ['9', 2 * DAY + 41, 'Con eso la paso a aprobación hoy mismo.'],
      ['7', 2 * DAY + 12, 'Perfecto, se la pido al cliente.'],
      ['7', DAY + 3 * HOUR, 'Ya está cargada en los documentos.'],
      ['9', DAY + 2 * HOUR, 'Recibida, gracias. El buró salió limpio.'],
      ['7', 5 * HOUR, 'Este es el pedido que espera su visto bueno:', 'order'],
      ['9', 38, 'Lo veo enseguida.'],
      ['9', 36, '¿El plazo queda en 45 días? El cupo alcanza justo.'],
    ],
  },
  {
    between: ['10', '9', '8', '7', '6'],
    name: 'Mostrador Cuenca',
    unread: 1,
    lines: [
      ['10', 6 * DAY, 'Desde el lunes el despacho cierra a las 17:30.'],
      ['8', 6 * DAY - 20, 'Anotado. Los pedidos después de esa hora salen al día siguiente.'],
      ['6', 3 * DAY, '¿Alguien tiene stock del A15 en color azul?'],
      ['8', 3 * DAY - 4, 'Quedan 6 en la bodega 019 y 2 en la 006.'],
      ['6', 3 * DAY - 3, '¡Gracias! Los reservo.'],
      ['7', DAY + 4 * HOUR, 'Cliente pregunta por fundas al por mayor, ¿manejamos?'],
      ['10', DAY + 3 * HOUR, 'Sí, catálogo completo: https://www.example.com/catalogo-fundas'],
      ['8', 2 * HOUR, 'Llegó el contenedor. Mañana temprano hacemos el ingreso de IMEI.'],
    ],
  },
  {
    between: ['7', '8'],
    unread: 0,
    lines: [
      ['7', 4 * DAY, 'Wilson, ¿ya salió la guía de Loja?'],
      ['8', 4 * DAY - 15, 'Sale en el camión de las 15:00.'],
      ['8', 3 * DAY + HOUR, 'Entregado y firmado.'],
      ['7', 3 * DAY, 'Excelente, gracias.'],
    ],
  },
  {
    between: ['10', '7'],
    unread: 1,
    lines: [
      ['10', 7 * DAY, 'Daniela, buen cierre de mes. Felicitaciones.'],
      ['7', 7 * DAY - 30, 'Gracias, Elena. Fue trabajo de todo el equipo.'],
      ['10', 3 * HOUR, '¿Me ayuda con la proyección de julio para la reunión del viernes?'],
    ],
  },
  {
    between: ['7', '31'],
    unread: 0,
    lines: [
      ['31', 2 * DAY, 'Buenas tardes, ¿cuándo llega mi pedido?'],
      ['7', 2 * DAY - 9, 'Buenas tardes, don Patricio. Mañana antes del mediodía.'],
      ['31', DAY + HOUR, 'Llegó completo. ¡Gracias!'],
    ],
  },
]

export async function plantChats(
  db: Db,
  trx: Trx,
  { catalogue, clock }: Pick<AppContext, 'catalogue' | 'clock'>,
) {
  const orders = catalogue.get('invoices')
  const order = await trx
    .selectFrom(orders.table)
    .select('ID')
    .where('VENDEDOR', '=', ACCOUNT_ID['7'])
    .where('EMPRESA', '=', HT)
    .orderBy('FECHACREACION', 'desc')
    .limit(1)
    .executeTakeFirst()
  const card = order && JSON.stringify({ resource: orders.name, id: Number(order.ID) })
  const now = clock().getTime()
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  const first = await db.nextId('_CHAT', chats.length)
  const rows = chats.map((chat, n) => toRows(chat, { id: first + n, at, card }))
  const all = (name: keyof (typeof rows)[number]) => rows.flatMap(row => row[name])
  await trx.insertInto('_CHAT').values(all('chats')).execute()
  await trx.insertInto('_CHAT_PAIR').values(all('pairs')).execute()
  await trx.insertInto('_CHAT_MEMBER').values(all('members')).execute()
  await trx.insertInto('_CHAT_MESSAGE').values(all('messages')).execute()
}

interface Planting {
  readonly id: number
  readonly at: (minutesAgo: number) => string
  readonly card: string | undefined
}

function toRows(
  { between, name, lines, unread }: DemoChat,
  { id, at, card }: Planting,
): Readonly<Record<'chats' | 'pairs' | 'members' | 'messages', DbRow[]>> {
  const people = between.map(role => ACCOUNT_ID[role])
  const by = lines.at(-1)?.[0] ?? '10'
  const lastSeenBy = (user: number) => lines.length - (user === ACCOUNT_ID[by] ? 0 : unread)
  const chat = {
    ID: id,
    EMPRESA: HT,
    KIND: name ? 'group' : 'one',
    NAME: name ?? null,
    LAST: lines.length,
    LAST_AT: at(lines.at(-1)?.[1] ?? 0),
    REV: 0,
    CREATED_AT: at(lines[0]?.[1] ?? 0),
    CREATED_BY: people[0],
  }
  const pair = { EMPRESA: HT, LOW: Math.min(...people), HIGH: Math.max(...people), CHAT_ID: id }
  return {
    chats: [chat],
    pairs: name ? [] : [pair],
    members: people.map(USER_ID => ({ CHAT_ID: id, USER_ID, SINCE: 0, SEEN: lastSeenBy(USER_ID) })),
    messages: lines.map(([role, minutes, body, isShown], n) => ({
      CHAT_ID: id,
      N: n + 1,
      SENDER: ACCOUNT_ID[role],
      BODY: body,
      FOLDED: fold(body),
      CARD: isShown && card ? card : null,
      CREATED_AT: at(minutes),
    })),
  }
}
