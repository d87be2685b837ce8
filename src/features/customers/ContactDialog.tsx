import { TitledDialog } from '../../ui/theme/TitledDialog'
import '../../resources/resources.css'
import DialogContent from '@mui/material/DialogContent'
import { ResourceContextProvider, useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { formDefaults } from '../../model/validation/draft'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import type { Client } from './client'

interface ContactDialogProps {
  readonly client: Client
  readonly onClose: () => void
}

/** Records the result of a contact with this customer; a next date becomes an entry of the agenda. */
export function ContactDialog({ client, onClose }: ContactDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
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
    <TitledDialog
      title={translate('clients.contactOf', { name: client.Cliente })}
      variant="h2"
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={onClose}
    >
      <DialogContent>
        <ResourceContextProvider value={resource.name}>
          <RecordForm defaults={defaults} onSaved={saved} onCancel={onClose} inDialog />
        </ResourceContextProvider>
      </DialogContent>
    </TitledDialog>
  )
}
