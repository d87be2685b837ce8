import { LegalPage } from './LegalPage'

export const legal = { path: '/proteccion-de-datos', Page: LegalPage }
