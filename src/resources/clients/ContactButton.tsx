import Note from '@mui/icons-material/EditNoteRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { Button } from '../../pieces/Button'
import { useMay } from '../../providers/catalogueContext'
import { useHeld } from '../../providers/useHeld'
import type { Client } from './client'
import { ContactDialog } from './contactDialogLater'

interface ContactButtonProps {
  readonly client: Client
  readonly variant?: 'text' | 'outlined'
}

/** Asks what came of a contact, for who notes them. */
export function ContactButton({ client, variant = 'outlined' }: ContactButtonProps) {
  const translate = useTranslate()
  const held = useHeld()
  const [isOpen, setOpen] = useState(false)
  const mayNote = useMay('client-contacts', 'create')
  if (!mayNote) return null
  return (
    <>
      <Button variant={variant} startIcon={<Note />} onClick={() => setOpen(true)} {...held}>
        {translate('clients.contact')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ContactDialog client={client} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
