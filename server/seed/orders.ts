import { addDays } from '../../src/base/day'
import { annulmentReasons } from '../../src/domain/orders/annulmentReasons'
import { createBankAccounts, sellingWarehouses } from './companies'
import { demoPdf, demoPicture } from './files'
import { calculateTotal, orderLines, type Shelves, stockByProduct } from './orderLines'
import { ACCOUNT_ID } from './people'
import { parishRecords } from './places'
import type { DemoProduct } from './products'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

interface OrdersWanted {
  readonly company: string
  readonly count: number
  readonly firstId: number
  readonly products: readonly DemoProduct[]
  readonly clients: readonly DemoRecord[]
  readonly sellers: readonly number[]
  readonly today: string
  /** The partner and wholesale customers order here. */
  readonly withPartner: boolean
}

/** Frequency of states (business.md#orders); those of the partner occur only in its orders. */
const usual = [6, 6, 5, 7, 7, 0, 0, 3, 22, 22, 23, 1, 1, 1, 1, 1, 1, 8]
const partners = [...usual, 15, 10, 13]

/** Orders of a company, oldest first. */
export function createOrders(requested: OrdersWanted): readonly DemoRecord[] {
  const chance = chanceFrom(requested.firstId + 51)
  const shelves = stockByProduct(requested.products)
  const states = requested.withPartner ? partners : usual
  return Array.from({ length: requested.count }, (_, at) => {
    const ESTADO = at < states.length ? (states[at] ?? 6) : chance.pick(states)
    return anOrder({ ...requested, shelves, chance }, ESTADO, ageInDays(ESTADO, chance))
  })
    .sort((a, b) => String(a.FECHACREACION).localeCompare(String(b.FECHACREACION)))
    .map((order, at) => ({ ...order, ...handlingDates(order, at), ID: requested.firstId + at }))
}

const OLDEST = 420
const SHARE = 10_000

/** Age of an order in days: finished ones over fourteen months, more of them recent; open ones within two. */
function ageInDays(ESTADO: number, chance: Chance): number {
  const share = chance.int(0, SHARE) / SHARE
  if (ESTADO === 1 || ESTADO === 8) return 6 + Math.round(OLDEST * share ** 1.5)
  if (invoicedStates.has(ESTADO)) return 2 + Math.round(58 * share ** 1.4)
  return 1 + Math.round(59 * share)
}

/** Priority or comment of credit on some waiting orders. */
function handlingDates({ ESTADO, FECHAAPROBO }: DemoRecord, at: number): Partial<DemoRecord> {
  if ((ESTADO === 0 || ESTADO === 3) && at % 3 === 0) return { PRIORIDAD: FECHAAPROBO }
  if (ESTADO !== 6 || at % 2 === 0) return {}
  return { NUMEROFACTURAE4: at % 4 === 1 ? 'Confirmar el cupo con su garante.' : 'Llama el lunes.' }
}

interface Surroundings extends OrdersWanted {
  readonly shelves: Shelves
  readonly chance: Chance
}

function anOrder(around: Surroundings, ESTADO: number, days: number): DemoRecord {
  const { chance, company, today } = around
  const buyer = selectBuyer(around, ESTADO)
  const client = buyer.client
  const FORMADEPAGO = client.GroupNum === undefined ? '4' : String(client.GroupNum)
  const ITEMS = orderLines(around.shelves, chance, {
    forPartner: buyer.forPartner,
    list: Number(client.Lista ?? 5),
  })
  const DISCOUNT = chance.happens(0.1) && calculateTotal(ITEMS, 0) > 100 ? 5 : 0
  const created = addDays(today, -days)
  const bodega = chance.pick(sellingWarehouses(company))
  return {
    ESTADO,
    FECHACREACION: instant(created, chance),
    CLIENTEID: client.ID,
    VENDEDOR: buyer.seller,
    COMPANY: buyer.forPartner ? 'TOMEBAMBA' : around.withPartner ? 'HT' : null,
    BODEGA: bodega,
    FORMADEPAGO,
    ITEMS,
    DISCOUNT,
    OBSERVACIONES: chance.happens(0.3) ? 'Entregar en horario de oficina.' : null,
    OBSERVACIONESB: toDestination(client),
    ...createApproval(around, {
      ESTADO,
      created,
      FORMADEPAGO,
      total: calculateTotal(ITEMS, DISCOUNT),
    }),
    ...createDelivery(around, { ESTADO, created, seller: buyer.seller }),
    ...(ESTADO === 8 && {
      OBSERVACION_ANULACION: chance.pick(Object.keys(annulmentReasons)),
    }),
  }
}

