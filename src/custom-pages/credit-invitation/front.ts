import { INVITATION_PATH } from '../../domain/credit/creditInvitation'
import { InvitationPage } from './InvitationPage'

export const creditInvitation = { path: INVITATION_PATH, Page: InvitationPage }
