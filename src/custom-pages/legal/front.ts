import { TERMS_PATH } from '../../providers/navigation/place'
import { LegalPage } from './LegalPage'

export const legal = { path: TERMS_PATH, Page: LegalPage }
