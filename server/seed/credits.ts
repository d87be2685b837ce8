import { addDays } from '../../src/base/day'
import { aCedula, aCompanysRuc, aPersonsRuc } from './identities'
import { aMobile, aPerson, aShopName, aStreet } from './names'
import { places } from './places'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

interface CreditsWanted {
  readonly count: number
  readonly firstId: number
  readonly sellers: readonly number[]
  readonly today: string
}

/** Every phase once, then in realistic frequency. */
const states = [0, 8, 2, 1, 3, 4, 5, 6, 7, 0, 5, 8, 5, 2, 6, 5, 0, 4, 5, 3, 6, 5, 1]
const INTERVAL_DAYS = 3
/** Phase of missing documents, and the note of credit. */
const WAITS = 8
const observations = [
  'Falta la planilla de luz del último mes; la entregada es de marzo.',
  'La referencia comercial no contesta: confirmar el teléfono.',
  'El RUC consta suspendido; pedir el certificado actualizado.',
]
/** Phases that need an approved amount. */
const approvedIn = [1, 3, 4, 5, 6]
const banks = ['Banco del Altiplano', 'Banco Costa Azul', 'Cooperativa Los Andes', 'Banco Ceibo']

/** Credit applications of persons and companies, in every column of the board (business.md#credit-applications). */
export function createCreditApplications({
  count,
  firstId,
  sellers,
  today,
}: CreditsWanted): readonly DemoRecord[] {
  const chance = chanceFrom(firstId + 71)
  return Array.from({ length: count }, (_, at) => {
    const isCompany = at % 3 === 1
    const created = addDays(today, INTERVAL_DAYS * (at - count))
    const phase = states[at % states.length] ?? 0
    const applicant = createApplicant(isCompany, chance, today)
    const most = applicant.MONTO_SOLICITADO
    return {
      ID_EMPRESA: firstId + at,
      ESTADO_CREDITO: phase,
      ...(phase === WAITS && { OBSERVACIONES_CREDITO: observations[at % observations.length] }),
      ...(approvedIn.includes(phase) && { MONTO_APROBADO: at % 3 === 0 ? most / 2 : most }),
      CREATED_BY_USER: at % 4 === 0 ? sellers[0] : chance.pick(sellers),
      CREATED_AT: `${created}T16:${10 + (at % 50)}:00.000Z`,
      ...applicant,
      ...createReferences(chance),
    }
  })
}

function createApplicant(isCompany: boolean, chance: Chance, today: string) {
  const home = chance.pick(places)
  const { first, last } = aPerson(chance)
  const cedula = aCedula(home.province, chance)
  const person = `${first} ${last}`
  return {
    TIPO_PERSONA: isCompany ? 'J' : 'N',
    NOMBRE: isCompany ? `${aShopName(chance)} S.A.` : person,
    RUC: isCompany ? aCompanysRuc(home.province, chance) : aPersonsRuc(cedula),
    NOMBRE_REPRESENTANTE: person,
    CEDULA_REPRESENTANTE: cedula,
    EMAIL: `solicitud.${cedula.slice(-6)}@demo.test`,
    NUM_TELEFONO: aMobile(chance),
    PROVINCIA: home.provinceName,
    CIUDAD: home.canton,
    DIRECCION_TRABAJO: aStreet(chance),
    DIRECCION_DOMICILIO: aStreet(chance),
    GEOLOCALIZACION: { lat: home.lat, lng: home.lng },
    FECHA_INICIO_ACTIVIDADES: addDays(today, -chance.int(400, 4_000)),
    ...(!isCompany && { FECHA_NACIMIENTO: addDays(today, -chance.int(8_000, 22_000)) }),
    FECHA_CADUCIDAD_CEDULA: addDays(today, chance.int(30, 3_000)),
    TIPO_CLIENTE: chance.pick([106, 122, 123, 124]),
    MONTO_SOLICITADO: chance.int(2, 80) * 500,
    PLAZO_MESES: chance.pick([3, 6, 9, 12]),
    TASA_INTERES: chance.pick([0, 8.5, 12, 15.6]),
  }
}

const createReferences = (chance: Chance) => ({
  REFERENCIAS_COMERCIALES: Array.from({ length: chance.int(1, 3) }, () => ({
    COMPANIA: aShopName(chance),
    TIPO_CREDITO: chance.pick(['30 días', '45 días', '60 días']),
    ...contact(chance),
  })),
  DIRECCIONES_ADICIONALES: Array.from({ length: chance.int(1, 3) }, () => ({
    DIRECCION: aStreet(chance),
  })),
  REFERENCIAS_BANCARIAS: Array.from({ length: chance.int(1, 2) }, () => ({
    ENTIDAD_FINANCIERA: chance.pick(banks),
    INICIO_RELACION: `20${chance.int(10, 23)}-0${chance.int(1, 9)}-15`,
    ...contact(chance),
  })),
})

function contact(chance: Chance) {
  const { first, last } = aPerson(chance)
  return { PERSONA_CONTACTO: `${first} ${last}`, TELEFONO: aMobile(chance) }
}
