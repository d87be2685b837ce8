import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { changeView, saveView } from '../../../model/endpoints/views'
import { useBackend, useViewedUser } from '../../../providers/backend/backendContext'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { call } from '../../../providers/dataProvider/call'
import { useViewAct } from '../state/useViewAct'
import type { Views } from '../state/useViews'
import { NameForm } from './NameForm'
import { SavedViewRow } from './SavedViewRow'

export interface SavedViewsMenuProps {
  readonly views: Views
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Applies a view, saves the active one, or saves the current state as a new one. */
export function SavedViewsMenu({ views, anchor, onClose }: SavedViewsMenuProps) {
  const translate = useTranslate()
  const looked = useViewedUser()
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
        paper: { className: 'r-columns r-views', 'aria-label': translate('list.views.title') },
      }}
    >
      <div className="p-row r-panel-head">
        <h2>{translate('list.views.title')}</h2>
        <Button size="small" onClick={reset}>
          {translate('list.views.reset')}
        </Button>
      </div>
      <ul>
        {[...shared, ...all].map(view => (
          <SavedViewRow key={view.id} view={view} views={views} onTaken={onClose} />
        ))}
      </ul>
      {!looked && active?.isMine && isChanged && <SaveActive views={views} onSaved={onClose} />}
      {!looked && <SaveAs views={views} onSaved={onClose} />}
    </Popover>
  )
}

function SaveActive({ views, onSaved }: { readonly views: Views; readonly onSaved: () => void }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const act = useViewAct(views)
  const { active, present } = views
  const save = () =>
    act(async () => {
      await call(http, changeView, { params: { id: active?.id ?? '' }, body: { state: present } })
      onSaved()
    })
  return (
    <Button fullWidth variant="contained" onClick={() => void save()}>
      {translate('list.views.save', { name: active?.name })}
    </Button>
  )
}

function SaveAs({ views, onSaved }: { readonly views: Views; readonly onSaved: () => void }) {
  const { resource, translate } = useResourceView()
  const { http } = useBackend()
  const act = useViewAct(views)
  const keep = (name: string) =>
    act(async () => {
      const body = { resource: resource.name, name, state: views.present }
      views.take(await call(http, saveView, { body }))
      onSaved()
    })
  return <NameForm label={translate('list.views.saveAs')} onName={name => void keep(name)} />
}
