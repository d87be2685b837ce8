import type { Messages } from '../messages'
import { admin } from './admin'
import { app } from './app'
import { columns } from './columns'
import { errors } from './errors'
import { mails } from './mails'
import { validation } from './validation'

export const messages: Messages = { ra: admin, app, columns, errors, validation, mails }