/** The customer's first address as text. */
function toDestination({ ID, ENVIO }: DemoRecord) {
  const [address] = (ENVIO ?? []) as readonly DemoRecord[]
  if (!address) return null
  const { CODE, ...parish } = parishRecords.find(it => it.CODE === address.PARROQUIA) ?? {}
  return { ...address, ...parish, CARDCODE: ID }
}

/** Buyer and seller: 15 for wholesale, 10 and 13 for the partner; store and brand agents sell little. */
function selectBuyer({ chance, clients, sellers, withPartner }: Surroundings, ESTADO: number) {
  const [own = {}, partner = {}] = clients
  if (ESTADO === 15) return { client: own, seller: own.SlpCode as number, forPartner: false }
  if (ESTADO === 10 || ESTADO === 13) {
    return { client: partner, seller: ACCOUNT_ID['0'], forPartner: true }
  }
  const client = chance.happens(0.05) ? own : chance.pick(clients.slice(2))
  if (withPartner && chance.happens(0.08)) {
    return { client, seller: ACCOUNT_ID[chance.pick(['5', '6'] as const)], forPartner: false }
  }
  const seller = (client.SlpCode as number | null) ?? chance.pick(sellers)
  return { client, seller, forPartner: false }
}

interface Moment {
  readonly ESTADO: number
  readonly created: string
}
const approvedStates = new Set([5, 7, 0, 3, 22, 23, 1])

function createApproval(
  { chance, company }: Surroundings,
  { ESTADO, created, FORMADEPAGO, total }: Moment & { FORMADEPAGO: string; total: number },
) {
  if (!approvedStates.has(ESTADO)) return {}
  return {
    FECHAAPROBO: instant(created, chance, 17),
    USUARIOAPROBO: ACCOUNT_ID['9'],
    PEDIDO_RETENIDO: ESTADO === 5,
    ...(ESTADO !== 5 && { DOCNUM: `26${chance.digits(6)}` }),
    ...(FORMADEPAGO === '-1' && {
      CUENTA_TRANSFERENCIA: createBankAccounts(company)[0]?.AcctCode,
      NUMERO_REFERENCIA: chance.digits(8),
      TOTAL_DOLARES_REFERENCIA: total,
    }),
  }
}

const invoicedStates = new Set([3, 22, 23, 1])

function createDelivery(
  { chance, today }: Surroundings,
  { ESTADO, created, seller }: Moment & { seller: number },
) {
  if (ESTADO !== 0 && !invoicedStates.has(ESTADO)) return {}
  const byHand = ESTADO === 22 || ESTADO === 23 || chance.happens(0.3)
  const next = addDays(created, 1)
  const day = next > today ? today : next
  return {
    NUMEROGUIA: byHand ? '000000000' : `2${chance.digits(8)}`,
    IDUSUARIOENTREGARA: byHand ? seller : null,
    FECHA_IMPRESION: instant(created, chance, 18),
    ...(invoicedStates.has(ESTADO) && {
      FECHAFACTURACION: instant(day, chance, 18),
      NUMEROFACTURALIDENAR: `001-002-${chance.digits(9)}`,
    }),
    ...((ESTADO === 23 || (ESTADO === 1 && byHand)) && {
      URL_INVOICE_SELLER: (chance.happens(0.5) ? demoPicture : demoPdf)('factura-firmada', chance),
    }),
    ...(ESTADO === 22 && chance.happens(0.3) && { COMENTARIOENTREGA: 'La firma no se distingue.' }),
  }
}

/** Instant in working hours, in UTC; `from` is the first hour (13 is 08:00 in Ecuador). */
const instant = (day: string, chance: Chance, from = 13) =>
  `${day}T${chance.int(from, from + 3)}:${String(chance.int(0, 59)).padStart(2, '0')}:00.000Z`
