import { INVITATION_PATH } from '../../domain/creditInvitation'
import { InvitationPage } from './InvitationPage'

/** An application for credit, for who has the link of an invitation. */
export const creditInvitation = { path: INVITATION_PATH, Page: InvitationPage }
