import { later } from '../../pieces/later'
import type { ContactDialogProps } from './ContactDialog'

export const ContactDialog = later<ContactDialogProps>(() =>
  import('./ContactDialog').then(module => module.ContactDialog),
)
