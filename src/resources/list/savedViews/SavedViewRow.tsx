import More from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { SavedView } from '../../../model/endpoints/views'
import { useViewedUser } from '../../../providers/backend/backendContext'
import type { Views } from '../state/useViews'
import { SavedViewActions } from './SavedViewActions'

export interface SavedViewRowProps {
  readonly view: SavedView
  readonly views: Views
  readonly onTaken: () => void
}

/** A view to apply; a button expands its other actions. */
export function SavedViewRow(props: SavedViewRowProps) {
  const { view, views, onTaken } = props
  const translate = useTranslate()
  const looked = useViewedUser()
  const [open, setOpen] = useState(false)
  const take = () => {
    views.take(view)
    onTaken()
  }
  return (
    <li>
      <Button
        color="inherit"
        aria-current={views.active?.id === view.id ? 'true' : undefined}
        onClick={take}
      >
        {view.name}
        <Standing view={view} />
      </Button>
      {!looked && (
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={`${translate('app.common.actions')}: ${view.name}`}
          onClick={() => setOpen(!open)}
        >
          <More fontSize="small" />
        </IconButton>
      )}
      {open && <SavedViewActions {...props} />}
    </li>
  )
}

function Standing({ view: { isDefault, isMine } }: { readonly view: SavedView }) {
  const translate = useTranslate()
  if (isDefault) return <small>{translate(`list.views.isDefault.${isDefault}`)}</small>
  return isMine ? null : <small>{translate('list.views.shared')}</small>
}
