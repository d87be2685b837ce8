import '../../resources/resources.css'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useNotify, useRefresh, useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { formDefaults } from '../../model/validation/draft'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import type { Client } from './client'

export interface ContactDialogProps {
  readonly client: Client
  readonly onClose: () => void
}

/** Records the result of a contact with this customer; a next date becomes an entry of the agenda. */
export function ContactDialog({ client, onClose }: ContactDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const isNarrow = useNarrow()
  const me = useMe()
  const resource = useResource('client-contacts')
  const defaults = useMemo(
    () => ({ ...formDefaults(resource, { me, now: new Date() }), CLIENTE_ID: client.ID }),
    [resource, me, client.ID],
  )
  const saved = () => {
    notify('clients.noted', { type: 'success' })
    refresh()
    onClose()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id} variant="h2">
        {translate('clients.contactOf', { name: client.Cliente })}
      </DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={resource.name}>
          <RecordForm defaults={defaults} onSaved={saved} onCancel={onClose} inDialog />
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  )
}
