import Note from '@mui/icons-material/EditNoteRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { viewNamespaces } from '../../i18n/firstNamespaces'
import { useMay } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import type { Client } from './client'

interface ContactButtonProps {
  readonly client: Client
  readonly variant?: 'text' | 'outlined'
}

/** Opens the contact dialog, for people who may record contacts. */
export function ContactButton({ client, variant = 'outlined' }: ContactButtonProps) {
  const translate = useTranslate()
  const held = useReadOnlyProps()
  const [isOpen, setOpen] = useState(false)
  const mayNote = useMay('client-contacts', 'create')
  if (!mayNote) return null
  return (
    <>
      <Button variant={variant} startIcon={<Note />} onClick={() => setOpen(true)} {...held}>
        {translate('clients.contact')}
      </Button>
      {isOpen && <ContactDialog client={client} onClose={() => setOpen(false)} />}
    </>
  )
}

const ContactDialog = quiet(
  later(() => import('./ContactDialog'), 'ContactDialog', 'clients', ...viewNamespaces.edit),
)
