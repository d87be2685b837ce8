import type { AppMessages } from './en/app'
import type { ColumnLabels } from './en/columns'
import type { ErrorMessages } from './en/errors'
import type { MailMessages } from './en/mails'
import type { ValidationMessages } from './en/validation'

export interface WordTree {
  readonly [key: string]: string | WordTree
}

/** All words of one language; English decides which there are. `ra` is what react-admin asks for. */
export type Messages = Readonly<{
  ra: WordTree
  app: AppMessages
  columns: ColumnLabels
  errors: ErrorMessages
  validation: ValidationMessages
  mails: MailMessages
}>
