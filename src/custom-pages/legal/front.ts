import { TERMS_PATH } from '../../domain/terms'
import { LegalPage } from './LegalPage'

/** What is done with people's data, and what holds between them and the distributor. */
export const legal = { path: TERMS_PATH, Page: LegalPage }
