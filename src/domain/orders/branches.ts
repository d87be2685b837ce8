interface Branch {
  readonly city: string
  readonly address: string
  readonly phone: string
  /** Latitude and longitude. */
  readonly at: readonly [number, number]
  /** Accepts warranty devices. */
  readonly service: boolean
}

/** Branches of the fictional distributor. */
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

/** The distributor itself, also fictional. */
export const distributorAddress = {
  name: 'Distribuidora Kondor Andina S.A.',
  ruc: '0199990001001',
} as const
