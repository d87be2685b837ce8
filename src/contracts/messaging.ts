import { roles } from '../domain/accounts/roles'
import * as s from '../model/route/shapes'

/** Routes of people who write to each other: everybody with a role, in their company. */
export const asMember = {
  policy: 'signedIn',
  allow: roles.filter(role => role !== 'user'),
  inCompany: true,
} as const

/** A file sent with a message. */
export const messageFile = { id: s.uuid, name: s.text, size: s.integer, type: s.text, path: s.text }
