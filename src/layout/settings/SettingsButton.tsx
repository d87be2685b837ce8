import Tune from '@mui/icons-material/SettingsRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isChanged } from '../../base/accounts/settings'
import { useSettings } from '../../providers/backend/backendContext'
import { LaterPart } from '../../ui/loading/LaterPart'
import { later } from '../../ui/theme/later'
import './settings.css'

/** The panel, loaded when it is opened. */
export const SettingsPanelLater = later(() => import('./SettingsPanel'), 'SettingsPanel', 'shell')

/** Opens the settings at the right edge; a red dot marks changed settings. */
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
  const lose = () => {
    setOpened(false)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="p-centred settings-button"
        data-tour="settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={changed ? `${name} (${translate('app.settings.changed')})` : name}
        title={name}
        onClick={open}
        onPointerEnter={() => void SettingsPanelLater.preload()}
      >
        <Tune fontSize="small" />
        {changed && <span className="p-dot settings-dot" />}
      </button>
      <LaterPart onFailed={lose}>
        {wasOpened && <SettingsPanelLater isOpen={isOpen} onClose={() => setOpen(false)} />}
      </LaterPart>
    </>
  )
}
