import { TERMS_PATH } from '../../domain/accounts/terms'
import { LegalPage } from './LegalPage'

export const legal = { path: TERMS_PATH, Page: LegalPage }
