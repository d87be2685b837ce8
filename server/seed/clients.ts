import { addDays } from '../../src/base/day'
import { fold } from '../../src/base/fold'
import { HT, MC } from './companies'
import { aCedula, aCompanysRuc, aPersonsRuc } from './identities'
import { aMobile, aPerson, aShopName, aStreet } from './names'
import { type Place, parishCode, places } from './places'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

/** Cities with many customers. */
const busy = ['Cuenca', 'Quito', 'Guayaquil', 'Manta', 'Machala', 'Ambato']
const byTrade = [
  ...places,
  ...Array.from({ length: 8 }, () => places.filter(({ canton }) => busy.includes(canton))).flat(),
]

interface ClientsWanted {
  readonly company: string
  readonly count: number
  readonly sellers: readonly number[]
  readonly today: string
}

/** Customers of a company. The first belongs to the demo account `cliente`; in HT and MC the second is the partner. */
export function createClients({
  company,
  count,
  sellers,
  today,
}: ClientsWanted): readonly DemoRecord[] {
  const chance = chanceFrom(Number(company.slice(-4)) + 41)
  const names = new Set<string>()
  return Array.from({ length: count }, (_, at) => {
    const isPartner = at === 1 && (company === HT || company === MC)
    const identity = isPartner ? partner(chance) : anIdentity(names, chance)
    const SlpCode = at === 0 ? sellers[0] : chance.pick(sellers)
    return {
      ...identity,
      ID: `CL${identity.RUC}`,
      Celular: `+593${aMobile(chance).slice(1)}`,
      EMAIL: `${mailName(identity.Cliente)}@demo.test`,
      COMPANY: isPartner ? 'TOMEBAMBA' : null,
      SlpCode: SlpCode ?? null,
      ...(at === 0 ? { ...createCredit(chance, today), Lista: 5 } : createCredit(chance, today)),
    }
  })
}

/** Customers that a colleague entered a second time, as happens: by RUC instead of cédula, the phone in its short form. */
export const repeatedClients = (clients: readonly DemoRecord[]): readonly DemoRecord[] =>
  clients
    .slice(2)
    .filter(({ RUC, Nombres }) => Nombres && String(RUC).length === 10)
    .slice(0, 3)
    .map(({ RUC, Nombres, Apellidos, Celular, Ciudad, SlpCode, Tipo }) => ({
      ...{ Nombres, Apellidos, Ciudad, SlpCode, Tipo, ENVIO: [] },
      ...{ ID: `CL${aPersonsRuc(String(RUC))}`, RUC: aPersonsRuc(String(RUC)) },
      Cliente: `${Nombres} ${Apellidos}`,
      Celular: String(Celular).replace('+593', '0'),
      ...{ U_SYP_CREDITO: 4, GLN: creditTexts[4], GroupNum: -1, Lista: 5 },
      ...{ CreditLine: 0, Balance: 0, DebtLine: 0, U_LS_LIM_CRE_LID: 0 },
    }))

const mailName = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, 40)
    .replace(/\.+$/, '')

const partner = (chance: Chance) => ({
  ...at(places[0] as Place, chance),
  Cliente: 'Socios Comerciales del Valle S.A.',
  RUC: aCompanysRuc('01', chance),
  Tipo: 123,
})

function anIdentity(usedIdentities: Set<string>, chance: Chance) {
  const home = chance.pick(byTrade)
  const { first, last } = aPerson(chance)
  const isCompany = chance.happens(0.35)
  const shop = isCompany
    ? `${aShopName(chance)} Cía. Ltda.`
    : chance.happens(0.4)
      ? aShopName(chance)
      : ''
  const name = shop || `${last} ${first}`
  const Cliente = usedIdentities.has(name) ? `${name} ${home.canton}` : name
  usedIdentities.add(name)
  const cedula = aCedula(home.province, chance)
  const RUC = isCompany
    ? aCompanysRuc(home.province, chance)
    : chance.happens(0.3)
      ? cedula
      : aPersonsRuc(cedula)
  return {
    ...at(home, chance),
    Cliente,
    Nombres: isCompany ? null : first,
    Apellidos: isCompany ? null : last,
    RUC,
    Tipo: chance.pick([106, 106, 106, 122, 122, 124, 123, 112, 115]),
  }
}

function at(home: Place, chance: Chance) {
  const Direccion = aStreet(chance)
  return {
    Ciudad: home.canton,
    Direccion,
    ZipCode: `${home.province}${chance.digits(4)}`,
    ENVIO: ['MATRIZ', 'SUCURSAL', 'BODEGA']
      .slice(0, chance.pick([1, 1, 1, 2, 3]))
      .map((TIPO, n) => ({
        TIPO,
        DIRECCION: n === 0 ? Direccion : aStreet(chance),
        PARROQUIA: parishCode(home, chance.int(0, home.parishes.length - 1)),
        NAME_SERVIENTREGA: `${home.canton} (${home.provinceName})`,
        U_LS_LATITUD: near(home.lat, chance),
        U_LS_LONGITUD: near(home.lng, chance),
      })),
  }
}

const near = (degrees: number, chance: Chance) =>
  Math.round((degrees + chance.int(-300, 300) / 10_000) * 10_000) / 10_000

const creditTexts: Readonly<Record<number, string>> = {
  1: 'Nominado',
  2: 'Innominado',
  3: 'Interno',
  4: 'Contado',
}

function createCredit(chance: Chance, today: string) {
  const type = chance.pick([1, 2, 3, 3, 4])
  const limit = type === 4 ? 0 : chance.int(2, 120) * 500
  const used = Math.round(limit * chance.pick([0, 0.1, 0.35, 0.6, 0.8, 0.95, 1.1]) * 100) / 100
  return {
    U_SYP_CREDITO: type,
    GLN: creditTexts[type] ?? '',
    ValidComm: limit > 0 ? `Crédito aprobado por ${limit} dólares` : null,
    U_SYP_DOCUMENTACION: chance.pick([1, 2, 2, 3]),
    GroupNum: type === 4 ? -1 : chance.pick([2, 3, 4, 5, 6, 9, 25]),
    Lista: chance.pick([2, 3, 4, 5, 5, 5]),
    CreditLine: limit,
    Balance: used,
    DebtLine: Math.round(limit * (30 + chance.int(0, 20))) / 100,
    U_LS_LIM_CRE_LID: limit,
    U_LS_EXT_CUP_1: chance.happens(0.2) ? limit / 5 : 0,
    U_LS_EXT_CUP_2: 0,
    U_LS_Vencimiento_Pagare:
      limit > 0 && chance.happens(0.7) ? addDays(today, chance.int(-20, 400)) : null,
    U_LS_ASEGURADORA: type <= 2 ? 'Seguros Altiplano' : null,
    Score: chance.int(450, 980),
    Free_Text: chance.happens(0.1) ? 'Confirmar dirección antes de despachar.' : null,
  }
}
