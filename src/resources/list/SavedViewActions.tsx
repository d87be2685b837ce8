import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useCreatePath, useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { roleLabels } from '../../domain/roles'
import { rolesThatMay } from '../../model/requires'
import { useLanguage } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { SavedViewRowProps } from './SavedViewRow'
import { useViewAct } from './useViewAct'

/** What may be done with a view: begin with it, hand its link on, publish, rename or delete it. */
export function SavedViewActions({ resource, view, views }: SavedViewRowProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const act = useViewAct(views)
  const share = useShare(resource.name)
  const [renaming, setRenaming] = useState(false)
  const isMyDefault = view.isDefault === 'me'
  const begin = () =>
    act(() => dataProvider.setDefaultView(view.id, { who: 'me', on: !isMyDefault }))
  return (
    <div className="r-view-actions">
      <Button size="small" onClick={() => void begin()}>
        {translate(isMyDefault ? 'app.views.notMyDefault' : 'app.views.myDefault')}
      </Button>
      <Button size="small" onClick={() => void share(view.id)}>
        {translate('app.views.share')}
      </Button>
      {view.isMine && (
        <>
          <Button size="small" onClick={() => setRenaming(!renaming)}>
            {translate('app.views.rename')}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => void act(() => dataProvider.deleteView(view.id))}
          >
            {translate('ra.action.delete')}
          </Button>
        </>
      )}
      {renaming && (
        <NewName
          name={view.name}
          onName={name => act(() => dataProvider.changeView(view.id, { name }))}
        />
      )}
      {view.roles && <Publish resource={resource} view={view} views={views} />}
    </div>
  )
}

function useShare(resource: string) {
  const notify = useNotify()
  const createPath = useCreatePath()
  return async (id: string) => {
    const path = createPath({ resource, type: 'list' })
    const link = `${window.location.origin}${path}?view=${id}`
    await navigator.clipboard?.writeText(link).catch(() => 'the toast shows it')
    notify('app.views.copied', { type: 'success', messageArgs: { link } })
  }
}

function NewName({ name, onName }: { name: string; onName: (name: string) => Promise<void> }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="r-save-view"
      onSubmit={event => {
        event.preventDefault()
        void onName(typed)
      }}
    >
      <TextField
        size="small"
        fullWidth
        autoFocus
        label={translate('app.views.newName')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <Button type="submit">{translate('app.form.save')}</Button>
    </form>
  )
}

/** The roles whose list begins with this view. */
function Publish({ resource, view, views }: Omit<SavedViewRowProps, 'onTaken'>) {
  const translate = useTranslate()
  const language = useLanguage()
  const dataProvider = useDataProvider<AppDataProvider>()
  const act = useViewAct(views)
  return (
    <fieldset className="r-publish">
      <legend>{translate('app.views.publish')}</legend>
      {rolesThatMay(resource, 'list').map(role => (
        <label key={role}>
          <input
            type="checkbox"
            checked={view.roles?.includes(role) ?? false}
            onChange={event => {
              const wish = { who: role, on: event.target.checked }
              void act(() => dataProvider.setDefaultView(view.id, wish))
            }}
          />
          {roleLabels[role][language]}
        </label>
      ))}
    </fieldset>
  )
}
