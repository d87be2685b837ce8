export interface Branch {
  readonly city: string
  readonly address: string
  readonly phone: string
  /** Latitude and longitude. */
  readonly at: readonly [number, number]
  /** Takes in devices under warranty. */
  readonly service: boolean
}

/** Where the invented distributor receives people. */
export const branches: readonly Branch[] = [
  {
    city: 'Cuenca',
    address: 'Av. de las Lomas 12-40 y Las Retamas',
    phone: '+593 7 000 1240',
    at: [-2.9, -79.0],
    service: true,
  },
  {
    city: 'Quito',
    address: 'Calle de los Arupos E7-21 y Los Guabos',
    phone: '+593 2 000 0721',
    at: [-0.18, -78.48],
    service: true,
  },
  {
    city: 'Guayaquil',
    address: 'Ciudadela Los Ceibos, manzana 8, solar 14',
    phone: '+593 4 000 0814',
    at: [-2.17, -79.92],
    service: true,
  },
  {
    city: 'Manta',
    address: 'Av. del Malecón y calle 24',
    phone: '+593 5 000 0024',
    at: [-0.95, -80.72],
    service: false,
  },
]

/** The distributor itself, and where it is paid: invented as well. */
export const distributor = {
  name: 'Distribuidora Kondor Andina S.A.',
  ruc: '0199990001001',
} as const

export const bankAccounts = [
  { id: 'austro', code: '1.1.01.11', bank: 'Banco del Austro Andino', number: '2200 0014 57' },
  { id: 'litoral', code: '1.1.01.12', bank: 'Banco Litoral', number: '3100 0089 20' },
  { id: 'sierra', code: '1.1.01.13', bank: 'Cooperativa Sierra Viva', number: '4070 0002 33' },
] as const

type Account = (typeof bankAccounts)[number]

/** The same accounts as what one chooses from: names of banks are the same in any language. */
export const depositAccounts = Object.fromEntries(
  bankAccounts.map(({ id, bank, number }) => [id, `${bank} · ${number}`]),
) as Readonly<Record<Account['id'], string>>
