import { payees } from '../../src/domain/orders/payees'
import { priceListLabels } from '../../src/domain/orders/priceLists'
import type { DemoRecord } from './record'

/** Fictional tax numbers. */
export const HT = '0199990001001'
export const MC = '1799990002001'
export const AL = '0999990003001'

export const companies: readonly DemoRecord[] = [
  {
    EMPRESA: HT,
    NOMBRE: 'Distribuidora Kondor Andina S.A.',
    COMPANY: 'HT',
    LINEA: 'Kondor / Infinix',
    AVISO_ASISTENCIA:
      'Kondor Andina registra sus marcas solo para llevar la jornada y pagarla bien. La posición es voluntaria. Sus marcas las ven usted y Talento Humano; nadie las usa para otra cosa.',
    AVISO_POSICION:
      'Kondor Andina usa su posición para repartir visitas y ayudarle en ruta. Solo se toma en su horario, mientras la aplicación está abierta, y la ven usted, su jefatura y la administración. Retire su consentimiento cuando quiera: no tiene consecuencias.',
    DIAS_POSICIONES: 15,
    DIRECCION: 'Av. de las Lomas 12-40 y Las Retamas, Cuenca',
  },
  {
    EMPRESA: MC,
    NOMBRE: 'Mikano Comercial del Pacífico S.A.',
    COMPANY: 'MC',
    LINEA: 'Mikano',
    DIRECCION: 'Calle de los Arupos E7-21, Quito',
  },
  {
    EMPRESA: AL,
    NOMBRE: 'Alfacelular del Litoral Cía. Ltda.',
    COMPANY: 'ALPHACELL',
    LINEA: 'Operadoras',
    DIRECCION: 'Ciudadela Los Ceibos, manzana 8, Guayaquil',
  },
]

type Row = readonly [code: string, name: string, city: string, checkout?: true]

const warehouseRows: Readonly<Record<string, readonly Row[]>> = {
  [HT]: [
    ['019', 'Centro de distribución HT', 'Quito', true],
    ['002', 'Cuenca Turi', 'Cuenca', true],
    ['006', 'Quito', 'Quito', true],
    ['015', 'Guayaquil', 'Guayaquil', true],
    ['024', 'Manta', 'Manta', true],
    ['030', 'Colón', 'Guayaquil', true],
    ['008', 'Consignación', 'Quito'],
    ['010', 'Cuenca Centro', 'Cuenca'],
    ['039', 'Operadora', 'Quito'],
    ['001', 'Tienda El Ejido', 'Cuenca'],
    ['003', 'Tienda Los Nogales', 'Loja'],
    ['009', 'Tienda La Ría', 'Guayaquil'],
    ['011', 'Tienda El Bosque', 'Quito'],
  ],
  [MC]: [
    ['DISTLF', 'Centro de distribución Carapungo', 'Quito', true],
    ['003', 'Machala', 'Machala', true],
    ['004', 'Cuenca', 'Cuenca', true],
    ['030', 'Colón', 'Guayaquil', true],
    ['024', 'Manta', 'Manta'],
    ['005', 'Pendientes de operadoras', 'Quito'],
    ['T1CUENCA', 'Tienda Cuenca: teléfonos', 'Cuenca'],
    ['T3CUENCA', 'Tienda Cuenca: accesorios', 'Cuenca'],
  ],
  [AL]: [
    ['001', 'Principal', 'Guayaquil', true],
    ['002', 'Reserva operadora', 'Guayaquil'],
    ['003', 'Entregado operadora', 'Guayaquil'],
    ['007', 'CDHT Quito', 'Quito', true],
    ['009', 'Guayaquil Servientrega', 'Guayaquil', true],
    ['099', 'Importaciones en tránsito', 'Guayaquil'],
  ],
}

export const createWarehouses = (company: string): readonly DemoRecord[] =>
  (warehouseRows[company] ?? []).map(([WhsCode, WhsName, CIUDAD, isOffered]) => ({
    WhsCode,
    WhsName,
    CIUDAD,
    CHECKOUT: isOffered === true,
  }))

/** Warehouses with stock for sale. */
export const sellingWarehouses = (company: string): readonly string[] =>
  (warehouseRows[company] ?? []).flatMap(([code, , , isOffered]) => (isOffered ? [code] : []))

export const createBankAccounts = (company: string): readonly DemoRecord[] =>
  payees
    .filter(({ ruc }) => ruc === company)
    .flatMap(({ accounts }) =>
      accounts.map(({ code, bank, number }) => ({
        AcctCode: code,
        AcctName: `${bank} · ${number}`,
      })),
    )

type Named = Readonly<Record<string, string>>

export const categoriesByCompany: Readonly<Record<string, Named>> = {
  [HT]: {
    100: 'Repuestos',
    108: 'Celulares',
    109: 'Accesorios',
    110: 'Tablets',
    111: 'Electrodomésticos',
    112: 'Varios',
    116: 'Tecnología',
    117: 'Belleza',
    118: 'Electromenores',
  },
  [MC]: { 105: 'Celulares', 107: 'Accesorios', 112: 'Varios' },
  [AL]: { 108: 'Celulares', 109: 'Accesorios', 112: 'Varios' },
}

/** Fictional brands; only the codes INFINIX and GENERICO are the business's (business.md#code-lists). */
export const brandsByCompany: Readonly<Record<string, Named>> = {
  [HT]: {
    '02': 'Kondor',
    '04': 'Telvia',
    '06': 'Orbix',
    '13': 'Quilla',
    '20': 'Voltara',
    '22': 'Nubira',
    '33': 'Papelia',
    '35': 'Signo',
    '43': 'Infinix',
    '46': 'Lumea',
    '52': 'Memorix',
    '54': 'Sonora',
    '60': 'Genérico',
    '63': 'Varios',
    '64': 'Yaku',
  },
  [MC]: { '71': 'Mikano', '60': 'Genérico', '63': 'Varios' },
  [AL]: { '06': 'Orbix', '62': 'Costatel', '60': 'Genérico', '63': 'Varios' },
}

export const named = (list: Named | undefined): readonly DemoRecord[] =>
  Object.entries(list ?? {}).map(([CODIGO, NOMBRE]) => ({ CODIGO, NOMBRE }))

/** Fictional workshops of three brands. */
const workshops: Readonly<Record<string, DemoRecord>> = {
  '02': workshop('Servicio Kondor Quito', 'Av. 10 de Agosto N31-45, Quito', '0991112233'),
  '43': workshop('Centro Infinix Guayaquil', 'Av. de las Américas 406, Guayaquil', '0994445566'),
  '06': workshop('Taller Orbix Cuenca', 'Gran Colombia 7-21, Cuenca', '0997778899'),
}

function workshop(TALLER: string, TALLER_DIRECCION: string, TALLER_TELEFONO: string): DemoRecord {
  return {
    ...{ TALLER, TALLER_DIRECCION, TALLER_TELEFONO },
    ...{ TALLER_CONTACTO: 'Recepción', TALLER_CORREO: 'taller@demo.test' },
  }
}

export const createBrands = (company: string): readonly DemoRecord[] =>
  named(brandsByCompany[company]).map(brand => ({ ...brand, ...workshops[String(brand.CODIGO)] }))

export const priceListRecords: readonly DemoRecord[] = Object.entries(priceListLabels).map(
  ([number, ListName]) => ({ PriceList: Number(number), ListName }),
)
