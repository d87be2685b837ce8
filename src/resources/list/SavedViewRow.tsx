import More from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useLooked } from '../../providers/backendContext'
import type { SavedView } from '../../providers/dataProvider/views'
import type { PageProps } from '../resourceViews'
import { SavedViewActions } from './SavedViewActions'
import type { Views } from './useViews'

export interface SavedViewRowProps extends PageProps {
  readonly view: SavedView
  readonly views: Views
  readonly onTaken: () => void
}

/** A view to be taken up; what else may be done with it opens below. */
export function SavedViewRow(props: SavedViewRowProps) {
  const { view, views, onTaken } = props
  const translate = useTranslate()
  const looked = useLooked()
  const [open, setOpen] = useState(false)
  const take = () => {
    views.take(view)
    onTaken()
  }
  return (
    <li className="r-view">
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
  if (isDefault) return <small>{translate(`app.views.isDefault.${isDefault}`)}</small>
  return isMine ? null : <small>{translate('app.views.shared')}</small>
}
