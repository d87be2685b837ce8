import More from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useCreatePath, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { roleLabel } from '../../../i18n/roleNames'
import { rolesThatMay } from '../../../model/access/requires'
import { changeView, defaultView, deleteView, type SavedView } from '../../../model/endpoints/views'
import { useBackend, useViewedUser } from '../../../providers/backend/backendContext'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { call } from '../../../providers/dataProvider/call'
import { Checkbox } from '../../../ui/primitives/inputs'
import { useViewAct } from '../state/useViewAct'
import type { Views } from '../state/useViews'
import { NameForm } from './NameForm'

interface SavedViewRowProps {
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

/** Actions of a view: make it the default, copy its link, publish, rename, delete. */
function SavedViewActions({ view, views }: SavedViewRowProps) {
  const { resource, translate } = useResourceView()
  const { http } = useBackend()
  const act = useViewAct(views)
  const share = useShare(resource.name)
  const [renaming, setRenaming] = useState(false)
  const params = { id: view.id }
  const isMyDefault = view.isDefault === 'me'
  const begin = () =>
    act(() => call(http, defaultView, { params, body: { for: 'me', on: !isMyDefault } }))
  return (
    <div className="p-wrap r-view-actions">
      <Button size="small" onClick={() => void begin()}>
        {translate(isMyDefault ? 'list.views.notMyDefault' : 'list.views.myDefault')}
      </Button>
      <Button size="small" onClick={() => void share(view.id)}>
        {translate('list.views.share')}
      </Button>
      {view.isMine && (
        <>
          <Button size="small" onClick={() => setRenaming(!renaming)}>
            {translate('list.views.rename')}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => void act(() => call(http, deleteView, { params }))}
          >
            {translate('app.action.delete')}
          </Button>
        </>
      )}
      {renaming && (
        <NameForm
          label={translate('list.views.newName')}
          name={view.name}
          onName={name => void act(() => call(http, changeView, { params, body: { name } }))}
        />
      )}
      {view.roles && <Publish view={view} views={views} />}
    </div>
  )
}

function useShare(resource: string) {
  const notify = useNotify()
  const createPath = useCreatePath()
  return async (id: string) => {
    const path = createPath({ resource, type: 'list' })
    const link = `${window.location.origin}${path}?view=${id}`
    // The toast shows the link.
    await navigator.clipboard?.writeText(link).catch(() => undefined)
    notify('list.views.copied', { type: 'success', messageArgs: { link } })
  }
}

/** Roles for which this view is the default. */
function Publish({ view, views }: Omit<SavedViewRowProps, 'onTaken'>) {
  const { resource, translate } = useResourceView()
  const { http } = useBackend()
  const act = useViewAct(views)
  return (
    <fieldset className="r-publish">
      <legend>{translate('list.views.publish')}</legend>
      {rolesThatMay(resource, 'list').map(role => (
        <Checkbox
          key={role}
          label={roleLabel(role, translate)}
          checked={view.roles?.includes(role) ?? false}
          onChange={event => {
            const body = { for: role, on: event.target.checked }
            void act(() => call(http, defaultView, { params: { id: view.id }, body }))
          }}
        />
      ))}
    </fieldset>
  )
}
