import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useGetList, useNotify, useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { everyRole, isAccountRole, type Role } from '../../base/business'
import { fold } from '../../base/fold'
import { languageFor } from '../../base/text'
import { roleLabel } from '../../i18n/roleNames'
import { useBackend } from '../../providers/backend/backendContext'
import { useActiveOnly } from '../../providers/backend/catalogueContext'
import { firstLanguage } from '../../providers/backend/i18nProvider'
import { firstOfList } from '../../providers/dataProvider/firstOfList'

export interface ViewAsDialogProps {
  readonly onClose: () => void
}

/** Chooses a role or a person to view as. */
export function ViewAsDialog({ onClose }: ViewAsDialogProps) {
  const translate = useTranslate()
  const nameOf = (role: Role) => roleLabel(role, translate)
  const begin = useBegin(onClose)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const named = everyRole().filter(role => fold(nameOf(role)).includes(fold(words)))
  const people = usePeople(words)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose}>
      <DialogTitle>{translate('app.viewAs.title')}</DialogTitle>
      <DialogContent>
        <p className="p-quiet view-as-text">{translate('app.viewAs.text')}</p>
        <TextField
          fullWidth
          autoFocus
          size="small"
          type="search"
          label={translate('app.viewAs.search')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <List dense disablePadding>
          {named.length > 0 && <ListSubheader>{translate('app.viewAs.roles')}</ListSubheader>}
          {named.map((role: Role) => (
            <ListItemButton key={role} onClick={() => begin(`role:${role}`, nameOf(role))}>
              <ListItemText primary={nameOf(role)} />
            </ListItemButton>
          ))}
          {people.length > 0 && <ListSubheader>{translate('app.viewAs.users')}</ListSubheader>}
          {people.map(person => (
            <ListItemButton
              key={person.id}
              onClick={() => begin(`user:${person.id}`, String(person.DISPLAYNAME))}
            >
              <ListItemText
                primary={<bdi>{String(person.DISPLAYNAME ?? '')}</bdi>}
                secondary={isAccountRole(person.ROLE) && roleLabel(person.ROLE, translate)}
              />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
    </Dialog>
  )
}

function usePeople(words: string): readonly RaRecord[] {
  const activeOnly = useActiveOnly()
  const { data = [] } = useGetList(
    'users',
    firstOfList('DISPLAYNAME', 20, { ...activeOnly, ...(words && { q: words }) }),
  )
  return data
}

function useBegin(onClose: () => void) {
  const notify = useNotify()
  const client = useQueryClient()
  const { viewAs, language } = useBackend()
  return async (wanted: string, name: string) => {
    try {
      await viewAs.begin(wanted, name, me =>
        firstLanguage(languageFor(language.current(), me.ROLE)),
      )
      client.removeQueries({ type: 'inactive' })
      onClose()
    } catch (error) {
      const { message } = (error ?? {}) as { message?: string }
      notify(message ?? 'errors.serverError', { type: 'error' })
    }
  }
}
