import { addDays } from '../../src/base/day'
import { readPublicCode } from '../../src/base/publicCode'
import { covered, notCovered } from '../../src/domain/devices/warrantyCover'
import { HT } from './companies'
import { demoPdf } from './files'
import { type DemoProduct, isPhone } from './products'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'
import { imei } from './serials'

export interface WarrantiesWanted {
  readonly company: string
  readonly count: number
  readonly firstId: number
  readonly products: readonly DemoProduct[]
  readonly clients: readonly DemoRecord[]
  readonly sellers: readonly number[]
  readonly menders: readonly number[]
  readonly today: string
}

/** Spare parts with cost in dollars. */
const spares = [
  ['Pantalla', 48.5],
  ['Batería', 17.25],
  ['Puerto de carga', 9.8],
  ['Cámara trasera', 31],
  ['Micrófono', 4.6],
  ['Tornillos', 0.15],
] as const

const faults = [
  ['ENCENDIDO', 'No enciende después de cargar toda la noche.'],
  ['PANTALLA', 'La pantalla parpadea y deja de responder.'],
  ['AUDIO', 'El micrófono no se escucha en llamadas.'],
  ['SOFTWARE', 'Se reinicia solo varias veces al día.'],
  ['BATERIA', 'La batería dura menos de tres horas.'],
  ['CAMARA', 'La cámara trasera no enfoca.'],
  ['SENAL', 'No reconoce la tarjeta SIM.'],
  ['PANTALLA', 'Una línea verde cruza la pantalla.'],
] as const

/** Every state once, then in realistic frequency. */
const states = [0, 1, 2, 3, 4, 4, 0, 4, 2, 4, 3, 4, 1, 4, 2, 0, 4]

/** Returned phones in every state (business.md#warranty-orders). */
export function createWarranties(requested: WarrantiesWanted): readonly DemoRecord[] {
  const chance = chanceFrom(requested.company === HT ? 61 : 62)
  const bench = chanceFrom(requested.company === HT ? 63 : 64)
  const phones = requested.products.filter(isPhone)
  const yesterday = addDays(requested.today, -1)
  const decidedOn = (created: string) => {
    const day = addDays(created, chance.int(1, 9))
    return day < yesterday ? day : yesterday
  }
  return Array.from({ length: requested.count }, (_, at) => {
    const ESTADO = states[at % states.length] ?? 0
    const phone = chance.pick(phones)
    const created = addDays(requested.today, -(requested.count - at) * 2 - ((at * 5) % 7))
    const underWarranty = chance.happens(0.8)
    const [FALLA, OBS_VENDEDOR] = chance.pick(faults)
    return {
      ID_ORDEN: requested.firstId + at,
      ESTADO,
      IMEI_SERIE: imei(requested.firstId + 7_000, at),
      CARD_CODE: at === 0 ? requested.clients[0]?.ID : chance.pick(requested.clients).ID,
      NOM_PRODUCTO: phone.NOMBRE,
      MARCA: phone.MARCA,
      FECHA_VENTA: addDays(created, -(underWarranty ? chance.int(20, 360) : chance.int(370, 600))),
      GARANTIA: underWarranty ? covered : notCovered,
      GARANTIA_FISICA: chance.happens(0.7),
      FALLA,
      OBS_VENDEDOR,
      SIN_FIRMA: 'PAPEL',
      SIN_FOTOS: 'Llegó en caja sellada',
      CODIGO_PUBLICO: readPublicCode(chance.digits(12)),
      CIUDAD_ORIGEN: chance.pick([1, 2, 4, 13]),
      GUIA_SERVIENTREGA: `3${chance.digits(8)}`,
      NAME_EMPLEADO_X_FACTURACION: 'Equipo de facturación',
      EMAIL_EMPLEADO_X_FACTURACION: 'facturacion@demo.test',
      USUARIO_CREACION_ORDEN: at % 4 === 0 ? requested.sellers[0] : chance.pick(requested.sellers),
      FECHA_CREACION: `${created}T15:${10 + (at % 50)}:00.000Z`,
      ...createOutcome(ESTADO, chance),
      ...(ESTADO === 4 && createWork(bench)),
      ...(ESTADO > 2 && { TECNICO: bench.pick(requested.menders) }),
      ...(ESTADO > 1 && { FECHA_DECISION: `${decidedOn(created)}T20:00:00.000Z` }),
    }
  })
}

function createOutcome(ESTADO: number, chance: Chance) {
  if (ESTADO === 0) return {}
  const report = { URL_DROPBOX: demoPdf('informe-de-taller', chance) }
  if (ESTADO === 1) return report
  if (ESTADO === 2) {
    return {
      ...report,
      PRICE_EXCL_IVA: chance.int(60, 420),
      NOTA_CREDITO: `NC-26${chance.digits(5)}`,
    }
  }
  const reason = ESTADO === 3 ? 'Golpe o humedad: la garantía no cubre.' : 'Reparado en el taller.'
  return { ...report, NO_APLICA_NOTA_CREDITO: reason }
}

/** Spare parts and minutes of a repair. */
function createWork(chance: Chance) {
  const [NOMBRE, COSTO] = chance.pick(spares)
  const [small, little] = spares[5]
  return {
    MINUTOS: chance.int(2, 12) * 10,
    REPUESTOS: [
      { NOMBRE, CANTIDAD: 1, COSTO },
      { NOMBRE: small, CANTIDAD: chance.int(2, 6), COSTO: little },
    ],
  }
}
