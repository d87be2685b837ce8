import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useStore,
  useTranslate,
} from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useMe } from '../../providers/backendContext'
import type { PageProps } from '../resourceViews'

export interface SavedViewsMenuProps extends PageProps {
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Takes up a saved view, keeps the present one, or throws one away. */
export function SavedViewsMenu({ resource, anchor, onClose }: SavedViewsMenuProps) {
  const translate = useTranslate()
  const me = useMe()
  const key = `${resource.name}.${me.ID}.savedQueries`
  const [stored, setStored] = useStore<SavedQuery[]>(key, [])
  const [name, setName] = useState('')
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const saved = extractValidSavedQueries(stored)
  const take = ({ value }: SavedQuery) => {
    setFilters(value.filter ?? {})
    if (value.sort) setSort(value.sort)
    onClose()
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const label = name.trim()
    if (!label) return
    const value = { filter: filterValues, displayedFilters: [], sort }
    setStored([...saved.filter(query => query.label !== label), { label, value }])
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { className: 'r-columns' } }}
    >
      <ul>
        {saved.map(query => (
          <li key={query.label}>
            <Button color="inherit" onClick={() => take(query)}>
              {query.label}
            </Button>
            <IconButton
              size="small"
              aria-label={translate('ra.saved_queries.remove_label_with_name', {
                name: query.label,
              })}
              onClick={() => setStored(saved.filter(other => other !== query))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className="r-save-view" onSubmit={keep}>
        <TextField
          size="small"
          fullWidth
          label={translate('ra.saved_queries.new_label')}
          value={name}
          onChange={event => setName(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 60 } }}
        />
        <Button type="submit" variant="contained">
          {translate('app.form.save')}
        </Button>
      </form>
    </Popover>
  )
}
