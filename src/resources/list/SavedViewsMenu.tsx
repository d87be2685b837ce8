import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { useDataProvider, useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useLooked } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { PageProps } from '../resourceViews'
import { SavedViewRow } from './SavedViewRow'
import { useViewAct } from './useViewAct'
import type { Views } from './useViews'

export interface SavedViewsMenuProps extends PageProps {
  readonly views: Views
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Takes up a view, saves the one shown, or keeps the present one under a name. */
export function SavedViewsMenu({ resource, views, anchor, onClose }: SavedViewsMenuProps) {
  const translate = useTranslate()
  const looked = useLooked()
  const { active, isChanged, all } = views
  const shared = active && !all.some(({ id }) => id === active.id) ? [active] : []
  const reset = () => {
    views.reset()
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { className: 'r-columns r-views', 'aria-label': translate('app.views.title') },
      }}
    >
      <div className="r-panel-head">
        <h2>{translate('app.views.title')}</h2>
        <Button size="small" onClick={reset}>
          {translate('app.views.reset')}
        </Button>
      </div>
      <ul>
        {[...shared, ...all].map(view => (
          <SavedViewRow
            key={view.id}
            resource={resource}
            view={view}
            views={views}
            onTaken={onClose}
          />
        ))}
      </ul>
      {!looked && active?.isMine && isChanged && <SaveActive views={views} onSaved={onClose} />}
      {!looked && <SaveAs resource={resource} views={views} onSaved={onClose} />}
    </Popover>
  )
}

function SaveActive({ views, onSaved }: { readonly views: Views; readonly onSaved: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const act = useViewAct(views)
  const { active, present } = views
  const save = () =>
    act(async () => {
      await dataProvider.changeView(active?.id ?? '', { state: present })
      onSaved()
    })
  return (
    <Button fullWidth variant="contained" onClick={() => void save()}>
      {translate('app.views.save', { name: active?.name })}
    </Button>
  )
}

interface SaveAsProps extends PageProps {
  readonly views: Views
  readonly onSaved: () => void
}
function SaveAs({ resource, views, onSaved }: SaveAsProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const act = useViewAct(views)
  const [name, setName] = useState('')
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    await act(async () => {
      const wish = { resource: resource.name, name: name.trim(), state: views.present }
      views.take(await dataProvider.saveView(wish))
      onSaved()
    })
  }
  return (
    <form className="r-save-view" onSubmit={keep}>
      <TextField
        size="small"
        fullWidth
        label={translate('app.views.saveAs')}
        value={name}
        onChange={event => setName(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 60 } }}
      />
      <Button type="submit" variant="outlined">
        {translate('app.form.save')}
      </Button>
    </form>
  )
}
