import Tune from '@mui/icons-material/SettingsRounded'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { isChanged } from '../../domain/settings'
import { useSettings } from '../../providers/backendContext'
import './settings.css'

const load = () => import('./SettingsPanel')
const Panel = lazy(async () => ({ default: (await load()).SettingsPanel }))

/** Opens the settings at the right edge; a red dot says that something is not as it came. */
export function SettingsButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const changed = isChanged(useSettings())
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  const name = translate('app.settings.open')
  return (
    <>
      <button
        type="button"
        className="settings-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={changed ? `${name} (${translate('app.settings.changed')})` : name}
        title={name}
        onClick={open}
        onPointerEnter={() => void load()}
      >
        <Tune fontSize="small" />
        {changed && <span className="settings-dot" />}
      </button>
      <Suspense fallback={null}>
        {wasOpened && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
